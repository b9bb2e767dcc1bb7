### Lo que se ve en la pantalla de la terminal: la mesa, las combinaciones, la mano, los puntos.

## Quién está sentado

seat-you = Usted
seat-you-within = usted
seat-partner = (compañero)
seat-foot = + pie

## La mesa

screen-heading-hands = { $game }: mano { $hand } de { $hands }, reparte { $dealer }
screen-heading-target = { $game } a { $target }: mano { $hand }, reparte { $dealer }
screen-dealer-you = usted
screen-has-melded = ya bajó
screen-first-meld = la bajada inicial pide { $points }
screen-red-threes = treses rojos { $cards }
screen-cuts = cortes exactos: { $n }
screen-penalties = multas { $points }
screen-your-melds = Sus combinaciones
screen-melds = Combinaciones de { $team }
screen-no-melds = todavía ninguna
screen-this-turn = Este turno
screen-since = Desde su último turno
screen-hand = Su mano: { $cards }
screen-hand-foot = { $hand }, y un pie de { $n } por tomar
screen-hand-down = { $hand }, y { $n } boca abajo del pozo
screen-new = nuevas:

## El mazo y el pozo

pile-stock = Mazo { $cards }
pile-stocks = { $first } y { $second }
pile-cards = Pozo { $cards }, arriba { $upcard }
pile-none = Pozo { $empty }
pile-empty = vacío
pile-blocked = BLOQUEADO
pile-blocked-by = por el { $card ->
    [black] 3 negro
    [red] 3 rojo
   *[wild] comodín
} de arriba
pile-frozen = CONGELADO
pile-frozen-always = como siempre en este juego
pile-frozen-by = por { $card } en él
pile-small = PEQUEÑO
pile-small-for = hacen falta { $n } cartas para tomarlo

## Combinaciones y valores

meld-red-canasta = canasta roja
meld-black-canasta = canasta negra
meld-wild-canasta = canasta de comodines
meld-red-samba = samba roja
meld-black-samba = samba negra
meld-full-sequence = escalera completa
meld-sequence = escalera de { $suit }
meld-wilds = comodines
meld-and-wild = { $cards } + comodín

ranks-2 = doses
ranks-3 = treses
ranks-4 = cuatros
ranks-5 = cincos
ranks-6 = seises
ranks-7 = sietes
ranks-8 = ochos
ranks-9 = nueves
ranks-T = dieces
ranks-J = jotas
ranks-Q = reinas
ranks-K = reyes
ranks-A = ases

## El final de una mano y la partida

score-hand = Mano { $n }
score-this-hand = Esta mano
score-before = Antes
score-now = Puntos ahora
score-title = Puntos
score-to = a

ending-out = { $name } ha cerrado.
ending-stuck = La mano ha terminado: no quedaba nada que jugar.
ending-stock = La mano ha terminado: se acabó el mazo.

result-won = La partida ha terminado: { $who ->
    [many] ganan
   *[one] gana
} { $team }, { $scores }.
result-tie = La partida ha terminado: empatan { $teams }, { $scores }.
result-and = con
