### Laternenauktion.

lantern-auction-name = Laternenauktion
lantern-auction-how-to-play =
    ## Laternenauktion
    Du hast drei Laternen mit Zahlen von 1 bis 9. Drei Preise werden versteigert, einer nach dem anderen.
    {""}**In jeder Runde** bietest du verdeckt eine Laterne und beendest deinen Zug. Haben das alle getan, holt die höchste Laterne den Preis. Jede Laterne wird einmal geboten.
    {""}**Am Ende** gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer mehr Preise hat.
    {""}**Allein** bietest du gegen den Stapel der Laternen, die niemand bekommen hat. Einmal in der Partie darfst du eine von deinen gegen die oberste des Stapels tauschen. Du schlägst den Stapel mit mehr als der Hälfte der Punkte.

## Der Tisch

lantern-auction-summary-plain = Preise mit 1, 2 und 3 Punkten
lantern-auction-summary-steep = Preise mit 1, 3 und 6 Punkten
lantern-auction-option-steep = steilen Preisen

## Die Ansicht

lantern-auction-ask-bid = Welche Laterne bietest du?
lantern-auction-ask-swap = Welche Laterne gibst du ab?
lantern-auction-ask-end = Dein Gebot liegt verdeckt. Beende deinen Zug oder nimm es zurück.
lantern-auction-answer-bid = { $lantern } bieten
lantern-auction-answer-swap = Laterne tauschen
lantern-auction-answer-give = { $lantern } tauschen
lantern-auction-answer-end = Zug beenden
lantern-auction-closed-swapped-already = Du hast in dieser Partie schon getauscht.

## Was geschehen ist

lantern-auction-event-bid = { $who_has } { $lantern } geboten
lantern-auction-event-swapped = { $who_has } { $lantern } gegen { $drawn ->
        [0] eine verdeckte Laterne
       *[other] { $drawn }
    } getauscht
lantern-auction-event-pile-bid = Der Stapel hat { $lantern } geboten
lantern-auction-event-won = { $who_has } den Preis mit { $prize ->
        [one] { $prize } Punkt
       *[other] { $prize } Punkten
    } geholt
lantern-auction-event-next-prize = Neuer Preis: { $prize ->
        [one] { $prize } Punkt
       *[other] { $prize } Punkte
    }

## Absagen

lantern-auction-refusal-seats = Die Laternenauktion ist für { $least } bis { $most } Personen.
lantern-auction-refusal-not-in-solo = Allein geht das nicht mit { $option }.
lantern-auction-refusal-no-such-lantern = Du hast keine Laterne { $lantern }.
lantern-auction-refusal-not-now = Das geht jetzt nicht.
lantern-auction-refusal-not-waited-on = Dein Gebot steht. Nimm es zurück, wenn du es ändern willst.

## Bilder, Worte und Ergebnisse

lantern-auction-seat = Platz { $number }
lantern-auction-situation = Preis { $number } von { $prizes }: { $prize ->
        [one] { $prize } Punkt
       *[other] { $prize } Punkte
    }
lantern-auction-over = Alle Preise sind vergeben.
lantern-auction-hand = Deine Laternen: { $lanterns }
lantern-auction-own-bid = Dein Gebot: { $lantern }
lantern-auction-pile = Der Stapel hat zuletzt { $lantern } geboten.
lantern-auction-won = Preise: { $prizes }. { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
lantern-auction-thinking = Überlegt noch.
lantern-auction-scored-prizes = Preise
lantern-auction-verdict-brighter-than-the-pile = Deine Laternen überstrahlen den Stapel: gewonnen!
lantern-auction-verdict-outshone = Diesmal strahlt der Stapel heller.

## Befehle

command-lantern-auction = laternenauktion
command-lantern-auction-about = Laternenauktion: drei Laternen, drei Preise, verdeckte Gebote
command-option-lantern-auction-steep = steil
command-option-lantern-auction-steep-about = Preise mit 1, 3 und 6 Punkten statt 1, 2 und 3
command-lantern-auction-bid = bieten
command-lantern-auction-bid-about = Biete eine deiner Laternen
command-lantern-auction-swap = tauschen
command-lantern-auction-swap-about = Allein, einmal je Partie: tausche eine Laterne gegen die oberste des Stapels
command-option-lantern-auction-lantern = laterne
command-option-lantern-auction-lantern-about = Die Zahl auf einer deiner Laternen
command-lantern-auction-end = ende
command-lantern-auction-end-about = Beende deinen Zug

lantern-auction-reason-prize = der Preis
lantern-auction-swing = Wie gut es lief
