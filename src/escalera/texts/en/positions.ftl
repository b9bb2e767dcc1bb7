### Why a written deal or position can't be. Statements of a record are never translated.

fault-FEWER_IN_PACK = The pack does not hold that many { $card }.
fault-FEWER_LEFT = `{ $rest }`: only { $left } cards are left.
fault-REST_OUTSIDE_STOCK = `*` without a number belongs to the stock.
fault-CARDS_WITHOUT_PLACE = Cards of the pack have no place: { $cards }.
fault-SINGLE_STOCK = This game has a single stock pile.
fault-HAND_CARDS = Seat { $seat }'s hand has { $count } cards, not { $held }.
fault-FOOT_CARDS = Seat { $seat }'s foot has { $count } cards, not { $held }.
fault-ONE_UPCARD = One card is turned to start the pile.
fault-UPCARDS_UNTIL_NATURAL = Cards are turned until a natural one from 4 to ace comes, the last alone.
fault-UPCARDS_WHILE_RED_THREES = Cards are turned while they are red 3s, the last alone is none.
fault-NO_UPCARD = In this game no card is turned to start the pile.
fault-NO_CARDS = Seat { $seat } has no cards.
fault-NO_FEET = In this game nobody has a foot.
fault-NO_RED_THREES = Only 3H and 3D are red 3s.
fault-NO_TEAM = There is no team { $team }.
fault-NO_TURN = The position does not say whose `turn` it is.
fault-NOTHING_DEALT = No hand is dealt in this record, so nothing can be tried.

## Melds

fault-MELD_TOO_SMALL = A meld holds at least three cards.
fault-MELD_WITH_RED_THREE = A red 3 is no part of a meld.
fault-WILD_WITHOUT_PLACE = A wild in a sequence says what it stands for, as in JK=6D.
fault-MIXED_CARDS = The cards are neither of one rank nor of one suit.
fault-SEQUENCE_WITH_GAP = A sequence has one card of each rank, without a gap.
fault-SEQUENCE_OF_WILDS = A sequence holds natural cards.
fault-TWO_OF_A_NUMBER = Team { $team } has two melds { $meld }.
fault-TWO_OF_A_KIND = A team has one such open meld, or one such sequence.
fault-RULES = { $why }
