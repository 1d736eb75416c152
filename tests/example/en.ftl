### Lantern Auction.

lantern-auction-name = Lantern Auction
lantern-auction-how-to-play =
    ## Lantern Auction
    You hold three lanterns with numbers from 1 to 9. Three prizes are auctioned, one after the other.
    {""}**Each round** you secretly bid one lantern and end your turn. When everyone has, the highest lantern takes the prize. Every lantern is bid once.
    {""}**At the end** whoever has the most points wins; a tie goes to whoever holds more prizes.
    {""}**Alone** you bid against the pile of lanterns no one was dealt. Once a game you may swap one of yours for the pile's top one. Beat the pile by winning more than half the points.

## The table

lantern-auction-summary-plain = Prizes of 1, 2 and 3 points
lantern-auction-summary-steep = Prizes of 1, 3 and 6 points
lantern-auction-option-steep = steep prizes

## The panel

lantern-auction-ask-bid = Which lantern do you bid?
lantern-auction-ask-swap = Which lantern do you give away?
lantern-auction-ask-end = Your bid lies face down. End your turn, or take it back.
lantern-auction-answer-bid = Bid { $lantern }
lantern-auction-answer-swap = Swap a lantern
lantern-auction-answer-give = Swap { $lantern }
lantern-auction-answer-end = End my turn
lantern-auction-closed-swapped-already = You've already swapped a lantern in this game.

## What happened

lantern-auction-event-bid = { $who } bid { $lantern }
lantern-auction-event-swapped = { $who } swapped { $lantern } for { $drawn ->
        [0] a hidden lantern
       *[other] { $drawn }
    }
lantern-auction-event-pile-bid = The pile bid { $lantern }
lantern-auction-event-won = { $who } took the prize of { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
lantern-auction-event-next-prize = New prize: { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }

## Refusals

lantern-auction-refusal-seats = Lantern Auction is for { $least } to { $most } players.
lantern-auction-refusal-not-in-solo = You can't play alone with { $option }.
lantern-auction-refusal-no-such-lantern = You don't hold a lantern { $lantern }.
lantern-auction-refusal-not-now = You can't do that now.
lantern-auction-refusal-not-waited-on = Your bid is in. Take it back if you want to change it.

## Pictures, words and results

lantern-auction-seat = Player { $number }
lantern-auction-situation = Prize { $number } of { $prizes }: { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }
lantern-auction-over = All prizes are gone.
lantern-auction-hand = Your lanterns: { $lanterns }
lantern-auction-own-bid = Your bid: { $lantern }
lantern-auction-pile = The pile bid { $lantern } last.
lantern-auction-won = Prizes: { $prizes }. { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
lantern-auction-thinking = Still choosing.
lantern-auction-scored-prizes = Prizes
lantern-auction-verdict-brighter-than-the-pile = Your lanterns outshine the pile: you win!
lantern-auction-verdict-outshone = The pile outshines you this time.

## Slash commands

command-lantern-auction = lantern-auction
command-lantern-auction-about = Lantern Auction: three lanterns, three prizes, sealed bids
command-option-lantern-auction-steep = steep
command-option-lantern-auction-steep-about = Prizes of 1, 3 and 6 points instead of 1, 2 and 3
command-lantern-auction-bid = bid
command-lantern-auction-bid-about = Bid one of your lanterns
command-lantern-auction-swap = swap
command-lantern-auction-swap-about = Alone, once a game: swap a lantern for the pile's top one
command-option-lantern-auction-lantern = lantern
command-option-lantern-auction-lantern-about = The number on one of your lanterns
command-lantern-auction-end = end
command-lantern-auction-end-about = End your turn

lantern-auction-reason-prize = the prize
lantern-auction-swing = How well it went
