### Las palabras de una hoja de puntos. Lo que aquí no tiene etiqueta se imprime como en la libreta.

sheet-title = { $game }: hoja de puntos
sheet-game = { $game }, { $players } jugadores
sheet-page = página { $n }
sheet-team = Equipo { $n }
sheet-player = Jugador { $n }
sheet-players = Jugadores
sheet-card_points = Valor de las cartas
sheet-by_score = Bajada inicial según los puntos

sheet-hand-name = { $nth } mano
sheet-hand-total = Total de la { $nth } mano
sheet-hand-nth = { $n }.ª
sheet-hand-each = vale
sheet-hand-initial_meld = Bajada inicial
sheet-hand-initial_meld_deals = Bajada inicial, reparte { $name }

sheet-totals-title = Totales
sheet-totals-before = antes
sheet-totals-subtotal = subtotal
sheet-totals-total = total
sheet-totals-result = ganó / perdió
sheet-totals-won = ganó
sheet-totals-tie = empate
sheet-totals-lost = perdió

sheet-minimum-Below = Por debajo de { $n }: { $points }
sheet-minimum-From = Desde { $n }: { $points }
sheet-minimum-Hand = Mano { $n }: { $points }

sheet-out-title = Para cerrar
sheet-out-among = entre ellas { $needs }
sheet-out-foot = el pie propio, tomado
sheet-out-asked = todos los compañeros han dicho que sí
sheet-out-last = ninguna carta en la mano: la última se puede descartar
sheet-out-one_a_suit = { $need }, una por palo como mucho
sheet-out-no_wilds = { $need } (sin comodines)
sheet-out-one_wild = { $need } (1 comodín)
sheet-out-wilds = { $need } (de 1 a { $most } comodines)
sheet-out-wild_cards = { $need } (doses y jókers)

sheet-cards-joker = Jóker: { $n }
sheet-cards-ace_two = As: { $ace }; 2: { $two }
sheet-cards-high = Del 8 al rey: { $n }
sheet-cards-low = Del 4 al 7: { $n }; 3 negro ♠♣: { $three }
sheet-cards-left = 3 negro ♠♣ en la mano: { $n }
sheet-cards-count = { $label }: mesa − mano

## Por qué no se puede imprimir una hoja

fault-NO_SUCH_PAPER = No hay papel { $paper }. Los papeles son: { $papers }.
fault-NO_SHEET_LANGUAGE = Las hojas se imprimen en { $languages }.
