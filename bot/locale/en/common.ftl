### Everything that is not about one game.

## The table's card

lobby-opened = The table is open. Its card is in this channel: invite your friends, then start.
card-lobby =
    { $free ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    } The host can start with { $fewest } to { $most } players.
card-running =
    { $where ->
        [thread] The game is on: { $place }
       *[channel] The game is on. Its board is below.
    }
card-finished =
    { $where ->
        [thread] The game is over: { $place }
       *[channel] The game is over.
    }
card-cancelled = This table has been closed.
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
board-waiting =
    { $people ->
        [one] { $game }: { $who }, it's your turn.
       *[other] { $game }: { $who }, you can all move now.
    }
board-move = Your move
result-line = **{ $rank }.** { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The private panel

panel-waiting =
    { $people ->
        [0] No one has to move right now.
       *[other] Waiting for { $names }.
    }
panel-over = The game is over.
panel-moved-on = ⚠️ The game has moved on since then. Have another look.
panel-take-back = Take back
panel-words = In words
panel-refresh = Refresh
panel-back = Back
panel-next-page = More choices
panel-by-hand = Pay differently
panel-more = { $choices ->
    [one] One more choice
   *[other] { $choices } more choices
}
did = ✅ { $what }.
took-back = ✅ You took back your last move.

## My games

game-title = { $game } { NUMBER($number, useGrouping: 0) }: { $names }
game-list-title = Your games
game-list-empty = You're not in a game here. Open a table with a game's **new** command; `/help` names them all.
game-line-lobby = ⏳ **{ $title }**: not started yet. { $link }
game-line-yours = ▶️ **{ $title }**: it's your turn. { $link }
game-line-waiting = ⏸️ **{ $title }**: waiting for { $names }. { $link }
log-title = What happened
log-empty = Nothing to see yet.
log-events = Turn { $turn }, { $time }: { $what }
joined = ✅ You're in.
started = ✅ The game has started.
computers-changed = ✅ Done. Have a look at the table's card.
left-lobby = You've left the table.
left-game = A computer is playing for you now. Come back any time with `/game return`.
returned = ✅ Welcome back! The seat is yours again.
game-cancelled = The game is closed.

## Solo challenges

solo-begun = Solo challenge, seed **{ NUMBER($seed, useGrouping: 0) }**. Only you can see it.
solo-share = Show my result
solo-shared = ✅ Everyone can see it now.
solo-challenge = { $variant }. Can you do better? `{ $command }`

## The daily challenge

daily-title = Daily challenge { NUMBER($number, useGrouping: 0) }: { $game }
daily-begun = Daily challenge: today everyone plays this same game, until { $until }. Your first attempt counts.
daily-goes-on = Your attempt at today's challenge continues here.
daily-practice = You've had your attempt today. This one is for practice and doesn't count.
daily-empty = No one has finished yet. Be the first with `/daily play`!
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
    } · 🔥 { $days } · `/daily play`
    { $verdict }
daily-best-of-yesterday = Yesterday's best: **{ $name }** with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Leaderboards

leaderboard-all-games = All games
leaderboard-solo = solo
leaderboard-empty = No one is ranked yet. Finish a game and be the first!
leaderboard-not-yet = You're not on this board yet. Finish a game and you will be.
leaderboard-line = **{ $place }.** { $name }: { $value } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
leaderboard-title = Guildhall
leaderboard-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
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
profile-rating = { $game }: rating **{ $rating }** after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-rating-provisional = { $game }: rating about { $rating } (provisional, { $games ->
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
stats-empty = No one has finished a game here yet.
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

## Settings and help

settings-now =
    Language: { $language }. { $pings ->
        [yes] You're pinged when it's your turn.
       *[no] You're never pinged.
    } { $private ->
        [yes] Your profile is private.
       *[no] Others can see your profile.
    }
server-now =
    Public posts are in { $language }. { $threads ->
        [yes] Games get a thread of their own.
       *[no] Games are played in the channel.
    }
help-text =
    ## Guildhall
    Town-building board games for friends who have a few minutes now and then.
    { "" }**1.** Open a table with one of the commands below. Anyone can take a seat on its card, and computers can fill the rest.
    { "" }**2.** When it's your turn, press **Your move** under the board. Only you can see your panel. Tap your move, then end your turn.
    { "" }**3.** Gone for two days? `/game list` shows where it's your turn.
    Your language and pings: `/settings`.
help-game = **{ $game }**: `{ $command }`

## Refusals

refusal-unknown-button = This button is too old to work. Open your panel again with **Your move** or the game's **move** command.
refusal-no-such-game = There's no such game on this server.
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
refusal-no-computer = There's no computer at this table.
refusal-host-starts = Only { $host } can start the game.
refusal-too-few-seats =
    { $seats ->
        [one] One player isn't
       *[other] { $seats } players aren't
    } enough: this game needs at least { $needed }.
refusal-computer-plays-for-you = A computer is already playing for you. `/game return` gives you your seat back.
refusal-not-your-game = You don't have a seat in this game. At the table: { $names }.
refusal-no-game-here = You don't have a game like that here. Open a table with the **new** command.
refusal-no-table-here = No table is open in this channel. Open one with a game's **new** command.
refusal-which-game = You're in several games here. Use **Your move** under the board you mean, or name the game.
refusal-no-levels = This game's solo challenge has no levels.
refusal-unknown-level = There's no such level. Choose one from the list.
refusal-unknown-variant = There's no such variant. Choose one from the list.
refusal-not-finished = The game isn't finished yet.
refusal-already-shown = Everyone can already see it.
refusal-solo-needs-a-game = Choose a game first: solo challenges are compared game by game.
refusal-no-daily-result = You haven't finished today's challenge yet. `/daily play` opens it.
refusal-no-yesterday = No one finished yesterday's challenge.
refusal-private-profile = This profile is private.
refusal-moderators-only = Only people who can manage the server can do that.
refusal-missing-view-channel = I can't see this channel. Please give me the “View Channel” permission here.
refusal-missing-send-messages = I can't post here. Please give me the “Send Messages” permission in this channel.
refusal-missing-attach-files = I can't show pictures here. Please give me the “Attach Files” permission in this channel.

## What the rules of every game refuse

rules-not-your-turn = It's not your turn.
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
    }

## Errors

error-not-kept = ⚠️ Your move wasn't saved: the database isn't responding. Try again in a moment. ({ $id })
error-not-read = ⚠️ I can't look that up right now: the database isn't responding. Try again in a moment. ({ $id })
error-crowded = So many pictures are being drawn right now that yours took too long. What you did is saved; please refresh.
error-forbidden = ⚠️ Discord won't let me do that here. Ask a moderator to check my permissions. ({ $id })
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
command-game-list-about = Your games and whose turn it is
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
command-game-show-about = Show one of your games
command-game-log = log
command-game-log-about = What happened in a game
command-game-undo = undo
command-game-leave = leave
command-game-leave-about = Leave a table, or let a computer play for you
command-game-return = return
command-game-return-about = Take your seat back from the computer
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
command-option-seed-about = Any word or number: the same seed is the same game for everyone
command-daily = daily
command-daily-about = One game a day, the same for everyone
command-daily-play = play
command-daily-play-about = Play today's challenge
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
command-settings-about = Your language and your pings
command-option-language = language
command-option-language-about = The language I use with you
command-option-pings = pings
command-option-pings-about = Whether I mention you when it's your turn
command-manage = manage
command-manage-about = For moderators
command-manage-server = server
command-manage-server-about = The server's language and threads
command-option-server-language-about = The language of public posts
command-option-threads = threads
command-option-threads-about = Whether every game gets a thread of its own
command-manage-cancel = cancel
command-manage-cancel-about = Close a game without a result
command-help = help
command-help-about = How to get started
