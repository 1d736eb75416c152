### Welcome To…: Ansicht, Befehle und Antworten. Was auf Bildern steht, ist in welcome_to.ftl.

welcome-to-name = Welcome To…
welcome-to-how-to-play =
    ## Welcome To…
    Du planst eine Vorstadt: drei Straßen mit Häusern, deren Nummern von links nach rechts steigen.
    {""}**Jede Runde** liegen drei Kombinationen aus Nummer und Aktion aus. Alle nehmen gleichzeitig eine davon. Schreib die Nummer auf einen freien Bauplatz; Lücken sind erlaubt, fallende Nummern nicht. Dann nutzt du die Aktion oder lässt sie:
    🚧 ein Zaun teilt eine Straße in Wohnanlagen · 📈 Marketing macht Anlagen einer Größe wertvoller · 🌳 ein Park in der Straße des Hauses · 🏊 ein Pool, wenn der Platz einen hat · 👷 Zeitarbeit ändert die Nummer um bis zu 2 · 🏘️ ein Anbau verdoppelt eine Nachbarnummer auf einem freien Platz.
    Eine Wohnanlage ist fertig, wenn ihre 1 bis 6 Plätze zwischen zwei Zäunen alle bebaut sind.
    {""}**Vorgaben** verlangen Anlagen und mehr; wer eine Vorgabe in der ersten Runde wertet, in der es jemand tut, bekommt den höheren Wert.
    Passt keine Nummer, gibt es einen Streik. **Schluss ist**, wenn jemand drei Streiks, alle drei Vorgaben oder keinen freien Bauplatz mehr hat.

## Worum es gerade geht

welcome-to-round-title = Runde { $round }
welcome-to-situation-over = Die Straßen sind fertig.
welcome-to-combination = { $number } + { $action }
welcome-to-do-fence = Zaun
welcome-to-do-marketing = Marketing
welcome-to-do-park = Park
welcome-to-do-pool = Pool
welcome-to-do-temp = Zeitarbeit
welcome-to-do-bis = Anbau

## Der Tisch

welcome-to-classic = Klassisch
welcome-to-advanced = Für Fortgeschrittene: Kreisverkehre und schwere Vorgaben
welcome-to-level-choice = Stufe { $level }: { $manager }
welcome-to-verdict-high-score = { $total ->
        [one] **{ $total } Punkt**
       *[other] **{ $total } Punkte**
    } ohne Gegner (Stufe { $level }, { $manager }).
welcome-to-verdict-won = **Gewonnen** gegen { $manager } (Stufe { $level }): { $total } zu { $rival }, Vorsprung { $margin }. Fertige Wohnanlagen: { $estates } zu { $rival_estates }.
welcome-to-verdict-lost = **Verloren** gegen { $manager } (Stufe { $level }): { $total } zu { $rival }, Abstand { $margin }. Fertige Wohnanlagen: { $estates } zu { $rival_estates }.
welcome-to-verdict-drawn = **Unentschieden** gegen { $manager } (Stufe { $level }): { $total } zu { $rival }, Abstand { $margin }, Wohnanlagen { $estates } zu { $rival_estates }.

## Die Ansicht

welcome-to-panel-combine = **Runde { $round }:** Wähle eine Nummer mit ihrer Aktion.
welcome-to-panel-strike = **Runde { $round }:** Keine Nummer passt mehr. Du musst einen Streik nehmen.
welcome-to-panel-change = **{ $number }:** Ändert Zeitarbeit die Nummer?
welcome-to-panel-lot = Wohin kommt die **{ $number }**?
welcome-to-panel-roundabout = Wohin kommt der Kreisverkehr?
welcome-to-panel-action-fence = Wohin kommt der Zaun?
welcome-to-panel-action-marketing = Welche Wohnanlagen sollen wertvoller werden?
welcome-to-panel-action-park = In dieser Straße einen Baum pflanzen?
welcome-to-panel-action-pool = Den Pool bauen?
welcome-to-panel-action-bis = Wohin kommt der Anbau?
welcome-to-panel-spend = Welche Wohnanlage nimmst du für Vorgabe { $plan }?
welcome-to-panel-plans = **Runde { $round }:** Du kannst eine Vorgabe werten. Jetzt oder später?
welcome-to-panel-rivals = Vorgaben können dieselben Wohnanlagen brauchen: Was du für eine nimmst, fehlt den anderen.
welcome-to-panel-confirm = **Runde { $round }:** Dein Zug ist komplett. Bestätige ihn.
welcome-to-roundabout-street = Erst ein Kreisverkehr in Straße { $street }
welcome-to-roundabout = Kreisverkehr in Straße { $street }, Platz { $lot }
welcome-to-strike = Streik nehmen
welcome-to-strike-giving = Streik, { $number } + { $action } abgeben
welcome-to-change = { $number } schreiben
welcome-to-no-change = Bei { $number } bleiben
welcome-to-street = Straße { $street } ({ $free ->
        [one] { $free } Platz
       *[other] { $free } Plätze
    } frei)
welcome-to-places = Platz wählen …
welcome-to-house = { $number } in Straße { $street }, Platz { $lot }
welcome-to-fence = Zaun in Straße { $street } zwischen { $left } und { $right }
welcome-to-marketing = Anlagen mit { $size }
welcome-to-park = Baum pflanzen
welcome-to-pool = Pool bauen
welcome-to-bis = Anbau in Straße { $street }, Platz { $lot }, von { $side ->
        [left] links
       *[right] rechts
    }
welcome-to-nothing = Keine Aktion
welcome-to-spend = Anlage mit { $size }: Straße { $street }, Plätze { $first } bis { $last }
welcome-to-score = Vorgabe { $plan } werten: { $points } Punkte
welcome-to-confirm = Zug bestätigen
welcome-to-confirm-holding = Bestätigen, nichts mehr werten
welcome-to-completes = Anlage mit { $size } fertig
welcome-to-pool-possible = Pool möglich
welcome-to-pool-lost = Pool verloren
welcome-to-plan-ready = Vorgabe { $plan } erfüllt
welcome-to-points-change = sofort { $points } Punkte
welcome-to-side-left = vom linken Nachbarn
welcome-to-side-right = vom rechten Nachbarn

## Was jemand getan hat

welcome-to-did-roundabout-street = Straße { $street } für einen Kreisverkehr gewählt
welcome-to-did-roundabout = einen Kreisverkehr in Straße { $street }, Platz { $lot } gebaut
welcome-to-did-combine =
    { $same ->
        [true] Kombination { $number } genommen
       *[false] die Nummer von Karte { $number } und die Aktion von Karte { $action } genommen
    }
welcome-to-did-strike = einen Streik genommen
welcome-to-did-no-change = die Nummer so gelassen
welcome-to-did-change = die Nummer um { $by } geändert
welcome-to-did-street = Straße { $street } angesehen
welcome-to-did-house = sie in Straße { $street }, Platz { $lot } geschrieben
welcome-to-did-fence = in Straße { $street } zwischen { $left } und { $right } einen Zaun gebaut
welcome-to-did-marketing = Marketing für Anlagen mit { $size } angekreuzt
welcome-to-did-park = einen Baum gepflanzt
welcome-to-did-pool = den Pool gebaut
welcome-to-did-bis =
    { $side ->
        [left] einen Anbau in Straße { $street }, Platz { $lot } gebaut, wie der linke Nachbar
       *[right] einen Anbau in Straße { $street }, Platz { $lot } gebaut, wie der rechte Nachbar
    }
welcome-to-did-nothing = auf die Aktion verzichtet
welcome-to-did-score = Vorgabe { $plan } gewertet
welcome-to-did-spend = die Anlage in Straße { $street }, Plätze { $first } bis { $last } verwendet
welcome-to-did-confirm = den Zug bestätigt

## Wertungsbögen

welcome-to-scored-plans = Vorgaben
welcome-to-scored-parks = Parks
welcome-to-scored-pools = Pools
welcome-to-scored-temps = Zeitarbeit
welcome-to-scored-estates = Wohnanlagen
welcome-to-scored-bis = Anbauten
welcome-to-scored-strikes = Streiks
welcome-to-scored-roundabouts = Kreisverkehre

## Warum nicht

welcome-to-illegal-unreadable = Diesen Schritt kann ich nicht lesen. Wähle einen aus der Liste.
welcome-to-illegal-seats = Welcome To… ist für { $least } bis { $most } Leute.
welcome-to-illegal-not-waited-on = Dein Zug ist bestätigt. Nimm ihn zurück, wenn du etwas ändern willst.
welcome-to-illegal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
welcome-to-illegal-not-now = Danach ist gerade nicht gefragt. Deine Ansicht zeigt, wonach.
welcome-to-illegal-no-such-combination = Diese Kombination liegt nicht aus.
welcome-to-illegal-number-fits-nowhere = Für die { $number } ist kein Bauplatz mehr frei.
welcome-to-illegal-a-number-fits = Ein Streik ist nur für die, die keine Nummer schreiben können.
welcome-to-illegal-street-first = Wähle erst die Straße.
welcome-to-illegal-other-street = Du siehst gerade Straße { $street }. Nimm das zurück, um eine andere zu wählen.
welcome-to-illegal-no-such-lot = Straße { $street } hat keinen Platz { $lot }.
welcome-to-illegal-lot-filled = Platz { $lot } in Straße { $street } ist bebaut.
welcome-to-illegal-number-does-not-fit = Die { $number } passt dort nicht. Nummern steigen von links nach rechts.
welcome-to-illegal-nothing-fits-then = Mit einem Kreisverkehr dort passt keine Nummer mehr.
welcome-to-illegal-fence-stands = In Straße { $street } steht hinter Platz { $after } schon ein Zaun.
welcome-to-illegal-estate-used = Die Anlage an Platz { $after } in Straße { $street } wurde für eine Vorgabe verwendet und lässt sich nicht teilen.
welcome-to-illegal-no-house-beside = Ein Anbau braucht auf dieser Seite einen Nachbarn mit Nummer.
welcome-to-illegal-column-full = Die Spalte für Anlagen mit { $size } ist voll.
welcome-to-illegal-plan-scored = Vorgabe { $plan } hast du schon gewertet.
welcome-to-illegal-plan-not-fulfilled = Vorgabe { $plan } erfüllst du noch nicht.
welcome-to-illegal-estate-does-not-serve = Diese Anlage hilft nicht für Vorgabe { $plan }.
refusal-unknown-lot = „{ $typed }“ ist kein Bauplatz. Schreib Straße und Platz so: 2.9

## Befehle

command-welcome-to = welcome-to
command-welcome-to-about = Welcome To…: drei Straßen und Nummern, die steigen müssen
command-option-advanced = fortgeschritten
command-option-advanced-about = Mit Kreisverkehren und schweren Vorgaben
command-combine = kombiniere
command-combine-about = Eine Nummer mit ihrer Aktion nehmen
command-option-number = nummer
command-option-number-about = Welcher Stapel, 1 bis 3
command-option-action = aktion
command-option-action-about = Nur allein: die Aktion welcher Karte, 1 bis 3
command-house = haus
command-house-about = Die Nummer auf einen Bauplatz schreiben
command-option-lot = platz
command-option-lot-about = Straße und Platz, etwa 2.9
command-fence = zaun
command-fence-about = Einen Zaun bauen
command-option-fence = platz-links
command-option-fence-about = Der Platz links davon, etwa 2.9
command-bis = anbau
command-bis-about = Einen Anbau bauen
command-option-side = seite
command-option-side-about = Wessen Nummer er übernimmt
command-marketing = marketing
command-marketing-about = Wohnanlagen einer Größe wertvoller machen
command-option-size = größe
command-option-size-about = Häuser der Anlage, 1 bis 6
command-score = werte
command-score-about = Eine Vorgabe werten
command-option-plan = vorgabe
command-option-plan-about = Welche Vorgabe
command-strike = streik
command-strike-about = Einen Streik nehmen, wenn keine Nummer passt
