### Einen beendeten Zug wieder öffnen: die Frage an die nächste Person, und was daraus wird.

undo-ask = Darf ich zurücknehmen?
undo-question =
    ↩️ { $game }, { $who }: **{ $name }** möchte den eigenen letzten Zug zurücknehmen.
    { $what }
    Wenn du einverstanden bist, fällt auch weg, was du in deinem Zug schon getan hast. Mit deiner nächsten Aktion erledigt sich die Frage.
undo-agree = Einverstanden
undo-refuse = Lieber nicht
undo-asked = ↩️ Du hast { $name } gefragt, ob du deinen Zug zurücknehmen darfst.
undo-refused = { $name } wollte nicht, dass du deinen Zug zurücknimmst.
undo-was-refused = ❌ Der Zug bleibt, wie er ist.
undo-was-granted = ✅ Der Zug ist wieder offen.
undo-was-too-late = Die Partie ging weiter, also bleibt der Zug, wie er ist.
undo-agreed-done = ✅ { $name } ist wieder am Zug.
undo-refused-done = ✅ Der Zug bleibt, wie er ist. { $name } kann erst nach einem weiteren Zug wieder fragen.
note-undone = Der Zug von { $name } wurde zurückgenommen.
manage-undo = Letzten Zug zurücknehmen
manage-undone-done = ✅ Der Zug von { $name } ist wieder offen.
notice-undo = ↩️ **{ $game }:** Die Moderation hat den letzten Zug von { $whom } zurückgenommen. Er wird neu gespielt.
deed-undo = letzten Zug von { $whom } zurückgenommen

refusal-nothing-to-undo = Dieser Zug bleibt, wie er ist: Nur der letzte Zug lässt sich zurücknehmen, solange der nächste noch nicht zu Ende ist, und nur, wenn ihn ein Mensch gespielt hat und nichts Verdecktes ans Licht gekommen ist.
refusal-nobody-agrees = Als Nächstes spielt ein Computer, also kann niemand zustimmen.
refusal-undo-was-asked = Du hast schon gefragt. { $names } entscheidet, bis zur nächsten Aktion.
refusal-undo-was-refused = { $names } hat Nein gesagt. Nach einem späteren Zug kannst du wieder fragen.
refusal-nobody-asks-to-undo = Niemand fragt mehr, ob ein Zug zurückgenommen werden darf.
refusal-not-yours-to-undo = Darüber entscheidet { $names }.

command-game-undo-about = Deine letzte Aktion zurücknehmen oder fragen, ob du deinen letzten Zug zurücknehmen darfst
command-option-answer = antwort
command-option-undo-answer-about = Wenn jemand einen Zug zurücknehmen möchte: was du dazu sagst
command-manage-undo = zurück
command-manage-undo-about = Den letzten Zug wieder öffnen, wenn seitdem nichts Verdecktes ans Licht gekommen ist
