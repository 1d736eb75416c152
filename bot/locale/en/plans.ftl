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

command-game-plan = plan
command-game-plan-about = Decide what happens when it's your turn and you have no choice
command-option-order = order
command-option-order-about = What should happen when you have no choice
