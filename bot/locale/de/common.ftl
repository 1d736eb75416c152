### Alles, was nicht zu einem bestimmten Spiel gehört.

## Die Karte des Tisches

lobby-opened = Der Tisch ist eröffnet, und ich stelle seine Karte in diesen Kanal. Lad deine Freunde ein und leg los.
open-solo = Allein
open-table = { $computers ->
        [0] Tisch eröffnen
        [one] Mit 1 Computer
       *[other] Mit { $computers } Computern
    }
card-lobby =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    } Wer den Tisch eröffnet hat, kann mit { $fewest } bis { $most } Leuten starten.
card-running =
    { $where ->
        [thread] Die Partie läuft: { $place }
        [lost] Die Partie läuft. In ihrem Thread kann ich nichts mehr posten, deshalb ist das Brett hier im Kanal.
       *[channel] Die Partie läuft. Das Brett ist weiter unten.
    }
card-finished =
    { $where ->
        [thread] Die Partie ist zu Ende: { $place }
       *[channel] Die Partie ist zu Ende.
    }
card-closed = Dieser Tisch wurde geschlossen.
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
board-moved-from-thread = 📍 Im Thread der Partie kann ich nichts mehr posten. Deshalb geht es hier weiter.
board-moved-from-channel = 📍 Im alten Kanal der Partie kann ich nichts mehr posten. Deshalb geht es hier weiter.
board-without-place = 📍 Eine Partie von { $who } ist in einem Kanal, in dem ich nichts mehr posten kann. `/{ command-game } { command-game-list }` zeigt, welche das ist, und `/{ command-game } { command-game-here }` holt sie in den Kanal, aus dem der Befehl kommt.
board-waiting = { $who }: { $task }.
direct-turn = Du bist am Zug: { $task }.
direct-over = { $who }: Die Partie ist vorbei.
direct-closed = { $over ->
        [yes] { $who }: Die Partie ist vorbei.
       *[no] { $who }: Du bist am Zug.
    } Ich kann dir keine Direktnachrichten schicken, deshalb erwähne ich dich ab jetzt. Sobald du sie erlaubst, kannst du sie in deinen Einstellungen wieder wählen.
board-acted = -# ✅ Fertig: { $names }
board-followers = -# 👀 { $who }
board-link = Zum Brett
board-newest = Zum neuesten Brett
board-cancelled = 🚫 Die Moderation hat diese Partie abgebrochen. Sie zählt nicht.
board-moved = 📍 Die Partie geht in { $place } weiter.
task-any = jetzt ziehen
told-more = … und { $lines } weitere: `/{ command-game } { command-game-log }`
board-move = Dein Zug
result-line = { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Die eigene Ansicht

panel-waiting =
    { $people ->
        [0] Gerade muss niemand ziehen.
       *[other] Wir warten auf { $names }.
    }
panel-ended = Dein Zug ist bestätigt; noch kannst du ihn zurücknehmen.
panel-end-anyway = Trotzdem: { $end }
panel-closed-more = +{ $count } unter „In Worten“.
panel-closed = Gerade nicht möglich:
panel-over = Die Partie ist zu Ende.
panel-moved = Du hast dieses Panel weiter unten noch einmal geöffnet.
panel-here = Hierher holen
panel-unreachable = ⚠️ Im Kanal dieser Partie kann ich nichts mehr posten. Du kannst hier weiterspielen; `/{ command-game } { command-game-here }` holt die Partie in den Kanal, in dem du es eingibst.
panel-moved-on = ⚠️ Inzwischen ist es weitergegangen. Schau es dir noch einmal an.
panel-take-back = Zurücknehmen
panel-words = In Worten
panel-refresh = Neu laden
follow = Partie verfolgen
follow-rounds = Auch in jeder Runde
follow-only-end = Nur am Ende
follow-stop = Nicht mehr verfolgen
following = 👀 Du verfolgst **{ $title }**. Ich erwähne dich { $rounds ->
        [yes] in jeder Runde und wenn sie vorbei ist.
       *[no] wenn sie vorbei ist.
    }
unfollowed = ✅ Du verfolgst diese Partie nicht mehr.
panel-next-game = Weiter zur nächsten Partie
panel-back = Zurück
panel-next-page = Weitere zeigen
panel-by-hand = Anders bezahlen
panel-pages = Andere Seiten
panel-more = { $choices ->
    [one] Noch eine Möglichkeit
   *[other] Noch { $choices } Möglichkeiten
}
did = ✅ { $what }.
took-back = ✅ Du hast deinen letzten Zug zurückgenommen.

## Meine Partien

game-title = { $game } { NUMBER($number, useGrouping: 0) } ({ $names })
daily-in-a-list = Tagesaufgabe vom { DATETIME($date, dateStyle: "medium") }
solo-in-a-list = solo{ $level ->
        [none] { "" }
       *[other] , { $level }
    }, begonnen { $when }
solo-begun-on = am { DATETIME($date, dateStyle: "medium") }
game-list-title = Deine Partien
game-title-elsewhere = { $title } auf { $server }
game-list-empty = Du spielst gerade nirgends mit. Eröffne einen Tisch mit dem Befehl **{ command-new }** eines Spiels; `/{ command-help }` zeigt dir alle.
game-line-lobby = ⏳ **{ $title }**: noch nicht gestartet. { $link }
game-line-yours = ▶️ **{ $title }**: { $left ->
        [none] Du bist am Zug.
       *[other] Du bist am Zug, ⏳ { $left }.
    } { $link }
game-line-waiting = ⏸️ **{ $title }**: wartet auf { $names }. { $link }
game-line-unreachable = ⚠️ In ihrem Kanal kann ich nichts mehr posten: `/{ command-game } { command-game-here }` holt sie in einen anderen.
game-line-broken = ⚠️ **{ $title }**: beschädigt und kann nicht weitergehen. Öffne die Partie, dann siehst du, was zu tun ist. { $link }
game-line-followed = 👀 **{ $title }** { $link }
game-list-more = Weitere Partien
game-list-first = Von vorn
game-list-followed = Du verfolgst
log-title = Was bisher geschah
log-empty = Noch nichts zu sehen.
log-page = Seite { $page } von { $pages }
log-turn = Zug { $turn }
log-open = läuft noch
past-start = Vor dem ersten Zug
past-after = Nach Zug { $turn } von { $turns } · { $time }
past-panel = Meine Ansicht damals
past-board = Das Brett damals
film-button = Film ansehen
film-title = Der Film der Partie
film-progress = Ich zeichne … Bild { $done } von { $frames } ist fertig.
film-all = Ganze Partie
film-of = Ansicht: { $name }
film-menu = Zeigen …
film-alt =
    Bewegtes Bild in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: { $name ->
        [none] { $game }
       *[other] { $game } aus der Sicht von { $name }
    }. { $scores }
record-title = Die Aufzeichnung der Partie
record-whole = Die ganze Partie: jeder Zug mit seiner Zeit, der Startwert und die Ergebnisse. `guildhall import` spielt die Datei nach und prüft sie.
record-so-far = Der Stand bisher: alles, was du jetzt wissen kannst. Startwert und Verdecktes kommen mit dem Ende der Partie dazu.
record-as-text = Als Text
record-score = { $rank }. { $name }: { $points }
record-seed = Regeln { $rules } · Startwert { $seed }
log-board = Brett nach Zug { $turn }
log-computer = { $name } 🤖
log-note = 🛠️ { $time }: { $what }
note-restored = Die Stellung war beschädigt und wurde aus diesem Verlauf wiederhergestellt.
joined = ✅ Du bist dabei.
started = ✅ Die Partie hat begonnen.
computers-changed = ✅ Erledigt. Schau auf die Karte des Tisches.
left-lobby = Du hast den Tisch verlassen.
leave-first-rated = Bevor du gehst: Diese Partie wird gewertet. Solange du weg bist, spielt ein Computer für dich. Kommst du mit `/{ command-game } { command-game-return }` zurück, bevor er mehr als ein Zehntel deiner Züge gemacht hat, zählt die Partie ganz normal. Danach kannst du darin Wertungspunkte verlieren, aber keine mehr gewinnen. Kommst du gar nicht zurück, zählt das für dich als letzter Platz.
leave-first-solo = Bevor du gehst: Diese Partie zählt nur, wenn du jeden Zug selbst machst. Sobald ein Computer auch nur einen Zug für dich gemacht hat, ist sie nur noch zum Üben.
leave-first-alone = Bevor du gehst: Du spielst nur gegen Computer, und die würden die Partie sofort zu Ende spielen.
leave-anyway = Computer spielen lassen
left-game = Ab jetzt spielt ein Computer für dich. Mit `/{ command-game } { command-game-return }` kommst du jederzeit zurück.
left-game-rated = Ab jetzt spielt ein Computer für dich. Mit `/{ command-game } { command-game-return }` kommst du zurück: Solange er höchstens ein Zehntel deiner Züge gemacht hat, zählt die Partie ganz normal. Kommst du gar nicht zurück, zählt das für dich als letzter Platz.
left-game-solo = Ab jetzt spielt ein Computer diese Partie zu Ende, deshalb zählt sie nicht mehr. Mit `/{ command-game } { command-game-return }` holst du sie dir zum Üben zurück.
left-game-alone = Die Computer spielen die Partie zu Ende.
returned = ✅ Willkommen zurück! Der Platz gehört wieder dir.
returned-rated = ✅ Willkommen zurück! Der Platz gehört wieder dir. { $computer ->
        [0] Der Computer hat noch nicht für dich gezogen, die Partie zählt also ganz normal.
        [one] Bisher hat ein Computer einen Zug für dich gemacht, von { $moves }. Sind es am Ende mehr als ein Zehntel, kannst du in dieser Partie keine Wertungspunkte gewinnen.
       *[other] Bisher hat ein Computer { $computer } Züge für dich gemacht, von { $moves }. Sind es am Ende mehr als ein Zehntel, kannst du in dieser Partie keine Wertungspunkte gewinnen.
    }
returned-solo = ✅ Willkommen zurück! { $computer ->
        [0] Der Computer hat noch nicht für dich gezogen, die Partie zählt also weiterhin.
       *[other] Ein Computer hat für dich gezogen, deshalb ist die Partie jetzt nur noch zum Üben.
    }
cancel-first = Damit endet **{ $title }** für alle am Tisch, ohne Ergebnis. Das lässt sich nicht rückgängig machen.
cancel-game = { $game } abbrechen
game-cancelled = Die Partie ist abgebrochen.
game-moved = ✅ Die Partie geht in diesem Kanal weiter.

## Solo-Herausforderungen

solo-begun = Nur du siehst diese Partie.
solo-how-to-play = So wird gespielt: `/{ $game } { command-rules }`
solo-begun-typed = Solo-Partie mit deinem eigenen Startwert. Nur du siehst sie. Sie ist zum Üben: Es zählen nur Startwerte, die ich auslose.
solo-begun-unusual = Solo-Partie mit eigenen Regeln. Nur du siehst sie. Sie ist zum Üben: Es zählen nur Aufgaben, die es mit `/{ command-solo }` gibt.
solo-begun-same = Dieselbe Solo-Partie mit demselben Startwert. Nur du siehst sie. Sie ist zum Üben: Es zählen nur neue Startwerte.
solo-share = Ergebnis zeigen
solo-shared = ✅ Ich poste es in diesem Kanal.
solo-challenge = { $variant ->
        [none] { "" }
       *[other] { $variant }.{ " " }
    }Schaffst du mehr? `/{ command-solo }` `{ $options }`

## Die Tagesaufgabe

daily-title = Tagesaufgabe vom { DATETIME($date, dateStyle: "long") }: { $game }
daily-begun = Tagesaufgabe: Bis { $until } spielen alle diese Partie. Du hast einen Versuch.
daily-goes-on = Hier geht dein Versuch an der heutigen Aufgabe weiter.
daily-done = Deinen Versuch hattest du heute schon. Die nächste Aufgabe beginnt um { $until }. Eine frühere spielst du mit `/{ command-daily } { command-daily-play }` und ihrem **{ command-option-day }** noch einmal.
daily-practice = Dieser Tag ist vorbei, deshalb ist die Partie zum Üben und zählt nicht.
daily-secret = Andere können noch bis { $over } spielen. So lange sieht niemand dein Brett.
daily-again = Schaffst du mehr? `/{ command-daily } { command-daily-play } { command-option-day }:{ $date }`
daily-empty = Noch ist niemand fertig. Leg mit `/{ command-daily } { command-daily-play }` vor!
daily-line = **{ $place }.** { $name }: { $points ->
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
    } · 🔥 { $days }
    { $verdict }
daily-best-of-yesterday = Gestern am besten: **{ $name }** mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }

## Ranglisten

leaderboard-all-games = Alle Spiele
leaderboard-solo = solo
leaderboard-empty = Hier steht noch niemand. { $alone ->
        [yes] Spiel eine Partie zu Ende und setz dich an die Spitze!
       *[no] Spiel mit Freunden eine Partie zu Ende und setz dich an die Spitze! Wie sie losgeht, sagt dir `/{ command-help }`.
    }
leaderboard-not-yet = Du stehst noch nicht auf dieser Rangliste. { $alone ->
        [yes] Nach deiner nächsten Partie schon.
       *[no] Nach deiner nächsten Partie mit Freunden schon.
    }
leaderboard-line = **{ $place }.** { $name }: { $value } ({ $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })
leaderboard-title = Guildhall
leaderboard-games = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
leaderboard-provisional = **?** heißt: vorläufige Wertung, sie kann sich noch stark ändern.
leaderboard-fair = Was hier zählt und was nicht: `/{ command-help }`
leaderboard-better = Weiter oben
leaderboard-further = Weiter unten
metric-rating = Wertung
metric-wins = Siege
metric-win-rate = Siegquote
metric-average = Punkte im Schnitt
metric-best = Bestes Ergebnis
metric-streak = Tagesserie
period-today = heute
period-week = diese Woche
period-month = diesen Monat
period-season = dieses Vierteljahr
period-all = insgesamt
scope-server = dieser Server
scope-everywhere = überall
value-percent = { $percent }{ "\u00A0" }%
value-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
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

profile-empty = Noch keine Partie zu Ende gespielt.
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
profile-rating = { $game }: Wertung **{ NUMBER($rating, useGrouping: 0) }** nach { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
profile-rating-provisional = { $game }: Wertung etwa { NUMBER($rating, useGrouping: 0) } (vorläufig, { $games ->
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
stats-empty = Hier hat noch niemand eine Partie mit anderen zu Ende gespielt.
stats-average = Im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte ({ $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    }).
stats-seat = Sitzplatz { $seat } hat { $percent }{ "\u00A0" }% von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } gewonnen.
stats-line = { $what }: { $count ->
        [one] einmal
       *[other] { $count }-mal
    }, im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
stats-record = 🏅 { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $when }

## Einstellungen

settings-now =
    Sprache: { $language }. { $notify ->
        [direct] Du bekommst eine Direktnachricht, wenn du am Zug bist.
        [none] Du wirst nie erwähnt.
       *[mention] Du wirst erwähnt, wenn du am Zug bist.
    } { $private ->
        [yes] Dein Profil ist privat.
       *[no] Andere können dein Profil sehen.
    } { $confirming ->
        [never] Deine Züge enden nur, wenn du sie beendest.
        [always] Bleibt dir nichts mehr zu wählen, endet dein Zug in einer Runde von selbst.
       *[unless_last] Bleibt dir nichts mehr zu wählen, endet dein Zug in einer Runde von selbst, außer wenn damit die Runde für alle zu Ende ist.
    }

## Die Sandbox

sandbox-welcome =
    ## Willkommen bei Guildhall!
    Städtebau-Spiele, Zug um Zug. Probier eins aus, allein oder mit zwei Computern. Den Rest erklärt dir `/{ command-help }`.

## Ablehnungen

refusal-unknown-button = Dieser Knopf ist zu alt. Öffne deine Ansicht neu: mit **Dein Zug** oder dem Befehl **{ command-move }** des Spiels.
refusal-no-such-game = Diese Partie gibt es auf diesem Server nicht.
refusal-other-server = Diese Partie läuft auf einem anderen Server. Das geht nur dort.
refusal-not-started = Diese Partie hat noch nicht begonnen. Gestartet wird sie auf der Karte des Tisches.
refusal-already-running = Diese Partie läuft schon.
refusal-game-over = Diese Partie ist zu Ende.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-not-seated = Du hast an diesem Tisch keinen Platz. Setz dich erst dazu.
refusal-table-full =
    { $seats ->
        [one] Der einzige Platz ist besetzt.
       *[other] Alle { $seats } Plätze sind besetzt.
    }
refusal-too-fast =
    { $seconds ->
        [one] Das war viel auf einmal. Warte eine Sekunde und versuch es noch mal.
       *[other] Das war viel auf einmal. Warte { $seconds } Sekunden und versuch es noch mal.
    }
refusal-server-busy =
    { $seconds ->
        [one] Auf diesem Server ist gerade sehr viel los. Warte eine Sekunde und versuch es noch mal.
       *[other] Auf diesem Server ist gerade sehr viel los. Warte { $seconds } Sekunden und versuch es noch mal.
    }
refusal-too-long = Das ist mir zu lang. Bitte schreib höchstens { $longest } Zeichen.
refusal-no-text = Das kann ich nicht lesen. Bitte tipp es noch einmal.
refusal-too-many-tables =
    { $most ->
        [one] Du hast hier schon einen Tisch offen (Nummer { $games }), und mehr als einer geht nicht.
       *[other] Du hast hier schon { $most } Tische offen (Nummern { $games }), und mehr gehen nicht.
    } Spiel eine Partie zu Ende oder verlass eine mit `/{ command-game } { command-game-leave }`, dann kannst du einen neuen Tisch eröffnen.
refusal-too-many-solo-games =
    { $most ->
        [one] Bei dir läuft hier schon eine Solo-Partie (Nummer { $games }), und mehr als eine geht nicht.
       *[other] Bei dir laufen hier schon { $most } Solo-Partien (Nummern { $games }), und mehr gehen nicht.
    } Spiel eine zu Ende oder verlass eine mit `/{ command-game } { command-game-leave }`, dann kannst du eine neue anfangen.
refusal-too-many-tables-here =
    { $most ->
        [one] Auf diesem Server ist schon ein Tisch offen, und mehr als einer geht nicht.
       *[other] Auf diesem Server sind schon { $most } Tische offen, und mehr gehen nicht.
    } Setz dich an einen davon oder warte, bis eine Partie zu Ende ist.
refusal-no-computer = An diesem Tisch sitzt kein Computer.
refusal-host-starts = Starten kann nur { $host }.
refusal-too-few-seats = { $seats ->
        [one] Eine Person ist
       *[other] { $seats } Leute sind
    } zu wenig: Dieses Spiel braucht mindestens { $needed }.
refusal-computer-plays-for-you = Für dich spielt schon ein Computer. Mit `/{ command-game } { command-game-return }` bekommst du den Platz zurück.
refusal-not-your-game = Du hast keinen Platz in dieser Partie. Am Tisch: { $names }.
refusal-no-game-here = So eine Partie hast du hier nicht. Eröffne einen Tisch mit dem Befehl **{ command-new }**.
refusal-no-table-here = In diesem Kanal ist kein Tisch offen. Eröffne einen mit dem Befehl **{ command-new }** eines Spiels.
refusal-which-game = Du spielst hier in mehreren Partien mit. Drück unter dem richtigen Brett auf **Dein Zug** oder öffne die Partie über `/{ command-game } { command-game-list }`.
refusal-nothing-waiting = Gerade wartet keine andere Partie auf dich. `/{ command-game } { command-game-list }` zeigt alle deine Partien.
refusal-follow-own = Du spielst in dieser Partie selbst mit und erfährst, wenn du am Zug bist.
refusal-nothing-to-follow = In diesem Kanal spielt gerade sonst niemand. Drück unter dem Brett einer Partie auf **In Worten**, um sie zu verfolgen.
refusal-not-following = Du verfolgst diese Partie nicht.
refusal-which-followed = Du verfolgst mehrere Partien: Wähle, welche du meinst.
refusal-too-many-followers = { $most } Leute verfolgen diese Partie schon, und das ist die Grenze.
refusal-still-there = Die Partie ist noch in <#{ $place }>, und dort kann ich posten.
refusal-no-levels = Dieses Spiel hat in Solo-Partien keine Stufen.
refusal-unknown-level = Diese Stufe gibt es nicht. Wähle eine aus der Liste.
refusal-unknown-variant = Diese Variante gibt es nicht. Wähle eine aus der Liste.
refusal-past-of-a-day = Der Tag ist noch nicht vorbei, und andere können diese Aufgabe noch spielen. Frühere Bretter, Film und Aufzeichnung gibt es, wenn der Tag vorbei ist.
refusal-older-rules = Diese Partie hat unter älteren Regeln begonnen, deshalb kann ich sie nicht mehr nachspielen. Läuft sie noch, könnt ihr wie gewohnt weiterspielen.
refusal-not-finished = Die Partie ist noch nicht zu Ende.
refusal-already-shared = Dieses Ergebnis hast du hier schon gezeigt. [Hier steht es](https://discord.com/channels/{ $server }/{ $place }/{ $message })
refusal-already-shown = Das können schon alle sehen.
refusal-solo-needs-a-game = Wähle erst ein Spiel: Solo-Partien werden Spiel für Spiel verglichen.
refusal-seed-too-long = Dieser Startwert ist zu lang. Nimm höchstens { $most } Zeichen.
refusal-seed-still-secret = Diese Partie kann noch niemand ein zweites Mal spielen: Sie oder ihr Tag ist noch nicht vorbei.
refusal-daily-not-over = Dein Brett kannst du zeigen, sobald der Tag vorbei ist. Bis dahin zeigt `/{ command-daily } { command-daily-share }` dein Ergebnis ohne Brett.
refusal-daily-does-not-count = Dein Versuch zählt nicht, deshalb gibt es kein Ergebnis zu zeigen. Dein Brett kannst du zeigen, sobald der Tag vorbei ist.
refusal-no-such-day = Diesen Tag kann man nicht spielen. Wähl einen aus der Liste: Heute ist noch nicht vorbei, und nicht jeder Tag hatte eine Aufgabe.
refusal-no-daily-result = Du bist mit der heutigen Aufgabe noch nicht fertig. Mit `/{ command-daily } { command-daily-play }` öffnest du sie.
refusal-no-yesterday = Die Aufgabe von gestern hat niemand zu Ende gespielt.
refusal-private-profile = Dieses Profil ist privat.
refusal-stopping = Ich starte gerade neu. Versuch es gleich noch einmal.
refusal-servers-only = Das geht nur auf einem Server.
refusal-moderators-only = Das kann nur die Moderation dieses Servers.
refusal-missing-view-channel = Ich sehe diesen Kanal nicht. Bitte gib mir hier das Recht „Kanal anzeigen“.
refusal-missing-send-messages = Ich darf hier nicht schreiben. Bitte gib mir in diesem Kanal das Recht „Nachrichten senden“.
refusal-missing-attach-files = Ich darf hier keine Bilder zeigen. Bitte gib mir in diesem Kanal das Recht „Dateien anhängen“.
refusal-forum-post = In einem Forum kann ich keine Partie anlegen. Nimm einen Textkanal oder einen seiner Threads.
refusal-unknown-command = Dieser Befehl hat sich geändert, seit du Discord geöffnet hast. Lade Discord neu und versuch es noch einmal.
refusal-not-a-member = Diese Person ist nicht auf diesem Server.

## Was die Regeln jedes Spiels ablehnen

rules-not-your-turn = Du bist nicht am Zug: Die Partie wartet auf { $names }.
rules-already-ended = Du hast deinen Zug schon beendet. Nimm ihn zurück, wenn du etwas ändern willst.
rules-game-over = Diese Partie ist zu Ende.
rules-turn-is-over = Damit ist dein Zug zu Ende. Lass weg, was danach kommt.
rules-nothing-to-take-back = Es gibt nichts, was du zurücknehmen kannst.
rules-look-first = Das hängt von etwas ab, das noch niemand kennt. Hör davor auf, schau, was kommt, und mach dann weiter.
rules-no-such-answer = Das geht nicht mehr.
rules-unreadable =
    { $lacks ->
        [end] Am Ende von „{ $text }“ fehlt etwas.
       *[no] Das kann ich nicht lesen: „{ $rest }“.
    } Nimm einen der Vorschläge oder die Knöpfe deiner Ansicht.

## Fehler

error-move-not-kept = ⚠️ Dein Zug wurde nicht gespeichert: Die Datenbank antwortet nicht. Versuch es gleich noch einmal. ({ $id })
error-not-kept = ⚠️ Das wurde nicht gespeichert: Die Datenbank antwortet nicht. Versuch es gleich noch einmal. ({ $id })
error-move-saved = ✅ Dein Zug ist gespeichert, aber ich konnte dir das Brett danach nicht zeigen. Mit `/{ command-game } { command-game-show }` siehst du, wie es steht. ({ $id })
error-change-saved = ✅ Das ist erledigt und gespeichert, du musst es nicht noch einmal machen. Ich konnte dir nur das Ergebnis nicht zeigen; `/{ command-game } { command-game-list }` zeigt deine Partien. ({ $id })
error-not-read = ⚠️ Das kann ich gerade nicht nachsehen: Die Datenbank antwortet nicht. Versuch es gleich noch einmal. ({ $id })
error-crowded = Gerade werden so viele Bilder gezeichnet, dass deins zu lange gebraucht hat. Frag gleich noch einmal danach.
error-damaged = ⚠️ Das kann ich nicht zeigen: In der Datenbank ist etwas beschädigt. Wer mich betreibt, kann eine Sicherung einspielen. Gib dafür diese Nummer weiter: { $id }
error-game-broken = ⚠️ Partie { NUMBER($number, useGrouping: 0) } ist beschädigt und kann nicht weitergehen; alle anderen schon. Wer mich betreibt, kann `guildhall repair` ausführen oder eine Sicherung einspielen. Gib dafür diese Nummer weiter: { $id }
error-forbidden = ⚠️ Discord erlaubt mir das hier nicht. Wer den Server verwaltet, kann meine Rechte prüfen. ({ $id })
error-discord = ⚠️ Discord hat meine Antwort nicht angenommen. Sieh nach, bevor du es noch einmal versuchst: Vielleicht ist es schon passiert. ({ $id })
error-unexpected = ⚠️ Bei mir ist etwas schiefgegangen. Deiner Partie ist nichts passiert. Versuch es noch einmal; wenn es wieder passiert, gib diese Nummer an die Person weiter, die mich betreibt: { $id }

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
command-game-list-about = Deine Partien auf allen Servern und wer am Zug ist
command-game-next = weiter
command-game-next-about = Öffne die nächste Partie, die auf dich wartet
command-game-follow = verfolgen
command-game-follow-about = Werde erwähnt, wenn eine Partie von anderen vorbei ist
command-option-stop = beenden
command-option-stop-about = Werde zu einer Partie, die du verfolgst, nicht mehr erwähnt
command-option-watched-about = Eine Partie von anderen; ohne Angabe die neueste in diesem Kanal
command-option-rounds = runden
command-option-rounds-about = Auch in jeder Runde erwähnt werden
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
command-game-show-about = Eine Partie zeigen, wie sie steht oder nach irgendeinem Zug stand
command-game-log = verlauf
command-game-log-about = Was in einer Partie bisher geschah, Zug für Zug
command-game-replay = film
command-game-replay-about = Eine fertige Partie von Anfang bis Ende ansehen, Runde für Runde
command-option-film-about = Wessen Ansicht; der ganze Tisch, wenn du nichts wählst
command-game-export = aufzeichnung
command-game-export-about = Aufheben, was gespielt wurde, als Datei oder Text
command-option-export-about = Als Text zum Lesen und Posten statt als Datei
command-option-panel = ansicht
command-option-panel-about = Deine eigene Ansicht nach diesem Zug statt des Bretts
command-option-turn = zug
command-option-turn-about = Welcher Zug; der Verlauf und die Bretter nennen die Nummern
command-game-undo = zurück
command-game-leave = verlassen
command-game-leave-about = Einen Tisch verlassen oder einen Computer für dich spielen lassen
command-option-sure = sicher
command-option-sure-about = Ohne Nachfrage gehen
command-game-return = zurückkehren
command-game-return-about = Deinen Platz vom Computer zurückholen
command-game-here = hierher
command-game-here-about = Eine Partie hierher holen, die ich nicht mehr erreiche
command-option-game = partie
command-option-game-about = Welche Partie
command-solo = solo
command-solo-about = Eine Solo-Partie spielen
command-option-which-game = spiel
command-option-which-game-about = Welches Spiel
command-option-solo-level-about = Schwierigkeit, falls das Spiel Stufen hat
command-option-variant = variante
command-option-variant-about = Welche Regeln
command-option-seed = startwert
command-option-seed-about = Ein Wort oder eine Zahl: für alle dieselbe Partie, zum Üben; sie zählt nicht
command-daily = tagesaufgabe
command-daily-about = Eine Partie am Tag, für alle dieselbe
command-daily-play = spielen
command-daily-play-about = Die heutige Aufgabe spielen
command-option-day = tag
command-option-day-about = Ein früherer Tag, zum Üben; ohne Angabe die heutige Aufgabe
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
command-settings-about = Deine Sprache, deine Benachrichtigungen und wie deine Züge enden
command-option-language = sprache
command-option-language-about = Die Sprache, in der ich mit dir rede
command-option-confirm = bestätigen
command-option-confirm-about = Ob dein Zug von selbst endet, wenn nichts mehr zu wählen ist
command-option-notify = benachrichtigung
command-option-notify-about = Wie du erfährst, dass du am Zug bist
command-manage = verwalten
command-manage-about = Für die Moderation
command-manage-server = server
command-manage-server-about = Was dieser Server gewählt hat: Sprache, Threads, Kanal, wer Tische eröffnet, Grenzen
command-option-server-language-about = Die Sprache der öffentlichen Beiträge
command-option-threads = threads
command-option-threads-about = Ob jede Partie ihren eigenen Thread bekommt
command-manage-cancel = abbrechen
command-manage-cancel-about = Eine Partie ohne Ergebnis schließen
command-option-sure-to-cancel-about = Abbrechen, ohne noch einmal gefragt zu werden
command-help = hilfe
command-help-about = So geht es los
