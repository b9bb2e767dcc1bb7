### Por qué el servidor no puede hacer algo. En inglés lo dice él mismo; de las jugadas habla
### src/escalera/texts/es/reasons.ftl.

## El servidor

reason-BUSY = La mesa está ocupada: inténtelo de nuevo.
reason-DEALT = La mano está repartida: ya no se puede añadir nada a la mezcla.
reason-FINISHED = La partida ha terminado.
reason-HAND_IN_PLAY = La mano no ha terminado.
reason-LATE = La mesa ha avanzado mientras tanto: mire de nuevo.
reason-NOBODY = Alguien tiene que sentarse a la mesa.
reason-NOT_HERE = Eso no se le pide a una mesa.
reason-NOT_HOST = Solo quien abrió la mesa la organiza.
reason-NOT_PAUSED = El juego no está en pausa.
reason-NOT_STARTED = La partida aún no ha empezado.
reason-NOT_YOUR_SEAT = Usted juega solo en su propio asiento.
reason-NO_ACTION = Eso no es una jugada.
reason-NO_CHAT = En esta mesa solo hay frases hechas.
reason-NO_DATABASE = La base de datos no responde: inténtelo de nuevo.
reason-NO_HAND = No se está jugando ninguna mano.
reason-NO_MESSAGE = El servidor no ha entendido el mensaje.
reason-NO_NAME = Diga cómo se llama; los nombres con «bot:» son de los bots.
reason-NO_PHRASE = No existe esa frase.
reason-NO_SEAT = No tiene asiento en esta mesa.
reason-NO_SUCH_BOT = No existe ese bot.
reason-NO_SUCH_SEAT = Esta mesa no tiene ese asiento.
reason-NO_SUCH_TABLE = No existe esa mesa.
reason-NUMBER_GIVEN = Ya ha añadido su número.
reason-PAUSED = El juego está en pausa.
reason-READY = Ya ha dicho que sigue.
reason-SEAT_TAKEN = Ese asiento está ocupado.
reason-STARTED = La partida ha empezado: los asientos quedan como están.
reason-STOOD_IN = Un bot juega en su lugar: vuelva primero.
reason-SET_ASIDE = Esta mesa no se puede abrir: no se puede leer lo que hay guardado de ella. Sus otras mesas siguen igual.
reason-NOT_REPLAYED = Esta mesa no puede seguir: el servidor ha cambiado y lo jugado aquí saldría ahora de otra manera. Se guardan sus puntos y su registro hasta ahora. Sus otras mesas siguen igual.
reason-NOT_ASIDE = Esta mesa no está cerrada.
reason-FULL = El servidor está lleno: inténtelo de nuevo dentro de un rato.
reason-FAULT = Algo ha fallado aquí: mire de nuevo e inténtelo otra vez.
reason-NOT_ALLOWED = Esta partida no admite espectadores.
reason-TOO_FAST = Demasiado de una vez: espere un momento.
reason-NOT_SEALED = Su número no fue sellado.
reason-SEALED = Ya ha sellado su número.
reason-WRONG_NUMBER = Ese número no es el que selló.
reason-SEAL_FIRST = Primero cada cual sella un número: los números se envían después.
reason-SEALS_CLOSED = Ya se están enviando los números: es tarde para sellar.

## Lo que se pide al servidor, y reglas imposibles

reason-RECORD_WRONG = La línea { $n } del registro no es correcta.
reason-OTHER_VERSION = La partida se jugó con la versión { $n } de las reglas, no con la { $m }.
reason-OTHER_RULES = La partida se jugó con otras reglas que las de la mesa.
reason-NOT_WHOLE = El registro no empieza por la primera mano, sin puntos.
reason-NOT_PROVEN = La mano { $n } no demuestra cómo se barajó.
reason-BOTS_SEAT = En esta partida, en el asiento { $n } no jugó más que un bot.
reason-GIVEN = Esta partida sigue en el servidor, con amigos.
reason-MATCH_IN_PLAY = La partida no ha terminado.
reason-LINK_USED = Este enlace es falso, demasiado viejo o ya usado: haga uno nuevo.
reason-NOTHING_HERE = Aquí no hay nada.
reason-NOT_POSSIBLE = Algo de lo enviado no puede ser.
reason-NOT_UNDERSTOOD = Aquí eso no se entiende.
reason-NO_SUCH_RULES = No existen esas reglas de la casa.
reason-NO_LESSON = Esa lección no existe.
reason-NO_SUCH_POSITION = Esa posición no puede darse: compruebe cuántas cartas hay de cada una y que cada combinación valga.
reason-OTHER_SITE = Eso viene de otro sitio: no se acepta.
reason-TOO_LARGE = Es demasiado grande.
reason-MINIMUMS_BY_HAND = Si cada mano tiene su bajada inicial, la partida necesita un número fijo de manos.
reason-MINIMUM_FOR_EACH_HAND = Una partida de { $n } manos necesita una bajada inicial para cada una: { $n } mínimos, no { $k }.
reason-MINIMUM_FOR_EACH_STEP = La bajada inicial sube con los puntos en { $n } escalones: { $n } mínimos, no { $k }.
reason-NEEDS_CARDS = Para cerrar harían falta { $n } cartas bajadas, y la baraja solo da para { $m }.
reason-NEEDS_WILDS = Para cerrar harían falta { $n } comodines, y la baraja tiene { $m }.
reason-NEED_TOO_HIGH = Para cerrar harían falta { $n } de esas combinaciones, y con estas reglas no caben tantas.
reason-NO_END = Dé a la partida unos puntos o un número de manos con que terminar; si no, no acabaría nunca.
reason-TWO_ENDS = Una partida termina por puntos o por manos: ponga lo otro en 0.
reason-NO_SUCH_GAME = No existe ese juego.
reason-NO_SUCH_NUMBER = Pueden jugar de 2 a 6 jugadores.
reason-NO_SUCH_SETTING = Este juego no tiene esa regla.
reason-NOT_KEY_VALUE = Escriba la regla como CLAVE=VALOR, por ejemplo jokers=6.
reason-NO_VALUE = Ese valor no vale aquí.
reason-PACK_TOO_LARGE = Una baraja de { $n } cartas es más de { $m }.
reason-PACK_TOO_SMALL = Repartir { $n } cartas, con la primera del pozo y un robo, exige hasta { $m }, y la baraja tiene { $k }.
reason-PILE_NEVER_HOLDS = El pozo nunca llega a { $n } cartas: la baraja tiene menos.
reason-PLAYERS_NO_SETTING = El número de jugadores se elige para la mesa, no como regla.
reason-SET_TWICE = Esa regla está dos veces.
reason-SCORES_IN_ORDER = Escriba cada puntuación una vez, la menor primero.
reason-TEAMS_IN_ORDER = Escriba cada número una vez, el menor primero.
reason-TEAMS_OF_WHOM = Dos equipos necesitan cuatro o seis jugadores.
reason-VALUE_FOR_OTHERS = Ese valor es para otro número de jugadores.
