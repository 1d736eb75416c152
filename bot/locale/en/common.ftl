### Everything that is not about one game.

## The table's card

lobby-opened = The table is open. I'm posting its card in this channel: invite your friends, then start.
open-solo = Play solo
open-table = { $computers ->
        [0] Open a table
        [one] With 1 computer
       *[other] With { $computers } computers
    }
card-lobby =
    { $free ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    } The host can start with { $fewest } to { $most } players.
card-running =
    { $where ->
        [thread] The game is on: { $place }
        [lost] The game is on. I can't post in its thread any more, so its board is in this channel.
       *[channel] The game is on. Its board is below.
    }
card-finished =
    { $where ->
        [thread] The game is over: { $place }
       *[channel] The game is over.
    }
card-closed = This table has been closed.
card-join = Take a seat
card-leave = Leave the table
card-start = Start the game
card-computers = Add a computer…
card-add-computer = Add a computer: { $level }
card-remove-computer = Remove a computer
level-easy = easy
level-normal = normal
level-hard = hard
seat-computer = 🤖 { $name } (computer, { $level })
seat-stand-in = { $who } (a computer is playing for them)
seat-host = { $who } (host)
thread-name = { $game } { NUMBER($number, useGrouping: 0) }

## The board

board-computers = The computers are thinking…
board-moved-from-thread = 📍 I can't post in the game's thread any more, so the game goes on here.
board-moved-from-channel = 📍 I can't post in the game's old channel any more, so the game goes on here.
board-without-place = 📍 { $who }: I can't post in the channel of one of your games any more. `/{ command-game } { command-game-list }` shows which one, and `/{ command-game } { command-game-here }` takes it to the channel you use it in.
board-waiting = { $who }: { $task }.
direct-turn = It's your turn: { $task }.
direct-over = { $who }: this game is over.
direct-closed = { $over ->
        [yes] { $who }: this game is over.
       *[no] { $who }: it's your turn.
    } I can't send you direct messages, so from now on I'll mention you. Once you allow them, you can choose them again in your settings.
board-acted = -# ✅ Done: { $names }
board-followers = -# 👀 { $who }
board-link = Go to the board
board-newest = Go to the newest board
board-cancelled = 🚫 A moderator cancelled this game. It doesn't count.
board-moved = 📍 The game goes on in { $place }.
task-any = your move
told-more = …and { $lines } more: `/{ command-game } { command-game-log }`
board-move = Your move
result-line = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The private panel

panel-waiting =
    { $people ->
        [0] No one has to move right now.
       *[other] Waiting for { $names }.
    }
panel-ended = Your turn is confirmed; you can still take it back.
panel-end-anyway = { $end } anyway
panel-closed-more = +{ $count } under “In words”.
panel-closed = Not possible now:
panel-over = The game is over.
panel-moved = You've opened this panel again, further down.
panel-here = Bring it here
panel-unreachable = ⚠️ I can't post in this game's channel any more. You can play on here in private; `/{ command-game } { command-game-here }` moves the game to the channel you use it in.
panel-moved-on = ⚠️ The game has moved on since then. Have another look.
panel-take-back = Take back
panel-words = In words
panel-refresh = Refresh
follow = Follow this game
follow-rounds = At each round, too
follow-only-end = Only at the end
follow-stop = Stop following
following = 👀 You're following **{ $title }**. I'll mention you { $rounds ->
        [yes] at each round and when it's over.
       *[no] when it's over.
    }
unfollowed = ✅ You're no longer following this game.
panel-next-game = On to your next game
panel-back = Back
panel-next-page = More choices
panel-by-hand = Pay differently
panel-pages = Other pages
panel-more = { $choices ->
    [one] One more choice
   *[other] { $choices } more choices
}
did = ✅ { $what }.
took-back = ✅ You took back your last move.

## My games

game-title = { $game } { NUMBER($number, useGrouping: 0) } ({ $names })
daily-in-a-list = daily challenge, { DATETIME($date, dateStyle: "medium") }
solo-in-a-list = solo{ $level ->
        [none] { "" }
       *[other] , { $level }
    }, begun { $when }
solo-begun-on = on { DATETIME($date, dateStyle: "medium") }
game-list-title = Your games
game-title-elsewhere = { $title } on { $server }
game-list-empty = You're not in a game right now. Open a table with a game's **{ command-new }** command; `/{ command-help }` names them all.
game-line-lobby = ⏳ **{ $title }**: not started yet. { $link }
game-line-yours = ▶️ **{ $title }**: { $left ->
        [none] it's your turn.
       *[other] it's your turn, ⏳ { $left }.
    } { $link }
game-line-waiting = ⏸️ **{ $title }**: waiting for { $names }. { $link }
game-line-unreachable = ⚠️ I can't post in its channel any more: `/{ command-game } { command-game-here }` moves it to another one.
game-line-broken = ⚠️ **{ $title }**: damaged, so it can't go on. Open it to see what you can do. { $link }
game-line-followed = 👀 **{ $title }** { $link }
game-list-more = More games
game-list-first = From the start
game-list-followed = You follow
log-title = What happened
log-empty = Nothing to see yet.
log-page = page { $page } of { $pages }
log-turn = Turn { $turn }
log-open = still open
past-start = Before the first turn
past-after = After turn { $turn } of { $turns } · { $time }
past-panel = My panel then
past-board = The board then
film-button = Replay
film-title = Replay
film-progress = Drawing… picture { $done } of { $frames } is ready.
film-all = Whole game
film-of = { $name }'s side
film-menu = Show…
film-alt =
    Animated picture in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: { $name ->
        [none] { $game }
       *[other] { $game } as { $name } saw it
    }. { $scores }
record-title = The record of the game
record-whole = The whole game: every move with its time, the seed and the results. `guildhall import` plays the file back and checks it.
record-so-far = So far: everything that you can know now. The seed and what is hidden come with the end of the game.
record-as-text = As text
record-score = { $rank }. { $name }: { $points }
record-seed = Rules { $rules } · seed { $seed }
log-board = Board after turn { $turn }
log-computer = { $name } 🤖
log-note = 🛠️ { $time }: { $what }
note-restored = The position was damaged and has been restored from this log.
joined = ✅ You're in.
started = ✅ The game has started.
computers-changed = ✅ Done. Have a look at the table's card.
left-lobby = You've left the table.
leave-first-rated = Before you leave: this game is rated. While you're away, a computer plays for you. Come back with `/{ command-game } { command-game-return }` before it has made more than a tenth of your moves, and the game counts in full. Later than that, you can lose rating in it but not gain any. If you don't come back, you're rated as last.
leave-first-solo = Before you leave: this challenge counts only if you make every move yourself. Once a computer has made a single move for you, it's just for practice.
leave-first-alone = Before you leave: you're playing against computers only, and they'd play the game to its end right away.
leave-anyway = Let a computer play
left-game = A computer is playing for you now. Come back any time with `/{ command-game } { command-game-return }`.
left-game-rated = A computer is playing for you now. Come back with `/{ command-game } { command-game-return }`: until it has made more than a tenth of your moves, the game counts in full. If you don't come back, you're rated as last.
left-game-solo = A computer is finishing this challenge, so it doesn't count any more. `/{ command-game } { command-game-return }` gives it back to you, for practice.
left-game-alone = The computers are playing the game to its end.
returned = ✅ Welcome back! The seat is yours again.
returned-rated = ✅ Welcome back! The seat is yours again. { $computer ->
        [0] The computer hasn't moved for you yet, so the game counts in full.
        [one] A computer has made one move for you so far, out of { $moves }. If it's more than a tenth in the end, you can't gain rating in this game.
       *[other] A computer has made { $computer } moves for you so far, out of { $moves }. If it's more than a tenth in the end, you can't gain rating in this game.
    }
returned-solo = ✅ Welcome back! { $computer ->
        [0] The computer hasn't moved for you yet, so the challenge still counts.
       *[other] A computer has moved for you, so the challenge is just for practice now.
    }
cancel-first = This ends **{ $title }** for everyone at the table, without a result. It can't be undone.
cancel-game = Cancel { $game }
game-cancelled = The game is cancelled.
game-moved = ✅ The game goes on in this channel.

## Solo challenges

solo-begun = Only you can see it.
solo-how-to-play = How to play: `/{ $game } { command-rules }`
solo-begun-typed = Played with a seed of your choice. Only you can see it. It's for practice: only seeds that I draw count.
solo-begun-unusual = Played by rules of its own. Only you can see it. It's for practice: only challenges that `/{ command-solo }` offers count.
solo-begun-same = The same challenge with the same seed. Only you can see it. It's for practice: only new seeds count.
solo-share = Show my result
solo-shared = ✅ I'm posting it in this channel.
solo-challenge = { $variant ->
        [none] { "" }
       *[other] { $variant }.{ " " }
    }Can you do better? `/{ command-solo }` `{ $options }`

## The daily challenge

daily-title = Daily challenge, { DATETIME($date, dateStyle: "long") }: { $game }
daily-begun = Daily challenge: everyone plays it until { $until }. You have one attempt.
daily-goes-on = Your attempt at today's challenge continues here.
daily-done = You've had your attempt today. The next challenge begins at { $until }. To play an earlier one again, use `/{ command-daily } { command-daily-play }` with its **{ command-option-day }**.
daily-practice = This day is over, so the game is for practice and doesn't count.
daily-secret = Others can still play until { $over }, so no one sees your board before then.
daily-again = Can you do better? `/{ command-daily } { command-daily-play } { command-option-day }:{ $date }`
daily-empty = No one has finished yet. Be the first with `/{ command-daily } { command-daily-play }`!
daily-line = **{ $place }.** { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-streak =
    { $days ->
        [0] You don't have a streak yet.
        [one] 🔥 Your streak: one day.
       *[other] 🔥 Your streak: { $days } days in a row.
    }
daily-boast =
    { $who } · **{ $title }**
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · 🔥 { $days }
    { $verdict }
daily-best-of-yesterday = Yesterday's best: **{ $name }** with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Leaderboards

leaderboard-all-games = All games
leaderboard-solo = solo
leaderboard-empty = No one is ranked yet. { $alone ->
        [yes] Finish a game and be the first!
       *[no] Finish a game with friends and be the first! `/{ command-help }` tells you how to begin one.
    }
leaderboard-not-yet = You're not on this board yet. { $alone ->
        [yes] Finish a game and you will be.
       *[no] Finish a game with friends and you will be.
    }
leaderboard-line = **{ $place }.** { $name }: { $value } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
leaderboard-title = Guildhall
leaderboard-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
leaderboard-provisional = **?** marks a provisional rating: it may still change a lot.
leaderboard-fair = What counts here, and what doesn't: `/{ command-help }`
leaderboard-better = Further up
leaderboard-further = Further down
metric-rating = Rating
metric-wins = Wins
metric-win-rate = Win rate
metric-average = Average score
metric-best = Best score
metric-streak = Daily streak
period-today = today
period-week = this week
period-month = this month
period-season = this season
period-all = all time
scope-server = this server
scope-everywhere = everywhere
value-percent = { $percent }%
value-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
value-wins = { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
value-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
value-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Profiles and statistics

profile-empty = No finished games yet.
profile-totals =
    { $games ->
        [one] One game with others, { $wins } won.
       *[other] { $games } games with others, { $wins } won.
    }
profile-opponent = Most frequent opponent: { $name } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    }).
profile-streak =
    { $days ->
        [one] Longest daily streak: one day.
       *[other] Longest daily streak: { $days } days.
    }
profile-rating = { $game }: rating **{ NUMBER($rating, useGrouping: 0) }** after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-rating-provisional = { $game }: rating about { NUMBER($rating, useGrouping: 0) } (provisional, { $games ->
        [one] { $games } game
       *[other] { $games } games
    })
profile-best = { $game }: best score **{ $points }** in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-best-solo = { $game }, solo: best score **{ $points }** in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-chart = Rating after each game
stats-empty = No one has finished a game with others here yet.
stats-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average ({ $results ->
        [one] { $results } result
       *[other] { $results } results
    }).
stats-seat = Seat { $seat } won { $percent }% of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
stats-line = { $what }: { $count ->
        [one] once
       *[other] { $count } times
    }, { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average
stats-record = 🏅 { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $when }

## Settings

settings-now =
    Language: { $language }. { $notify ->
        [direct] You get a direct message when it's your turn.
        [none] You're never pinged.
       *[mention] You're mentioned when it's your turn.
    } { $private ->
        [yes] Your profile is private.
       *[no] Others can see your profile.
    } { $confirming ->
        [never] Your turns only end when you end them.
        [always] When nothing is left to choose, your turn in a round ends by itself.
       *[unless_last] When nothing is left to choose, your turn in a round ends by itself, unless that ends the round for everyone.
    }

## The sandbox

sandbox-welcome =
    ## Welcome to Guildhall!
    Town-building games, one turn at a time. Try one, alone or with two computers. `/{ command-help }` tells you the rest.

## Refusals

refusal-unknown-button = This button is too old to work. Open your panel again with **Your move** or the game's **{ command-move }** command.
refusal-no-such-game = There's no such game on this server.
refusal-other-server = That game is on another server. You can only do this there.
refusal-not-started = This game hasn't started yet. The host can start it on the table's card.
refusal-already-running = This game is already running.
refusal-game-over = This game is over.
refusal-already-seated = You already have a seat at this table.
refusal-not-seated = You don't have a seat at this table. Take one first.
refusal-table-full =
    { $seats ->
        [one] The only seat is taken.
       *[other] All { $seats } seats are taken.
    }
refusal-too-fast =
    { $seconds ->
        [one] That was a lot at once. Wait a second and try again.
       *[other] That was a lot at once. Wait { $seconds } seconds and try again.
    }
refusal-server-busy =
    { $seconds ->
        [one] This server is very busy right now. Wait a second and try again.
       *[other] This server is very busy right now. Wait { $seconds } seconds and try again.
    }
refusal-too-long = That's too long for me. Please keep it to { $longest } characters.
refusal-no-text = I can't read that. Please type it again.
refusal-too-many-tables =
    { $most ->
        [one] You already have a table open here (number { $games }), and one is the limit.
       *[other] You already have { $most } tables open here (numbers { $games }), and that's the limit.
    } Finish one, or leave one with `/{ command-game } { command-game-leave }`, then open a new one.
refusal-too-many-solo-games =
    { $most ->
        [one] You already have a solo game going here (number { $games }), and one is the limit.
       *[other] You already have { $most } solo games going here (numbers { $games }), and that's the limit.
    } Finish one, or leave one with `/{ command-game } { command-game-leave }`, then start a new one.
refusal-too-many-tables-here =
    { $most ->
        [one] There's already a table open on this server, and one is the limit.
       *[other] There are already { $most } tables open on this server, and that's the limit.
    } Join one of them, or wait until a game is over.
refusal-no-computer = There's no computer at this table.
refusal-host-starts = Only { $host } can start the game.
refusal-too-few-seats =
    { $seats ->
        [one] One player isn't
       *[other] { $seats } players aren't
    } enough: this game needs at least { $needed }.
refusal-computer-plays-for-you = A computer is already playing for you. `/{ command-game } { command-game-return }` gives you your seat back.
refusal-not-your-game = You don't have a seat in this game. At the table: { $names }.
refusal-no-game-here = You don't have a game like that here. Open a table with the **{ command-new }** command.
refusal-no-table-here = No table is open in this channel. Open one with a game's **{ command-new }** command.
refusal-which-game = You're in several games here. Use **Your move** under the board you mean, or open the game from `/{ command-game } { command-game-list }`.
refusal-nothing-waiting = No other game is waiting for you right now. `/{ command-game } { command-game-list }` shows all your games.
refusal-follow-own = You're playing in this game yourself: you're told whenever it's your turn.
refusal-nothing-to-follow = No one else is playing in this channel right now. Tap **In words** under a game's board to follow it.
refusal-not-following = You're not following this game.
refusal-which-followed = You're following several games: choose which one you mean.
refusal-too-many-followers = { $most } people are already following this game, and that's the limit.
refusal-still-there = The game is still in <#{ $place }>, and I can post there.
refusal-no-levels = This game's solo challenge has no levels.
refusal-unknown-level = There's no such level. Choose one from the list.
refusal-unknown-variant = There's no such variant. Choose one from the list.
refusal-past-of-a-day = The day isn't over, and others can still play this challenge. Its past boards, its replay and its record come out when the day is over.
refusal-older-rules = This game was begun under older rules, so I can't play it back any more. If it's still running, you can go on with it as usual.
refusal-not-finished = The game isn't finished yet.
refusal-already-shared = You've already shown this result here. [Go to it](https://discord.com/channels/{ $server }/{ $place }/{ $message })
refusal-already-shown = Everyone can already see it.
refusal-solo-needs-a-game = Choose a game first: solo challenges are compared game by game.
refusal-seed-too-long = That seed is too long. Use at most { $most } characters.
refusal-seed-still-secret = No one can play that game again yet: it isn't over, or its day isn't.
refusal-daily-not-over = You can show your board once the day is over. Until then, `/{ command-daily } { command-daily-share }` shows your result without the board.
refusal-daily-does-not-count = Your attempt doesn't count, so there's no result to show. You can show your board once the day is over.
refusal-no-such-day = That day can't be played. Choose one from the list: today isn't over yet, and not every day had a challenge.
refusal-no-daily-result = You haven't finished today's challenge yet. `/{ command-daily } { command-daily-play }` opens it.
refusal-no-yesterday = No one finished yesterday's challenge.
refusal-private-profile = This profile is private.
refusal-stopping = I'm restarting right now. Try again in a moment.
refusal-servers-only = You can only do that on a server.
refusal-moderators-only = Only moderators of this server can do that.
refusal-missing-view-channel = I can't see this channel. Please give me the “View Channel” permission here.
refusal-missing-send-messages = I can't post here. Please give me the “Send Messages” permission in this channel.
refusal-missing-attach-files = I can't show pictures here. Please give me the “Attach Files” permission in this channel.
refusal-forum-post = I can't put a game into a forum. Use a text channel or one of its threads.
refusal-unknown-command = This command has changed since you opened Discord. Reload Discord, then try again.
refusal-not-a-member = That person isn't on this server.

## What the rules of every game refuse

rules-not-your-turn = It's not your turn: the game is waiting for { $names }.
rules-already-ended = You've already ended your turn. Take it back if you want to change something.
rules-game-over = This game is over.
rules-turn-is-over = That ends your turn. Leave out whatever comes after it.
rules-nothing-to-take-back = There's nothing to take back.
rules-look-first = That depends on something no one knows yet. Stop there, see what comes up, then go on.
rules-no-such-answer = You can't choose that any more.
rules-unreadable =
    { $lacks ->
        [end] Something is missing at the end of “{ $text }”.
       *[no] I can't read this: “{ $rest }”.
    } Pick one of the suggestions, or tap the buttons of your panel.

## Errors

error-move-not-kept = ⚠️ Your move wasn't saved: the database isn't responding. Try again in a moment. ({ $id })
error-not-kept = ⚠️ That wasn't saved: the database isn't responding. Try again in a moment. ({ $id })
error-move-saved = ✅ Your move is saved, but I couldn't show you the board after it. Use `/{ command-game } { command-game-show }` to see where you are. ({ $id })
error-change-saved = ✅ That's done and saved, so there's no need to do it again. I just couldn't show you the result; `/{ command-game } { command-game-list }` shows your games. ({ $id })
error-not-read = ⚠️ I can't look that up right now: the database isn't responding. Try again in a moment. ({ $id })
error-crowded = So many pictures are being drawn right now that yours took too long. Ask for it again in a moment.
error-damaged = ⚠️ I can't show that: something in the database is damaged. Ask the operator to restore a backup, and give them this number: { $id }
error-game-broken = ⚠️ Game { NUMBER($number, useGrouping: 0) } is damaged and can't go on; all other games can. Ask the operator to run `guildhall repair` or to restore a backup, and give them this number: { $id }
error-forbidden = ⚠️ Discord won't let me do that here. Ask a moderator to check my permissions. ({ $id })
error-discord = ⚠️ Discord didn't accept my reply. Have another look before you try again: it may already be done. ({ $id })
error-unexpected = ⚠️ Something went wrong on my side. Your game is safe. Try again, and if it keeps happening, give the operator this number: { $id }

## Slash commands

command-new = new
command-new-about = Open a table in this channel
command-move = move
command-move-about = Open your private panel
command-board = board
command-board-about = Show the public board
command-rules = rules
command-rules-about = How to play, in short
command-do = do
command-do-about = Make any move that's possible now
command-take-back = take-back
command-take-back-about = Take back your last move
command-option-text = text
command-option-text-about = In words instead of a picture
command-option-step = step
command-option-step-about = What you want to do; start typing to search
command-game = game
command-game-about = Your games
command-game-list = list
command-game-list-about = Your games on all servers, and whose turn it is
command-game-next = next
command-game-next-about = Open the next game that's waiting for you
command-game-follow = follow
command-game-follow-about = Be mentioned when a game of others ends
command-option-stop = stop
command-option-stop-about = No longer be mentioned about a game you follow
command-option-watched-about = A game of others; without it, the latest one in this channel
command-option-rounds = rounds
command-option-rounds-about = Also be mentioned at each round
command-game-join = join
command-game-join-about = Take a seat at a table
command-game-start = start
command-game-start-about = Start the game at your table
command-game-computer = computer
command-game-computer-about = Add a computer to a table, or remove one
command-option-level = level
command-option-level-about = How well it plays
command-option-table-about = Which table, if there are several
command-game-show = show
command-game-show-about = Show a game as it is, or as it was after any turn
command-game-log = log
command-game-log-about = What happened in a game, turn by turn
command-game-replay = replay
command-game-replay-about = Watch a finished game from beginning to end, round by round
command-option-film-about = Whose side to watch; the whole table if you leave it out
command-game-export = export
command-game-export-about = Save what was played, as a file or as text
command-option-export-about = As a text to read and post, instead of a file
command-option-panel = panel
command-option-panel-about = Your own panel after that turn instead of the board
command-option-turn = turn
command-option-turn-about = Which turn; the log and the boards number them
command-game-undo = undo
command-game-leave = leave
command-game-leave-about = Leave a table, or let a computer play for you
command-option-sure = sure
command-option-sure-about = Leave without being asked again
command-game-return = return
command-game-return-about = Take your seat back from the computer
command-game-here = here
command-game-here-about = Move a game here that I can't reach any more
command-option-game = game
command-option-game-about = Which game
command-solo = solo
command-solo-about = Play a solo challenge
command-option-which-game = game
command-option-which-game-about = Which game
command-option-solo-level-about = Difficulty, if the game has levels
command-option-variant = variant
command-option-variant-about = Which rules
command-option-seed = seed
command-option-seed-about = Any word or number: the same game for everyone, for practice; it doesn't count
command-daily = daily
command-daily-about = One game a day, the same for everyone
command-daily-play = play
command-daily-play-about = Play today's challenge
command-option-day = day
command-option-day-about = An earlier day, for practice; today's challenge if you leave it out
command-daily-board = board
command-daily-board-about = Who did best
command-daily-share = share
command-daily-share-about = Show everyone your result, without spoilers
command-daily-yesterday = yesterday
command-daily-yesterday-about = Yesterday's best result as a picture
command-leaderboard = leaderboard
command-leaderboard-about = Who is best
command-option-leaderboard-game-about = Which game; all of them together if you leave it out
command-option-scope = where
command-option-scope-about = This server or everywhere
command-option-period = when
command-option-period-about = Which period counts
command-option-metric = by
command-option-metric-about = What to rank by
command-option-solo = solo
command-option-solo-about = A solo challenge of the chosen game
command-profile = profile
command-profile-about = Games, ratings and best results of a player
command-option-person = person
command-option-person-about = Whose profile; yours if you leave it out
command-stats = stats
command-stats-about = How this server plays a game
command-option-private = private
command-option-private-about = Hide your profile from others
command-settings = settings
command-settings-about = Your language, your notifications, and how your turns end
command-option-language = language
command-option-language-about = The language I use with you
command-option-confirm = confirm
command-option-confirm-about = Whether your turn ends by itself when nothing is left to choose
command-option-notify = notify
command-option-notify-about = How you hear that it's your turn
command-manage = manage
command-manage-about = For moderators
command-manage-server = server
command-manage-server-about = What this server has chosen: language, threads, channel, who opens tables, limits
command-option-server-language-about = The language of public posts
command-option-threads = threads
command-option-threads-about = Whether every game gets a thread of its own
command-manage-cancel = cancel
command-manage-cancel-about = Close a game without a result
command-option-sure-to-cancel-about = Cancel without being asked again
command-help = help
command-help-about = How to get started
