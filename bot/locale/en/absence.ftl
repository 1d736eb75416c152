### People who aren't there: leaving and coming back, closed games, and those who left the server.

## Leaving and coming back

leave-game = Leave…
panel-return = Take your seat back
log-share = 🤖 { $name }: moves by a computer: { $computer }/{ $moves }
note-left = { $name } left. A computer plays for them.
note-returned = { $name } is back.

## Closed games

board-closed = 💤 This game is closed because no one played on. Any of its players can open it again.
closed-notice = 💤 **{ $game }** is closed because no one played on. It doesn't count, and nothing is lost: any of its players can open it again.
closed-reopen = Open it again
closed-reopened = ✅ The game is open again.
manage-closed = 💤 Closed in { $place } because no one played on. Any of its players can open it again.
note-closed = The game was closed because no one played on.
note-reopened = { $name } opened the game again.
game-list-closed = 💤 { $number ->
        [one] One of your games is closed. `/{ command-game } { command-game-reopen }` opens it again.
       *[other] { $number } of your games are closed. `/{ command-game } { command-game-reopen }` opens them again.
    }
refusal-closed = 💤 This game is closed because no one played on. Its players can open it again with `/{ command-game } { command-game-reopen }`.
refusal-not-closed = This game isn't closed.
refusal-no-closed-game = None of your games on this server is closed.
command-game-reopen = reopen
command-game-reopen-about = Open a game again that was closed because no one played on
command-option-closed-about = Which of your closed games; needed only if you have several

## Those who left the server

gone-question = 🚪 { $who } isn't here any more, so they can't play { $game }. If no one decides, a computer takes the seat { $when }, until they're back.
gone-wait-done = ✅ The table waits for { $name }. I'll ask again in a week.
note-gone-wait = { $name } wasn't there any more. The table decided to wait.
note-gone-move = { $name } wasn't there any more. The table let a computer make the move.
note-gone-seat = { $name } wasn't there any more. The table let a computer play until they're back.
note-gone-overdue = { $name } wasn't there any more, and no one decided. A computer plays until they're back.
refusal-seats-freed = { $names } can't see this table any more, so { $people ->
        [one] there's a free seat now
       *[other] their seats are free now
    }. Start again to play without them.
