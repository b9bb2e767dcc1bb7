### What is wrong with a game record. Its statements are never translated.

## A line

fault-NOT_UTF_8 = The text is not UTF-8.
fault-CARRIAGE_RETURN = The line holds a carriage return; lines end with a newline alone.
fault-SPLIT_WORDS = Words are split by single spaces, none at the start or the end.
fault-CONTROL_CHARACTER = The line holds a control character.
fault-BYTE_ORDER_MARK = The line starts with a byte order mark.
fault-SEAT_FIRST = A play starts with its seat, as in `{ $play }`.
fault-NO_STATEMENT = { $word } starts no statement.

## Its place

fault-MISSING = `{ $word }` is missing.
fault-UNKNOWN_FORMAT = Version { $version } of the format is not known, only 1.
fault-NO_FIRST_LINE = A record starts with `escalera 1`.
fault-STANDS_BEFORE = `{ $key }` stands before `{ $wanted }`.
fault-SECOND_TIME = `{ $key }` stands here a second time.
fault-WRONG_PLAYERS = 2 to 6 can play.
fault-WRONG_HAND = After hand { $hand } comes hand { $next }.
fault-COMMIT_FORM = A hand's `commit` is `sha256`, `sha256-hand` or `hmac-sha256`, and 64 hex digits, in small letters.
fault-COMMIT_AND_POSITION = A hand with a `commit` is dealt; it has no `position`.
fault-TEAM_OF_OTHERS = There is no team { $team }, { $teams } play.
fault-SEAT_OF_OTHERS = There is no seat { $seat }, { $seats } play.
fault-POINTS_OF_OTHERS =
    There are points for { $given } teams, { $least ->
        [2] { $most ->
            [2] 2
           *[other] 2 or { $most }
        }
       *[other] { $least }
    } play.
fault-UPCARDS_IN_POSITION = A position has no `upcards`, it has a `pile`.
fault-ONLY_IN_POSITION = `{ $word }` belongs to a `position`.
fault-REST_IN_DEAL = `*` belongs to a `position`; a deal names every card.
fault-SEAT_CUT_TWICE = `cut` names each seat once.
fault-REVEAL_FORM = A hand's `reveal` has the secret, the table and each number.
fault-REVEAL_WITHOUT_COMMIT = `reveal` needs a `commit` before the first hand, or in its own.
fault-OUT_OF_PLACE =
    { $what ->
        [play] A play
       *[other] `{ $what }`
    } does not belong here: { $stage ->
        [HEAD] no hand has started
        [HAND] the hand starts with `dealer`, `scores` and its cards
        [SETUP] the hand has its cards
        [CUT] the cards are dealt and cut
        [PLAY] the hand is being played
        [ENDED] the hand has ended and `score` follows
        [SCORED] the hand is scored
        [RESULT] the match has its result
       *[REVEALED] the record is complete
    }.

## By the rules

fault-OTHER_VERSION = This is version { $version } of the rules.
fault-MATCH_DECIDED = The match is decided: the result follows.
fault-NO_MORE_HANDS = The match has { $hands } hands.
fault-NO_SEAT = There is no seat { $seat }.
fault-DEAL_PASSES_LEFT = The deal passes to the left.
fault-TEAMS_THERE = There are { $teams } teams.
fault-SCORES_ARE = The scores are { $scores }.
fault-SCORES_DECIDE = With these scores the match is decided.
fault-NO_CUT_BONUS = The cut bonus is off at this table.
fault-SEAT_TO_ACT = Seat { $seat } is to act.
fault-REFUSED = { $reason }: { $why }
fault-NOBODY_OUT = Nobody has gone out.
fault-HAND_GOES_ON = The hand is not over.
fault-ENDED_OTHERWISE = The hand ended otherwise: { $how }.
fault-SCORE_IS = The score is { $score }.
fault-HAND_UNFINISHED = This hand is not finished.
fault-MATCH_UNDECIDED = The match is not decided yet.
fault-RESULT_IS = The result is { $result }.

## By the shuffle

fault-TABLE_NAME_FORM = A table is named with 1 to 64 letters, digits, `-` and `_`.
fault-SEAT_NUMBER_FORM = A seat's number has 1 to 64 digits and letters, or is `-`.
fault-HANDS_FROM_ONE = Hands are numbered from 1.
fault-SECRET_FORM = A secret is 64 hex digits, in small letters.
fault-NEVER_REVEALED = Hand { $hand } has a `commit` that was never revealed.
fault-OTHER_COMMIT = The SHA-256 of the secret is not the hand's `commit`.
fault-SECRET_AGAIN = The secret is that of an earlier hand.
fault-OTHER_DEALER = The secret and the numbers make seat { $seat } the first dealer.
fault-OTHER_CARDS = The secret and the numbers deal other cards here.
fault-MORE_CARDS = The secret and the numbers deal more than was written.
fault-OTHER_CUT =
    By the secret and the numbers there is { $cut ->
        [none] no `cut`
       *[other] `{ $cut }`
    }.
