### Why a text is no action. Actions are never translated.

fault-SINGLE_SPACES = Write an action's words with single spaces between them.
fault-NO_VERB = { $word } is no action; there are: { $verbs }.
fault-ONLY_TWO_ENDS = Only `end stock` and `end stuck` are actions; going out follows by itself.
fault-NOTHING_AFTER = Nothing stands after `{ $verb }`.
fault-NO_SEAT_NUMBER = { $word } is no seat: seats are numbered from 1.
fault-SEAT_ALONE = What does seat { $seat } do? Write it as in `{ $seat } draw`.
fault-WITHOUT_SEAT = Write `{ $action }` without a seat.
fault-WRITE_AS = Write it as in `{ $first }`.
fault-WRITE_AS_TWO = Write it as in `{ $first }` or `{ $second }`.
fault-WRITE_AS_THREE = Write it as in `{ $first }`, `{ $second }` or `{ $third }`.
fault-NO_MELD_NUMBER = { $word } is no meld: melds are m1, m2 and so on.
fault-NO_CARD = { $word } is no card: write a rank and a suit, such as TH, or JK.
fault-NO_WILD = { $word }: only a wild stands for another card, a natural.
fault-ILL_MADE_ACTION = An action must be what its own text says.
fault-NEITHER_TEXT_NOR_ACTION = An action is a text or an Action.
