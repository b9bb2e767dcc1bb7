### What a good player would do, and why. Points have their sign, as in +120 points,
### but in a comparison.

hint-heading = A good player would play:
hint-seat = Seat { $n } is to act.
hint-over = { $path }: the record stops where nobody is to act.
hint-why = Why:
hint-or = Or:
hint-as-good = as good
hint-same = the same, but { $plays }

advice-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
advice-about = { $n ->
    [one] about 1 point
   *[other] about { $points } points
}
advice-yes = Ending the hand now is worth about { $points } to your team.
advice-no = Playing on is worth about { $points } to your team.

advice-take = The pile has { $cards }, and its top card makes a meld with yours.
advice-take-alone = The pile has { $cards }, and its top card goes onto one of your team's melds.
advice-take-worth = It is worth { $points } more than drawing.
advice-take-less = Taking the pile is worth less: { $points }.
advice-no-pile = There is no pile to take.
advice-blocked = The pile is blocked, so you can only draw.
advice-small = The pile is too small to be taken.
advice-frozen = The pile is frozen, and you hold nothing that takes it.
advice-nothing-takes = You hold nothing that takes the pile.

advice-out = You go out: the hand ends, and every card left in a hand counts against its own team.
advice-first-meld = That is your first meld: it needs { $n } points.
advice-completes = It completes a meld: { $points }.
advice-after-yes = After a yes you can go out.
advice-beside-on = It is worth { $points } more than playing on.
advice-beside-holding = It is worth { $points } more than holding the cards back.
advice-nothing-fits = None of your cards make a meld or fit one.
advice-table-less = Laying cards down is worth less: { $points }.
advice-too-few = Your cards don't make a first meld of { $n } points yet.
advice-hold = Your cards are worth more in your hand for now.

advice-freezes = { $card } freezes the pile: then its { $cards } are harder for everybody to take.
advice-blocks = { $card } blocks the pile: the next player has to draw.
advice-alone = { $card } goes with no other card in your hand.
advice-thrown = The next player has discarded { $cards } too.
advice-least = You need { $card } least.
