### What is wrong with a hand on the score pad. The numbers are $a, $b and $c, in the order of the English
### sentence; $words is what only English names.

padcheck-TWO_WENT_OUT = One team at most goes out in a hand, not { $a }.
padcheck-SETS_NEEDED = Going out needs { $words }.
padcheck-OUT_WITH_CARDS = Who goes out has no card left, and here nobody else is in the team.
padcheck-TOO_MANY_RED_THREES = The pack has { $a } red 3s, but { $b } are written.
padcheck-TOO_MANY_BLACK_THREES = The pack has { $a } black 3s, but { $b } are written.
padcheck-TOO_MANY_SEVENS = The pack has { $a } sevens, enough for { $b } canastas of 7s, but { $c } are written.
padcheck-TOO_MANY_MELDS = { $words }: { $a } at most can be made, but { $b } are written.
padcheck-TOO_MANY_WILDS = The complete melds need at least { $a } { $words }, but the pack has { $b }.
padcheck-TOO_MANY_CARDS = The complete melds need { $a } cards, but only { $b } of the pack can be melded.
padcheck-TOO_MANY_CUTS = Each player cuts once: { $a } in this team, but { $b } are written.
padcheck-TOO_MANY_OF_A_VALUE = The pack has { $a } cards of { $b } points, but { $c } are written.
padcheck-TOO_FEW_POINTS = The complete melds alone hold { $a } card points or more, but { $b } are written.
padcheck-TOO_MANY_POINTS = All cards together are worth { $a } points, but { $b } are written.
padcheck-NO_SUCH_SUM = No cards make { $a } points.
padcheck-CONCEALED_NOT_OUT = Only the team that went out can have gone out concealed.
padcheck-NOBODY_OUT = Nobody went out: did the stock run out?
padcheck-NO_CARDS_LEFT = This team did not go out, but no cards are left in its hands.
padcheck-SHORT_OF_MINIMUM = A team that has melded has its initial meld of { $a } points on the table, not { $b }.
padcheck-AFTER_THE_END = The match was over before this hand, which no longer counts.
