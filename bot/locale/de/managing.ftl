### Für die Moderation: was sie an einer Partie ändern kann, und was dann alle erfahren.

## Das Panel einer Partie

manage-title = { $title } verwalten
manage-lobby = Der Tisch steht in { $place }, die Partie hat noch nicht begonnen.
manage-running = Die Partie in { $place } wartet auf { $names }.
manage-paused = ⏸️ Pausiert { $since }, in { $place }. Niemand kann ziehen, keine Uhr läuft.
manage-finished = Diese Partie ist zu Ende.
manage-cancelled = Diese Partie wurde abgebrochen.
manage-broken = ⚠️ Diese Partie ist beschädigt. Du kannst sie nur noch abbrechen.
manage-act-pause = Pause
manage-act-resume = Weiter
manage-log = Verlauf
manage-cancel = Abbrechen …
manage-back = Zurück zur Partie
manage-seats = Platz auswählen …
manage-seat-waiting = { $name }: ist am Zug
manage-seat-idle = { $name }
manage-seat-computer = { $name }: ein Computer spielt
manage-move = Kanal wechseln …
manage-seat-title = Der Platz von { $name }
manage-seat-about-person = Ein Computer kann diesen einen Zug machen oder spielen, bis die Person zurück ist. Du kannst den Platz auch für immer jemand anderem geben.
manage-seat-about-computer = Hier spielt ein Computer. Du kannst den Platz einer Person geben.
manage-skip = Computer ziehen lassen
manage-sub = Computer vertreten lassen
manage-person = Person auswählen …
manage-skip-first = Ein Computer macht den Zug von { $name }, und damit endet der Zug für alle. Das lässt sich nicht rückgängig machen.
manage-skip-sure = Für { $name } ziehen
manage-reason = Warum? Es steht dann auf dem Brett.
manage-reason-hint = Kann leer bleiben.
manage-title-cancel = Schluss mit { $game }?
manage-title-pause = Diese Partie pausieren
manage-title-resume = Diese Partie fortsetzen
manage-title-skip = Einen Computer ziehen lassen
manage-title-undo = Den letzten Zug zurücknehmen
manage-title-sub = Einen Computer vertreten lassen
manage-title-replace = Den Platz jemand anderem geben
manage-title-move-to = Diese Partie verlegen
manage-why = Warum? Du kannst es weglassen.
manage-skip-final = Damit endet der Zug für alle. Das lässt sich nicht rückgängig machen.
manage-clock = Uhr
manage-clock-title = Die Uhr von { $title }
manage-clock-fair = -# Von da an hat niemand weniger Zeit, als die Uhr zu Beginn gibt. Wer mehr gespart hat, behält es, soweit sie es fasst.
manage-clock-done = ✅ Die Uhr ist umgestellt. Der Tisch weiß Bescheid.
manage-paused-done = ⏸️ Die Partie ist pausiert.
manage-resumed-done = ▶️ Die Partie geht weiter.
manage-skipped-done = ✅ Ein Computer hat für { $name } gezogen.
manage-sub-done = ✅ Ein Computer spielt für { $name }, bis die Person zurück ist.
manage-replaced-done = ✅ Auf dem Platz von { $name } spielt jetzt jemand anderes. Beide wissen Bescheid.
manage-moved-done = ✅ Die Partie ist umgezogen.

## Was alle erfahren

board-paused = ⏸️ Die Moderation hat diese Partie { $since } pausiert. Niemand muss ziehen.
board-moved-from-moderator = 📍 Die Moderation hat diese Partie hierher verlegt.
panel-paused = ⏸️ Die Moderation hat diese Partie { $since } pausiert. Sobald sie weitergeht, kannst du ziehen.
panel-seat-given-away = Die Moderation hat diesen Platz jemand anderem gegeben.
game-line-paused = ⏸️ **{ $title }**: pausiert { $link }
notice-replace = 🔁 **{ $game }:** Die Moderation hat den Platz von { $whom } an { $instead } gegeben. Von hier an geht es so weiter.
notice-replace-computer = 🔁 **{ $game }:** Die Moderation lässt einen Computer für { $whom } spielen. Mit `/{ command-game } { command-game-return }` bekommst du den Platz zurück.
notice-clock = ⏳ **{ $game }:** Die Moderation hat die Uhr umgestellt. { $clock ->
        [none] Es gibt keine mehr: Alle nehmen sich die Zeit, die sie brauchen.
       *[other] { $clock }
    }
note-clock = Die Moderation hat die Uhr umgestellt.
note-pause = Die Moderation hat die Partie pausiert.
note-resume = Die Moderation hat die Partie fortgesetzt.
note-skip = Die Moderation hat einen Computer für { $name } ziehen lassen.
note-replace = Die Moderation hat einen Platz neu vergeben: Dort spielt jetzt { $name }, vielleicht vertreten von einem Computer.

## Was die Moderation getan hat

deeds-title = Was die Moderation getan hat
deeds-none = Hier steht nichts.
deeds-older = Ältere
deeds-newest = Neueste
deed-line = { $time } { $who }: { $what }
deed-reason = 💬 { $reason }
deed-pause = pausiert
deed-resume = fortgesetzt
deed-skip = Computer für { $whom } ziehen lassen
deed-replace = Platz von { $whom } an { $instead } gegeben
deed-replace-computer = Computer für { $whom } spielen lassen
deed-cancel = abgebrochen
deed-move = nach { $place } verlegt
deed-clock = { $clock ->
        [none] Uhr weggenommen
       *[other] Uhr umgestellt: { $clock }
    }
deed-setting = Einstellung geändert: { $setting }

## Die Einstellungen eines Servers

server-title = Einstellungen dieses Servers
setting-of-language = 🌐 Sprache der öffentlichen Beiträge: { $value }
setting-of-threads = 🧵 { $value ->
        [yes] Jede Partie bekommt ihren eigenen Thread.
       *[no] Gespielt wird im Kanal.
    }
setting-of-games-channel = 📍 { $value ->
        [none] Tische kann man in jedem Kanal eröffnen.
       *[other] Tische eröffnet man nur in { $value }.
    }
setting-of-opener-role = 🪑 { $value ->
        [none] Alle können Tische eröffnen.
       *[other] Nur { $value } und die Moderation können Tische eröffnen.
    }
setting-of-moderator-role = 🛡️ { $value ->
        [none] Moderation: wer den Server verwalten darf.
       *[other] Moderation: auch { $value }.
    }
setting-of-most-tables = 🔢 { $value ->
        [none] Keine eigene Grenze für offene Tische.
        [1] Alle können einen Tisch offen haben.
       *[other] Alle können { $value } Tische offen haben.
    }
setting-of-clock = { $value ->
        [none] ⏳ Neue Tische haben keine Uhr.
       *[other] { $value }
    }
server-clock = Uhr neuer Tische
server-clock-title = Die Uhr neuer Tische
server-back = Alle Einstellungen
server-threads-yes = Threads
server-threads-no = Keine Threads
server-most-tables-0 = Kein Limit
server-most-tables-1 = 1 Tisch
server-most-tables-2 = 2
server-most-tables-3 = 3
server-choose-games-channel = Kanal für neue Tische …
server-choose-opener-role = Wer Tische eröffnen darf …
server-choose-moderator-role = Wer noch moderiert …
server-clear-games-channel = In jedem Kanal
server-clear-opener-role = Alle eröffnen
server-clear-moderator-role = Sonst niemand
refusal-managers-only = Wer noch moderiert, bestimmt nur, wer den Server verwalten darf.
refusal-role-of-everyone = Diese Rolle haben alle. Wähl eine andere.
refusal-games-channel = Auf diesem Server eröffnet man Tische in <#{ $place }>.
refusal-openers-only = Auf diesem Server eröffnet <@&{ $role }> die Tische. Du kannst dich dazusetzen oder `/{ command-solo }` spielen.
command-option-games-channel-about = Der einzige Kanal, in dem Tische eröffnet werden
command-option-openers = eröffnende
command-option-openers-about = Die einzige Rolle, die Tische eröffnet
command-option-moderators = moderation
command-option-moderators-about = Eine Rolle, die Partien moderiert, neben allen, die den Server verwalten
command-option-default-clock-about = Die Uhr neuer Tische, bis man sie dort ändert; getippt: 2 Tage + 1 Tag + 5 Tage; oder keine
command-option-most-tables = tische
command-option-most-tables-about = Wie viele Tische eine Person offen haben kann; 0 für keine Grenze
command-option-clear = zurücknehmen
command-option-clear-about = Eine Wahl zurücknehmen

## Absagen

refusal-same-clock = Diese Partie hat schon diese Uhr.
refusal-paused = ⏸️ Die Moderation hat diese Partie pausiert. Sobald sie weitergeht, kannst du ziehen.
refusal-already-paused = Diese Partie ist schon pausiert.
refusal-not-paused = Diese Partie ist nicht pausiert.
refusal-not-waited-for = Die Partie wartet nicht auf { $names }.
refusal-no-such-seat = Diesen Platz gibt es nicht. Wähl einen aus der Liste.
refusal-computer-plays-there = Für { $names } spielt schon ein Computer.
refusal-sits-there-already = { $names } spielt in dieser Partie schon mit.
refusal-cannot-seat = { $names } kann in dieser Partie nicht mitspielen. Such jemand anderen aus.
refusal-cannot-see-channel = { $names } kann den Kanal dieser Partie nicht sehen.
refusal-no-such-channel = Dorthin kann keine Partie. Wähl einen Textkanal, den du sehen kannst.
refusal-cannot-post-there = In <#{ $place }> kann ich nichts posten. Ich muss den Kanal sehen, dort schreiben und Dateien anhängen dürfen.
refusal-plays-there-already = Die Partie ist schon in <#{ $place }>.

## Befehle

command-manage-game = partie
command-manage-game-about = Alles, was du an einer Partie ändern kannst, auf einen Blick
command-manage-pause = pausieren
command-manage-pause-about = Eine Partie pausieren: Niemand kann ziehen, keine Uhr läuft
command-manage-resume = fortsetzen
command-manage-resume-about = Eine pausierte Partie fortsetzen
command-manage-skip = überspringen
command-manage-skip-about = Einen Computer für jemanden ziehen lassen
command-manage-replace = ersetzen
command-manage-replace-about = Einen Platz jemand anderem geben, oder bis zur Rückkehr einem Computer
command-manage-move = verlegen
command-manage-move-about = Eine Partie in einen anderen Kanal verlegen
command-manage-clock = uhr
command-manage-clock-about = Die Uhr einer laufenden Partie oder ihre Spielzeiten ändern, oder keine mehr haben
command-manage-log = verlauf
command-manage-log-about = Was die Moderation getan hat, und warum
command-option-reason = grund
command-option-reason-about = Warum; steht im Verlauf der Moderation, bei Platzwechsel und Abbruch lesen es alle
command-option-seat = platz
command-option-seat-about = Wessen Platz
command-option-newcomer-about = Wer den Platz bekommt; ohne Angabe ein Computer
command-option-channel = kanal
command-option-channel-about = Wo die Partie weitergeht
command-option-logged-about = Nur, was mit dieser Partie war
command-option-sure-to-skip-about = Überspringen, ohne noch einmal gefragt zu werden
