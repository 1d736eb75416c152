### What is kept about people, and how they get it or have it deleted.

former-player = Former player
privacy-title = What I keep about you
privacy-kept-settings = **Your settings** and the name you last played under, and when you want your digest, so that I talk to you the way you like
privacy-kept-days-off = **Your days off**, so that your clocks stand still: { $number }
privacy-kept-seats = **Your seats** with their clocks, your plans and how far you've seen the game, to know whose turn it is: { $number }
privacy-kept-moves = **Your moves** and their times, because a game is its log, and the log says who made each move: { $number }
privacy-kept-results = **Your results**, for leaderboards and profiles: { $number }
privacy-kept-ratings = **Your ratings**, for leaderboards and profiles: { $number }
privacy-kept-attempts = **Your daily challenges**, because everyone gets one attempt: { $number }
privacy-kept-invitations = **Invitations** to you, so that no one is asked twice: { $number }
privacy-kept-follows = **Games you follow**, to call you at their end: { $number }
privacy-kept-directs = **Notifications** that are still on their way to you, or wait until your quiet hours are over: { $number }
privacy-kept-deeds = **What you've done as a moderator**, so that others can see it: { $number }
privacy-kept-moderated = **What moderators have done** about your seats, so that it can be looked up: { $number }
privacy-kept-notes = **Your notes**, for nobody but you: { $number }
privacy-nothing = So far, I keep nothing about you.
privacy-no-messages = I don't read or keep any messages.
privacy-export = Get my data
privacy-delete = Delete my data…
privacy-exported = Here's everything I keep about you. Only you can see this file.
privacy-file = Everything that's kept about you
privacy-delete-first =
    { "" }**Delete everything I keep about you? There's no way back.**
    Your settings, profile, ratings, leaderboard places, notes, solo games and daily challenges go. You leave tables that haven't started, and a computer takes over your running games; if no one else is left, they end. Finished games stay, and your seat says “{ former-player }”.
    You can get a copy of your data first with `/{ command-privacy } { command-privacy-export }`.
privacy-delete-sure = Delete everything
privacy-deleted =
    ✅ It's all deleted. I only remember your Discord ID and today's date, so that a restored backup can't bring anything back.
    You can play again at any time; you'd start from scratch.
refusal-daily-after-deletion = You've deleted your data today, so today's challenge isn't open to you any more. There's a new one tomorrow.

command-privacy = privacy
command-privacy-about = What I keep about you
command-privacy-show = show
command-privacy-show-about = What I keep about you, and why
command-privacy-export = export
command-privacy-export-about = Get all your data as a file
command-privacy-delete = delete
command-privacy-delete-about = Delete everything I keep about you
command-option-sure-to-delete-about = Delete without being asked again

## Private notes

note-write = Note…
note-label = Only you can see this
note-placeholder = What you want to remember
note-kept = ✅ Noted. Only you can see it.
note-removed = ✅ Your note is gone.
note-none = You haven't noted anything about this game.
note-yours =
    { "" }**Your note**
    { $note }

command-game-note = note
command-game-note-about = Write something down about a game; only you can see it
command-option-note-about = What you want to remember; - removes your note

## Blocking

block-done = ✅ Blocked: they can't invite you or sit down with you any more. They aren't told.
block-lifted = ✅ They're no longer blocked.
block-list =
    { $people ->
        [0] You haven't blocked anyone.
       *[other] { "" }**Blocked**, so they can neither invite you nor sit down with you: { $who }
    }
block-someone = Block someone…
unblock-someone = Unblock someone…
refusal-block-bot = Only people can be blocked.
refusal-block-self = You can't block yourself.
refusal-not-blocked = You haven't blocked that person.
refusal-blocked-at-table = Someone you've blocked is at this table. To play with them, use `/{ command-unblock }` first.
refusal-blocked-guest = You've blocked someone you're inviting. To play with them, use `/{ command-unblock }` first.
refusal-cannot-sit = You can't take a seat at this table. Try another one, or open your own.
refusal-cannot-invite = That invitation isn't possible. Try someone else.

command-block = block
command-block-about = Keep someone from inviting you or sitting down with you; they aren't told
command-option-blocked-about = Whom you block
command-unblock = unblock
command-unblock-about = Lift a block
command-option-unblocked-about = Whose block you lift
