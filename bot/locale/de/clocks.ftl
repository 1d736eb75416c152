### Zeit: die Uhr eines Tisches, Fristen, und wann niemandes Zeit läuft.

time-days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
time-hours =
    { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
time-minutes =
    { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }

## Die Uhr eines Tisches

clock-none = Keine Uhr
clock-evening = Ein Abend
clock-day = Ein Tag je Zug
clock-week = Eine ruhige Woche
clock-own = Uhr
clock-none-about = Keine Uhr: Alle nehmen sich so viel Zeit, wie sie brauchen
clock-evening-about = Ein Abend: 15 Minuten und 3 weitere für jeden Zug
clock-day-about = Ein Tag je Zug
clock-week-about = Eine ruhige Woche: 7 Tage und 1 weiterer für jeden Zug
clock-now = ⏳ **{ $name }:** { $bank } zu Beginn, { $increment } mehr je Zug, höchstens { $cap }.
clock-hours = 🌙 Die Zeit läuft nur, wenn gespielt wird: { $hours }.
set-up-clock = Mit Uhr spielen …
set-up-own-clock = Andere Zeiten …
set-up-hours = Spielzeiten …
clock-field-bank = Zeit zu Beginn
clock-field-increment = Kommt mit jedem Zug dazu
clock-field-cap = Höchstens
clock-field-example = 2 Tage, 12 Std., 30 Min.
hours-field = Von – bis (leer lassen für immer)
hours-field-example = 18:00–23:00
zone-field = Zeitzone: eine Stadt
zone-field-example = Europe/Berlin

## Fristen

deadline = ⏳ { $who }: { $when }
deadline-yours = ⏳ Deine Frist: { $when }
late-reminder = ⏳ { $who }, deine Zeit für { $game } ist fast um. Deine Frist: { $when }.
late-question = ⏰ Die Zeit von { $who } in { $game } ist um. Entscheidet niemand, macht ein Computer { $when } diesen Zug.
late-who-decides = -# Entscheiden können alle anderen am Tisch.
late-wait = Warten: wieder die volle Zeit
late-move = Ein Computer macht diesen Zug
late-seat = Ein Computer spielt, bis sie zurück sind
late-wait-for = Auf { $name } warten
late-move-for = Computer zieht für { $name }
late-seat-for = Computer spielt weiter für { $name }
late-wait-done = ✅ Der Tisch wartet: { $name } hat wieder die volle Zeit.
late-move-done = ✅ Ein Computer hat für { $name } gezogen.
late-seat-done = ✅ Ein Computer spielt für { $name }, bis der Platz wieder besetzt ist.
note-late-wait = Die Zeit von { $name } war um. Der Tisch hat beschlossen zu warten.
note-late-move = Die Zeit von { $name } war um. Der Tisch hat einen Computer ziehen lassen.
note-late-seat = Die Zeit von { $name } war um. Der Tisch lässt einen Computer weiterspielen.
note-late-overdue = Die Zeit von { $name } war um, und niemand hat entschieden. Ein Computer hat gezogen.

## Wann die Zeit nicht läuft

quiet-set = Ruhezeiten …
quiet-none = 🌙 Keine Ruhezeiten. Zeitzone: { $zone }.
quiet-now = 🌙 Ruhezeiten, in denen deine Zeit nicht läuft und ich dich nicht rufe: { $hours }.
quiet-later = -# Du hast sie heute schon geändert, deshalb halten diese deine Uhren erst { $when } an.
quiet-field = Von – bis (leer lassen für keine)
quiet-field-example = 22:00–07:00
days-off-set = Freie Tage …
days-off-now = 🏖️ Du nimmst frei: { $days }.
days-off-left = 🏖️ Freie Tage dieses Jahr: noch { $left } von { $most }.
days-off-spent = Bevor du bei Tagen je Zug zu spät bist, wird von selbst einer genommen.
days-off-field = Ab heute (leer lassen für keine)
days-off-field-example = 1.7.–14.7., 24.12.2027

## Der tägliche Überblick

digest-title = Deine Partien heute
digest-waiting = Wartet auf dich
digest-over = Zu Ende
digest-news = Was du noch nicht gesehen hast
digest-line-over = 🏁 **{ $title }**: Platz { $rank } von { $seats }.
digest-empty = Nichts wartet auf dich, und du hast alles gesehen.
digest-mention = 🗞️ { $who }, dein täglicher Überblick ist da.{ $closed ->
        [yes] { " " }Ich kann dir keine Direktnachrichten schicken, darum erwähne ich dich ab jetzt.
       *[no] { "" }
    }
digest-read = Lesen
digest-set = Überblick …
digest-field = Um wie viel Uhr (leer für nie)
digest-field-example = 08:00
digest-none = 🗞️ Kein täglicher Überblick.
digest-now = 🗞️ Täglicher Überblick um { $time } Uhr ({ $zone }), falls es etwas gibt. Nächster: { $next }. { $notify ->
        [none] Du willst gar nicht benachrichtigt werden, darum kommt er nicht: Wähle zuerst Erwähnung oder Direktnachricht.
        [direct] Er kommt als Direktnachricht.
       *[mention] Ich erwähne dich, wenn er da ist; lesen kannst nur du ihn.
    }
settings-time = Deine Zeit
settings-back = Alle Einstellungen
refusal-no-time = „{ $text }“ verstehe ich nicht als Uhrzeit. Schreib zum Beispiel „8“ oder „18:30“.

## Ablehnungen

refusal-no-duration = „{ $text }“ verstehe ich nicht als Zeitspanne. Schreib zum Beispiel „2 Tage“, „12 Std.“ oder „30 Min.“.
refusal-no-clock = „{ $text }“ verstehe ich nicht als Uhr. Wähl eine aus der Liste, oder schreib, womit alle beginnen, was jeder Zug bringt und wie viel es höchstens sein kann: „2 Tage + 1 Tag + 5 Tage“.
refusal-odd-clock =
    Eine Uhr beginnt mit mehr als nichts und fasst nie weniger als das.
    { $days ->
        [one] Mehr als 1 Tag passt nicht hinein.
       *[other] Mehr als { $days } Tage passen nicht hinein.
    }
refusal-no-hours = „{ $text }“ verstehe ich nicht als Uhrzeiten. Schreib zum Beispiel „18:00–23:00“, gern mit einer Stadt: „18–23 Europe/Berlin“.
refusal-short-hours = Spielzeiten müssen mindestens eine Stunde lang sein.
refusal-hours-need-clock = Spielzeiten zählen nur mit einer Uhr. Wähl zuerst eine Uhr.
refusal-long-quiet =
    { $hours ->
        [one] Ruhezeiten können höchstens 1 Stunde lang sein.
       *[other] Ruhezeiten können höchstens { $hours } Stunden lang sein.
    } Für ganze Tage nimm dir frei.
refusal-no-zone = Die Zeitzone „{ $text }“ kenne ich nicht. Schreib sie so: „Europe/Berlin“.
refusal-day-off-in-zone = Du hast gerade frei, und freie Tage richten sich nach deiner Zeitzone. Eine, in der es früher ist, kannst du nach diesem Tag wählen.
refusal-no-dates = „{ $text }“ verstehe ich nicht als Tage. Schreib zum Beispiel „1.7.–14.7.“, mehrere mit Kommas dazwischen.
refusal-too-many-days-off =
    { $most ->
        [one] Du hast 1 freien Tag im Jahr.
       *[other] Du hast { $most } freie Tage im Jahr.
    } Nimm weniger.
refusal-late-yourself = Deine eigene Zeit ist um, also entscheiden die anderen. Ziehen kannst du noch.
refusal-not-late = Das ist erledigt: Über { $names } muss der Tisch nicht mehr entscheiden.
refusal-nobody-late = In dieser Partie hat niemand die Zeit überschritten, über den du entscheiden könntest.
refusal-who-is-late = Die Zeit ist bei mehreren um: { $names }. Sag, wen du meinst.

## Slash-Befehle

command-game-late = zeit-um
command-game-late-about = Entscheiden, was geschieht, wenn jemandes Zeit um ist
command-option-do = was
command-option-do-about = Was geschehen soll
command-option-late-about = Um wen es geht; nur nötig, wenn die Zeit bei mehreren um ist
command-option-clock = uhr
command-option-clock-about = Wie lange alle nachdenken dürfen; oder tipp zum Beispiel: 2 Tage + 1 Tag + 5 Tage
command-option-hours = spielzeiten
command-option-hours-about = Wann die Zeit läuft, mit Zeitzone: 18-23 Europe/Berlin; oder „keine“
command-option-quiet = ruhezeiten
command-option-quiet-about = Wann deine Zeit nicht läuft: 22-7; oder „keine“
command-option-zone = zeitzone
command-option-zone-about = Deine Zeitzone
command-option-days-off = freie-tage
command-option-days-off-about = Tage, an denen deine Zeit nicht läuft: 1.7.-14.7.; oder „keine“
command-option-digest = überblick
command-option-digest-about = Wann dein täglicher Überblick kommt, in deiner Zeitzone: 8 Uhr; oder „keiner“
command-option-digest-now-about = Was auf dich wartet, was zu Ende ist und was du noch nicht gesehen hast
