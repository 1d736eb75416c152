### Leute, die nicht da sind: gehen und zurückkommen, geschlossene Partien, und wer den Server verlassen hat.

## Gehen und zurückkommen

leave-game = Aussteigen…
panel-return = Platz zurückholen
log-share = 🤖 { $name }: vom Computer gezogen: { $computer }/{ $moves }
note-left = { $name } ist ausgestiegen. Ein Computer spielt weiter.
note-returned = { $name } ist wieder da.

## Geschlossene Partien

board-closed = 💤 Diese Partie ist geschlossen, weil niemand weitergespielt hat. Alle, die mitspielen, können sie wieder öffnen.
closed-notice = 💤 **{ $game }** ist geschlossen, weil niemand weitergespielt hat. Die Partie zählt nicht, und nichts ist verloren: Alle, die mitspielen, können sie wieder öffnen.
closed-reopen = Wieder öffnen
closed-reopened = ✅ Die Partie ist wieder offen.
manage-closed = 💤 In { $place } geschlossen, weil niemand weitergespielt hat. Alle, die mitspielen, können sie wieder öffnen.
note-closed = Die Partie wurde geschlossen, weil niemand weitergespielt hat.
note-reopened = { $name } hat die Partie wieder geöffnet.
game-list-closed = 💤 { $number ->
        [one] Eine deiner Partien ist geschlossen. Mit `/{ command-game } { command-game-reopen }` öffnest du sie wieder.
       *[other] { $number } deiner Partien sind geschlossen. Mit `/{ command-game } { command-game-reopen }` öffnest du sie wieder.
    }
refusal-closed = 💤 Diese Partie ist geschlossen, weil niemand weitergespielt hat. Wer mitspielt, kann sie mit `/{ command-game } { command-game-reopen }` wieder öffnen.
refusal-not-closed = Diese Partie ist nicht geschlossen.
refusal-no-closed-game = Auf diesem Server ist keine deiner Partien geschlossen.
command-game-reopen = wieder-öffnen
command-game-reopen-about = Eine Partie wieder öffnen, in der niemand weitergespielt hat
command-option-closed-about = Welche deiner geschlossenen Partien; nur nötig, wenn es mehrere sind

## Wer den Server verlassen hat

gone-question = 🚪 { $who } ist nicht mehr da und kann { $game } nicht weiterspielen. Wenn niemand entscheidet, übernimmt { $when } ein Computer den Platz, bis { $who } zurückkommt.
gone-wait-done = ✅ Der Tisch wartet auf { $name }. In einer Woche frage ich wieder.
note-gone-wait = { $name } war nicht mehr da. Der Tisch wollte warten.
note-gone-move = { $name } war nicht mehr da. Der Tisch hat einen Computer den Zug machen lassen.
note-gone-seat = { $name } war nicht mehr da. Der Tisch lässt einen Computer spielen, bis { $name } zurückkommt.
note-gone-overdue = { $name } war nicht mehr da, und niemand hat entschieden. Ein Computer spielt, bis { $name } zurückkommt.
refusal-seats-freed = { $names } { $people ->
        [one] kann diesen Tisch nicht mehr sehen, deshalb ist dort jetzt ein Platz frei
       *[other] können diesen Tisch nicht mehr sehen, deshalb sind dort jetzt Plätze frei
    }. Starte noch einmal, um ohne { $names } zu spielen.
