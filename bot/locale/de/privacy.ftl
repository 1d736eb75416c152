### Was über Leute gespeichert ist, und wie sie es bekommen oder löschen.

former-player = Ex-Mitglied
privacy-title = Was ich über dich speichere
privacy-kept-settings = **Deine Einstellungen** und der Name, unter dem du zuletzt gespielt hast, und wann du deinen Überblick willst, damit ich so mit dir rede, wie du es magst
privacy-kept-days-off = **Deine freien Tage**, damit deine Uhren stillstehen: { $number }
privacy-kept-seats = **Deine Plätze**, ihre Uhren, deine Pläne und wie weit du die Partie gesehen hast, damit ich weiß, wer dran ist: { $number }
privacy-kept-moves = **Deine Züge** und ihre Zeiten, denn eine Partie ist ihr Protokoll, und das weiß, wer gezogen hat: { $number }
privacy-kept-results = **Deine Ergebnisse**, für Ranglisten und Profile: { $number }
privacy-kept-ratings = **Deine Wertungen**, für Ranglisten und Profile: { $number }
privacy-kept-attempts = **Deine Tagesaufgaben**, weil alle nur einen Versuch haben: { $number }
privacy-kept-invitations = **Einladungen** an dich, damit dich niemand zweimal fragt: { $number }
privacy-kept-follows = **Partien, denen du folgst**, damit ich dich am Ende rufe: { $number }
privacy-kept-directs = **Benachrichtigungen**, die noch zu dir unterwegs sind oder das Ende deiner Ruhezeiten abwarten: { $number }
privacy-kept-deeds = **Was du in der Moderation getan hast**, damit andere es nachsehen können: { $number }
privacy-kept-moderated = **Was die Moderation** mit deinen Plätzen **getan hat**, damit es sich nachsehen lässt: { $number }
privacy-kept-notes = **Deine Notizen**, die niemand außer dir sieht: { $number }
privacy-nothing = Bisher speichere ich nichts über dich.
privacy-no-messages = Nachrichten lese und speichere ich nicht.
privacy-export = Meine Daten holen
privacy-delete = Meine Daten löschen …
privacy-exported = Hier ist alles, was ich über dich speichere. Diese Datei siehst nur du.
privacy-file = Alles, was über dich gespeichert ist
privacy-delete-first =
    { "" }**Alles löschen, was ich über dich speichere? Das lässt sich nicht rückgängig machen.**
    Deine Einstellungen, dein Profil, deine Wertungen, Plätze in Ranglisten, Notizen, Solopartien und Tagesaufgaben verschwinden. Tische, die noch nicht begonnen haben, verlässt du, und deine laufenden Partien übernimmt ein Computer; ist sonst niemand mehr da, enden sie. Beendete Partien bleiben, und auf deinem Platz steht „{ former-player }“.
    Eine Kopie deiner Daten holst du dir vorher mit `/{ command-privacy } { command-privacy-export }`.
privacy-delete-sure = Alles löschen
privacy-deleted =
    ✅ Alles ist gelöscht. Ich merke mir nur deine Discord-ID und das heutige Datum, damit kein altes Backup etwas zurückbringt.
    Du kannst jederzeit wieder mitspielen und fängst dann von vorn an.
refusal-daily-after-deletion = Du hast heute deine Daten gelöscht, darum kannst du die heutige Aufgabe nicht mehr spielen. Morgen gibt es eine neue.

command-privacy = datenschutz
command-privacy-about = Was ich über dich speichere
command-privacy-show = zeigen
command-privacy-show-about = Was ich über dich speichere, und warum
command-privacy-export = exportieren
command-privacy-export-about = Alle deine Daten als Datei holen
command-privacy-delete = löschen
command-privacy-delete-about = Alles löschen, was ich über dich speichere
command-option-sure-to-delete-about = Löschen, ohne noch einmal gefragt zu werden

## Private Notizen

note-write = Notiz …
note-label = Das siehst nur du
note-placeholder = Was du dir merken willst
note-kept = ✅ Notiert. Das siehst nur du.
note-removed = ✅ Deine Notiz ist weg.
note-none = Zu dieser Partie hast du dir nichts notiert.
note-yours =
    { "" }**Deine Notiz**
    { $note }

command-game-note = notiz
command-game-note-about = Dir etwas zu einer Partie notieren, das nur du siehst
command-option-note-about = Was du dir merken willst; - löscht deine Notiz

## Blockieren

block-done = ✅ Blockiert: Diese Person kann dich nicht mehr einladen und sich nicht zu dir setzen. Sie erfährt nichts davon.
block-lifted = ✅ Die Person ist nicht mehr blockiert.
block-list =
    { $people ->
        [0] Du hast niemanden blockiert.
       *[other] { "" }**Blockiert**, also weder Einladungen an dich noch ein Platz an deinem Tisch: { $who }
    }
block-someone = Jemanden blockieren …
unblock-someone = Nicht mehr blockieren …
refusal-block-bot = Blockieren kannst du nur Menschen.
refusal-block-self = Dich selbst kannst du nicht blockieren.
refusal-not-blocked = Diese Person hast du nicht blockiert.
refusal-blocked-at-table = An diesem Tisch sitzt jemand, den du blockiert hast. Wenn ihr zusammen spielen wollt, hilft `/{ command-unblock }`.
refusal-blocked-guest = Unter deinen Gästen ist jemand, den du blockiert hast. Wenn ihr zusammen spielen wollt, hilft `/{ command-unblock }`.
refusal-cannot-sit = An diesem Tisch kannst du nicht Platz nehmen. Such dir einen anderen, oder eröffne selbst einen.
refusal-cannot-invite = Diese Einladung geht nicht. Versuch es mit jemand anderem.

command-block = blockieren
command-block-about = Jemand kann dich nicht mehr einladen oder sich zu dir setzen und erfährt nichts davon
command-option-blocked-about = Wen du blockierst
command-unblock = entblocken
command-unblock-about = Jemanden nicht mehr blockieren
command-option-unblocked-about = Wen du nicht mehr blockierst
