## Hints

panel-hint = Hint
hint = 💡 The strongest computer would choose: **{ $move }**. What it gains: { $why }.
hint-only = 💡 The strongest computer would choose: **{ $move }**. It sees no gain in it, but more loss in everything else.
hint-reason = { $what } ({ $points })
coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
result-hinted = { $line } · with hints
refusal-no-hints-here = There are no hints here: only where you play alone for practice, or against computers only.
refusal-hint-not-now = You can have a hint when it's your turn.
command-game-hint = hint
command-game-hint-about = What the strongest computer would do in your place; your result will say so
