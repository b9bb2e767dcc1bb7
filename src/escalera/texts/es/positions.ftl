### Por qué un reparto o una posición no puede ser. Lo que se escribe en un registro no se traduce.

fault-FEWER_IN_PACK = En la baraja no hay tantas { $card }.
fault-FEWER_LEFT = `{ $rest }`: solo quedan { $left } cartas.
fault-REST_OUTSIDE_STOCK = `*` sin número solo va en el mazo.
fault-CARDS_WITHOUT_PLACE = Hay cartas de la baraja sin sitio: { $cards }.
fault-SINGLE_STOCK = Este juego tiene un solo mazo.
fault-HAND_CARDS = La mano del asiento { $seat } tiene { $count } cartas, no { $held }.
fault-FOOT_CARDS = El pie del asiento { $seat } tiene { $count } cartas, no { $held }.
fault-ONE_UPCARD = Se vuelve una carta para empezar el pozo.
fault-UPCARDS_UNTIL_NATURAL = Se vuelven cartas hasta que sale una natural del 4 al as, y solo lo es la última.
fault-UPCARDS_WHILE_RED_THREES = Se vuelven cartas mientras sean 3 rojos, y solo la última no lo es.
fault-NO_UPCARD = En este juego no se vuelve ninguna carta para empezar el pozo.
fault-NO_CARDS = El asiento { $seat } no tiene cartas.
fault-NO_FEET = En este juego nadie tiene pie.
fault-NO_RED_THREES = Solo 3H y 3D son 3 rojos.
fault-NO_TEAM = No hay equipo { $team }.
fault-NO_TURN = La posición no dice de quién es el turno (`turn`).
fault-NOTHING_DEALT = En este registro no hay ninguna mano repartida, así que no hay nada que probar.

## Combinaciones

fault-MELD_TOO_SMALL = Una combinación lleva al menos tres cartas.
fault-MELD_WITH_RED_THREE = Un 3 rojo no va en una combinación.
fault-WILD_WITHOUT_PLACE = Un comodín en una escalera dice por qué carta vale, como en JK=6D.
fault-MIXED_CARDS = Las cartas no son ni del mismo valor ni del mismo palo.
fault-SEQUENCE_WITH_GAP = Una escalera lleva una carta de cada valor, sin huecos.
fault-SEQUENCE_OF_WILDS = Una escalera lleva cartas naturales.
fault-TWO_OF_A_NUMBER = El equipo { $team } tiene dos combinaciones { $meld }.
fault-TWO_OF_A_KIND = Un equipo tiene una sola combinación abierta así, o una sola escalera así.
fault-RULES = { $why }
