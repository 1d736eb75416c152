## Tipps

panel-hint = Tipp
hint = 💡 Der stärkste Computer würde das wählen: **{ $move }**. Was es bringt: { $why }.
hint-only = 💡 Der stärkste Computer würde das wählen: **{ $move }**. Davon verspricht er sich mehr als von allem anderen.
hint-reason = { $what } ({ $points })
coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
result-hinted = { $line } · mit Tipps
refusal-no-hints-here = Hier gibt es keine Tipps: nur wenn du allein zur Übung oder nur gegen Computer spielst.
refusal-hint-not-now = Einen Tipp bekommst du, wenn du am Zug bist.
command-game-hint = tipp
command-game-hint-about = Was der stärkste Computer an deiner Stelle täte; dein Ergebnis sagt das dann

## Rückblick

ending-review = Rückblick
review-title = Rückblick · { $game } · #{ $number }
review-progress =
    { $steps ->
        [0] ⏳ Ich lese die Partie …
       *[other] ⏳ Ich blicke zurück: Zug { $done } von { $steps } …
    }
review-kept = Du hast **{ $percent } %** von dem geholt, was zu holen war. 100 % hätte der stärkste Computer mit deinem Wissen geholt, 0 % bringt es, unter den Zügen, die in Frage kamen, blind zu wählen.
review-dear = Zug { $turn } hat { $points } Punkte gekostet.
review-worst = { $place }. Zug { $turn }: { $points } Punkte verschenkt
review-own = **{ $who }** { $what }
review-instead = **Der stärkste Computer** { $what }
review-why = Was das bringt: { $why }
review-turn = **{ $turn }.** { $what }
review-turn-dear = **{ $turn }.** { $what } · −{ $points } · der Computer { $instead }
review-previous = Zurück
review-next = Weiter
review-share = Ergebnis zeigen
review-shared = Rückblick auf eine Partie { $game }: { $who } hat **{ $percent } %** von dem geholt, was zu holen war.
refusal-review-after-the-day = Zurückblicken kannst du, wenn der Tag vorbei ist: Bis dahin können andere dieselbe Aufgabe noch spielen.
refusal-nothing-to-review = In dieser Partie hast du keinen Zug selbst gemacht, auf den du zurückblicken könntest.
command-game-review = rückblick
command-game-review-about = Auf deine beendete Partie zurückblicken: was der stärkste Computer getan hätte
