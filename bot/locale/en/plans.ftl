### Deciding before one's turn comes.

## Standing orders

orders-title = Standing orders
orders-about =
    What should happen in this game when it's your turn and you have no choice? I wait a minute or so before I move for you. I never do while you know something that the others don't, because they'd learn from it.

    Whether a turn ends once you've moved is in `/{ command-settings }`.
orders-give = Standing orders…
standing-order-none = I do everything myself
standing-order-pass = Pass if I can only pass
standing-order-only = Make my only move

## A plan for one's next turn

plan-make = Plan my turn
plan-change = Change my plan
plan-withdraw = Withdraw my plan
plan-done = Done
plan-then-end = Then end my turn
plan-heading = 📝 **Planning:** what would you do if it were your turn now?
plan-yours = 📝 **Your plan**, as the log will tell it: { $moves }
plan-end-of-turn = end of the turn
plan-reveals = Something new comes to light then, so you decide about the rest once you see it.
plan-goes-on = -# Only you can see it. It's played a minute or so after your turn begins, unless something about it has changed. The rest of your turn is yours to play.
plan-ends = -# Only you can see it. It's played a minute or so after your turn begins, unless something about it has changed. Then your turn is over.
plan-soon = -# It's played within two minutes. Until then, you can still move yourself or withdraw it.
plan-changes = ⚠️ As things stand, it wouldn't be played: { $why }
plan-changed = ⚠️ It isn't played, because something has changed: { $why } It's your turn, so have another look.
plan-instead = Now it would be “{ $now }” instead of “{ $was }”.
refusal-no-plan = You haven't planned anything in this game.
refusal-plan-is-full = Nothing more can be planned after that. Take something back first.
refusal-no-plans-here = In this game everybody moves at the same time, so there's nothing to plan.
refusal-your-turn-already = It's your turn already. Make your move instead of planning it.
refusal-no-turn-left = You won't have another turn in this game.

command-game-plan = plan
command-game-plan-about = Plan your next turn, or decide what happens when you have no choice
command-option-order = order
command-option-order-about = What should happen when you have no choice
command-option-planned-about = What you want to do when your turn comes; start typing to search
command-option-decided-about = What should become of your plan
