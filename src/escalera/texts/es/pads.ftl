### Lo que no se puede apuntar en una libreta; el sitio va delante de la frase. Los nombres del archivo de
### una libreta no se traducen.

fault-NO_PAD = esto no es una libreta: una empieza por "{ $format }": { $version }.
fault-OTHER_FORMAT = esto es el formato { $version }, y aquí solo se conoce el { $known }.
fault-GAME_UNNAMED = nombre el juego.
fault-SETTINGS = { $why }
fault-NO_OBJECT = escriba un objeto, con nombres y valores.
fault-NO_LIST = escriba una lista, de { $most } cosas como mucho.
fault-NO_WHOLE_NUMBER = escriba un número entero de { $low } a { $high }.
fault-NO_LINE_OF_TEXT = escriba un texto de una línea, de { $most } caracteres como mucho.
fault-ONE_OF = escriba uno de estos: { $known }.
fault-UNKNOWN_KEY = aquí no hay { $key }, sino { $known }.
fault-LIST_OF_TEAMS = escriba una lista de { $teams } equipos.
fault-SO_MANY_NAMES = escriba { $wanted } nombres, no { $given }.
fault-SAME_NAMES = dos de estos nombres son iguales.
fault-SEATS_TO = los asientos van de 1 a { $seats }.
fault-SCORE_FOR_EACH = escriba { $teams } puntuaciones, una por equipo.
fault-OVER_BEFORE = la partida ya está terminada antes.
fault-WAS_OR_NOT = lo lleva una mano corregida o quitada, no una apuntada.
fault-HAND_NOT_CHANGED = entonces no se pudo cambiar esa mano.
fault-FINDING =
    { $check }: { $team ->
        [0] { $why }
       *[other] equipo { $team }: { $why }
    } ({ $rule })

## Cambios

fault-MATCH_OVER = La partida ha terminado.
fault-PAD_FULL = En una libreta caben { $hands } manos.
fault-NOTHING_TO_UNDO = No hay nada que deshacer.
fault-HAND_NOT_ON_PAD = En esta libreta no hay mano { $hand }.
