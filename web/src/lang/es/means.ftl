### Qué significa jugando cada regla que una mesa puede poner: un ejemplo bajo su campo.

## Jugadores y cartas

means-partner_counts = Si se marca el 4, cuatro jugadores van dos contra dos; si no, cada uno juega por su cuenta.
means-packs = Por ejemplo: con 3 hay doce reyes; con 4, dieciséis.
means-jokers = Por ejemplo: con 9 en vez de 6 es más fácil completar combinaciones.
means-hand_cards = Por ejemplo: con 11 una mano es rápida; con 15 se empieza con más cartas.
means-foot_cards = Por ejemplo: con 11, una segunda mano de 11 cartas le espera hasta que pueda tomarla.
means-foot_taken = Dice cuándo ve usted su segunda mano.
means-stock_piles = Por ejemplo: con 2 hay dos montones de los que robar.
means-draw_cards = Por ejemplo: con 2 se roban dos cartas y se descarta una, así que la mano crece.
means-upcard = Dice qué hay boca arriba cuando empieza el primer jugador.

## Tomar el pozo

means-pile_take = Por ejemplo: con 5 se llevan la carta de arriba y las cuatro de debajo; el resto se queda.
means-pile_minimum = Por ejemplo: con 3, nadie toma el pozo mientras solo tenga una o dos cartas.
means-pile_face_down = Si es que sí, lo tomado no se puede usar hasta el turno siguiente.
means-always_frozen = Si es que sí, siempre hacen falta dos cartas de la mano que vayan con la de arriba: naturales, o comodines si la de arriba lo es y se admiten esas combinaciones.
means-freeze_wild = Si es que sí, un dos o un jóker en el pozo hace que sea más difícil tomarlo.
means-freeze_red_three = Si es que sí, un tres rojo en el pozo hace que sea más difícil tomarlo.
means-wild_blocks = Si es que sí, quien descarta un comodín impide que el siguiente tome el pozo.
means-take_upcard_alone = Por ejemplo: su equipo tiene tres reinas en la mesa, y una reina arriba le da el pozo.
means-take_sequence = Por ejemplo: con el 5 y el 6 de picas se toma el 7 de picas.
means-wilds_qualify = Por ejemplo: con un rey y un jóker se toma un rey.
means-take_for_initial = Si es que no, su equipo tiene que haber bajado en un turno anterior para poder tomar el pozo.
means-take_onto_at_most = Por ejemplo: con 6, la carta de arriba puede ser la séptima de una combinación; con 3, solo va a las de tres.

## Combinaciones

means-complete_cards = Por ejemplo: con 5 las canastas llegan antes y las manos son más cortas.
means-sets_combine = Si es que no, su equipo puede tener dos grupos de reyes abiertos a la vez.
means-merge_sets = Por ejemplo: tres reyes y cuatro reyes se hacen una canasta de siete.
means-add_to_complete = Por ejemplo: el octavo rey va a la canasta de reyes y suma sus puntos.
means-wilds_to_complete = Si es que sí, puede soltar comodines en sus canastas.
means-wilds_in_set = Por ejemplo: con 2, una canasta tiene cinco naturales por lo menos.
means-naturals_outnumber = Por ejemplo: si es que sí, con dos doses hacen falta tres reyes.
means-wilds_with_sevens = Si es que no, una canasta de sietes necesita siete sietes.
means-wilds_in_sequence = Por ejemplo: con 1, un jóker puede hacer de 6 entre un 5 y un 7.
means-sequences = Por ejemplo: 5, 6 y 7 de corazones. Si es que no, solo combinan las cartas del mismo valor.
means-one_sequence_per_suit = Si es que sí, no se empieza otra escalera de corazones, aunque la primera esté completa.
means-wild_melds = Por ejemplo: tres doses y un jóker como combinación propia.
means-joker_discard = Si no se puede descartar un jóker, nadie frena con él al siguiente.
means-black_threes_out = Dice qué hacer con los treses negros que aún tenga al cerrar.
means-black_threes_score = Si es que no, ayudan a cerrar, pero no dan puntos.

## Cerrar

means-asking = Si hay que preguntar, su compañero decide también si la mano termina.
means-need_any = Por ejemplo: con 2, su equipo necesita dos combinaciones completas, de la clase que sea.
means-need_red = Por ejemplo: con 1, una de las completas de su equipo no debe llevar comodines.
means-need_black = Por ejemplo: con 1, una de las completas de su equipo debe llevar comodines.
means-need_samba = Por ejemplo: con 1, nadie cierra sin siete cartas seguidas.
means-need_red_canasta = Por ejemplo: con 1, su equipo necesita siete cartas de un valor, sin doses ni jókers.
means-need_black_canasta = Por ejemplo: con 1, su equipo necesita una canasta con algún dos o jóker.
means-need_wild = Por ejemplo: con 1, su equipo necesita una combinación completa solo de comodines.
means-need_sevens = Por ejemplo: con 1, lo primero es reunir sietes.

## Bajada inicial y partida

means-minimum_by = Por puntos, al equipo que va delante se le pide más; por manos, a todos lo mismo.
means-minimums = Por ejemplo: con 50 bastan tres ases, pero no tres reyes.
means-minimum_scores = Por ejemplo: desde 1.500 puntos, la bajada inicial de un equipo debe valer más.
means-target = Por ejemplo: una partida a 5.000 dura más o menos la mitad que una a 10.000.
means-hands = Por ejemplo: con 4, la partida acaba después de cuatro manos, vayan como vayan los puntos.

## Puntos de las cartas

means-points_joker = Suman en una combinación y restan en la mano.
means-points_two = Suman en una combinación y restan en la mano.
means-points_ace = Por ejemplo: con 20, tres ases dan 60 puntos para la bajada inicial.
means-points_high = Por ejemplo: con 10, tres reyes dan 30 puntos para la bajada inicial.
means-points_low = Por ejemplo: con 5, tres seises dan 15 puntos para la bajada inicial.
means-points_black_three = Cuentan si alguien baja treses negros al cerrar.

## Premios

means-red_canasta = Por ejemplo: siete reyes, sin doses ni jókers.
means-black_canasta = Por ejemplo: cinco reyes y dos jókers.
means-red_samba = Por ejemplo: del 5 a la jota de corazones, sin doses ni jókers.
means-black_samba = Por ejemplo: del 5 a la jota de corazones, con un jóker en lugar de una carta.
means-sevens_bonus = Por ejemplo: con 5.000, una canasta de sietes vale lo que varias de las otras.
means-black_sevens_bonus = Por ejemplo: cinco sietes y dos jókers.
means-wild_mixed = Por ejemplo: cinco doses y dos jókers.
means-wild_black = Por ejemplo: tres doses y cuatro jókers.
means-wild_red = Por ejemplo: siete doses.
means-going_out_bonus = Por ejemplo: con 100 es poca cosa; con 500 conviene darse prisa.
means-concealed_bonus = Por ejemplo: su equipo no baja nada durante varios turnos, y luego usted lo baja todo de una vez.

## Treses rojos y negros

means-red_three = Por ejemplo: con 100, dos treses rojos de su equipo valen 200.
means-red_three_all = Por ejemplo: 1.000 para el equipo que los reúne todos.
means-red_three_sign = Los treses rojos son suerte; esto dice cuándo se vuelven mala suerte.
means-red_three_in_hand = Por ejemplo: con 500, uno en un pie que nadie tomó cuesta 500.
means-red_threes_laid = Si tiene que acordarse el jugador, un tres rojo olvidado no da nada.
means-pile_red_three_replaced = Si es que no, un tres rojo que venga en el pozo le deja con una carta menos.
means-black_three_in_hand = Por ejemplo: con 100, conviene soltar a tiempo los treses negros.

## Fin del mazo, faltas y extras

means-stock_end = Dice si la mano sigue cuando ya nadie puede robar.
means-last_red_three = Pasa pocas veces: quien lo roba juega el último turno de la mano.
means-unused_yes_penalty = Por ejemplo: pregunta, su compañero dice que sí, y usted sigue jugando: su equipo pierde esto.
means-claim_penalty = Por ejemplo: va a tomar un rey, y no tiene con qué.
means-undeclared_penalty = Por ejemplo: olvidó poner en la mesa un tres rojo que robó.
means-out_after_no_penalty = Por ejemplo: su compañero dijo que no, y usted lo intenta de todos modos.
means-short_initial_raise = Por ejemplo: con 10, un equipo que necesitaba 50 y bajó 45 necesita ahora 60.
means-out_without_yes_returns = Si es que sí, puede olvidar la pregunta: sus cartas vuelven y descarta de nuevo.
means-cut_bonus = Por ejemplo: 5 veces de cada 100 alguien corta justo las cartas que recibe un jugador.
means-cut_points = Los recibe el equipo de quien hace un corte exacto.

## Variantes con valores propios

means-samba_bonus = Por ejemplo: del 5 a la jota de corazones sin comodines, y lo mismo con un jóker.
means-going_out = Hasta que su equipo las tenga, usted no puede jugar su última carta.
means-self_policed = Si es que sí, la página le deja equivocarse, como en una mesa de verdad.
