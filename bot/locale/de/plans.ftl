### Entscheiden, bevor man dran ist.

## Daueraufträge

orders-title = Daueraufträge
orders-about =
    Was soll in dieser Partie passieren, wenn du dran bist und keine Wahl hast? Ich ziehe nach etwa einer Minute für dich. Ich tue es nie, solange du etwas weißt, was die anderen nicht wissen, denn sie könnten daraus etwas ablesen.

    Ob dein Zug von selbst endet, nachdem du gezogen hast, steht in `/{ command-settings }`.
orders-give = Daueraufträge …
standing-order-none = Ich mache alles selbst
standing-order-pass = Passen, wenn sonst nichts geht
standing-order-only = Den einzigen Zug machen

command-game-plan = plan
command-game-plan-about = Entscheiden, was passiert, wenn du dran bist und keine Wahl hast
command-option-order = auftrag
command-option-order-about = Was passieren soll, wenn du keine Wahl hast
