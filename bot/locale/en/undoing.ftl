### Opening a turn again that was ended: the question to the next player, and what becomes of it.

undo-ask = Ask to undo my turn
undo-question =
    ↩️ { $who }: **{ $name }** would like to undo their last turn in { $game }.
    { $what }
    If you agree, what you have done in your turn so far goes, too. The question ends with your next move.
undo-agree = Agree
undo-refuse = Refuse
undo-asked = ↩️ You have asked { $name } to let you undo your turn.
undo-refused = { $name } didn't want you to undo your turn.
undo-was-refused = ❌ The turn stays as it is.
undo-was-granted = ✅ The turn is open again.
undo-was-too-late = The game went on, so the turn stays as it is.
undo-agreed-done = ✅ It's { $name }'s turn again.
undo-refused-done = ✅ The turn stays as it is. { $name } can't ask again until another turn has been played.
note-undone = { $name }'s turn was undone.
manage-undo = Undo the last turn
manage-undone-done = ✅ { $name }'s turn is open again.
notice-undo = ↩️ **{ $game }:** a moderator undid the last turn of { $whom }, who plays it again.
deed-undo = undid the last turn of { $whom } in

refusal-nothing-to-undo = That turn stays as it is: only the last turn can be undone, if a person played it and the next one isn't over yet, and only if nothing hidden has come to light.
refusal-nobody-agrees = A computer plays next, so no one can agree.
refusal-undo-was-asked = You've asked already. { $names } decides, until the next move.
refusal-undo-was-refused = { $names } said no. You can ask again about a later turn.
refusal-nobody-asks-to-undo = No one is asking to undo a turn any more.
refusal-not-yours-to-undo = { $names } decides about that.

command-game-undo-about = Take back your last move, or ask to undo your last turn
command-option-answer = answer
command-option-undo-answer-about = If another player asks to undo their turn: what you say to it
command-manage-undo = undo
command-manage-undo-about = Open the last turn again, if nothing hidden has come to light since
