### Plays in words, and the words around the book's pictures.

play-draw = Draw.
play-take_alone = Take the upcard onto meld { $meld }.
play-take = Take with { $cards }.
play-take_to = Take with { $cards }, onto meld { $meld }.
play-meld = Lay down { $cards }.
play-add = Add { $cards } to meld { $meld }.
play-back = Take back { $cards } from meld { $meld }.
play-back_all = Take everything back.
play-merge = Join melds { $meld } and { $other }.
play-ask = Ask: “May I go out?”
play-yes = Answer yes.
play-no = Answer no.
play-discard = Discard { $cards }.
play-special = Make the special discard.
play-declare = Lay the red 3: { $cards }.
play-claim = Reach for the upcard.
play-end = End the hand.

offence-points = It costs { $points } points.
offence-raised = The cards of the initial meld come back to your hand, and for this hand its minimum is { $points } higher.
offence-returned = Every card that you played in this turn comes back to your hand, and you can't go out in this turn any more.

page-hand = Your hand
page-meld = Meld { $number }
page-laid = Laid down in this turn
page-pile = Discard pile, upcard last
page-legal = Legal.
page-illegal = Not legal.
page-offence = An offence.
page-card = Rule card
page-book = Rule book
page-players = { $seats } players
page-source = Source: { $credit }
page-agreed = { $label }: { $right } instead of { $left }.
page-same = Nothing differs.
page-difference = What differs
page-played_here = played here
page-usual = as in the rule book
page-for_players = { $players } players
