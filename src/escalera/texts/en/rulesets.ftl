### Why a rule set is refused; the setting at fault stands before the sentence.

## What is not understood

reason-BAD_FILE =
    { $what ->
        [unknown] There is no such key in { $where }.
        [missing] This key is missing in { $where }.
        [kind] This is no { $where }.
        [value] { $where } is none of its values.
       *[parameter] There is no such parameter.
    }
reason-NOT_KEY_VALUE = Write it as KEY=VALUE, such as jokers=6.
reason-NO_SUCH_GAME =
    { $near ->
        [none] There is no game { $game }.
       *[other] There is no game { $game }; did you mean { $near }?
    }
reason-NO_SUCH_NUMBER = { $players } is no number of players from 2 to 6.
reason-NO_SUCH_SETTING =
    { $near ->
        [none] { $game } has no such setting.
       *[other] { $game } has no such setting; did you mean { $near }?
    }
reason-NO_VALUE =
    { $value } is not possible here: write { $kind ->
        [yes-or-no] { takes-yes-or-no }
        [whole-number] { takes-whole-number }
        [whole-number-or-all] { takes-whole-number-or-all }
        [list-of-whole-numbers] { takes-list-of-whole-numbers }
        [chance] { takes-chance }
       *[choice] { takes-choice }
    }.
reason-PLAYERS_NO_SETTING = The number of players is no setting: choose it for the table.
reason-SET_TWICE = It is set twice.
reason-VALUE_FOR_OTHERS = { $value } is for another number of players ({ $counts }), not for { $players }.

## What can't be played

reason-MINIMUMS_BY_HAND = Where each hand has its own initial meld, the match needs a fixed number of hands.
reason-MINIMUM_FOR_EACH_HAND =
    { $hands ->
        [one] A match of 1 hand needs 1 initial meld, not { $there }.
       *[other] A match of { $hands } hands needs an initial meld for each of them: { $hands } minimums, not { $there }.
    }
reason-MINIMUM_FOR_EACH_STEP = The initial meld rises with the score in { $steps } steps: { $steps } minimums, not { $there }.
reason-NEEDS_CARDS = Going out takes { $cards } melded cards, but the pack has only { $there } for it.
reason-NEEDS_WILDS = Going out takes { $wilds } wild cards, but the pack has { $there }.
reason-NEED_TOO_HIGH =
    Going out takes { $sort ->
        [need_red] { count-need_red }
        [need_black] { count-need_black }
        [need_samba] { count-need_samba }
        [need_red_canasta] { count-need_red_canasta }
        [need_black_canasta] { count-need_black_canasta }
        [need_wild] { count-need_wild }
        [need_sevens] { count-need_sevens }
       *[need_any] { count-need_any }
    }, but these rules allow at most { $most }.
reason-NO_END = Give the match a score or a number of hands at which it ends, or it never would.
reason-PACK_TOO_SMALL = The deal takes { $dealt } cards; with the upcard and a draw it can take { $needed }, but the pack has { $pack }.
reason-PILE_NEVER_HOLDS = The pile never holds { $cards } cards: the pack has fewer.
reason-SCORES_IN_ORDER = Write each score once, the lowest first.
reason-TEAMS_IN_ORDER = Write each number once, the smaller first.
reason-TEAMS_OF_WHOM = Two teams need four or six players.
reason-TOO_MANY_MINIMUMS = The initial meld can have { $most } minimums at most, not { $there }.
reason-TWO_ENDS = A match ends at a score or after a number of hands: set the other one to 0.
