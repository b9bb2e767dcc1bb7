### What is wrong with a hand on the score pad. The numbers are $a, $b and $c, in the order of the English
### sentence; $words is what is needed, what it is about, or which cards there are too many of.

padcheck-TWO_WENT_OUT = Only one team can go out in a hand, not { $a }.
padcheck-SETS_NEEDED = To go out, a team needs { $words }.
padcheck-OUT_WITH_CARDS = This team is a single player, who can't go out and still hold cards.
padcheck-TOO_MANY_RED_THREES = The pack has only { $a } red 3s, not { $b }.
padcheck-TOO_MANY_BLACK_THREES = The pack has only { $a } black 3s, not { $b }.
padcheck-TOO_MANY_SEVENS = The pack has { $a } sevens, enough for { $b } canastas of 7s, not { $c }.
padcheck-TOO_MANY_MELDS = { $words }: there can be { $a } at most, not { $b }.
padcheck-TOO_MANY_WILDS =
    The complete melds need at least { $a } { $words ->
        [jokers] jokers
        [twos] 2s
       *[wilds] wild cards
    }, but the pack has only { $b }.
padcheck-TOO_MANY_CARDS = The complete melds need { $a } cards, but the pack has only { $b } that can be melded.
padcheck-TOO_MANY_CUTS = Each player cuts once: this team can have { $a } at most, not { $b }.
padcheck-TOO_MANY_OF_A_VALUE = The pack has only { $a } cards of { $b } points each, not { $c }.
padcheck-TOO_FEW_POINTS = The cards of the complete melds alone are worth { $a } points or more, not { $b }.
padcheck-TOO_MANY_POINTS = All the cards together are worth { $a } points, not { $b }.
padcheck-NO_SUCH_SUM = No cards add up to { $a } points.
padcheck-CONCEALED_NOT_OUT = Only the team that went out can have gone out concealed.
padcheck-NOBODY_OUT = Nobody went out: did the stock run out?
padcheck-NO_CARDS_LEFT = This team did not go out, but has no cards left.
padcheck-SHORT_OF_MINIMUM = A team that has melded has at least { $a } points on the table from its initial meld, not { $b }.
padcheck-AFTER_THE_END = The match was over before this hand, which no longer counts.
