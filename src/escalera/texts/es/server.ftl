### Por qué el servidor no puede hacer algo.

## En una mesa

reason-BANNED = Quien lleva este servidor ya no le deja entrar.
reason-BUSY = La mesa está ocupada: inténtelo de nuevo.
reason-MOVED = Otro proceso del servidor lleva ahora esta mesa: conéctese otra vez.
reason-SERVER_BUSY = El servidor ya prepara demasiadas respuestas de este tipo: inténtelo de nuevo dentro de un momento.
reason-LOCKED = Quien abrió esta mesa la ha cerrado a quienes no están sentados en ella.
reason-DEALT = La mano está repartida: ya no se puede añadir nada a la mezcla.
reason-FAULT = Algo ha fallado aquí: mire de nuevo e inténtelo otra vez.
reason-FINISHED = La partida ha terminado.
reason-FULL = El servidor está lleno: inténtelo de nuevo dentro de un rato.
reason-HAND_IN_PLAY = La mano no ha terminado.
reason-LATE = La mesa ha avanzado mientras tanto: mire de nuevo.
reason-NOBODY = Alguien tiene que sentarse a la mesa.
reason-NOBODY_THERE = No hay nadie en el asiento { $seat }.
reason-NOT_ALLOWED = Esta partida no admite espectadores.
reason-NOT_HERE = Eso no se le puede pedir a una mesa.
reason-NOT_HOST = Solo quien abrió la mesa puede hacer eso.
reason-NOT_PAUSED = El juego no está en pausa.
reason-NOT_REPLAYED = Esta mesa no puede seguir: el servidor ha cambiado y lo jugado aquí saldría ahora de otra manera. Se guardan sus puntos y su registro hasta ahora. Sus otras mesas siguen igual.
reason-NOT_SEALED = No ha sellado ningún número para esta mano.
reason-NOT_STARTED = La partida aún no ha empezado.
reason-NOT_YOURSELF = Nadie puede expulsarse a sí mismo.
reason-NOT_YOUR_SEAT = Usted juega solo en su propio asiento.
reason-NO_ACTION = Eso no es una jugada.
reason-NO_CALL = Eso no es la dirección de una llamada: tiene que ser una dirección web segura (https).
reason-NO_CHAT = En esta mesa solo hay frases hechas.
reason-NO_DATABASE = La base de datos no responde: inténtelo de nuevo.
reason-NO_HAND = No se está jugando ninguna mano.
reason-NO_MESSAGE = El servidor no ha entendido el mensaje.
reason-NO_NAME = Escriba su nombre; los que empiezan por «bot:» son de los bots.
reason-NO_PHRASE = Las frases son { $phrases }.
reason-NO_SEAT = No tiene asiento en esta mesa.
reason-NO_SUCH_BOT = Los bots son { $bots }.
reason-NO_SUCH_SEAT = Esta mesa tiene los asientos de 1 a { $seats }.
reason-NO_SUCH_TABLE = No existe esa mesa.
reason-NO_WATCHER = Esa persona ya no está mirando.
reason-NUMBER_GIVEN = Ya ha añadido su número.
reason-PAUSED = { $who } ha puesto el juego en pausa.
reason-PAUSES_USED = Ya ha usado sus { $most } pausas de esta partida.
reason-READY = Ya ha dicho que sigue.
reason-REFUSED_WORD = Este servidor no admite esa palabra: elija otra.
reason-ADDRESS_REMOVED = De esta mesa se ha expulsado a alguien con su misma dirección de red, así que desde ella no puede entrar nadie nuevo. Quien la abrió puede abrir otra mesa para usted.
reason-REMOVED = Quien abrió esta mesa le ha expulsado de ella. Puede jugar en cualquier otra mesa.
reason-SEALED = Ya ha sellado su número.
reason-SEALS_CLOSED = Ya se están enviando los números: es tarde para sellar.
reason-SEAL_FIRST = Primero cada cual sella un número: los números se envían después.
reason-SEAT_TAKEN = El asiento { $seat } está ocupado.
reason-SEAT_TAKEN_BACK = Quien abrió esta mesa ha recuperado el asiento que usted ocupaba, y solo deja entrar a quienes están sentados.
reason-SET_ASIDE = Esta mesa no se puede abrir: no se puede leer lo que hay guardado de ella. Sus otras mesas siguen igual.
reason-SIGNED_OUT = Ha cerrado aquí la sesión desde otro dispositivo.
reason-STARTED = La partida ha empezado: los asientos quedan como están.
reason-STOOD_IN = Un bot juega en su lugar: vuelva primero.
reason-TABLE_CLOSED = Quien lleva este servidor ha cerrado esta mesa. Sus puntos y su registro hasta ahora se le guardan.
reason-TOO_FAST = Demasiado de una vez: espere un momento.
reason-TOO_MANY_OPEN = Hay demasiadas conexiones abiertas desde su red.
reason-WRONG_NUMBER = Ese número no es el que selló.

## Por REST

reason-HAND_NOT_DEALT = Esa mano aún no está repartida.
reason-LINK_USED = Este enlace es falso, demasiado viejo o ya usado: haga uno nuevo.
reason-MATCH_IN_PLAY = La partida no ha terminado.
reason-NOTHING_HERE = Aquí no hay nada.
reason-NOT_ASIDE = Esta mesa no está cerrada.
reason-NOT_POSSIBLE = Algo de lo enviado no puede ser.
reason-NOT_UNDERSTOOD = Aquí eso no se entiende.
reason-NOT_YOURS = Esta libreta solo se puede leer.
reason-NO_LESSON = Esa lección no existe.
reason-NO_PAPER = Este servidor no imprime hojas.
reason-NO_SUCH_PAD = Esa libreta no existe.
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
       *[other] Esa posición no puede darse: compruebe cuántas cartas hay de cada una y que cada combinación valga.
    }
reason-NO_SUCH_PAUSE = Un asiento puede hacer hasta 100 pausas, de 10 segundos a una semana.
reason-NO_SUCH_RULES = No existen esas reglas de la casa.
reason-NO_SUCH_TURN = Un turno dura de 5 segundos a una semana.
reason-NO_SUCH_WAIT = Un asiento espera de 0 a { $most } segundos.
reason-NOT_A_PAD = Eso no puede estar en una libreta: { $what }
reason-OTHER_SITE = Eso viene de otro sitio: no se acepta.
reason-PAD_CHANGED = Otra persona ha escrito entretanto.
reason-PAD_UNSHARED = Quien creó esta libreta ya no la comparte.
reason-TOO_LARGE = Es demasiado grande.
reason-TOO_MANY_KEPT = Ya hay muchas mesas, libretas o reglas propias suyas: termine o borre algunas primero.
reason-TOO_MANY_CHANGES = Ha cambiado muchas cosas en esta mesa en una hora: siga jugando y cambie lo demás un poco más tarde.
reason-TOO_MANY_MADE = Se han creado muchas mesas, libretas o reglas propias en una hora: inténtelo un poco más tarde.
reason-TOO_MANY_PEOPLE = Ha llegado demasiada gente nueva desde su red en una hora: inténtelo un poco más tarde.

## Una partida que sigue en un servidor

reason-BOTS_SEAT = En esta partida, en el asiento { $seat } no jugó más que un bot.
reason-GIVEN = Esta partida sigue en el servidor, con amigos.
reason-NOT_PROVEN = La mano { $hand } no demuestra cómo se barajó.
reason-NOT_WHOLE = El registro no empieza por la primera mano, sin puntos.
reason-OTHER_RULES = La partida se jugó con otras reglas que las de la mesa.
reason-OTHER_VERSION = La partida se jugó con la versión { $version } de las reglas, no con la { $rules }.
reason-RECORD_WRONG = La línea { $line } del registro no es correcta.
