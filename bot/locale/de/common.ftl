### Alles, was nicht zu einem bestimmten Spiel gehört.

## Die Karte des Tisches

lobby-opened = Der Tisch ist eröffnet, seine Karte steht in diesem Kanal. Lad deine Freunde ein und leg los.
card-lobby =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    } Wer den Tisch eröffnet hat, startet die Partie mit { $fewest } bis { $most } Leuten.
card-running =
    { $where ->
        [thread] Die Partie läuft: { $place }
       *[channel] Die Partie läuft. Das Brett ist weiter unten.
    }
card-finished =
    { $where ->
        [thread] Die Partie ist zu Ende: { $place }
       *[channel] Die Partie ist zu Ende.
    }
card-cancelled = Dieser Tisch wurde geschlossen.
card-join = Mitspielen
card-leave = Tisch verlassen
card-start = Partie starten
card-computers = Computer hinzufügen …
card-add-computer = Computer hinzufügen: { $level }
card-remove-computer = Computer entfernen
level-easy = leicht
level-normal = mittel
level-hard = schwer
seat-computer = 🤖 { $name } (Computer, { $level })
seat-stand-in = { $who } (ein Computer springt ein)
seat-host = { $who } (lädt ein)
thread-name = { $game } { NUMBER($number, useGrouping: 0) }

## Das Brett

board-computers = Die Computer denken nach …
board-waiting =
    { $people ->
        [one] { $game }: { $who }, du bist am Zug.
       *[other] { $game }: { $who }, ihr seid am Zug.
    }
board-move = Zum Zug
result-line = **{ $rank }.** { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Die eigene Ansicht

panel-waiting =
    { $people ->
        [0] Gerade muss niemand ziehen.
       *[other] Du bist fertig. Es fehlt noch: { $names }.
    }
panel-over = Die Partie ist zu Ende.
panel-moved-on = ⚠️ Inzwischen ist es weitergegangen. So sieht es jetzt aus.
panel-take-back = Zurücknehmen
panel-words = In Worten
panel-refresh = Aktualisieren
panel-back = Zurück
panel-next-page = Weitere zeigen
panel-by-hand = Anders bezahlen
panel-more = { $choices ->
    [one] Noch eine Möglichkeit
   *[other] Noch { $choices } Möglichkeiten
}
did = ✅ Erledigt: { $what }.
took-back = ✅ Dein letzter Zug ist zurückgenommen.

## Meine Partien

game-title = { $game } { NUMBER($number, useGrouping: 0) }: { $names }
game-list-title = Deine Partien
game-list-empty = Du spielst hier gerade nirgends mit. Eröffne einen Tisch mit dem Befehl **neu** eines Spiels; `/help` zeigt dir alle.
game-line-lobby = ⏳ **{ $title }**: noch nicht gestartet. { $link }
game-line-yours = ▶️ **{ $title }**: Du bist am Zug. { $link }
game-line-waiting = ⏸️ **{ $title }**: Es fehlt noch: { $names }. { $link }
log-title = Was bisher geschah
log-empty = Noch nichts, was du sehen darfst.
log-events = Zug { $turn }, { $time }: { $what }
joined = ✅ Du hast einen Platz am Tisch.
started = ✅ Die Partie hat begonnen.
computers-changed = ✅ Erledigt. Schau auf die Karte des Tisches.
left-lobby = Du hast den Tisch verlassen.
left-game = Ab jetzt spielt ein Computer für dich. Mit `/game return` kommst du jederzeit zurück.
returned = ✅ Willkommen zurück, der Platz gehört wieder dir.
game-cancelled = Die Partie ist geschlossen.

## Solo-Herausforderungen

solo-begun = Eine Solo-Partie, Startwert **{ NUMBER($seed, useGrouping: 0) }**. Nur du siehst sie.
solo-share = Ergebnis zeigen
solo-shared = ✅ Jetzt können es alle sehen.
solo-challenge = { $variant }. Schaffst du mehr? `{ $command }`

## Die Tagesaufgabe

daily-title = Tagesaufgabe { NUMBER($number, useGrouping: 0) }: { $game }
daily-begun = Die Tagesaufgabe: Heute spielen alle genau diese Partie, bis { $until }. Dein erster Versuch zählt.
daily-goes-on = Weiter geht's mit deinem Versuch an der Tagesaufgabe.
daily-practice = Deinen Versuch hattest du heute schon. Dieser hier ist zum Üben und zählt nicht.
daily-today = heute
daily-week = diese Woche
daily-all = insgesamt
daily-empty = Noch ist niemand fertig. Leg mit `/daily play` vor!
daily-line = **{ $place }.** { $name } – { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
daily-streak =
    { $days ->
        [0] Du hast noch keine Serie.
        [one] 🔥 Deine Serie: ein Tag.
       *[other] 🔥 Deine Serie: { $days } Tage in Folge.
    }
daily-boast =
    { $who } · **{ $title }**
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · 🔥 { $days } · `/daily play`
    { $verdict }
daily-best-of-yesterday = Gestern am besten: **{ $name }** mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }

## Ranglisten

leaderboard-all-games = Alle Spiele
leaderboard-solo = solo
leaderboard-empty = Hier steht noch niemand. Spiel eine Partie zu Ende und setz dich an die Spitze!
leaderboard-not-yet = Du stehst noch nicht auf dieser Liste. Nach deiner nächsten Partie schon.
leaderboard-line = **{ $place }.** { $name } – { $value } ({ $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })
leaderboard-title = Guildhall
leaderboard-games = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
leaderboard-better = Weiter oben
leaderboard-further = Weiter unten
metric-rating = Wertung
metric-wins = Siege
metric-win-rate = Anteil gewonnener Partien
metric-average = Punkte im Schnitt
metric-best = Bestes Ergebnis
metric-streak = Tagesserie
period-week = diese Woche
period-month = diesen Monat
period-season = dieses Vierteljahr
period-all = insgesamt
scope-server = dieser Server
scope-everywhere = überall
value-percent = { $percent } %
value-average = { $average } Punkte
value-wins = { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }
value-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
value-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Profile und Statistik

profile-empty = Noch gibt es nichts zu erzählen: keine Partie ist zu Ende gespielt.
profile-totals =
    { $games ->
        [one] Eine Partie mit anderen, { $wins } gewonnen.
       *[other] { $games } Partien mit anderen, { $wins } gewonnen.
    }
profile-opponent = Am häufigsten gegen { $name } ({ $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }).
profile-streak =
    { $days ->
        [one] Längste Tagesserie: ein Tag.
       *[other] Längste Tagesserie: { $days } Tage.
    }
profile-rating = { $game }: Wertung **{ $rating }** nach { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
profile-rating-provisional = { $game }: Wertung etwa { $rating } (vorläufig, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })
profile-best = { $game }: bestes Ergebnis **{ $points }** in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
profile-best-solo = { $game }, solo: bestes Ergebnis **{ $points }** in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
profile-chart = Wertung nach jeder Partie
stats-empty = Hier hat noch niemand eine Partie zu Ende gespielt.
stats-average = Im Schnitt { $average } Punkte ({ $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    }).
stats-seat = Platz { $seat } gewinnt { $percent } % von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }.
stats-line = { $what }: { $count ->
        [one] einmal
       *[other] { $count }-mal
    }, im Schnitt { $average } Punkte
stats-record = 🏅 { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $when }

## Einstellungen und Hilfe

settings-now =
    Sprache: { $language }. { $pings ->
        [yes] Du wirst erwähnt, wenn du am Zug bist.
       *[no] Du wirst nie erwähnt.
    } { $private ->
        [yes] Dein Profil ist privat.
       *[no] Andere können dein Profil sehen.
    }
server-now =
    Öffentliche Beiträge sind auf { $language }. { $threads ->
        [yes] Jede Partie bekommt ihren eigenen Thread.
       *[no] Gespielt wird im Kanal.
    }
help-text =
    ## Guildhall
    Städtebau-Brettspiele für Freunde, die ab und zu ein paar Minuten haben.
    {""}**1.** Eröffne einen Tisch mit einem der Befehle unten. An seiner Karte können alle Platz nehmen; Computer füllen freie Plätze.
    {""}**2.** Wenn du dran bist, drück unter dem Brett auf **Zum Zug**. Deine Ansicht siehst nur du. Tipp deinen Zug und bestätige ihn am Ende.
    {""}**3.** Zwei Tage weg gewesen? `/game list` sagt dir, wo du gebraucht wirst.
    Sprache und Erwähnungen: `/settings`.
help-game = **{ $game }**: `{ $command }`

## Ablehnungen

refusal-unknown-button = Diesen Knopf kenne ich nicht mehr. Öffne deine Ansicht neu: mit **Zum Zug** oder dem Befehl **zug** des Spiels.
refusal-no-such-game = Diese Partie gibt es auf diesem Server nicht.
refusal-not-started = Diese Partie hat noch nicht begonnen. Gestartet wird sie an der Karte des Tisches.
refusal-already-running = Diese Partie läuft schon.
refusal-game-over = Diese Partie ist zu Ende.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-not-seated = Du hast an diesem Tisch keinen Platz. Setz dich erst dazu.
refusal-table-full =
    { $seats ->
        [one] Der einzige Platz ist besetzt.
       *[other] Alle { $seats } Plätze sind besetzt.
    }
refusal-no-computer = An diesem Tisch sitzt kein Computer.
refusal-host-starts = Starten kann nur { $host }.
refusal-too-few-seats = { $seats ->
        [one] Eine Person ist
       *[other] { $seats } Leute sind
    } zu wenig: Dieses Spiel braucht mindestens { $needed }.
refusal-computer-plays-for-you = Für dich spielt schon ein Computer. Mit `/game return` bekommst du den Platz zurück.
refusal-not-your-game = Du hast keinen Platz in dieser Partie. Am Tisch: { $names }.
refusal-no-game-here = Du spielst dieses Spiel hier gerade nicht. Eröffne einen Tisch mit dem Befehl **neu**.
refusal-no-table-here = In diesem Kanal ist kein Tisch offen. Eröffne einen mit dem Befehl **neu** eines Spiels.
refusal-which-game = Du spielst hier in mehreren Partien mit. Drück unter dem richtigen Brett auf **Zum Zug** oder nenn die Partie.
refusal-no-levels = Allein gespielt hat dieses Spiel keine Stufen.
refusal-unknown-level = Diese Stufe gibt es nicht. Wähle eine aus der Liste.
refusal-unknown-variant = Diese Variante gibt es nicht. Wähle eine aus der Liste.
refusal-not-finished = Die Partie ist noch nicht zu Ende.
refusal-already-shown = Das können schon alle sehen.
refusal-solo-needs-a-game = Wähle erst ein Spiel: Solo-Partien werden Spiel für Spiel verglichen.
refusal-no-daily-result = Du bist mit der heutigen Aufgabe noch nicht fertig. Mit `/daily play` öffnest du sie.
refusal-no-yesterday = Die Aufgabe von gestern hat niemand geschafft.
refusal-private-profile = Dieses Profil ist privat.
refusal-moderators-only = Das können nur Leute, die den Server verwalten dürfen.
refusal-missing-view-channel = Ich sehe diesen Kanal nicht. Bitte gib mir hier das Recht „Kanal anzeigen“.
refusal-missing-send-messages = Ich darf hier nicht schreiben. Bitte gib mir in diesem Kanal das Recht „Nachrichten senden“.
refusal-missing-attach-files = Ich darf hier keine Bilder zeigen. Bitte gib mir in diesem Kanal das Recht „Dateien anhängen“.

## Was die Regeln jedes Spiels ablehnen

rules-not-your-turn = Du bist nicht am Zug.
rules-already-ended = Du hast deinen Zug schon beendet. Nimm ihn zurück, wenn du neu überlegen willst.
rules-game-over = Diese Partie ist zu Ende.
rules-turn-is-over = Damit ist dein Zug zu Ende. Lass weg, was danach kommt.
rules-nothing-to-take-back = Es gibt nichts, was du zurücknehmen kannst.
rules-look-first = Das hängt von etwas ab, das noch niemand kennt. Hör davor auf, schau, was kommt, und mach dann weiter.
rules-no-such-answer = Das geht nicht mehr.
rules-unreadable =
    { $lacks ->
        [end] Das kann ich nicht lesen: „{ $text }“. Am Ende fehlt etwas.
       *[no] Das kann ich nicht lesen: „{ $text }“, ab „{ $rest }“.
    }

## Fehler

error-not-kept = ⚠️ Dein Zug wurde nicht gespeichert: Die Datenbank antwortet nicht. Versuch es gleich noch einmal. ({ $id })
error-not-read = ⚠️ Das kann ich gerade nicht nachsehen: Die Datenbank antwortet nicht. Versuch es gleich noch einmal. ({ $id })
error-crowded = Gerade werden so viele Bilder gezeichnet, dass deins zu lange gebraucht hat. Was du gemacht hast, ist gespeichert; bitte aktualisiere.
error-forbidden = ⚠️ Discord erlaubt mir das hier nicht. Wer den Server verwaltet, kann meine Rechte prüfen. ({ $id })
error-unexpected = ⚠️ Bei mir ist etwas schiefgegangen. Deiner Partie ist nichts passiert. Versuch es noch einmal; wenn es wieder passiert, gib dem Betreiber diese Nummer: { $id }

## Befehle

command-new = neu
command-new-about = Einen Tisch in diesem Kanal eröffnen
command-move = zug
command-move-about = Deine eigene Ansicht öffnen
command-board = brett
command-board-about = Das Brett zeigen
command-rules = regeln
command-rules-about = Kurze Spielanleitung
command-do = tu
command-do-about = Irgendeinen Zug machen, der gerade möglich ist
command-take-back = zurücknehmen
command-take-back-about = Deinen letzten Zug zurücknehmen
command-option-text = text
command-option-text-about = In Worten statt als Bild
command-option-step = schritt
command-option-step-about = Was du tun willst; tippe, um zu suchen
command-game = partie
command-game-about = Deine Partien
command-game-list = liste
command-game-list-about = Deine Partien und wer am Zug ist
command-game-join = mitspielen
command-game-join-about = An einem Tisch Platz nehmen
command-game-start = starten
command-game-start-about = Die Partie an deinem Tisch starten
command-game-computer = computer
command-game-computer-about = Einen Computer hinzufügen oder entfernen
command-option-level = stärke
command-option-level-about = Wie gut er spielt
command-option-table-about = Welcher Tisch, wenn es mehrere gibt
command-game-show = zeigen
command-game-show-about = Eine deiner Partien zeigen
command-game-log = verlauf
command-game-log-about = Was in einer Partie bisher geschah
command-game-undo = zurück
command-game-leave = verlassen
command-game-leave-about = Einen Tisch verlassen oder einen Computer für dich spielen lassen
command-game-return = zurückkehren
command-game-return-about = Deinen Platz vom Computer zurückholen
command-option-game = partie
command-option-game-about = Welche Partie
command-solo = solo
command-solo-about = Allein spielen, um einen Rang
command-option-which-game = spiel
command-option-which-game-about = Welches Spiel
command-option-solo-level-about = Schwierigkeit, falls das Spiel Stufen hat
command-option-variant = variante
command-option-variant-about = Welche Regeln
command-option-seed = startwert
command-option-seed-about = Ein Wort oder eine Zahl: derselbe Startwert ist für alle dieselbe Partie
command-daily = tagesaufgabe
command-daily-about = Eine Partie am Tag, für alle dieselbe
command-daily-play = spielen
command-daily-play-about = Die heutige Aufgabe spielen
command-daily-board = rangliste
command-daily-board-about = Wer am besten war
command-daily-share = teilen
command-daily-share-about = Allen dein Ergebnis zeigen, ohne etwas zu verraten
command-daily-yesterday = gestern
command-daily-yesterday-about = Das beste Ergebnis von gestern als Bild
command-leaderboard = rangliste
command-leaderboard-about = Wer am besten ist
command-option-leaderboard-game-about = Welches Spiel; ohne Angabe alle zusammen
command-option-scope = wo
command-option-scope-about = Dieser Server oder überall
command-option-period = wann
command-option-period-about = Welcher Zeitraum zählt
command-option-metric = nach
command-option-metric-about = Was zählt
command-option-solo = solo
command-option-solo-about = Eine Solo-Variante des gewählten Spiels
command-profile = profil
command-profile-about = Partien, Wertungen und beste Ergebnisse
command-option-person = person
command-option-person-about = Wessen Profil; ohne Angabe deines
command-stats = statistik
command-stats-about = Wie ein Spiel auf diesem Server gespielt wird
command-option-private = privat
command-option-private-about = Dein Profil vor anderen verbergen
command-settings = einstellungen
command-settings-about = Deine Sprache und deine Erwähnungen
command-option-language = sprache
command-option-language-about = Die Sprache, in der ich mit dir rede
command-option-pings = erwähnungen
command-option-pings-about = Ob ich dich erwähne, wenn du am Zug bist
command-manage = verwalten
command-manage-about = Für die Moderation
command-manage-server = server
command-manage-server-about = Sprache und Threads des Servers
command-option-server-language-about = Die Sprache öffentlicher Beiträge
command-option-threads = threads
command-option-threads-about = Ob jede Partie ihren eigenen Thread bekommt
command-manage-cancel = abbrechen
command-manage-cancel-about = Eine Partie ohne Ergebnis schließen
command-help = hilfe
command-help-about = So geht es los
