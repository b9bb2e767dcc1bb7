### El aspecto de la mesa, en palabras.

look-suit-S = picas
look-suit-H = corazones
look-suit-D = diamantes
look-suit-C = tréboles
look-rank-A = as
look-rank-K = rey
look-rank-Q = reina
look-rank-J = jota
look-joker = jóker
look-joker-short = Jóker
look-card = { $rank } de { $suit }
look-card-as = { $card } como { $place }
look-face-down = una carta boca abajo
look-wilds = comodines

look-set-A = ases
look-set-K = reyes
look-set-Q = reinas
look-set-J = jotas
look-set-T = dieces
look-set-9 = nueves
look-set-8 = ochos
look-set-7 = sietes
look-set-6 = seises
look-set-5 = cincos
look-set-4 = cuatros
look-set-3 = treses
look-the-set = { $rank ->
    [Q] las
    [J] las
   *[other] los
} { $name }
look-the-sequence = la escalera de { $name }
look-the-wild = los { $name }
look-meld-sequence = { $suit } { $low }–{ $high }
look-meld-sequence-aloud = { $suit }, de { $low } a { $high }
look-meld-wild = comodines
look-meld-words = { $name }, { $n } cartas{ $wilds ->
    [0] { "" }
    [one] , 1 comodín
   *[other] , { $wilds } comodines
}{ $state ->
    [red] , completa, roja
    [black] , completa, negra
    [wild] , completa
   *[open] { "" }
}
look-meld-new = { $n } de este turno
look-melds-of = Combinaciones: { $team }
look-complete = { $n ->
    [one] 1 completa
   *[other] { $n } completas
}
look-folded = { $n ->
    [one] 1 combinación
   *[other] { $n } combinaciones
}
look-show = ver
look-show-folded = Ver { $melds }
look-no-melds = aún sin combinaciones
look-needs = bajada inicial { $n }
look-penalty = multa { $n }
look-spread = Abiertas ante { $name }
look-books = Combinaciones completas ante { $name }
look-red-threes = { $n ->
    [one] 1 tres rojo
   *[other] { $n } treses rojos
}

look-we = Nosotros
look-you = Usted
look-they = Ellos
look-seat = Asiento { $seat }
look-players = Jugadores
look-partner = compañero
look-bot = un bot
look-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
look-foot = pie de { $n } cartas
look-taken-down = { $n ->
    [one] 1 carta tomada boca abajo
   *[other] { $n } cartas tomadas boca abajo
}
look-dealer = reparte
look-dealer-sign = R
look-their-turn = es su turno
look-asks = pregunta
look-asks-short = ¿…?
look-away = ausente
look-away-short = aus.
look-stand-in = bot
look-own-foot = Su pie: { $n } cartas
look-own-down = { $n } tomadas, suyas tras el descarte

look-hand = mano { $n }
look-scores = Puntos
look-draw = Robar
look-stock = { $n ->
    [1] Mazo: { $counts } cartas
   *[other] { $n } mazos: { $counts } cartas
}
look-take = Tomarlo …
look-pile-cards = { $n ->
    [one] El pozo: 1 carta
   *[other] El pozo: { $n } cartas, la de arriba primero
}
look-pile-count = { $n ->
    [0] Sin descartes
    [one] 1 carta
   *[other] { $n } cartas
}
look-pile-words = Pozo: { $upcard } encima, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
look-pile-words-empty = Pozo: vacío
look-pile-empty = { "" }
look-pile-free = { "" }
look-pile-blocked = Bloqueado: encima está { $upcard }.
look-pile-frozen = Congelado{ $wild ->
    [1] .
   *[other] : hacen falta dos naturales de la mano.
}
look-pile-frozen-by = Congelado por { $freezer }{ $wild ->
    [1] .
   *[other] : hacen falta dos naturales de la mano.
}

look-hand-of = Su mano: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}{ $chosen ->
    [0] { "" }
   *[other] , { $chosen } elegidas
}
look-hand-by-rank = Por valor:
look-hand-by-suit = Por palo:
look-times = { $one }, { $n } veces
look-chosen = { $chosen } de { $n } elegidas
look-new = nueva
look-fits = encaja en una combinación nuestra
look-by-rank = Valores
look-by-suit = Palos
look-by-own = Mi orden

look-log = Jugadas
look-log-who = De quién
look-log-which = Qué mano
look-log-hand = Mano { $n }
look-log-all = Todos
look-log-draws = con robos
look-log-gap = … y más que esta página no ha visto
look-log-empty = Aún no se ha jugado nada.
look-close = Cerrar la ventana
