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

## Ein Plan für den nächsten Zug

plan-make = Meinen Zug planen
plan-change = Plan ändern
plan-withdraw = Plan verwerfen
plan-done = Fertig
plan-then-end = Danach Zug beenden
plan-heading = 📝 **Planen:** Was würdest du tun, wenn du jetzt dran wärst?
plan-yours = 📝 **Dein Plan**, so wie er im Verlauf stehen wird: { $moves }
plan-end-of-turn = Ende des Zuges
plan-reveals = Dabei kommt etwas Neues ans Licht. Über den Rest entscheidest du, wenn du es siehst.
plan-goes-on = -# Nur du siehst ihn. Er wird etwa eine Minute nach Beginn deines Zuges gespielt, wenn sich daran nichts geändert hat. Den Rest deines Zuges spielst du selbst.
plan-ends = -# Nur du siehst ihn. Er wird etwa eine Minute nach Beginn deines Zuges gespielt, wenn sich daran nichts geändert hat. Danach ist dein Zug zu Ende.
plan-soon = -# Er wird innerhalb von zwei Minuten gespielt. Bis dahin kannst du noch selbst ziehen oder ihn verwerfen.
plan-changes = ⚠️ So wie es jetzt steht, würde er nicht gespielt: { $why }
plan-changed = ⚠️ Er wird nicht gespielt, weil sich etwas geändert hat: { $why } Du bist dran, schau noch einmal hin.
plan-instead = Jetzt hieße es „{ $now }“ statt „{ $was }“.
refusal-no-plan = Du hast in dieser Partie nichts geplant.
refusal-plan-is-full = Danach lässt sich nichts mehr planen. Nimm erst etwas zurück.
refusal-no-plans-here = In diesem Spiel ziehen alle gleichzeitig, da gibt es nichts zu planen.
refusal-your-turn-already = Du bist schon dran. Zieh einfach, statt zu planen.
refusal-no-turn-left = Du kommst in dieser Partie nicht mehr dran.

command-game-plan = plan
command-game-plan-about = Deinen nächsten Zug planen oder festlegen, was passiert, wenn du keine Wahl hast
command-option-order = auftrag
command-option-order-about = Was passieren soll, wenn du keine Wahl hast
command-option-planned-about = Was du tun willst, wenn du drankommst; tippe, um zu suchen
command-option-decided-about = Was aus deinem Plan werden soll
