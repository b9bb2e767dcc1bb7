### Por qué no valen unas reglas; delante de la frase va la regla de que se trata.

## Lo que no se entiende

reason-BAD_FILE =
    { $what ->
        [unknown] No existe esa clave en { $where }.
        [missing] Falta esta clave en { $where }.
        [kind] Esto no es { $where }.
        [value] { $where } no es ninguno de sus valores.
       *[parameter] No existe ese parámetro.
    }
reason-NOT_KEY_VALUE = Escriba la regla como CLAVE=VALOR, por ejemplo jokers=6.
reason-NO_SUCH_GAME =
    { $near ->
        [none] No existe el juego { $game }.
       *[other] No existe el juego { $game }; ¿quería decir { $near }?
    }
reason-NO_SUCH_NUMBER = Pueden jugar de 2 a 6 jugadores, no { $players }.
reason-NO_SUCH_SETTING =
    { $near ->
        [none] { $game } no tiene esa regla.
       *[other] { $game } no tiene esa regla; ¿quería decir { $near }?
    }
reason-NO_VALUE =
    { $value } no vale aquí: escriba { $kind ->
        [yes-or-no] { takes-yes-or-no }
        [whole-number] { takes-whole-number }
        [whole-number-or-all] { takes-whole-number-or-all }
        [list-of-whole-numbers] { takes-list-of-whole-numbers }
        [chance] { takes-chance }
       *[choice] { takes-choice }
    }.
reason-PLAYERS_NO_SETTING = El número de jugadores se elige para la mesa, no como regla.
reason-SET_TWICE = Esa regla está dos veces.
reason-VALUE_FOR_OTHERS = { $value } es para otro número de jugadores ({ $counts }), no para { $players }.

## Lo que no se puede jugar

reason-MINIMUMS_BY_HAND = Si cada mano tiene su bajada inicial, la partida necesita un número fijo de manos.
reason-MINIMUM_FOR_EACH_HAND =
    { $hands ->
        [one] Una partida de 1 mano necesita 1 bajada inicial, no { $there }.
       *[other] Una partida de { $hands } manos necesita una bajada inicial para cada una: { $hands } mínimos, no { $there }.
    }
reason-MINIMUM_FOR_EACH_STEP = La bajada inicial sube con los puntos en { $steps } escalones: { $steps } mínimos, no { $there }.
reason-NEEDS_CARDS = Para cerrar harían falta { $cards } cartas bajadas, y la baraja solo da para { $there }.
reason-NEEDS_WILDS = Para cerrar harían falta { $wilds } comodines, y la baraja tiene { $there }.
reason-NEED_TOO_HIGH =
    Para cerrar harían falta { $sort ->
        [need_red] { count-need_red }
        [need_black] { count-need_black }
        [need_samba] { count-need_samba }
        [need_red_canasta] { count-need_red_canasta }
        [need_black_canasta] { count-need_black_canasta }
        [need_wild] { count-need_wild }
        [need_sevens] { count-need_sevens }
       *[need_any] { count-need_any }
    }, y con estas reglas caben como mucho { $most }.
reason-NO_END = Dé a la partida unos puntos o un número de manos con que terminar; si no, no acabaría nunca.
reason-PACK_TOO_SMALL = Repartir toma { $dealt } cartas; con la primera del pozo y un robo, hasta { $needed }, y la baraja tiene { $pack }.
reason-PILE_NEVER_HOLDS = El pozo nunca llega a { $cards } cartas: la baraja tiene menos.
reason-SCORES_IN_ORDER = Escriba cada puntuación una vez, la menor primero.
reason-TEAMS_IN_ORDER = Escriba cada número una vez, el menor primero.
reason-TEAMS_OF_WHOM = Dos equipos necesitan cuatro o seis jugadores.
reason-TOO_MANY_MINIMUMS = La bajada inicial puede tener { $most } mínimos como mucho, no { $there }.
reason-TWO_ENDS = Una partida termina por puntos o por manos: ponga lo otro en 0.
