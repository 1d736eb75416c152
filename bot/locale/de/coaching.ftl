## Tipps

panel-hint = Tipp
hint = 💡 Der stärkste Computer würde das wählen: **{ $move }**. Was es bringt: { $why }.
hint-only = 💡 Der stärkste Computer würde das wählen: **{ $move }**. Es bringt nichts, aber alles andere kostet mehr.
hint-reason = { $what } ({ $points })
coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
result-hinted = { $line } · mit Tipps
refusal-no-hints-here = Hier gibt es keine Tipps: nur wenn du allein zur Übung oder nur gegen Computer spielst.
refusal-hint-not-now = Einen Tipp bekommst du, wenn du am Zug bist.
command-game-hint = tipp
command-game-hint-about = Was der stärkste Computer an deiner Stelle täte; dein Ergebnis sagt das dann
