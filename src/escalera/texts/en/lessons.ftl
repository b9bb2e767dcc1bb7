### The lessons: a title, what to do, what was learned.

lesson-meld-title = A meld
lesson-meld-text = Three or more cards of one rank are a meld. You hold three 8s. Draw a card from the stock, then tap your 8s and lay them down.
lesson-meld-done = A meld belongs to your team and grows from turn to turn. Cards of one rank are a set, cards of one suit in a row a sequence.

lesson-draw-title = A turn
lesson-draw-text = It is your turn. Draw from the stock, then end the turn by discarding a card you don't need.
lesson-draw-done = Every turn goes like this: draw, play if you like, discard.

lesson-worth-title = What cards count
lesson-worth-text = { $jokers ->
        [0] A 2 counts { $two } points
       *[other] A joker counts { $joker } points, a 2 { $two }
    }, an ace { $ace }, an 8 to king { $high }, a 4 to 7 { $low }. Your team's first meld in a hand must count { $minimum }. Draw, lay down the meld that does, and discard.
lesson-worth-done = Three aces were enough. At the hand's end cards on the table count for you, and cards in your hand against you.

lesson-canasta-title = A canasta
lesson-canasta-text = Seven cards of one rank are a canasta. Your team's set of 8s lacks one card, and you hold it. Draw, and add it.
lesson-canasta-done = { $wilds ->
        [0] A canasta pays { $red } points.
       *[other] A canasta without wild cards is red and pays { $red } points; with wild cards ({ $jokers ->
            [0] 2s
           *[other] jokers and 2s
        }) it is black and pays { $black }.
    } The points of its cards come on top.

lesson-first-meld-title = The first meld
lesson-first-meld-text = Your team has nothing on the table yet. Draw, lay down melds that reach the minimum, and discard.
lesson-first-meld-done = From now on your team may lay down melds of any value in this hand.

lesson-take-title = Taking the discard pile
lesson-take-text = The upcard goes with two cards of your hand. Take it with them instead of drawing.
lesson-take-done = The upcard and your two cards are a meld by themselves, and { $cards ->
        [1] the rest of the pile stays where it is.
       *[other] more cards of the pile come with it.
    }

lesson-frozen-title = A frozen pile
lesson-frozen-text = There is a wild card in the pile, so it is frozen. Find the two cards in your hand that still take it.
lesson-frozen-done = To take a frozen pile you need two naturals from your hand.

lesson-always-frozen-title = A pile that is always frozen
lesson-always-frozen-text = Here the pile is always frozen, whatever is in it. Find the two cards in your hand that take it.
lesson-always-frozen-done = Two naturals in a row with the upcard are as good as a pair.

lesson-sequence-title = A samba
lesson-sequence-text = Your team's sequence lacks one card. Draw, and complete it.
lesson-sequence-done = Seven cards of a suit in order are a samba.

lesson-sequence-wild-title = A wild card in a sequence
lesson-sequence-wild-text = Your team's sequence lacks one card, and you hold a joker. Draw, then add the joker and say which card it stands for.
lesson-sequence-wild-done = A sequence with a wild card becomes a black samba.

lesson-wilds-title = Wild cards in a set
lesson-wilds-text = Your team's set lacks two cards, and you hold two wild cards. Draw, and complete it.
lesson-wilds-done = A canasta with wild cards is black{ $lower ->
        [1] , and worth less than a red one.
       *[other] .
    }

lesson-merge-title = Joining two sets
lesson-merge-text = Your team has two open sets of a rank. Draw, and join them.
lesson-merge-done = Joined, they are a canasta.

lesson-wild-meld-title = A meld of wild cards
lesson-wild-meld-text = Your team has begun a meld of wild cards. Draw, and complete it with yours.
lesson-wild-meld-done = Seven wild cards are a complete meld with a bonus of their own.

lesson-special-discard-title = The special discard
lesson-special-discard-text = You hold nothing but jokers, and jokers can't be discarded. Draw, and end the turn all the same.
lesson-special-discard-done = A card of the stock went on the pile in place of a discard, and you keep your jokers.

lesson-foot-title = Picking up the foot
lesson-foot-text = Your foot is still on the table. Draw, lay down a meld that stays, and discard.
lesson-foot-done = You have picked up your foot, and play it from your next turn on.

lesson-out-title = Going out
lesson-out-text = Your team has the complete melds it needs. Draw, get rid of your cards, and ask your partner before the last one if the rules say so.
lesson-out-done = The hand is over, and your team gets the bonus for going out.
