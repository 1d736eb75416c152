## Hints

panel-hint = Hint
hint = 💡 The strongest computer would choose: **{ $move }**. What it gains: { $why }.
hint-only = 💡 The strongest computer would choose: **{ $move }**. It expects more from that than from anything else.
hint-reason = { $what } ({ $points })
coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
result-hinted = { $line } · with hints
refusal-no-hints-here = There are no hints here: only where you play alone for practice, or against computers only.
refusal-hint-not-now = You can have a hint when it's your turn.
command-game-hint = hint
command-game-hint-about = What the strongest computer would do in your place; your result will say so

## Looking back

ending-review = Look back
review-title = Looking back · { $game } · #{ $number }
review-progress =
    { $steps ->
        [0] ⏳ I'm reading the game…
       *[other] ⏳ I'm looking back: move { $done } of { $steps }…
    }
review-kept = You kept **{ $percent } %** of what there was to gain. 100 % is what the strongest computer would have got out of what you could see, 0 % is what picking blindly among the moves worth considering would have.
review-dear = Turn { $turn } cost { $points } points.
review-worst = { $place }. Turn { $turn }: { $points } points given away
review-own = **{ $who }** { $what }
review-instead = **The strongest computer** { $what }
review-why = What it gains: { $why }
review-turn = **{ $turn }.** { $what }
review-turn-dear = **{ $turn }.** { $what } · −{ $points } · the computer { $instead }
review-previous = Back
review-next = More
review-share = Show the result
review-shared = { $who } looked back at { $game } and kept **{ $percent } %** of what there was to gain.
refusal-review-after-the-day = You can look back when the day is over: until then, others can still play the same challenge.
refusal-nothing-to-review = You made no move of your own in this game, so there is nothing to look back at.
command-game-review = review
command-game-review-about = Look back at your finished game: what the strongest computer would have done
