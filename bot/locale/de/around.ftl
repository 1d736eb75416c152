### Rund um eine Partie: wer eingeladen ist, wie es danach weitergeht, Einstellungen und Hilfe.

## Die Karte des Tisches

card-set-up = Regeln und Plätze
card-how-to-play = So wird gespielt
card-link = Zur Karte
card-decline = Nein, danke
card-invite = Leute einladen …
card-invited =
    ✉️ { $guests ->
        [one] { $who }, du bist eingeladen: Setz dich dazu, oder tipp auf „{ card-decline }“.
       *[other] { $who }, ihr seid eingeladen: Setzt euch dazu, oder tippt auf „{ card-decline }“.
    }
card-declined = Diesmal nicht: { $who }
card-seating-random = Die Plätze werden ausgelost.
card-seating-listed = Alle sitzen in der Reihenfolge dieser Liste.
card-seating-rotated = Revanche: Alle rücken um einen Platz weiter.
invitation = ✉️ { $who }: Einladung von { $host } zu { $game }. { $link }
invited = ✅ Ich lade sie ein.
declined = ✅ Alles klar, diesmal nicht. Wenn du es dir anders überlegst, nimm auf der Karte des Tisches Platz.
table-seated =
    Du bist an diesem Tisch dabei: **{ $game }**
    Gestartet wird auf seiner Karte. { $link }
table-hosted = **{ $game }**: Das ist dein Tisch. Wenn alle da sind, starte auf seiner Karte. { $link }
table-begun = Die Revanche in **{ $game }** läuft schon. { $link }
table-begun-without-you = Die Revanche in **{ $game }** hat schon ohne dich begonnen. { $link }
set-up-title = { $game }: Regeln und Plätze
set-up-variant = Andere Regeln …
set-up-seating-random = Plätze auslosen
set-up-seating-listed = Plätze wie in der Liste

## Nach einer Partie

ending-rematch = Revanche
ending-again = Noch einmal
ending-try = Selbst versuchen
ending-next-level = Als Nächstes · { $level }
ending-day = Rangliste von heute
ending-mine = Meine Partien
game-open = { $game } { NUMBER($number, useGrouping: 0) } öffnen

## Die Tagesaufgabe

daily-play = Tagesaufgabe
daily-start = Heutige Aufgabe spielen
daily-open = Mein Versuch heute
daily-no-points = Noch hat niemand Punkte. Die zehn Besten eines Tages bekommen ihre, sobald er vorbei ist.
daily-yesterday = Die Besten von gestern
daily-play-past = Diesen Tag noch einmal
daily-place =
    { $players ->
        [one] 🏆 Auf diesem Server war heute noch niemand vor dir fertig.
       *[other] 🏆 Platz { $place } von { $players } auf diesem Server, Stand jetzt.
    }
daily-did-not-count = Dieser Versuch zählt nicht: Ein Computer hat für dich gezogen, oder der Tag war schon um.

## Einstellungen

settings-title = Einstellungen
setting-notify-mention = Erwähne mich
setting-notify-direct = Direktnachricht
setting-notify-none = Nicht benachrichtigen
setting-private-no = Profil für alle
setting-private-yes = Profil nur für mich
setting-confirming-never = Züge beende ich selbst
setting-confirming-unless-last = Automatisch, außer am Rundenende
setting-confirming-always = Immer automatisch

## Hilfe

help-page-start = Zurück zum Anfang
help-page-solo = Allein spielen
help-page-fair = Was zählt
help-leaderboard = Rangliste
help-games = Wie wird gespielt? …
help-start =
    ## Guildhall
    Städtebau-Brettspiele für Freunde, die ab und zu ein paar Minuten haben.
    { "" }**Allein:** Fang gleich an, oder versuch die Tagesaufgabe. Sie ist für alle dieselbe.
    { "" }**Zusammen:** Eröffne einen Tisch, und lade auf seiner Karte Leute ein. Die übrigen Plätze können Computer füllen.
    { $new }
    { "" }**Am Zug?** Drück unter dem Brett auf **Dein Zug**. `/{ command-game } { command-game-list }` zeigt dir jede Partie, die auf dich wartet.
help-solo =
    ## Allein spielen
    Wähle ein Spiel. Nur du siehst die Partie, bis du sie zeigst. Andere Stufen und Varianten gibt es mit `/{ command-solo }`.
help-fairness =
    ## Was zählt
    { "" }**Mit anderen.** Eine Partie wird gewertet, wenn mindestens zwei Leute mitspielen. Gehst du mit `/{ command-game } { command-game-leave }`, spielt ein Computer für dich. Kommst du mit `/{ command-game } { command-game-return }` zurück, bevor er mehr als ein Zehntel deiner Züge gemacht hat, ändert sich nichts. Danach kannst du in dieser Partie Wertungspunkte verlieren, aber keine mehr gewinnen. Kommst du gar nicht zurück, zählt das für dich als letzter Platz; die anderen werden dann gegen diesen Computer gewertet statt gegen dich.
    { "" }**Solo und Tagesaufgabe.** Eine Solo-Partie oder Tagesaufgabe zählt nur, wenn du jeden Zug selbst machst. Eine Solo-Partie zählt nur mit einem Startwert, den ich auslose. Die Tagesaufgabe hat einen einzigen Versuch, und noch einmal spielen kann man einen Tag erst, wenn er vorbei ist.

## Ablehnungen

refusal-host-changes = Regeln und Plätze an diesem Tisch ändert nur { $host }.
refusal-already-invited = Sie wurden schon eingeladen oder sitzen am Tisch.
refusal-not-invited = Zu diesem Tisch bist du nicht eingeladen, oder du hast schon geantwortet.
refusal-no-bots = Einladen kannst du nur Menschen. Einen Computer fügst du auf der Karte des Tisches hinzu.
refusal-too-many-invitations =
    { $most ->
        [one] Mehr als eine offene Einladung geht nicht.
       *[other] Mehr als { $most } offene Einladungen gehen nicht.
    } Warte auf eine Antwort, oder starte eine Partie, zu der du eingeladen hast.
refusal-no-rematch-alone = Für eine Revanche fehlt dir jemand. Fang lieber eine neue Solo-Partie an.
refusal-no-next-level = Noch gibt es keine nächste Stufe. Gewinn erst eine Solo-Partie, zu der es eine schwerere gibt.
refusal-no-finished-game = So eine Partie hast du hier noch nicht zu Ende gespielt.

## Slash-Befehle

command-game-invite = einladen
command-game-invite-about = Jemanden an deinen Tisch einladen
command-option-guest-about = Wen du einlädst
command-game-decline = absagen
command-game-decline-about = Eine Einladung an einen Tisch ablehnen
command-game-set-up = einrichten
command-game-set-up-about = Regeln und Plätze an deinem Tisch ändern
command-option-seating = plätze
command-option-seating-about = Wer wo sitzt
command-game-rematch = revanche
command-game-rematch-about = Eine Partie mit denselben Leuten noch einmal spielen
command-game-share = vorzeigen
command-game-share-about = Allen eine Solo-Partie von dir zeigen
command-option-finished-about = Welche; deine letzte, wenn du nichts angibst
command-option-help-page = seite
command-option-help-page-about = Was du wissen möchtest
