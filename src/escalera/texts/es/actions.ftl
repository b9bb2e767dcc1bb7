### Por qué un texto no es una jugada. Las jugadas no se traducen.

fault-SINGLE_SPACES = Separe las palabras de la jugada con un solo espacio.
fault-NO_VERB = { $word } no es una jugada; las hay: { $verbs }.
fault-ONLY_TWO_ENDS = Solo `end stock` y `end stuck` son jugadas; el cierre viene por sí solo.
fault-NOTHING_AFTER = Detrás de `{ $verb }` no va nada.
fault-NO_SEAT_NUMBER = { $word } no es un asiento: los asientos se numeran desde 1.
fault-SEAT_ALONE = ¿Qué hace el asiento { $seat }? Escríbalo como en `{ $seat } draw`.
fault-WITHOUT_SEAT = Escriba `{ $action }` sin asiento.
fault-WRITE_AS = Escríbalo como en `{ $first }`.
fault-WRITE_AS_TWO = Escríbalo como en `{ $first }` o `{ $second }`.
fault-WRITE_AS_THREE = Escríbalo como en `{ $first }`, `{ $second }` o `{ $third }`.
fault-NO_MELD_NUMBER = { $word } no es una combinación: son m1, m2, etcétera.
fault-NO_CARD = { $word } no es una carta: escriba el número o la figura y el palo, como TH, o JK.
fault-NO_WILD = { $word }: solo un comodín vale por otra carta, y esta ha de ser natural.
fault-ILL_MADE_ACTION = Una jugada ha de ser lo que dice su propio texto.
fault-NEITHER_TEXT_NOR_ACTION = Una jugada es un texto o una Action.
