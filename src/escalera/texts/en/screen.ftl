### What stands on the terminal's screen: the table, the melds, the hand, the scores.

## Who sits there

seat-you = You
seat-you-within = You
seat-partner = (partner)
seat-foot = + foot

## The table

screen-heading-hands = { $game }: hand { $hand } of { $hands }, dealt by { $dealer }
screen-heading-target = { $game } to { $target }: hand { $hand }, dealt by { $dealer }
screen-dealer-you = you
screen-has-melded = has melded
screen-first-meld = first meld needs { $points }
screen-red-threes = red 3s { $cards }
screen-cuts = exact cuts: { $n }
screen-penalties = penalties { $points }
screen-your-melds = Your melds
screen-melds = Melds of { $team }
screen-no-melds = none yet
screen-this-turn = This turn
screen-since = Since your last turn
screen-hand = Your hand: { $cards }
screen-hand-foot = { $hand }, and a foot of { $n } to pick up
screen-hand-down = { $hand }, and { $n } face down from the pile
screen-new = new:

## Stock and pile

pile-stock = Stock { $cards }
pile-stocks = { $first } and { $second }
pile-cards = Pile { $cards }, on top { $upcard }
pile-none = Pile { $empty }
pile-empty = empty
pile-blocked = BLOCKED
pile-blocked-by = by the { $card ->
    [black] black 3
    [red] red 3
   *[wild] wild card
} on top
pile-frozen = FROZEN
pile-frozen-always = as always in this game
pile-frozen-by = by { $card } in it
pile-small = SMALL
pile-small-for = { $n } cards are needed to take it

## Melds and ranks

meld-red-canasta = red canasta
meld-black-canasta = black canasta
meld-wild-canasta = wild canasta
meld-red-samba = red samba
meld-black-samba = black samba
meld-full-sequence = complete sequence
meld-sequence = { $suit } sequence
meld-wilds = wilds
meld-and-wild = { $cards } + wild

ranks-2 = 2s
ranks-3 = 3s
ranks-4 = 4s
ranks-5 = 5s
ranks-6 = 6s
ranks-7 = 7s
ranks-8 = 8s
ranks-9 = 9s
ranks-T = 10s
ranks-J = jacks
ranks-Q = queens
ranks-K = kings
ranks-A = aces

## A hand's end and the match

score-hand = Hand { $n }
score-this-hand = This hand
score-before = Before
score-now = Score now
score-title = Score
score-to = to

ending-out = { $name } went out.
ending-stuck = The hand is over: there was nothing left to play.
ending-stock = The hand is over: the stock has run out.

result-won = The match is over: { $team } { $who ->
    [one] wins
   *[many] win
}, { $scores }.
result-tie = The match is over: { $teams } tie, { $scores }.
result-and = and
