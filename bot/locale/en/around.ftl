### What happens around a game: who is invited, how it goes on afterwards, settings and help.

## The table's card

card-set-up = Rules and seats
card-how-to-play = How to play
card-link = Go to its card
card-decline = No, thanks
card-invite = Invite people…
card-invited =
    ✉️ { $who }, { $guests ->
        [one] you're invited:
       *[other] you're all invited:
    } take a seat, or tap “{ card-decline }”.
card-declined = Not this time: { $who }
card-seating-random = Seats are drawn at random.
card-seating-listed = Everyone sits in the order of this list.
card-seating-rotated = Rematch: everyone moves on by one seat.
invitation = ✉️ { $who }, { $host } is inviting you to { $game }. { $link }
invited = ✅ I'll invite them.
declined = ✅ Got it, not this time. If you change your mind, take a seat on the table's card.
table-seated =
    You're at this table: **{ $game }**
    The host starts the game on its card. { $link }
table-hosted =
    You're at this table: **{ $game }**
    You're its host: when everyone is there, start the game on its card. { $link }
table-begun = The rematch of **{ $game }** has already begun. { $link }
table-begun-without-you = The rematch of **{ $game }** has already begun without you. { $link }
set-up-title = { $game }: rules and seats
set-up-variant = Other rules…
set-up-seating-random = Seats at random
set-up-seating-listed = Seats as listed

## After a game

ending-rematch = Rematch
ending-again = Play again
ending-try = Try it yourself
ending-next-level = Next · { $level }
ending-day = Today's ranking
ending-mine = My games
game-open = Open { $game } { NUMBER($number, useGrouping: 0) }

## The daily challenge

daily-play = Daily challenge
daily-start = Play today's challenge
daily-open = My attempt today
daily-no-points = No one has points yet. A day's ten best get theirs once it's over.
daily-yesterday = Yesterday's best
daily-play-past = Play that day again
daily-place =
    { $players ->
        [one] 🏆 You're the first on this server to finish today.
       *[other] 🏆 Place { $place } of { $players } on this server so far.
    }
daily-did-not-count = This attempt doesn't count: a computer moved for you, or the day was over before you finished.

## Settings

settings-title = Settings
setting-notify-mention = Mention me
setting-notify-direct = Direct message
setting-notify-none = Never ping me
setting-private-no = Public profile
setting-private-yes = Private profile
setting-confirming-never = I end my turns
setting-confirming-unless-last = Auto-end turns, not rounds
setting-confirming-always = Always auto-end

## Help

help-page-start = Back to the start
help-page-solo = Play solo
help-page-fair = What counts
help-leaderboard = Leaderboard
help-games = How to play…
help-start =
    ## Guildhall
    Town-building board games for friends who have a few minutes now and then.
    { "" }**Solo:** start right now, or try the daily challenge. Everyone gets the same one.
    { "" }**Together:** open a table, and invite people on its card. Computers can fill the rest.
    { $new }
    { "" }**Your turn?** Press **Your move** under the board. `/{ command-game } { command-game-list }` shows every game that's waiting for you.
help-solo =
    ## Play solo
    Choose a game. Only you can see it until you show it. For another level or variant, use `/{ command-solo }`.
help-fairness =
    ## What counts
    { "" }**With others.** A game is rated if at least two people play it. If you leave with `/{ command-game } { command-game-leave }`, a computer plays for you. Come back with `/{ command-game } { command-game-return }` before it has made more than a tenth of your moves, and nothing changes. Later than that, you can lose rating in this game but not gain any. If you leave for good, you're rated as last; the others are rated against that computer instead of you.
    { "" }**Solo and daily.** A challenge counts only if you make every move yourself. A solo challenge counts only if I draw its seed. You have a single attempt at the daily one, and no one can play a day again before it's over.

## Refusals

refusal-host-changes = Only { $host } can change the rules and seats of this table.
refusal-already-invited = They've already been invited, or they're at the table.
refusal-not-invited = You're not invited to this table, or you've already answered.
refusal-no-bots = Only people can be invited. Add a computer on the table's card instead.
refusal-too-many-invitations =
    { $most ->
        [one] One open invitation is the limit.
       *[other] { $most } open invitations are the limit.
    } Wait until someone answers, or start a game you've invited people to.
refusal-no-rematch-alone = There's no one to play a rematch with. Start a new solo game instead.
refusal-no-next-level = There's no next level to play yet. First win a solo game that has a harder level.
refusal-no-finished-game = You don't have a finished game like that here.

## Slash commands

command-game-invite = invite
command-game-invite-about = Invite someone to your table
command-option-guest-about = Who is invited
command-game-decline = decline
command-game-decline-about = Turn down an invitation to a table
command-game-set-up = set-up
command-game-set-up-about = Change the rules and seats of your table
command-option-seating = seating
command-option-seating-about = Who sits where
command-game-rematch = rematch
command-game-rematch-about = Play a finished game again with the same people
command-game-share = share
command-game-share-about = Show everyone a solo game of yours
command-option-finished-about = Which one; your latest if you leave it out
command-option-help-page = page
command-option-help-page-about = What you'd like to know
