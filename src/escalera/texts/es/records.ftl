### Qué está mal en el registro de una partida. Lo que se escribe en él no se traduce.

## Una línea

fault-NOT_UTF_8 = El texto no es UTF-8.
fault-CARRIAGE_RETURN = La línea lleva un retorno de carro; las líneas acaban solo con un salto de línea.
fault-SPLIT_WORDS = Las palabras se separan con un solo espacio, sin ninguno al principio ni al final.
fault-CONTROL_CHARACTER = La línea lleva un carácter de control.
fault-BYTE_ORDER_MARK = La línea empieza con una marca de orden de bytes.
fault-SEAT_FIRST = Una jugada empieza por su asiento, como en `{ $play }`.
fault-NO_STATEMENT = Ninguna línea empieza por { $word }.

## Su sitio

fault-MISSING = Falta `{ $word }`.
fault-UNKNOWN_FORMAT = No se conoce la versión { $version } del formato, solo la 1.
fault-NO_FIRST_LINE = Un registro empieza por `escalera 1`.
fault-STANDS_BEFORE = `{ $key }` está antes que `{ $wanted }`.
fault-SECOND_TIME = `{ $key }` está aquí por segunda vez.
fault-WRONG_PLAYERS = Pueden jugar de 2 a 6.
fault-WRONG_HAND = Tras la mano { $hand } viene la mano { $next }.
fault-COMMIT_FORM = El `commit` de una mano es `sha256`, `sha256-hand` o `hmac-sha256`, y 64 cifras hexadecimales, en minúsculas.
fault-COMMIT_AND_POSITION = Una mano con `commit` se reparte; no tiene `position`.
fault-TEAM_OF_OTHERS = No hay equipo { $team }, juegan { $teams }.
fault-SEAT_OF_OTHERS = No hay asiento { $seat }, juegan { $seats }.
fault-POINTS_OF_OTHERS =
    Hay puntos para { $given } equipos, y juegan { $least ->
        [2] { $most ->
            [2] 2
           *[other] 2 o { $most }
        }
       *[other] { $least }
    }.
fault-UPCARDS_IN_POSITION = Una posición no tiene `upcards`, tiene `pile`.
fault-ONLY_IN_POSITION = `{ $word }` es de una posición (`position`).
fault-REST_IN_DEAL = `*` es de una posición (`position`); un reparto nombra todas las cartas.
fault-SEAT_CUT_TWICE = `cut` nombra cada asiento una vez.
fault-REVEAL_FORM = El `reveal` de una mano lleva el secreto, la mesa y cada número.
fault-REVEAL_WITHOUT_COMMIT = `reveal` necesita un `commit` antes de la primera mano, o en la suya.
fault-OUT_OF_PLACE =
    { $what ->
        [play] Una jugada
       *[other] `{ $what }`
    } no va aquí: { $stage ->
        [HEAD] no ha empezado ninguna mano
        [HAND] la mano empieza por `dealer`, `scores` y sus cartas
        [SETUP] la mano ya tiene sus cartas
        [CUT] las cartas están repartidas y cortadas
        [PLAY] se está jugando la mano
        [ENDED] la mano ha terminado y sigue `score`
        [SCORED] los puntos de la mano ya están
        [RESULT] la partida ya tiene su resultado
       *[REVEALED] el registro está completo
    }.

## Por las reglas

fault-OTHER_VERSION = Esta es la versión { $version } de las reglas.
fault-MATCH_DECIDED = La partida está decidida: sigue el resultado.
fault-NO_MORE_HANDS = La partida tiene { $hands } manos.
fault-NO_SEAT = No hay asiento { $seat }.
fault-DEAL_PASSES_LEFT = El reparto pasa a la izquierda.
fault-TEAMS_THERE = Hay { $teams } equipos.
fault-SCORES_ARE = Los puntos son { $scores }.
fault-SCORES_DECIDE = Con estos puntos la partida está decidida.
fault-NO_CUT_BONUS = En esta mesa no hay premio por cortar.
fault-SEAT_TO_ACT = Le toca al asiento { $seat }.
fault-REFUSED = { $reason }: { $why }
fault-NOBODY_OUT = Nadie ha cerrado.
fault-HAND_GOES_ON = La mano no ha terminado.
fault-ENDED_OTHERWISE = La mano terminó de otro modo: { $how }.
fault-SCORE_IS = Los puntos de la mano son { $score }.
fault-HAND_UNFINISHED = Esta mano no está acabada.
fault-MATCH_UNDECIDED = La partida aún no está decidida.
fault-RESULT_IS = El resultado es { $result }.

## Por la mezcla

fault-TABLE_NAME_FORM = El nombre de una mesa lleva de 1 a 64 letras, cifras, `-` y `_`.
fault-SEAT_NUMBER_FORM = El número de un asiento lleva de 1 a 64 cifras y letras, o es `-`.
fault-HANDS_FROM_ONE = Las manos se numeran desde 1.
fault-SECRET_FORM = Un secreto son 64 cifras hexadecimales, en minúsculas.
fault-NEVER_REVEALED = La mano { $hand } tiene un `commit` que nunca se reveló.
fault-OTHER_COMMIT = El SHA-256 del secreto no es el `commit` de la mano.
fault-SECRET_AGAIN = El secreto es el de una mano anterior.
fault-OTHER_DEALER = Según el secreto y los números, reparte primero el asiento { $seat }.
fault-OTHER_CARDS = Según el secreto y los números, aquí se reparten otras cartas.
fault-MORE_CARDS = Según el secreto y los números, se reparte más de lo escrito.
fault-OTHER_CUT =
    Según el secreto y los números, { $cut ->
        [none] no hay `cut`
       *[other] hay `{ $cut }`
    }.
