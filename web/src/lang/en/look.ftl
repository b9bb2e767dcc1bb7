### How the table looks, in words.

look-suit-S = spades
look-suit-H = hearts
look-suit-D = diamonds
look-suit-C = clubs
look-rank-A = ace
look-rank-K = king
look-rank-Q = queen
look-rank-J = jack
look-joker = joker
look-joker-short = Joker
look-card = { $rank } of { $suit }
look-card-as = { $card } as { $place }
look-face-down = a card face down
look-wilds = wilds

look-set-A = aces
look-set-K = kings
look-set-Q = queens
look-set-J = jacks
look-set-T = 10s
look-set-9 = 9s
look-set-8 = 8s
look-set-7 = 7s
look-set-6 = 6s
look-set-5 = 5s
look-set-4 = 4s
look-set-3 = 3s
# The rank for languages in which the article depends on it.
look-the-set = { $rank ->
   *[any] the { $name }
}
look-the-sequence = the { $name }
look-the-wild = the { $name }
look-meld-sequence = { $suit } { $low }–{ $high }
look-meld-sequence-aloud = { $suit } { $low } to { $high }
look-meld-wild = wilds
look-meld-words = { $name }, { $n } cards{ $wilds ->
    [0] { "" }
    [one] , 1 wild
   *[other] , { $wilds } wilds
}{ $state ->
    [red] , complete, red
    [black] , complete, black
    [wild] , complete
   *[open] { "" }
}
look-meld-new = { $n } this turn
look-melds-of = Melds: { $team }
look-complete = { $n } complete
look-folded = { $n ->
    [one] 1 meld
   *[other] { $n } melds
}
look-show = show
look-show-folded = Show { $melds }
look-no-melds = no melds yet
look-needs = initial meld { $n }
look-penalty = penalty { $n }
look-spread = Spread in front of { $name }
look-books = Complete melds in front of { $name }
look-red-threes = { $n ->
    [one] 1 red 3
   *[other] { $n } red 3s
}

look-we = We
look-you = You
look-they = They
look-seat = Seat { $seat }
look-players = Players
look-partner = partner
look-bot = a bot
look-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
look-foot = foot of { $n } cards
look-taken-down = { $n ->
    [one] 1 taken card face down
   *[other] { $n } taken cards face down
}
look-dealer = dealer
look-dealer-sign = D
look-their-turn = it is their turn
look-asks = asks
look-asks-short = asks
look-away = away
look-away-short = away
look-stand-in = bot
look-own-foot = Your foot: { $n } cards
look-own-down = { $n } taken, yours after the discard

look-hand = hand { $n }
look-scores = Scores
look-draw = Draw
look-stock = { $n ->
    [1] Stock: { $counts } cards
   *[other] { $n } stocks: { $counts } cards
}
look-take = Take it …
look-pile-cards = { $n ->
    [one] The pile: 1 card
   *[other] The pile: { $n } cards, the top one first
}
look-pile-count = { $n ->
    [0] No discards
    [one] 1 card
   *[other] { $n } cards
}
look-pile-words = The pile: { $upcard } on top, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
look-pile-words-empty = The pile: empty
look-pile-empty = { "" }
look-pile-free = { "" }
look-pile-blocked = Blocked by the { $upcard } on top.
look-pile-frozen = Frozen{ $wild ->
    [1] .
   *[other] : needs two naturals from hand.
}
look-pile-frozen-by = Frozen by { $freezer }{ $wild ->
    [1] .
   *[other] : needs two naturals from hand.
}

look-hand-of = Your hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}{ $chosen ->
    [0] { "" }
   *[other] , { $chosen } chosen
}
look-hand-by-rank = By rank:
look-hand-by-suit = By suit:
look-times = { $one }, { $n } times
look-chosen = { $chosen } of { $n } chosen
look-new = new
look-fits = fits one of your melds
look-by-rank = Ranks
look-by-suit = Suits
look-by-own = My order

look-log = What was played
look-log-who = By whom
look-log-which = Which hand
look-log-hand = Hand { $n }
look-log-all = Everybody
look-log-draws = with draws
look-log-gap = … and more that this page has not seen
look-log-empty = Nothing has been played yet.
look-close = Close
