### Lo que se dice al jugar.

## Jugadas, como se ofrecen en un botón

table-do-draw = { $n ->
    [one] Robar una carta
   *[other] Robar { $n } cartas
}
table-do-take-onto = Poner { $upcard } en { $the }
table-do-take-with = Con sus { $cards }: { $form ->
    [set] un grupo de { $meld }
    [sequence] una escalera, { $meld }
   *[other] { $meld }
}
table-do-take-with-onto = Con sus { $cards }, para { $the }
table-do-meld = { $form ->
    [set] Grupo nuevo de { $meld }
    [sequence] Escalera nueva: { $meld }
   *[other] Combinación nueva de { $meld }
}
table-do-add = { $n ->
    [1] Añadir { $cards } a { $the }
   *[other] Añadir { $n } cartas a { $the }
}
table-do-merge = Juntar { $the } y { $others }
table-do-back = Recogerlo todo
table-do-back-card = Recoger { $cards } de { $the }
table-do-back-meld = Recoger { $the }
table-do-ask = Preguntar a { $partners }: ¿puedo cerrar?
table-do-yes = Sí, cierre
table-do-no = No, siga jugando
table-do-discard = Descartar { $cards }
table-do-special = Descarte especial
table-do-declare = Poner { $cards }
table-do-claim = Intentar tomarlo igualmente
table-do-end-stock = Terminar la mano: no quedan cartas
table-do-end-stuck = Terminar la mano: no se puede jugar nada

## Jugadas, como se cuentan

table-told-draw = { $who ->
    [you] Usted ha robado { $n ->
        [one] una carta
       *[other] { $n } cartas
    }.
   *[other] { $name } ha robado { $n ->
        [one] una carta
       *[other] { $n } cartas
    }.
}
table-told-take-onto = { $who ->
    [you] Usted ha tomado el pozo para { $the }.
   *[other] { $name } ha tomado el pozo para { $the }.
}
table-told-take-with = { $who ->
    [you] Usted ha tomado el pozo con { $cards }.
   *[other] { $name } ha tomado el pozo con { $cards }.
}
table-told-take-with-onto = { $who ->
    [you] Usted ha tomado el pozo con { $cards }, para { $the }.
   *[other] { $name } ha tomado el pozo con { $cards }, para { $the }.
}
table-told-meld = { $who ->
    [you] Usted ha bajado { $cards }.
   *[other] { $name } ha bajado { $cards }.
}
table-told-add = { $who ->
    [you] Usted ha añadido { $cards } a { $the }.
   *[other] { $name } ha añadido { $cards } a { $the }.
}
table-told-merge = { $who ->
    [you] Usted ha juntado { $the }.
   *[other] { $name } ha juntado { $the }.
}
table-told-back = { $who ->
    [you] Usted ha recogido todo lo de este turno.
   *[other] { $name } ha recogido todo lo de este turno.
}
table-told-back-card = { $who ->
    [you] Usted ha recogido { $cards }.
   *[other] { $name } ha recogido { $cards }.
}
table-told-back-meld = { $who ->
    [you] Usted ha recogido { $cards }.
   *[other] { $name } ha recogido { $cards }.
}
table-told-ask = { $who ->
    [you] Usted ha preguntado a { $partners }: ¿puedo cerrar?
   *[other] { $name } ha preguntado a { $partners }: ¿puedo cerrar?
}
table-told-yes = { $who ->
    [you] Usted ha dicho: sí, cierre.
   *[other] { $name } ha dicho: sí, cierre.
}
table-told-no = { $who ->
    [you] Usted ha dicho: no, siga jugando.
   *[other] { $name } ha dicho: no, siga jugando.
}
table-told-discard = { $who ->
    [you] Usted ha descartado { $cards }.
   *[other] { $name } ha descartado { $cards }.
}
table-told-special = { $who ->
    [you] Usted ha hecho el descarte especial.
   *[other] { $name } ha hecho el descarte especial.
}
table-told-declare = { $who ->
    [you] Usted ha puesto { $cards }.
   *[other] { $name } ha puesto { $cards }.
}
table-told-claim = { $who ->
    [you] Usted ha intentado tomar una carta que no le sirve.
   *[other] { $name } ha intentado tomar una carta que no le sirve.
}
table-told-end-stock = La mano terminó: no quedaban cartas.
table-told-end-stuck = La mano terminó: no se podía jugar nada.

table-by-clock = (Se acabó el tiempo.)
table-bot-for-you = Un bot en su lugar
table-bot-before = Un bot en su lugar, en la mano anterior
table-then-taken = { $part ->
    [upcard] Las demás cartas que le tocan llegan con la bajada inicial.
    [rest] Llegaron las demás: { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
   *[whole] { $n ->
        [one] Se tomó 1 carta.
       *[other] Se tomaron { $n } cartas.
    }
}
table-then-complete = { $form ->
    [sequence] Completa una { $colour ->
        [red] samba
       *[black] samba con comodín
    }: { $meld }.
    [wild] Completa { $the }.
   *[set] Completa una canasta { $colour ->
        [red] roja
       *[black] negra
    } de { $meld }.
}
table-then-red = Pone { $cards }.
table-then-frozen = El pozo queda congelado.
table-then-foot = Toma su pie.
table-then-penalty = Multa: { $n }.
table-meld-alike = { $meld } ({ $mark })

## La barra de lo que se puede hacer

table-now-draw = { $n ->
    [one] Le toca. Robe una carta.
   *[other] Le toca. Robe { $n } cartas.
}
table-now-draw-or-take = { $n ->
    [one] Le toca. Robe una carta o tome el pozo.
   *[other] Le toca. Robe { $n } cartas o tome el pozo.
}
table-now-take = Le toca. El mazo se ha acabado: tome el pozo.
table-now-play = Elija cartas para bajar, o una para descartar.
table-now-play-pending = Llegue primero al mínimo: baje más, o recoja las cartas.
table-now-short = Baje más, o recoja las cartas.
table-now-discard = Elija una carta para descartar.
table-now-answer = { $name } pregunta: ¿puedo cerrar?
table-now-other-draw = Le toca a { $name }.
table-now-asked = Se pregunta a { $name }: ¿puede cerrar { $asker }?
table-now-said-yes = La respuesta fue sí: { $asker } puede cerrar.
table-now-can-go-out = La respuesta fue sí: ya puede cerrar.
table-now-yes-costs = La respuesta fue sí. Si no cierra en este turno, su equipo pierde { $cost } puntos.
table-now-yes-stands = La respuesta fue sí, para este turno.
table-now-said-no = { $who ->
    [you] La respuesta fue no: siga jugando.
   *[other] La respuesta fue no: { $asker } sigue jugando.
}
table-now-only = Le toca.
table-now-special = Solo tiene jókers, que no se descartan: enséñelos.
table-now-waiting = Un momento …
table-now-chosen = { $n ->
    [one] 1 carta elegida
   *[other] { $n } cartas elegidas
}
table-now-watching = Está mirando.
table-nudge-answer = { $name } le pregunta: ¿puedo cerrar? Diga sí o no.
table-nudge-draw-or-take = Le toca a usted: robe, o tome el pozo.
table-nudge-draw = Le toca a usted: robe del mazo.
table-nudge-take = Le toca a usted: tome el pozo, el mazo se acabó.
table-nudge-play = Le toca a usted: baje cartas, o descarte una para terminar.
table-nudge-discard = Le toca a usted: descarte una carta para terminar.
table-nudge-short = Le toca a usted: baje más cartas, o recoja las suyas.
table-nudge-turn = Le toca a usted.
table-nudge-waiting = Esperamos a { $name }.
table-now-nudge = Los demás le esperan.
table-now-seconds = { $n ->
    [one] Queda 1 s
   *[other] Quedan { $n } s
}
table-tray = { $points } de { $minimum } puntos: faltan { $missing }
table-tray-enough = { $points } puntos: bastan para bajar.
table-take-open = Tomar el pozo …

## La barra de abajo

table-bar = Sus jugadas
table-discard = Descartar
table-discard-pick = Elija una sola carta para descartar.
table-discard-now = Descartar ya
table-discard-held = { $cards } va hacia el pozo.
table-dear = { $why ->
    [wild] { $cards } es un comodín. ¿Descartarlo?
    [freezes] { $cards } congela el pozo. ¿Descartarla?
   *[both] { $cards } es un comodín y congela el pozo. ¿Descartarlo?
}
table-special-sure = Todos verán su mano, y la carta siguiente del mazo irá al pozo. ¿Lo hace?
table-special-yes = Sí, mostrar mi mano
table-special-held = El descarte especial viene enseguida.
table-special-no = No, todavía no
table-dear-yes = Sí, descartar { $cards }
table-dear-no = No, me la quedo
table-since-title = Desde su último turno
table-since-show = Mostrármelo
table-more = { $n } más …
table-more-title = Lo que puede hacer
table-clear = Desmarcar
table-clear-long = Desmarcar las cartas elegidas

## Hojas

table-close = Cerrar la ventana
table-leave = Dejarlo
table-cancel = Cancelar
table-take-title = Tomar el pozo
table-take-along = { $n ->
    [0] No hay nada debajo.
    [one] 1 carta de debajo viene con ella:
   *[other] { $n } cartas de debajo vienen con ella:
}
table-take-rest = { $n ->
    [one] y 1 carta más
   *[other] y { $n } cartas más
}
table-take-pending = Después, su bajada inicial debe llegar a { $minimum } puntos en este mismo turno. Hasta entonces puede devolverlo todo.
table-take-none = Ahora no se puede tomar el pozo.
table-place-title = ¿Qué carta representa el comodín?
table-place-choice = { $card } representa { $place }
table-back-title = Recoger
table-hint = Pista
table-hint-best = Un bot fuerte jugaría:
table-hint-behind = { $n ->
    [0] (vale lo mismo)
    [one] (1 punto menos)
   *[other] ({ $n } puntos menos)
}
table-out-title = ¿Cerrar?
table-out-text = { $what }: es su última carta y termina la mano.
table-out-yes = { $what } y cerrar
table-ask-first = Preguntar y luego jugarlo
table-question-title = ¿Puedo cerrar?
table-question-possible = Con estas cartas puede cerrar en este turno.
table-question-impossible = No se ve manera de cerrar en este turno.
table-question-binds = Se pregunta una vez por turno. Después de un no, no puede cerrar en este turno.
table-question-cost = Si la respuesta es sí y no cierra en este turno, su equipo pierde { $cost } puntos.
table-question-free = Si no cierra después de un sí, no cuesta nada.
table-ask-title = { $name } pregunta: ¿puedo cerrar?
table-ask-melds = Nuestras combinaciones
table-ask-no-melds = No tenemos nada en la mesa.
table-ask-cards = Usted tiene { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}:
table-ask-others = Lo que tienen los demás
table-ask-against = Si { $name } cierra ahora, su mano nos cuesta { $points } puntos.
table-ask-foot = Su pie de { $n } cartas también cuenta en contra.
table-ask-partners = También cuenta en contra lo que { $n ->
    [one] tiene
   *[other] tienen
} { $names }.
table-scores-title = Puntos
table-scores-hands = Mano { $n } de { $hands }.
table-scores-target = La partida se juega a { $target } puntos.
table-scores-lacks = Le faltan
table-scores-before = Antes de esta mano
table-scores-minimum = Bajada inicial
table-scores-melded = en la mesa
table-scores-reds = Treses rojos
table-scores-penalty = Multas
table-log-title = Jugadas

## Rechazos

table-rule = Leer la regla
table-dismiss = Entendido

## La mesa como lugar

table-call = Llamada
table-menu = Menú
table-menu-title = Esta mesa
table-menu-log = Jugadas
table-menu-ask-cost = Un sí sin cerrar cuesta { $cost } puntos.
table-menu-ask = ¿Puedo cerrar?
table-menu-scores = Puntos
table-menu-rules = Reglas de esta mesa
table-menu-pause = Poner la partida en pausa
table-menu-keys = Teclas
table-menu-look = Aspecto y sonidos
table-menu-leave = Un bot juega en su lugar hasta que vuelva.
table-menu-home = Dejar la mesa
table-menu-say = Decir algo
table-menu-link = Copiar el enlace de esta mesa
table-menu-copied = Copiado.
table-say-title = Decir algo
table-say-send = Decirlo
table-say-text = Con sus palabras
table-said = { $name }: { $text }
table-said-all = Lo que se ha dicho
table-phrase-hello = ¡Hola!
table-phrase-well_played = ¡Bien jugado!
table-phrase-thank_you = ¡Gracias!
table-phrase-good_luck = ¡Suerte!
table-phrase-sorry = ¡Perdón!
table-phrase-one_moment = Un momento, por favor.
table-phrase-good_game = ¡Buena partida!
table-paused = { $who ->
    [you] Usted ha puesto la partida en pausa.
   *[other] { $name } ha puesto la partida en pausa.
}
table-paused-until = La partida sigue a más tardar a las { $time }.
table-resume = Seguir
table-away = { $name } perdió la conexión: un bot jugará en { $time }.
table-away-soon = { $name } perdió la conexión: un bot jugará pronto.
table-away-wait = { $name } no está en este momento.
table-stand-in = Un bot juega en lugar de { $name } hasta que vuelva.
table-left = { $name } se ha ido. Un bot juega en su lugar hasta que vuelva.
table-stand-in-you = Un bot juega en su lugar. Cargue la página de nuevo para volver.
table-connecting = Conectando …
table-lost = Se ha perdido la conexión. Se intenta de nuevo …
table-refused = No se puede llegar a la mesa.
table-none = No existe esta mesa.
table-private = Esta partida no admite espectadores.
table-old-page = Esta página es más antigua que el servidor.
table-reload = Cargarla de nuevo
table-home = A la página inicial
table-aside-scores = Los puntos hasta ahora
table-aside-hand = Mano { $n }
table-aside-record = Descargar el registro hasta ahora
table-shuffle-title = Barajando
table-shuffle-text = Cada jugador añade un número a la mezcla, así que nadie puede elegir las cartas.
table-shuffle-yours = Su número: { $number }
table-shuffle-sealed = Sellado: { $names }
table-shuffle-proof = El compromiso: { $commit }
table-live-turn = Le toca.

## Teclas

table-keys-title = Teclas
table-keys-on = Usar estas teclas
table-keys-off = Las teclas están desactivadas; con Tabulador e Intro se llega a todo.
table-key-arrows = Flechas
table-key-space = Espacio
table-key-escape = Escape
table-keys-move = moverse por la mano; la tecla de un valor (7, K, A …) salta a sus cartas; con Mayúsculas mueven una carta que ordena a mano
table-keys-choose = elegir la carta; Retroceso desmarca una
table-keys-hand = a su mano
table-keys-draw = robar una carta
table-keys-pile = tomar el pozo: muestra las maneras
table-keys-offers = a lo que pueden hacer las cartas elegidas; Intro lo hace
table-keys-discard = descartar la carta elegida
table-keys-back = recoger cartas de este turno
table-keys-hint = pedir una pista, si la mesa lo permite
table-keys-clear = desmarcar las cartas elegidas
table-keys-log = las jugadas
table-keys-scores = puntos
table-keys-say = decir algo
table-keys-pause = pausa, o seguir
table-keys-help = estas teclas

# El consejero: una frase del libro de reglas en cada situación nueva.
coach-title = Un consejo
coach-understood = Entendido
coach-rest = más
coach-more = Más sobre esto
coach-on = Consejos para empezar
coach-off = No más consejos
coach-off-short = Sin consejos
