### Why the server can't do something. A word in braces is put in by the code. Refusals of what only a
### program can send have a value `what` besides, which their sentence does not say: more, in English, for
### its author. Of a score pad it is said, in each language, as files of pads are people's own.

## At a table

reason-BANNED = Whoever runs this server no longer lets you in.
reason-BUSY = The table is busy: try again.
reason-MOVED = Another process of the server has this table now: connect again.
reason-SERVER_BUSY = The server has too many answers of this kind to make: try again in a moment.
reason-LOCKED = The person who opened this table has locked it to all who don't sit at it.
reason-DEALT = The hand is dealt: nothing can be added to its shuffle.
reason-FAULT = Something went wrong here: look again, and try again.
reason-FINISHED = The match is over.
reason-FULL = The server is full: try again in a while.
reason-HAND_IN_PLAY = The hand is not over.
reason-LATE = The table has moved on since: look again.
reason-NOBODY = Somebody must sit at the table.
reason-NOBODY_THERE = Nobody sits in seat { $seat }.
reason-NOT_ALLOWED = This match is without spectators.
reason-NOT_HERE = You can't ask a table for that.
reason-NOT_HOST = Only the person who opened the table may do that.
reason-NOT_PAUSED = The game is not paused.
reason-NOT_REPLAYED = This table can't go on: the server was changed, and what was played here would come out differently now. Its scores and its record so far are kept. Your other tables go on as they are.
reason-NOT_SEALED = You have sealed no number for this hand.
reason-NOT_STARTED = The match has not started yet.
reason-NOT_YOURSELF = You can't remove yourself.
reason-NOT_YOUR_SEAT = You play for your own seat only.
reason-NO_ACTION = That is no play.
reason-NO_CALL = That is no address of a call: it must be a secure web address (https).
reason-NO_CHAT = At this table there are set phrases only.
reason-NO_DATABASE = The database does not answer: try again.
reason-NO_HAND = No hand is being played.
reason-NO_MESSAGE = The server does not understand that message.
reason-NO_NAME = Enter your name; `bot:` is for bots.
reason-NO_PHRASE = The phrases are { $phrases }.
reason-NO_SEAT = You have no seat at this table.
reason-NO_SUCH_BOT = There are the bots { $bots }.
reason-NO_SUCH_SEAT = This table has seats 1 to { $seats }.
reason-NO_SUCH_TABLE = There is no such table.
reason-NO_WATCHER = That person does not watch any more.
reason-NUMBER_GIVEN = You have added your number already.
reason-PAUSED = { $who } has paused the game.
reason-PAUSES_USED = You have used your { $most } pauses of this match.
reason-READY = You have already said that you are ready.
reason-REFUSED_WORD = This server doesn't take that word: choose another.
reason-ADDRESS_REMOVED = Somebody with your network address was removed from this table, so nobody new can come in from there. Whoever opened it can open another table for you.
reason-REMOVED = The person who opened this table has removed you from it. You can play at any other table.
reason-SEALED = You have sealed your number already.
reason-SEALS_CLOSED = The numbers are being sent: it is too late for a seal.
reason-SEAL_FIRST = First everybody seals a number: numbers are sent after that.
reason-SEAT_TAKEN = Seat { $seat } is taken.
reason-SEAT_TAKEN_BACK = The person who opened this table has taken your seat back, and lets in only those who sit there.
reason-SET_ASIDE = This table can't be opened: what is stored of it can't be read. Your other tables go on as they are.
reason-SIGNED_OUT = You have signed out here, from another device.
reason-STARTED = The match has started: seats stay as they are.
reason-STOOD_IN = A bot is playing for you: come back first.
reason-TABLE_CLOSED = Whoever runs this server has closed this table. Its scores and its record so far are kept for you.
reason-TOO_FAST = That was too much at once: wait a little.
reason-TOO_MANY_OPEN = Too many connections are open from your network.
reason-WRONG_NUMBER = That is not the number that you have sealed.

## Over REST

reason-HAND_NOT_DEALT = That hand is not dealt yet.
reason-LINK_USED = This link is false, too old or used: make a new one.
reason-MATCH_IN_PLAY = The match is not over.
reason-NOTHING_HERE = There is nothing here.
reason-NOT_ASIDE = This table is not set aside.
reason-NOT_POSSIBLE = Something in it can't be.
reason-NOT_UNDERSTOOD = That can't be understood here.
reason-NOT_YOURS = This score pad can only be read.
reason-NO_LESSON = There is no such lesson.
reason-NO_PAPER = This server prints no sheets.
reason-NO_SUCH_PAD = There is no such score pad.
reason-NO_SUCH_POSITION =
    { $fault ->
        [FEWER_IN_PACK] { fault-FEWER_IN_PACK }
        [NO_CARDS] { fault-NO_CARDS }
        [MELD_TOO_SMALL] { fault-MELD_TOO_SMALL }
        [MELD_WITH_RED_THREE] { fault-MELD_WITH_RED_THREE }
        [WILD_WITHOUT_PLACE] { fault-WILD_WITHOUT_PLACE }
        [MIXED_CARDS] { fault-MIXED_CARDS }
        [SEQUENCE_WITH_GAP] { fault-SEQUENCE_WITH_GAP }
        [SEQUENCE_OF_WILDS] { fault-SEQUENCE_OF_WILDS }
        [TWO_OF_A_KIND] { fault-TWO_OF_A_KIND }
       *[other] There can be no such position: check how many cards there are of each kind, and each meld.
    }
reason-NO_SUCH_PAUSE = A seat may pause up to 100 times, for 10 seconds to a week.
reason-NO_SUCH_RULES = There are no such house rules.
reason-NO_SUCH_TURN = A turn takes 5 seconds to a week.
reason-NO_SUCH_WAIT = A seat waits for 0 to { $most } seconds.
reason-NOT_A_PAD = That can't stand on a score pad: { $what }
reason-OTHER_SITE = Not from this site.
reason-PAD_CHANGED = Somebody else has written since.
reason-PAD_UNSHARED = Its owner does not share this score pad any more.
reason-TOO_LARGE = That is too large.
reason-TOO_MANY_KEPT = There are a great many tables, pads or house rules of yours: finish or delete some first.
reason-TOO_MANY_CHANGES = You have changed a great many things at this table within an hour: play on, and change the rest a little later.
reason-TOO_MANY_MADE = You have made a great many tables, pads or house rules within an hour: try again a little later.
reason-TOO_MANY_PEOPLE = Too many new people have come from your network within an hour: try again a little later.

## A match that goes on at a server

reason-BOTS_SEAT = Nobody but a bot sat in seat { $seat } in this match.
reason-GIVEN = This match goes on at the server, with friends.
reason-NOT_PROVEN = Hand { $hand } does not prove its shuffle.
reason-NOT_WHOLE = The record does not begin with the first hand, without points.
reason-OTHER_RULES = The match was played by other rules than the table's.
reason-OTHER_VERSION = The match was played by version { $version } of the rules, not by version { $rules }.
reason-RECORD_WRONG = Line { $line } of the record is wrong.
