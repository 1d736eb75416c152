### For moderators: what they can do about a game, and what everybody is told.

## The panel of a game

manage-title = Manage { $title }
manage-lobby = The table is open in { $place }, and the game hasn't started.
manage-running = The game in { $place } is waiting for { $names }.
manage-paused = ⏸️ Paused { $since }, in { $place }. No one can move, and no clock runs.
manage-finished = This game is over.
manage-cancelled = This game was cancelled.
manage-broken = ⚠️ This game is damaged, so all you can do is cancel it.
manage-act-pause = Pause
manage-act-resume = Resume
manage-log = Log
manage-cancel = Cancel…
manage-back = Back to the game
manage-seats = Choose a seat…
manage-seat-waiting = { $name }: it's their turn
manage-seat-idle = { $name }
manage-seat-computer = { $name }: a computer plays
manage-move = Move to another channel…
manage-seat-title = The seat of { $name }
manage-seat-about-person = A computer can make this one move, or play until they come back. You can also give the seat to someone else for good.
manage-seat-about-computer = A computer plays here. You can give the seat to a person.
manage-skip = Let a computer make this move
manage-sub = Let a computer play until they're back
manage-person = Choose a person…
manage-skip-first = A computer makes { $name }'s move, and that ends the turn for everyone. It can't be undone.
manage-skip-sure = Make { $name }'s move
manage-reason = Why? The board says so.
manage-reason-hint = You can leave it empty.
manage-title-cancel = End { $game }?
manage-title-pause = Pause this game
manage-title-resume = Let this game go on
manage-title-skip = Let a computer make this move
manage-title-undo = Undo the last turn
manage-title-sub = Let a computer play
manage-title-replace = Give this seat to someone else
manage-title-move-to = Move this game
manage-why = Why? You don't have to say.
manage-skip-final = That ends the turn for everyone and can't be undone.
manage-clock = Clock
manage-clock-title = The clock of { $title }
manage-clock-fair = -# From now on, no one has less time than a clock begins with. Who has saved more keeps it, as far as it can hold it.
manage-clock-done = ✅ The clock is changed. I've told the table.
manage-paused-done = ⏸️ The game is paused.
manage-resumed-done = ▶️ The game goes on.
manage-skipped-done = ✅ A computer has made { $name }'s move.
manage-sub-done = ✅ A computer plays for { $name } until they're back.
manage-replaced-done = ✅ { $name }'s seat has a new player. I've told both.
manage-moved-done = ✅ The game has moved.

## What everybody is told

board-paused = ⏸️ A moderator paused this game { $since }. No one has to move.
board-moved-from-moderator = 📍 A moderator moved this game here.
panel-paused = ⏸️ A moderator paused this game { $since }. You can move as soon as it goes on.
panel-seat-given-away = A moderator gave this seat to someone else.
game-line-paused = ⏸️ **{ $title }**: paused { $link }
notice-replace = 🔁 **{ $game }:** a moderator gave the seat of { $whom } to { $instead }, who plays on from here.
notice-replace-computer = 🔁 **{ $game }:** a moderator let a computer play for { $whom }. `/{ command-game } { command-game-return }` gives you the seat back.
notice-clock = ⏳ **{ $game }:** a moderator changed the clock. { $clock ->
        [none] There's none any more: everyone takes the time they need.
       *[other] { $clock }
    }
note-clock = A moderator changed the clock.
note-pause = A moderator paused the game.
note-resume = A moderator let the game go on.
note-skip = A moderator let a computer make { $name }'s move.
note-replace = A moderator changed who plays: { $name } now has this seat, or a computer plays for them.

## What was done

deeds-title = What moderators did
deeds-none = Nothing here.
deeds-older = Older
deeds-newest = Newest
deed-line = { $time } { $who } { $what }
deed-reason = 💬 { $reason }
deed-pause = paused
deed-resume = resumed
deed-skip = let a computer move for { $whom }
deed-replace = gave the seat of { $whom } to { $instead }
deed-replace-computer = let a computer play for { $whom }
deed-cancel = cancelled
deed-move = moved to { $place }
deed-clock = { $clock ->
        [none] took the clock away
       *[other] changed the clock: { $clock }
    }
deed-setting = changed the settings: { $setting }

## The settings of a server

server-title = Settings of this server
setting-of-language = 🌐 Language of public posts: { $value }
setting-of-threads = 🧵 { $value ->
        [yes] Games get a thread of their own.
       *[no] Games are played in the channel.
    }
setting-of-games-channel = 📍 { $value ->
        [none] Tables can be opened in every channel.
       *[other] Tables are opened only in { $value }.
    }
setting-of-opener-role = 🪑 { $value ->
        [none] Everyone can open tables.
       *[other] Only { $value } and moderators can open tables.
    }
setting-of-moderator-role = 🛡️ { $value ->
        [none] Whoever can manage the server moderates.
       *[other] { $value } moderates too.
    }
setting-of-most-tables = 🔢 { $value ->
        [none] No limit of its own for open tables.
        [1] Everyone can have one table open.
       *[other] Everyone can have { $value } tables open.
    }
setting-of-clock = { $value ->
        [none] ⏳ New tables begin without a clock.
       *[other] { $value }
    }
server-clock = Clock for new tables
server-clock-title = The clock of new tables
server-back = All settings
server-threads-yes = Threads
server-threads-no = No threads
server-most-tables-0 = No limit
server-most-tables-1 = 1 table
server-most-tables-2 = 2
server-most-tables-3 = 3
server-choose-games-channel = Channel for new tables…
server-choose-opener-role = Who can open tables…
server-choose-moderator-role = Who moderates too…
server-clear-games-channel = Every channel
server-clear-opener-role = Everyone opens
server-clear-moderator-role = No more moderators
refusal-managers-only = Only people who can manage the server can say who else moderates.
refusal-role-of-everyone = That role is everyone's. Choose another one.
refusal-games-channel = On this server, tables are opened in <#{ $place }>.
refusal-openers-only = On this server, tables are opened by <@&{ $role }>. You can join one or play `/{ command-solo }`.
command-option-games-channel-about = The only channel where tables are opened
command-option-openers = openers
command-option-openers-about = The only role that opens tables
command-option-moderators = moderators
command-option-moderators-about = A role that moderates games, besides those who manage the server
command-option-default-clock-about = The clock of new tables, unless their host changes it; type: 2 days + 1 day + 5 days; or none
command-option-most-tables = tables
command-option-most-tables-about = How many tables one person can have open; 0 for no limit
command-option-clear = clear
command-option-clear-about = Take a choice back

## Refusals

refusal-same-clock = This game already has that clock.
refusal-paused = ⏸️ A moderator paused this game. You can move as soon as it goes on.
refusal-already-paused = This game is paused already.
refusal-not-paused = This game isn't paused.
refusal-not-waited-for = The game isn't waiting for { $names }.
refusal-no-such-seat = There's no such seat. Choose one from the list.
refusal-computer-plays-there = A computer is already playing for { $names }.
refusal-sits-there-already = { $names } already has a seat in this game.
refusal-cannot-seat = { $names } can't take a seat in this game. Choose someone else.
refusal-cannot-see-channel = { $names } can't see the channel of this game.
refusal-no-such-channel = I can't put a game there. Choose a text channel that you can see.
refusal-cannot-post-there = I can't post in <#{ $place }>. I need to see it, write there and attach files.
refusal-plays-there-already = The game is in <#{ $place }> already.

## Commands

command-manage-game = game
command-manage-game-about = Everything you can do about a game, in one panel
command-manage-pause = pause
command-manage-pause-about = Pause a game: no one can move, and no clock runs
command-manage-resume = resume
command-manage-resume-about = Let a paused game go on
command-manage-skip = skip
command-manage-skip-about = Let a computer make someone's move
command-manage-replace = replace
command-manage-replace-about = Give a seat to another person, or to a computer until its owner is back
command-manage-move = move
command-manage-move-about = Move a game to another channel
command-manage-clock = clock
command-manage-clock-about = Change the clock of a running game, its playing hours, or take the clock away
command-manage-log = log
command-manage-log-about = What moderators did, and why
command-option-reason = reason
command-option-reason-about = Why; it's in the moderators' log, and all read it if a seat changes hands or a game is cancelled
command-option-seat = seat
command-option-seat-about = Whose seat
command-option-newcomer-about = Who gets the seat; a computer if you leave it out
command-option-channel = channel
command-option-channel-about = Where the game goes on
command-option-logged-about = Only what was done to this game
command-option-sure-to-skip-about = Skip without being asked again
