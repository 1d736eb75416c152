# Tiny Towns: alles, was Bilder und ihre Beschreibung sagen.

## Gebäude und Denkmäler

tiny-towns-card-cottage = Landhaus
tiny-towns-card-farm = Bauernhof
tiny-towns-card-granary = Getreidespeicher
tiny-towns-card-greenhouse = Gewächshaus
tiny-towns-card-orchard = Obstgarten
tiny-towns-card-fountain = Springbrunnen
tiny-towns-card-millstone = Mühlstein
tiny-towns-card-shed = Schuppen
tiny-towns-card-well = Brunnen
tiny-towns-card-abbey = Abtei
tiny-towns-card-chapel = Kapelle
tiny-towns-card-cloister = Kloster
tiny-towns-card-temple = Tempel
tiny-towns-card-almshouse = Armenhaus
tiny-towns-card-feast-hall = Festhalle
tiny-towns-card-inn = Gasthaus
tiny-towns-card-tavern = Schenke
tiny-towns-card-bakery = Bäckerei
tiny-towns-card-market = Markt
tiny-towns-card-tailor = Schneiderei
tiny-towns-card-theater = Theater
tiny-towns-card-bank = Bank
tiny-towns-card-factory = Fabrik
tiny-towns-card-trading-post = Handelsposten
tiny-towns-card-warehouse = Lagerhalle
tiny-towns-card-architects-guild = Architekten-Gilde
tiny-towns-card-archive-of-the-second-age = Archiv des zweiten Zeitalters
tiny-towns-card-barrett-castle = Schloss Barrett
tiny-towns-card-cathedral-of-caterina = Kathedrale der Katerina
tiny-towns-card-fort-ironweed = Festung Eisenwurzel
tiny-towns-card-grand-mausoleum = Großes Mausoleum
tiny-towns-card-grove-university = Hainuniversität
tiny-towns-card-mandras-palace = Mandras Palast
tiny-towns-card-obelisk-of-the-crescent = Obelisk der Mondsichel
tiny-towns-card-opaleyes-watch = Opalauges Wacht
tiny-towns-card-shrine-of-the-elder-tree = Schrein des uralten Baumes
tiny-towns-card-silva-forum = Silva-Forum
tiny-towns-card-sky-baths = Himmelsbäder
tiny-towns-card-starloom = Sternwarte
tiny-towns-card-statue-of-the-bondmaker = Statue der Verbundenheit

## Zwei Buchstaben, die im Bild auf einem Gebäude stehen; alle verschieden

tiny-towns-short-cottage = La
tiny-towns-short-farm = Bh
tiny-towns-short-granary = Gs
tiny-towns-short-greenhouse = Gw
tiny-towns-short-orchard = Ob
tiny-towns-short-fountain = Sp
tiny-towns-short-millstone = Mü
tiny-towns-short-shed = Su
tiny-towns-short-well = Br
tiny-towns-short-abbey = Ab
tiny-towns-short-chapel = Ka
tiny-towns-short-cloister = Kl
tiny-towns-short-temple = Te
tiny-towns-short-almshouse = Ar
tiny-towns-short-feast-hall = Fe
tiny-towns-short-inn = Ga
tiny-towns-short-tavern = Sc
tiny-towns-short-bakery = Bä
tiny-towns-short-market = Ma
tiny-towns-short-tailor = Sn
tiny-towns-short-theater = Th
tiny-towns-short-bank = Bk
tiny-towns-short-factory = Fa
tiny-towns-short-trading-post = Hp
tiny-towns-short-warehouse = Lh
tiny-towns-short-architects-guild = Ag
tiny-towns-short-archive-of-the-second-age = Az
tiny-towns-short-barrett-castle = Sb
tiny-towns-short-cathedral-of-caterina = Kk
tiny-towns-short-fort-ironweed = Ei
tiny-towns-short-grand-mausoleum = Gm
tiny-towns-short-grove-university = Hu
tiny-towns-short-mandras-palace = Mp
tiny-towns-short-obelisk-of-the-crescent = Om
tiny-towns-short-opaleyes-watch = Ow
tiny-towns-short-shrine-of-the-elder-tree = Sr
tiny-towns-short-silva-forum = Sf
tiny-towns-short-sky-baths = Hb
tiny-towns-short-starloom = St
tiny-towns-short-statue-of-the-bondmaker = Sv

## Was eine Karte wert ist oder kann, in wenigen Worten. Zahlen sind Punkte je Gebäude.

tiny-towns-effect-cottage = 3, wenn versorgt
tiny-towns-effect-farm = Versorgt 4 beliebige Landhäuser
tiny-towns-effect-granary = Versorgt die 8 Felder ringsum
tiny-towns-effect-greenhouse = Versorgt eine Gruppe von Landhäusern
tiny-towns-effect-orchard = Versorgt seine Zeile und Spalte
tiny-towns-effect-fountain = 2 neben einem anderen Springbrunnen
tiny-towns-effect-millstone = 2 neben { $red } oder { $yellow }
tiny-towns-effect-shed = 1; darf auf jedes leere Feld
tiny-towns-effect-well = 1 je Landhaus daneben
tiny-towns-effect-abbey = 3 ohne { $black }, { $green } oder { $yellow } daneben
tiny-towns-effect-chapel = 1 je versorgtem Landhaus
tiny-towns-effect-cloister = 1 je Kloster in einer Ecke
tiny-towns-effect-temple = 4 neben 2 versorgten Landhäusern
tiny-towns-effect-almshouse = Alle zusammen: −1, 5, −3, 15, −5, 26
tiny-towns-effect-feast-hall = 2; oder 3, wenn rechts von dir weniger stehen
tiny-towns-effect-inn = 3 als einziges in Zeile und Spalte
tiny-towns-effect-tavern = Alle zusammen: 2, 5, 9, 14, 20
tiny-towns-effect-bakery = 3 neben { $red } oder { $black }
tiny-towns-effect-market = 1 je Markt in Zeile oder Spalte
tiny-towns-effect-tailor = 1, und 1 je Schneiderei in der Mitte
tiny-towns-effect-theater = 1 je anderem Typ in Zeile und Spalte
tiny-towns-effect-bank = 4; ihren Rohstoff wählst du nie mehr selbst
tiny-towns-effect-factory = Tauscht ihren Rohstoff gegen einen anderen
tiny-towns-effect-trading-post = 1; zählt als beliebiger Rohstoff
tiny-towns-effect-warehouse = Lagert 3; −1 je Rohstoff darin
tiny-towns-effect-architects-guild = 1; ersetzt bis zu 2 deiner Gebäude
tiny-towns-effect-archive-of-the-second-age = 1 je verschiedenem Gebäudetyp
tiny-towns-effect-barrett-castle = 5, wenn versorgt; zählt als 2 Landhäuser
tiny-towns-effect-cathedral-of-caterina = 2; leere Felder kosten nichts
tiny-towns-effect-fort-ironweed = 7; du wählst keine Rohstoffe mehr
tiny-towns-effect-grand-mausoleum = 3 je nicht versorgtem Landhaus
tiny-towns-effect-grove-university = 3; sofort ein Gebäude umsonst
tiny-towns-effect-mandras-palace = 2 je verschiedenem Typ daneben
tiny-towns-effect-obelisk-of-the-crescent = Ab jetzt darfst du auf jedes leere Feld bauen
tiny-towns-effect-opaleyes-watch = 3 Typen warten, bis sie jemand nebenan baut
tiny-towns-effect-shrine-of-the-elder-tree = Als 1. bis 6. Gebäude: 1, 2, 3, 4, 5, 8
tiny-towns-effect-silva-forum = 1, und 1 je Gebäude deiner größten Gruppe
tiny-towns-effect-sky-baths = 2 je Gebäudetyp, der dir fehlt
tiny-towns-effect-starloom = 6, 3 oder 2, wenn du als 1., 2., 3. fertig bist
tiny-towns-effect-statue-of-the-bondmaker = Jedes Landhaus kann einen Rohstoff tragen

## Gebäudetypen

tiny-towns-category-monument = Denkmal

## Rohstoffe, und der Buchstabe auf dem Würfel

tiny-towns-resource-wood = Holz
tiny-towns-resource-wheat = Weizen
tiny-towns-resource-brick = Ziegel
tiny-towns-resource-glass = Glas
tiny-towns-resource-stone = Stein
tiny-towns-some-wood = Holz
tiny-towns-some-wheat = Weizen
tiny-towns-some-brick = Ziegel
tiny-towns-some-glass = Glas
tiny-towns-some-stone = Stein
tiny-towns-letter-wood = H
tiny-towns-letter-wheat = W
tiny-towns-letter-brick = Z
tiny-towns-letter-glass = G
tiny-towns-letter-stone = S

## Ränge im Solospiel

tiny-towns-rank-master-architect = Meisterarchitekt_in
tiny-towns-rank-town-planner = Städteplaner_in
tiny-towns-rank-engineer = Ingenieur_in
tiny-towns-rank-carpenter = Handwerker_in
tiny-towns-rank-builders-apprentice = Lehrling
tiny-towns-rank-aspiring-architect = Hobby-Baumeister_in

## Kopf und Fuß

tiny-towns-title = Tiny Towns · Runde { $round }
tiny-towns-title-final = Tiny Towns · Endwertung
tiny-towns-seat = Platz { $number }
tiny-towns-over = Das Spiel ist zu Ende
tiny-towns-waiting = Am Zug: { $names }
tiny-towns-waiting-all = Alle sind noch am Zug
tiny-towns-waiting-monuments = Wählen noch ein Denkmal: { $names }
tiny-towns-waiting-naming = { $names } nennt den Rohstoff
tiny-towns-waiting-watch = { $names } darf ein Gebäude von Opalauges Wacht nehmen
tiny-towns-everybody-takes = Alle nehmen
tiny-towns-everybody-chooses = Alle wählen selbst
tiny-towns-free-choice = Freie Wahl
tiny-towns-open-cards = Offene Karten
tiny-towns-choose-one = Nimm eine
tiny-towns-chosen-card = Genommen
tiny-towns-in-hand = In deiner Hand
tiny-towns-pile = { $count ->
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
tiny-towns-pile-seen = Aufgedeckt:
tiny-towns-pile-under = Unter dem Stapel:
tiny-towns-next-free = Freie Wahl in Runde { $round }

## Städte

tiny-towns-status-thinking = überlegt
tiny-towns-status-ready = bereit
tiny-towns-status-waiting = wartet
tiny-towns-status-finished = fertig
tiny-towns-finished-round = Fertig in Runde { $round }
tiny-towns-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tiny-towns-points-now = jetzt { $points }
tiny-towns-last-round = Letzte Runde
tiny-towns-aside = beiseite
tiny-towns-aside-count = Beiseite: { $count } von { $most }
tiny-towns-empty-square = Leeres Feld
tiny-towns-empty-square-effect = −1 am Ende, auch mit Rohstoff darauf
tiny-towns-monument-back = Alle haben ein geheimes

## Die eigene Ansicht

tiny-towns-panel-title = Deine Stadt · Runde { $round }
tiny-towns-prompt-monument = Wähle das Denkmal, das du behältst
tiny-towns-prompt-choose = Wähle den Rohstoff, den du nimmst
tiny-towns-prompt-name = Nenne den Rohstoff, den alle nehmen
tiny-towns-prompt-open-card = Nimm eine der drei offenen Karten
tiny-towns-prompt-place = Lege deinen Rohstoff ab: { $resource }
tiny-towns-prompt-build = Baue, oder beende deine Runde
tiny-towns-prompt-full = Deine Stadt ist voll: Beendest du den Zug, ist sie fertig
tiny-towns-prompt-marker = Wähle den Rohstoff für: { $card }
tiny-towns-prompt-replace = Ersetze ein Gebäude, oder verzichte
tiny-towns-prompt-free = Setze ein Gebäude umsonst, oder verzichte
tiny-towns-prompt-watch = Wähle einen Gebäudetyp für Opalauges Wacht
tiny-towns-prompt-react = Nimm ein Gebäude von Opalauges Wacht, oder verzichte
tiny-towns-prompt-ready = Du bist bereit
tiny-towns-prompt-finished = Deine Stadt ist fertig
tiny-towns-prompt-idle = Gerade ist nichts zu tun
tiny-towns-can-build = Das kannst du bauen
tiny-towns-can-build-nothing = Noch nichts zu bauen
tiny-towns-can-build-more = und { $count } weitere
tiny-towns-your-monument = Dein Denkmal
tiny-towns-monument-choice = Behalte eines davon
tiny-towns-if-ended = Wäre jetzt Schluss

## Das Ende

tiny-towns-winner = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
tiny-towns-winners = { $names } gewinnen gemeinsam mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
tiny-towns-solo-end = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $rank }
tiny-towns-unbuilt = Nicht gebaut: { $card }
tiny-towns-total = Summe
tiny-towns-line-monument = Denkmal
tiny-towns-line-empty-squares = Leere Felder
tiny-towns-tie-empty = Gleichstand: leere Felder
tiny-towns-tie-cottages = Gleichstand: Landhäuser
tiny-towns-place = Platz { $place }

## In Worten, zum Vorlesen

tiny-towns-words-round = Tiny Towns, Runde { $round }.
tiny-towns-words-resource = Alle nehmen { $resource }.
tiny-towns-words-named = { $name } hat den Hammer und nannte { $resource }.
tiny-towns-words-hammer = { $name } hat den Hammer.
tiny-towns-words-free = Freie Wahl: Alle nehmen einen Rohstoff ihrer Wahl.
tiny-towns-words-open-cards = Offene Karten: { $resources }.
tiny-towns-words-taken = Genommen ist die Karte { $resource }.
tiny-towns-words-waiting = Am Zug: { $names }.
tiny-towns-words-waiting-monuments = Alle wählen ein Denkmal. Es fehlen noch: { $names }.
tiny-towns-words-waiting-naming = { $names } nennt den Rohstoff.
tiny-towns-words-waiting-watch = { $names } darf ein Gebäude von Opalauges Wacht nehmen.
tiny-towns-words-over = Das Spiel ist zu Ende.
tiny-towns-words-ready = Bereit: { $names }.
tiny-towns-words-finished = { $name } ist seit Runde { $round } fertig.
tiny-towns-words-news = Das geschah in Runde { $round }:
tiny-towns-words-did = { $name }: { $deeds }.
tiny-towns-words-did-nothing = { $name }: nichts.
tiny-towns-words-chose = { $resource } gewählt
tiny-towns-words-placed = { $resource } auf { $square }
tiny-towns-words-stored = { $resource } auf { $square } gelagert
tiny-towns-words-swapped = { $resource } auf { $square } gelagert, von dort { $take } auf { $target }
tiny-towns-words-set-aside = { $resource } beiseitegelegt
tiny-towns-words-built = { $card } auf { $square } gebaut
tiny-towns-words-marker = mit { $resource } als Rohstoff
tiny-towns-words-replaced = { $square } ersetzt durch { $card }
tiny-towns-words-put-free = { $card } umsonst auf { $square }
tiny-towns-words-set-on-watch = { $card } auf Opalauges Wacht gestellt
tiny-towns-words-watch-taken = { $card } von der Wacht auf { $square }
tiny-towns-words-town = Stadt von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wäre jetzt Schluss.
tiny-towns-words-your-town = Deine Stadt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wäre jetzt Schluss.
tiny-towns-words-town-final = Stadt von { $name }.
tiny-towns-words-fed = Versorgt: { $squares }.
tiny-towns-words-row = Zeile { $row }: { $squares }.
tiny-towns-words-empty = leer
tiny-towns-words-holding = { $card } mit { $resources }
tiny-towns-words-square = { $square } { $content }
tiny-towns-words-aside = Beiseitegelegt: { $count } von { $most }.
tiny-towns-words-watch = Auf Opalauges Wacht warten: { $cards }.
tiny-towns-words-all-empty = Alle Felder sind leer.
tiny-towns-words-cards = Die Karten. Muster stehen Zeile für Zeile von oben nach unten; sie dürfen gedreht und gespiegelt werden.
tiny-towns-words-card = { $card }: { $pattern }. { $effect }.
tiny-towns-words-pile = Stapel: { $left }.
tiny-towns-words-pile-seen = Schon aufgedeckt: { $resources }.
tiny-towns-words-pile-under = Unter dem Stapel, der nächste zuerst: { $resources }.
tiny-towns-words-next-free = Die nächste freie Wahl kommt in Runde { $round }.
tiny-towns-words-monuments = Alle haben ein geheimes Denkmal.
tiny-towns-words-your-monument = Dein Denkmal ist { $card }: { $pattern }. { $effect }.
tiny-towns-words-monument-effect = { $card }: { $effect }.
tiny-towns-words-monument-choice = Behalte eines dieser Denkmäler:
tiny-towns-words-prompt = { $prompt }.
tiny-towns-words-build = Du kannst bauen: { $card } aus { $squares }, auf einem dieser Felder.
tiny-towns-words-build-anywhere = Du kannst bauen: { $card } aus { $squares }, auf jedem leeren Feld.
tiny-towns-words-completes = Auf { $square } gelegt, wird möglich: { $cards }.
tiny-towns-words-build-nothing = Du kannst gerade nichts bauen.
tiny-towns-words-score = { $name }: { $points }, Platz { $place }. { $lines }.
tiny-towns-words-line = { $what } { $points }
tiny-towns-words-tie = Bei Gleichstand zählen weniger leere Felder, dann mehr Landhäuser.
tiny-towns-pattern-over = { " über " }
tiny-towns-pattern-gap = Lücke
