### What can't be written on a score pad; the place stands before the sentence. Names in a pad's file
### are never translated.

fault-NO_PAD = this is no score pad: one begins with "{ $format }": { $version }.
fault-OTHER_FORMAT = this is format { $version }, but only { $known } is known here.
fault-GAME_UNNAMED = name the game.
fault-SETTINGS = { $why }
fault-NO_OBJECT = write an object, with names and values.
fault-NO_LIST = write a list, of { $most } things at most.
fault-NO_WHOLE_NUMBER = write a whole number from { $low } to { $high }.
fault-NO_LINE_OF_TEXT = write a text of one line, { $most } characters at most.
fault-ONE_OF = write one of { $known }.
fault-UNKNOWN_KEY = there is no { $key } here, but { $known }.
fault-LIST_OF_TEAMS = write a list of { $teams } teams.
fault-SO_MANY_NAMES = write { $wanted } names, not { $given }.
fault-SAME_NAMES = two of these names are the same.
fault-SEATS_TO = there are seats 1 to { $seats }.
fault-SCORE_FOR_EACH = write { $teams } scores, one for each team.
fault-OVER_BEFORE = the match is over before it.
fault-WAS_OR_NOT = a hand corrected or removed has it, one entered has not.
fault-HAND_NOT_CHANGED = no such hand can have been changed then.
fault-FINDING =
    { $check }: { $team ->
        [0] { $why }
       *[other] team { $team }: { $why }
    } ({ $rule })

## Changes

fault-MATCH_OVER = The match is over.
fault-PAD_FULL = A pad holds { $hands } hands.
fault-NOTHING_TO_UNDO = There is nothing to undo.
fault-HAND_NOT_ON_PAD = There is no hand { $hand } on this pad.
