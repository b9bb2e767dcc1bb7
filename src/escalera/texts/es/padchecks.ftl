### Qué falla en una mano de la libreta. Los números son $a, $b y $c, en el orden de la frase inglesa.

padcheck-TWO_WENT_OUT = En una mano cierra un equipo como mucho, no { $a }.
padcheck-SETS_NEEDED = Para cerrar, un equipo necesita { $words }.
padcheck-OUT_WITH_CARDS = Quien cierra no tiene cartas, y aquí nadie más está en su equipo.
padcheck-TOO_MANY_RED_THREES = La baraja tiene { $a } treses rojos, pero hay { $b } anotados.
padcheck-TOO_MANY_BLACK_THREES = La baraja tiene { $a } treses negros, pero hay { $b } anotados.
padcheck-TOO_MANY_SEVENS = La baraja tiene { $a } sietes, bastantes para { $b } canastas de sietes, pero hay { $c } anotadas.
padcheck-TOO_MANY_MELDS = { $words }: puede haber { $a } como mucho, no { $b }.
padcheck-TOO_MANY_WILDS =
    Las combinaciones completas piden al menos { $a } { $words ->
        [jokers] jókers
        [twos] doses
       *[wilds] comodines
    }, pero la baraja tiene { $b }.
padcheck-TOO_MANY_CARDS = Las combinaciones completas piden { $a } cartas, pero solo { $b } se pueden bajar.
padcheck-TOO_MANY_CUTS = Cada jugador corta una vez: { $a } en este equipo, pero hay { $b } anotados.
padcheck-TOO_MANY_OF_A_VALUE = La baraja tiene { $a } cartas de { $b } puntos, pero hay { $c } anotadas.
padcheck-TOO_FEW_POINTS = Solo las combinaciones completas tienen { $a } puntos o más, pero hay { $b } anotados.
padcheck-TOO_MANY_POINTS = Todas las cartas juntas valen { $a } puntos, pero hay { $b } anotados.
padcheck-NO_SUCH_SUM = Ninguna combinación de cartas suma { $a } puntos.
padcheck-CONCEALED_NOT_OUT = En mano solo puede cerrar el equipo que ha cerrado.
padcheck-NOBODY_OUT = Nadie ha cerrado: ¿se acabó el mazo?
padcheck-NO_CARDS_LEFT = Este equipo no ha cerrado, pero no le quedan cartas en la mano.
padcheck-SHORT_OF_MINIMUM = Un equipo que ha bajado tiene en la mesa al menos { $a } puntos de su bajada inicial, no { $b }.
padcheck-AFTER_THE_END = La partida había terminado antes de esta mano, que ya no cuenta.
