### Qué haría un buen jugador, y por qué. Los puntos llevan su signo, como en +120
### puntos, salvo al comparar.

hint-heading = Un buen jugador jugaría:
hint-seat = Le toca al asiento { $n }.
hint-over = { $path }: donde termina este registro no le toca a nadie.
hint-why = Por qué:
hint-or = O bien:
hint-as-good = igual de bueno
hint-same = lo mismo, pero { $plays }

advice-points = { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
}
advice-about = { $n ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
}
advice-yes = Terminar ahora la mano vale cerca de { $points } para su equipo.
advice-no = Seguir jugando vale cerca de { $points } para su equipo.

advice-take = El pozo tiene { $cards }, y la de arriba hace una combinación con las suyas.
advice-take-alone = El pozo tiene { $cards }, y la de arriba encaja en una combinación de su equipo.
advice-take-worth = Vale { $points } más que robar.
advice-take-less = Tomar el pozo vale menos: { $points }.
advice-no-pile = No hay pozo que tomar.
advice-blocked = El pozo está bloqueado, así que solo puede robar.
advice-small = El pozo es demasiado pequeño para tomarlo.
advice-frozen = El pozo está congelado, y no tiene nada que lo tome.
advice-nothing-takes = No tiene nada que tome el pozo.

advice-out = Usted cierra: la mano termina, y las cartas que quedan en una mano cuentan en contra de su propio equipo.
advice-first-meld = Es su bajada inicial: pide { $n } puntos.
advice-completes = Completa una combinación: { $points }.
advice-after-yes = Después de un sí puede cerrar.
advice-beside-on = Vale { $points } más que seguir jugando.
advice-beside-holding = Vale { $points } más que guardar las cartas.
advice-nothing-fits = Nada de lo que tiene hace una combinación ni encaja en alguna.
advice-table-less = Bajar cartas vale menos: { $points }.
advice-too-few = Sus cartas no llegan todavía a una bajada inicial de { $n } puntos.
advice-hold = Lo que podría bajar vale por ahora más en su mano.

advice-freezes = { $card } congela el pozo: a todos les cuesta entonces más tomar sus { $cards }.
advice-blocks = { $card } bloquea el pozo: el jugador siguiente tiene que robar.
advice-alone = { $card } no va con ninguna otra carta de su mano.
advice-thrown = El jugador siguiente también ha descartado { $cards }.
advice-least = { $card } es la carta que menos echará de menos.
