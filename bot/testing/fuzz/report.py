"""What came of every input, and the report on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

#: How much of an input, and how many different refusals of a kind, a report shows.
EXCERPT = 200
MOST_REFUSALS = 12
#: How many inputs a finding names.
EXAMPLES = 3

#: What differs from one answer to the next: what people typed, names in bold, times, numbers, ids of errors.
_DETAIL = re.compile(r"[“„][^”“]*[”“]|\*\*[^*]*\*\*|<[^>]*>|\b[0-9a-f]{6}\b|\d+")


class Judged(Struct, frozen=True):
    """One input and what came of it."""

    kind: str
    input: str
    #: How it was answered or refused.
    how: str
    #: What must not happen, if it did.
    problem: str = ""


class Finding(Struct, frozen=True):
    """Something that must not happen, and inputs that make it happen."""

    kind: str
    problem: str
    times: int
    inputs: tuple[str, ...]


class Report(Struct, frozen=True):
    seed: int
    inputs: int
    seconds: float
    kinds: dict[str, int]
    #: By kind, how many inputs were answered how; the commonest.
    answers: dict[str, dict[str, int]]
    findings: tuple[Finding, ...]


def report(seed: int, seconds: float, judged: Sequence[Judged]) -> Report:
    kinds = Counter(one.kind for one in judged)
    answers = {
        kind: dict(Counter(one.how for one in judged if one.kind == kind).most_common(MOST_REFUSALS)) for kind in kinds
    }
    return Report(seed, len(judged), round(seconds, 1), dict(kinds), answers, tuple(_findings(judged)))


def _findings(judged: Sequence[Judged]) -> Iterator[Finding]:
    """The same problem is reported once, with its first inputs."""
    alike: dict[tuple[str, str], list[Judged]] = {}
    for one in judged:
        if one.problem:
            alike.setdefault((one.kind, _DETAIL.sub("…", one.problem)), []).append(one)
    for (kind, _), ones in alike.items():
        yield Finding(kind, ones[0].problem, len(ones), tuple(one.input for one in ones[:EXAMPLES]))


def excerpt(value: object) -> str:
    text = repr(value)
    return text if len(text) <= EXCERPT else f"{text[:EXCERPT]}… ({len(text)} characters)"


def outline(said: str) -> str:
    """The first line of an answer without its details, so that answers of the same kind are counted as one."""
    return _DETAIL.sub("…", said.partition("\n")[0])[:80]


def in_words(told: Report) -> str:
    lines = [f"{told.inputs} inputs, seed {told.seed}, {told.seconds:.1f} s"]
    for kind, count in told.kinds.items():
        lines.append(f"\n{kind}: {count}")
        lines += [f"  {times:6}  {how}" for how, times in told.answers[kind].items()]
    lines.append("")
    for finding in told.findings:
        lines.append(f"FOUND {finding.times} times in {finding.kind}: {finding.problem}")
        lines += [f"  {example}" for example in finding.inputs]
    lines.append(
        "Not every input was answered well." if told.findings else "Every input was answered or clearly refused."
    )
    return "\n".join(lines)
