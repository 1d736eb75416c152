### Time: the clock of a table, deadlines, and when nobody's time runs.

time-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
time-hours =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
time-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }

## The clock of a table

clock-none = No clock
clock-evening = An evening
clock-day = A day a move
clock-week = A relaxed week
clock-own = Clock
clock-none-about = No clock: everyone takes the time they need
clock-evening-about = An evening: 15 minutes, and 3 more for each turn
clock-day-about = A day a move
clock-week-about = A relaxed week: 7 days, and 1 more for each turn
clock-now = ⏳ **{ $name }:** { $bank } to begin with, { $increment } more each turn, { $cap } at most.
clock-hours = 🌙 Time runs only during playing hours: { $hours }.
set-up-clock = Play with a clock…
set-up-own-clock = Other times…
set-up-hours = Playing hours…
clock-field-bank = Time to begin with
clock-field-increment = More for each turn
clock-field-cap = At most
clock-field-example = 2 days, 12h, 30 min
hours-field = From – to (leave empty for always)
hours-field-example = 18:00–23:00
zone-field = Time zone: a city
zone-field-example = Europe/London

## Deadlines

deadline = ⏳ { $who }: { $when }
deadline-yours = ⏳ Your deadline: { $when }
late-reminder = ⏳ { $who }, most of your time for { $game } is gone. Your deadline: { $when }.
late-question = ⏰ { $who }'s time in { $game } is up. If no one decides, a computer makes this move { $when }.
late-who-decides = -# Anyone else at the table can decide.
late-wait = Wait: a full clock again
late-move = A computer makes this move
late-seat = A computer plays until they're back
late-wait-for = Wait for { $name }
late-move-for = Computer moves for { $name }
late-seat-for = Computer plays on for { $name }
late-wait-done = ✅ The table waits: { $name } has a full clock again.
late-move-done = ✅ A computer has made { $name }'s move.
late-seat-done = ✅ A computer plays for { $name } until they're back.
note-late-wait = { $name }'s time was up. The table decided to wait.
note-late-move = { $name }'s time was up. The table let a computer make the move.
note-late-seat = { $name }'s time was up. The table let a computer play until they're back.
note-late-overdue = { $name }'s time was up, and no one decided. A computer made the move.

## When somebody's time doesn't run

quiet-set = Quiet hours…
quiet-none = 🌙 No quiet hours. Time zone: { $zone }.
quiet-now = 🌙 Quiet hours, when your time doesn't run and I don't call you: { $hours }.
quiet-later = -# You've changed them today, so these stop your clocks only { $when }.
quiet-field = From – to (leave empty for none)
quiet-field-example = 22:00–07:00
days-off-set = Days off…
days-off-now = 🏖️ You're off: { $days }.
days-off-left = 🏖️ Days off left this year: { $left } of { $most }.
days-off-spent = Before you're late in a game of days, one is spent by itself.
days-off-field = From today on (leave empty for none)
days-off-field-example = 2027-07-01 – 2027-07-14, 2027-12-24

## The daily digest

digest-title = Your games today
digest-waiting = Waiting for you
digest-over = Over
digest-news = What you haven't seen yet
digest-line-over = 🏁 **{ $title }**: place { $rank } of { $seats }.
digest-empty = Nothing is waiting for you, and there's nothing you haven't seen.
digest-mention = 🗞️ { $who }, your daily digest is ready.{ $closed ->
        [yes] { " " }I can't send you direct messages, so I mention you from now on.
       *[no] { "" }
    }
digest-read = Read it
digest-set = Digest…
digest-field = At what time (leave empty for never)
digest-field-example = 08:00
digest-none = 🗞️ No daily digest.
digest-now = 🗞️ Daily digest at { $time } ({ $zone }), if there's something to say. Next: { $next }. { $notify ->
        [none] You're never pinged, so it doesn't come: choose a mention or a direct message first.
        [direct] It comes as a direct message.
       *[mention] I mention you when it's ready; only you read it.
    }
settings-time = Your time
settings-back = All settings
refusal-no-time = I can't read “{ $text }” as a time of day. Write something like “8” or “18:30”.

## Refusals

refusal-no-duration = I can't read “{ $text }” as a time span. Write something like “2 days”, “12h” or “30 min”.
refusal-no-clock = I can't read “{ $text }” as a clock. Choose one from the list, or write what everyone begins with, what each turn adds, and the most there can be: “2 days + 1 day + 5 days”.
refusal-odd-clock =
    A clock begins with more than nothing and never holds less than that.
    { $days ->
        [one] It can hold 1 day at most.
       *[other] It can hold { $days } days at most.
    }
refusal-no-hours = I can't read “{ $text }” as hours of the day. Write something like “18:00–23:00”, and a city if you like: “18–23 Europe/London”.
refusal-short-hours = Playing hours have to be at least an hour long.
refusal-hours-need-clock = Playing hours only matter with a clock. Choose a clock first.
refusal-long-quiet =
    { $hours ->
        [one] Quiet hours can be 1 hour long at most.
       *[other] Quiet hours can be { $hours } hours long at most.
    } For whole days, take days off.
refusal-no-zone = I don't know the time zone “{ $text }”. Write it like “Europe/London”.
refusal-day-off-in-zone = You're on a day off, and days off go by your time zone. Choose one where it's earlier once that day is over.
refusal-no-dates = I can't read “{ $text }” as days. Write something like “2027-07-01 – 2027-07-14”, with commas in between if there are several.
refusal-too-many-days-off =
    { $most ->
        [one] You have 1 day off a year.
       *[other] You have { $most } days off a year.
    } Choose fewer days.
refusal-late-yourself = Your own time is up, so the others decide. You can still move.
refusal-not-late = That's settled: the table no longer has to decide about { $names }.
refusal-nobody-late = No one you could decide about is late in this game.
refusal-who-is-late = Several people are late: { $names }. Say whom you mean.

## Slash commands

command-game-late = late
command-game-late-about = Decide what to do about someone whose time is up
command-option-do = do
command-option-do-about = What to do
command-option-late-about = Who is late; needed only if several people are
command-option-clock = clock
command-option-clock-about = How long everyone may think; or type, for example: 2 days + 1 day + 5 days
command-option-hours = hours
command-option-hours-about = When time runs, with your time zone: 18:00-23:00 Europe/London; or none
command-option-quiet = quiet
command-option-quiet-about = When your time doesn't run: 22:00-07:00; or none
command-option-zone = zone
command-option-zone-about = Your time zone
command-option-days-off = days-off
command-option-days-off-about = Days on which your time doesn't run: 2027-07-01 - 2027-07-14; or none
command-option-digest = digest
command-option-digest-about = When your daily digest comes, in your time zone: 8:00; or none
command-option-digest-now-about = What's waiting for you, what is over, and what you haven't seen yet
