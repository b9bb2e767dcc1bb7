### El libro de reglas en español. Las palabras entre llaves son variables.

chapter-table = Cartas y asientos
chapter-deal = El reparto
chapter-aim = El objetivo
chapter-turn = Su turno
chapter-back = Recoger cartas
chapter-sets = Grupos
chapter-sequences = Escaleras
chapter-wild = Combinaciones de comodines
chapter-initial = La bajada inicial
chapter-taking = Tomar el pozo
chapter-frozen = Congelado y bloqueado
chapter-red = Treses rojos
chapter-black = Treses negros
chapter-feet = El pie
chapter-asking = Preguntar antes de cerrar
chapter-out = Cerrar
chapter-stock = El final del mazo
chapter-scores = Puntos
chapter-match = La partida
chapter-offences = Faltas
chapter-agreed = Acordado en esta mesa
chapter-variations = Variantes por acordar

table-players = Este juego está hecho para { $players } jugadores.
table-pairs = Con { $players } jugadores hay dos equipos, y uno de cada dos asientos es del suyo.
table-no_pairs = No hay equipos: sean cuantos sean los jugadores, nadie tiene compañero.
table-teams = En esta mesa { $seats } jugadores forman dos equipos de { $size }. Lo que baja un compañero es de todo el equipo.
table-alone = En esta mesa { $seats } jugadores juegan cada uno por su cuenta. Donde el libro dice equipo, se refiere a usted.
table-pack = Se mezclan { $packs } de 52 cartas con { $jokers }: { $total } cartas en total.
table-kinds = Las cartas del 4 al as son naturales. Los doses { $jokers ->
        [0] son
       *[other] y los jókers son
    } comodines: en una combinación ayudan a las naturales. Los treses rojos y los negros no son ni lo uno ni lo otro, y tienen capítulo propio.
table-kinds_apart = Las cartas del 4 al as son naturales. Los doses { $jokers ->
        [0] se llaman
       *[other] y los jókers se llaman
    } comodines; en esta mesa solo se combinan entre sí. Los treses rojos y los negros no son ni lo uno ni lo otro, y tienen capítulo propio.
table-kinds_idle = Las cartas del 4 al as son naturales. Los doses { $jokers ->
        [0] se llaman
       *[other] y los jókers se llaman
    } comodines; en esta mesa no van en ninguna combinación. Los treses rojos y los negros no son ni lo uno ni lo otro, y tienen capítulo propio.
table-colours = Una canasta o samba sin comodines se llama roja, o pura; con alguno, negra, o mixta. Que sean corazones o picas no cambia nada.
table-colours_sets = Una canasta sin comodines se llama roja, o pura; con alguno, negra, o mixta. Que sean corazones o picas no cambia nada.

deal-dealer = Cada uno saca una carta y reparte quien tiene la más alta: el as es la más alta, el 2 la más baja. { $jokers ->
        [0] Treses
       *[other] Jókers, treses
    } y empates se sacan de nuevo. Después el reparto pasa en cada mano un asiento a la izquierda. Empieza quien está a la izquierda del que reparte.
deal-hand = Cada jugador recibe { $hand } boca abajo.
deal-scorekeeper = Cada uno saca una carta, y quien tiene la más alta lleva la cuenta y hace de repartidor: el as es la más alta, el 2 la más baja. { $jokers ->
        [0] Treses
       *[other] Jókers, treses
    } y empates se sacan de nuevo. Después pasa en cada mano un asiento a la izquierda. Empieza quien está a la izquierda del que lleva la cuenta.
deal-feet = Cada uno reparte para sí: levante { $cards } de la baraja y cuente dos montones boca abajo, { $hand } a la izquierda y { $foot } a la derecha. El de la izquierda es la mano del jugador de su izquierda. El de la derecha se queda con usted y es su pie: nadie lo mira antes de tomarlo.
deal-stock_1 = Lo que sobra queda boca abajo en el centro: es el mazo.
deal-stock_2 = Lo que sobra se parte en dos mazos boca abajo, más o menos de la misma altura.
deal-cut = Quien levanta exactamente { $cards } cartas para el reparto gana { $points } puntos para su equipo; en esta mesa ocurre { $chance } de cada 100 veces.
deal-no_cut = Hay quien juega a que levantar exactamente { $cards } cartas vale { $points } puntos para el equipo; en esta mesa no.

deal-upcard-any = Se vuelve una carta del mazo. Con ella empieza el pozo, sea cual sea.
deal-upcard-until_natural = Se vuelven cartas del mazo, una sobre otra, hasta que aparece una natural: con ellas empieza el pozo.
deal-upcard-not_red_three = Se vuelve una carta del mazo para empezar el pozo; si es un 3 rojo, se vuelve también la siguiente.
deal-upcard-none = No se vuelve ninguna carta: el pozo empieza con el primer descarte.

aim-melds = Se reúnen combinaciones: los grupos son cartas de un mismo valor; las escaleras, cartas seguidas de un mismo palo. Con { $whole } cartas una combinación está completa y da un premio: un grupo completo es una canasta; una escalera completa, una samba.
aim-sets = Se reúnen combinaciones: los grupos son cartas de un mismo valor. Con { $whole } cartas una combinación está completa y da un premio: un grupo completo es una canasta.
aim-wild = También los comodines solos, { $whole }, son una combinación completa.
aim-bolivia = También los comodines solos, { $whole }, son una combinación completa, una bolivia.
aim-hand = La mano termina cuando alguien cierra jugando su última carta, lo que vale { $points } puntos. Las cartas de la mesa cuentan a favor del equipo; las que quedan en la mano, en contra.
aim-target = Se juega una mano tras otra hasta que un equipo tiene { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
    }.
aim-hands = La partida dura { $hands }.

turn-draw = Primero robe { $draw } del mazo, o tome del pozo si la carta de arriba le sirve.
turn-each_pile = Se roba alternando de los dos mazos; si uno se acaba, del otro.
turn-first_pile = Se roba de un mazo hasta que se acaba, y después del otro.
turn-meld = Después de robar o tomar el pozo puede bajar combinaciones nuevas y añadir cartas a las de su equipo, tantas como quiera o ninguna. Las de los rivales no se tocan.
turn-discard = Al final de su turno deje una carta en el pozo. Si no cierra, tiene que tener una carta para descartar y guardar otra.
turn-discard_foot = Al final de su turno deje una carta en el pozo. Si no cierra ni toma su pie, tiene que tener una carta para descartar y guardar otra.
turn-discard_pile = Al final de su turno deje una carta en el pozo. Tiene que tener una carta para descartar y guardar otra, si no cierra ni toma después cartas del pozo.
turn-discard_foot_pile = Al final de su turno deje una carta en el pozo. Tiene que tener una carta para descartar y guardar otra, si no cierra ni toma después su pie o cartas del pozo.
turn-special_piles = Esa carta sale del mazo que tiene más.
turn-stuck = Si después de robar no hay nada en absoluto que pueda jugar, la mano termina.

turn-jokers-allowed = Se puede descartar cualquier carta, también un jóker, pero nunca un 3 rojo.
turn-jokers-none = Se puede descartar cualquier carta menos un 3 rojo.
turn-jokers-special = Un jóker no se descarta nunca. Si solo tiene jókers, no hay otra cosa que recoger y no cierra, haga el descarte especial: muestre que solo tiene jókers, quédese con ellos y ponga en el pozo la carta de arriba del mazo. Sin mazo, el turno simplemente termina.

back-cards = Mientras no haya descartado, lo que bajó en este turno puede volver a su mano, en parte o del todo. Lo que se queda debe seguir siendo una combinación.
back-complete = Un grupo completo no se deshace mientras esté abierto otro más nuevo de su valor.
back-take = Tomar del pozo es definitivo, y también lo que estaba en la mesa en ese momento.
back-initial = Hay una excepción: mientras a la bajada inicial le falten puntos, la carta de arriba vuelve al pozo si usted lo recoge todo.

sets-what = Un grupo tiene de tres a { $whole } cartas de un mismo valor, del 4 al as, y al menos dos son naturales. Con la { $last } es una canasta.
sets-no_wilds = En los grupos no hay comodines.
sets-wilds = Lleva { $wilds } como mucho.
sets-outnumber = Tenga las cartas que tenga, siempre hay más naturales que comodines.
sets-sevens = Los grupos de sietes no llevan ningún comodín.
sets-combine = Un equipo tiene un solo grupo abierto de cada valor. Las cartas nuevas de ese valor van con él, y solo cuando es canasta se puede empezar otro.
sets-several = Un equipo puede tener varios grupos abiertos del mismo valor.
sets-merge = Dos grupos abiertos de un valor se pueden unir si el resultado no pasa de { $whole } cartas, con { $wilds } como mucho. Un grupo no se divide nunca.
sets-merge_pure = Dos grupos abiertos de un valor se pueden unir si el resultado no pasa de { $whole } cartas. Un grupo no se divide nunca.
sets-add = Una canasta sigue admitiendo naturales de su valor, pero ningún comodín.
sets-add_wilds = Una canasta sigue admitiendo comodines, tantos como puede llevar un grupo, pero ninguna natural.
sets-add_all = Una canasta sigue admitiendo naturales de su valor, y comodines, tantos como puede llevar un grupo.
sets-closed = Una canasta está cerrada: no admite más cartas.

sequences-none = En este juego no hay escaleras: las cartas seguidas no forman combinación.
sequences-what = Una escalera tiene de tres a { $whole } cartas seguidas de un mismo palo, del 4 como la más baja al as como la más alta. Con la { $last } es una samba, y una samba está cerrada.
sequences-no_wilds = En las escaleras no hay comodines.
sequences-wilds = Puede llevar { $wilds } como mucho, junto a dos naturales al menos. Al bajar un comodín diga a qué carta representa: ahí se queda.
sequences-one = En cada palo un equipo empieza una sola escalera por mano, y nunca una segunda, ni siquiera después de una samba.
sequences-several = Un equipo puede tener más de una escalera del mismo palo. No se juntan.

wild-what = Los comodines solos hacen una combinación: de tres a { $whole }{ $jokers ->
        [0] .
       *[other] , doses y jókers a su gusto.
    } Con la { $last } carta está completa, y entonces está cerrada.
wild-names = Completa se llama bolivia: la roja son { $whole } doses; la negra, { $twos } y cuatro jókers; cualquier otra es mixta.
wild-names_two = Completa se llama bolivia: la roja son { $whole } doses; cualquier otra es mixta.
wild-none = Los comodines nunca hacen una combinación por sí solos.
wild-one_open = Un equipo tiene una sola combinación de comodines abierta; cuando está completa puede empezar otra.
wild-several = Un equipo puede tener varias combinaciones de comodines abiertas. No se juntan.

initial-what = La primera vez que su equipo baja combinaciones en una mano, hace falta un mínimo de puntos de cartas, todo en un turno. Después ninguna combinación suya lo necesita en esa mano.
initial-by = El mínimo: { $minimums }.
initial-in_hand = { $points } en la mano { $hand }
initial-below_short = { $points } bajo { $score }
initial-below = { $points } para un equipo con menos de { $score } puntos
initial-from = { $points } desde { $score }
initial-always = { $points } con cualquier puntuación
initial-counts = Cuentan todas las cartas de las combinaciones bajadas en el turno, también los comodines. No cuentan los treses rojos ni los premios.
initial-counts_naturals = Cuentan todas las cartas de las combinaciones bajadas en el turno. No cuentan los treses rojos ni los premios.
initial-upcard = La carta de arriba que se toma para ella cuenta. Las demás cartas del pozo se reciben cuando se llega al mínimo, y no ayudan a llegar.
initial-upcard_only = La carta de arriba que se toma para ella cuenta.
initial-short = No puede terminar el turno con menos del mínimo en la mesa: añada cartas o recójalo todo.

taking-holds = Mientras el pozo tenga menos de { $cards }, nadie puede tomarlo.
taking-use = Se toma del pozo combinando en el acto su carta de arriba: { $ways }.
taking-pair = con dos naturales del mismo valor de su mano
taking-row = con dos naturales de su palo de su mano que hacen con ella tres seguidas
taking-wilds = con dos comodines cualesquiera de su mano si ella misma es un comodín
taking-three = Se muestran exactamente dos cartas de la mano, y con la de arriba deben ser una combinación por sí solas.
taking-unfrozen = Si el pozo no está congelado y su equipo ya bajó, hay más: puede combinar la carta de arriba { $ways }.
taking-melded = Si su equipo ya bajó, hay más: puede combinar la carta de arriba { $ways }.
taking-alone = ella sola en una combinación abierta de su equipo en la que encaje
taking-pair_wild = con una natural de su valor y un comodín
taking-row_wild = con una natural y un comodín que hacen con ella tres seguidas
taking-joins_set = Si su equipo tiene un grupo abierto de ese valor, las tres cartas van con él; si no caben, no se puede tomar. Si no lo hay, empiezan un grupo.
taking-new_set = Un par y la carta de arriba empiezan siempre un grupo nuevo.
taking-new_row = Tres seguidas empiezan una escalera nueva, o van a una abierta que usted nombre.
taking-joins_row = Tres seguidas van a la escalera de ese palo de su equipo, y la empiezan si no la hay.
taking-new_wild = Tres comodines empiezan una combinación nueva, o van a una abierta que usted nombre.
taking-joins_wild = Tres comodines van a la combinación de comodines abierta de su equipo, y empiezan una si no la hay.
taking-onto = La combinación a la que va lo tomado puede tener antes { $cards } como mucho.
taking-beyond = Si toma con dos naturales para un grupo, esas dos pueden pasar de su { $last } carta; la de arriba, no. Por lo demás, ninguna combinación pasa así de { $whole } cartas.
taking-last = Ninguna combinación pasa así de { $whole } cartas.
taking-all = Entonces todo el pozo es suyo.
taking-upcard_only = No se recibe más que la carta de arriba.
taking-some = Se reciben la carta de arriba y las siguientes: { $more }.
taking-some_or_all = Se reciben la carta de arriba y las siguientes, si las hay: { $more }.
taking-to_hand = Lo que viene con la carta de arriba pasa a su mano, y se puede jugar en el mismo turno.
taking-face_down = Lo que viene con la carta de arriba queda boca abajo delante de usted; lo mira después de descartar y lo juega desde el turno siguiente.
taking-initial = Antes de que su equipo haya bajado solo se puede tomar del pozo para hacer la bajada inicial, y en las mismas condiciones que con el pozo congelado.
taking-initial_never_frozen = Antes de que su equipo haya bajado solo se puede tomar del pozo para hacer la bajada inicial, y solo de las maneras nombradas primero.
taking-melded_only = Su equipo debe haber bajado en un turno anterior: nadie toma del pozo para la bajada inicial.
taking-leaves_one = Después debe quedarle una carta para descartar.
taking-leaves_alone = Después debe quedarle una carta para descartar; si no recibe más que la carta de arriba, dos.
taking-leaves_alone_foot = Después debe quedarle una carta para descartar; si no recibe más que la carta de arriba y no tiene un pie por tomar, dos.
taking-leaves_two = Cuando lo tenga todo, deben quedarle al menos dos cartas; con menos basta solo si puede cerrar enseguida.
taking-leaves_two_upcard = Después deben quedarle al menos dos cartas; con menos basta solo si puede cerrar enseguida.
taking-leaves_jokers = Cuando lo tenga todo, deben quedarle al menos dos cartas, o solo jókers; si no, con menos basta solo si puede cerrar enseguida.
taking-leaves_jokers_upcard = Después deben quedarle al menos dos cartas, o solo jókers; si no, con menos basta solo si puede cerrar enseguida.
taking-leaves_foot = Pueden ser menos mientras tenga un pie por tomar: lo toma en cuanto no le queda otra carta.

frozen-always = El pozo está siempre congelado: solo lo toman las cartas que nombra «Tomar el pozo», esté la mesa como esté.
frozen-never = En este juego nada congela el pozo.
frozen-while = El pozo está congelado mientras haya en él { $cards }.
frozen-means = De un pozo congelado nadie toma la carta de arriba sola ni con ayuda de un comodín de la mano.
frozen-means_alone = De un pozo congelado nadie toma la carta de arriba sola.
frozen-means_wild = De un pozo congelado nadie toma la carta de arriba con ayuda de un comodín de la mano.
frozen-blocks = El pozo está bloqueado para el jugador siguiente si encima hay { $cards }: tiene que robar.
frozen-wild_useless = Un comodín encima no bloquea, pero no hay manera de combinarlo, así que tampoco se puede tomar.

card-wild = un comodín
card-red_three = un 3 rojo
card-black_three = un 3 negro

red-what = Los treses rojos valen puntos y nada más. Se ponen junto a las combinaciones, nunca en una, y nunca se descartan.
red-replaced = Cada uno se repone con la carta siguiente del mazo, y si esta es otro 3 rojo, se hace lo mismo otra vez. Si el mazo se acabó, no se repone.
red-foot = Los que hay en un pie se ponen cuando empieza su primer turno con el pie.
red-foot_at_once = Los de un pie que toma con su turno en marcha se ponen en seguida, los demás cuando empieza su próximo turno.
red-piles = La carta nueva sale del mazo del que se robó el 3 rojo, o si no del otro; para uno del reparto, del que tiene más.
red-piles_declared = La carta nueva sale del mazo con más cartas.
red-pile_replaced = El que se recibe con el pozo también se pone y se repone.
red-pile_kept = El que se recibe con el pozo se pone, y nada lo repone.
red-each = Cada uno vale { $points } puntos.
red-all = Un equipo que tiene los { $count } recibe por ellos { $points } puntos en lugar de eso.
red-left_as_tabled = El que sigue en una mano cuando esta termina cuenta como si estuviera puesto.
red-left_nothing = El que no está puesto cuando termina la mano no puntúa.
red-left = El que sigue en una mano cuando esta termina cuesta { $points } puntos.
red-left_foot = El que sigue en una mano o en un pie cuando termina la mano cuesta { $points } puntos.

red-laid-deal = Los del reparto se ponen en cuanto está vuelta la primera carta; los demás, en cuanto llegan.
red-laid-deal_alone = Los del reparto se ponen en cuanto todos tienen sus cartas; los demás, en cuanto llegan.
red-laid-turn = Los del reparto se ponen al empezar su primer turno; los demás, en cuanto se roban.
red-laid-declare = Tiene que acordarse usted: póngalos en su turno antes de descartar. El que se guarda no sirve para nada.

red-sign-never = En la mesa cuentan a favor del equipo pase lo que pase.
red-sign-not_melded = Si el equipo no ha bajado cuando termina la mano, se restan esos mismos puntos.
red-sign-two_complete = Si el equipo tiene menos de dos combinaciones completas cuando termina la mano, se restan esos mismos puntos.

black-blocks = Puesto en el pozo, un 3 negro impide que lo tome el jugador siguiente.
black-left = El que sobra cuando termina la mano cuesta { $points } puntos.
black-when = Es lo último de todo: deben estar en la mesa las combinaciones completas que hacen falta para cerrar, y hay que cerrar en el mismo turno.
black-nothing = Bajados así, no valen nada.

black-out-never = Nadie baja nunca treses negros, ni siquiera al cerrar.
black-out-set = Quien cierra puede bajar tres o más como grupo, sin comodines.
black-out-three = Quien cierra puede bajar tres, ni más ni menos, como grupo.
black-out-set_or_sequence = Quien cierra puede bajar tres o más como grupo, sin comodines, o poner uno debajo del 4 de una escalera sin comodines. Una escalera con un 3 negro no es samba.

feet-what = El pie es su segunda mano, de { $cards }.
feet-when_tabled = Es suyo al final del primer turno en que una carta suya se queda en la mesa: primero descarta, después lo toma. Lo juega desde el turno siguiente.
feet-keep = Así que, con un pie por tomar, el descarte puede ser la última carta de la mano.
feet-when_empty = Pasa a ser suyo en cuanto no le queda otra carta: si baja la última a la mesa, lo toma y sigue con él en el mismo turno; si la última es el descarte, lo toma entonces y lo juega desde su próximo turno.
feet-at_once = Lo que está en la mesa cuando toma el pie se queda ahí, y la bajada inicial tiene que llegar a su mínimo antes.
feet-after_pile = Si en ese turno tomó del pozo, primero toma esas cartas y después el pie.
feet-after_pile_when_empty = En un turno en que le esperan boca abajo cartas del pozo debe guardar una carta para descartar. Entonces toma esas cartas, y el pie sigue esperando hasta que no le quede otra carta.
feet-out = Solo puede cerrar quien ha tomado su propio pie. Los pies de los compañeros cuentan igualmente contra el equipo.
feet-out_one = Solo puede cerrar quien ha tomado su propio pie. El pie del compañero cuenta igualmente contra el equipo.
feet-out_alone = Solo puede cerrar quien ha tomado su propio pie.

asking-nobody = No tiene compañeros, así que no hay a quien preguntar.
asking-cost = Pregunte solo si va en serio: un sí que no usa cuesta { $points } puntos.
asking-foot = No puede preguntar antes de haber tomado su pie, ni en un turno en que tomó del pozo.
asking-foot_only = No puede preguntar antes de haber tomado su pie.
asking-took = No puede preguntar en un turno en que tomó del pozo.

asking-required-who = Solo puede jugar su última carta después de preguntar a sus compañeros «¿Puedo cerrar?» y de que todos digan que sí.
asking-required-who_one = Solo puede jugar su última carta después de preguntar a su compañero «¿Puedo cerrar?» y de que diga que sí.
asking-required-when = Se puede preguntar una vez por turno, después de robar o tomar y antes de descartar. Da igual cuántas cartas tenga, y las combinaciones necesarias pueden faltar todavía.
asking-required-first = Así que si sus últimas cartas son una combinación, o justo las que le faltan a su equipo, pregunte primero y bájelas después del sí.
asking-required-answers = Los compañeros responden en el orden de los asientos. El primer no es la respuesta, y hasta entonces no se juega nada más.
asking-required-answers_one = Su compañero responde sí o no, y hasta entonces no se juega nada más.
asking-required-cannot = No puede preguntar si no podría obedecer un no, para lo que hacen falta dos cartas, una que descartar y otra que guardar, en la mano o bajadas en este turno. Una sola carta a la que no le falta más que el sí es la excepción.
asking-required-no = Después de un no, no puede cerrar en este turno: recoja cartas hasta que pueda descartar una y guardar otra.
asking-required-yes = Después de un sí puede jugar otra cosa, y el sí se acaba con este turno.

asking-optional-who = Puede preguntar a sus compañeros: «¿Puedo cerrar?». También puede cerrar sin decir nada.
asking-optional-who_one = Puede preguntar a su compañero: «¿Puedo cerrar?». También puede cerrar sin decir nada.
asking-optional-when = Se puede preguntar una vez por turno, después de robar o tomar y antes de descartar. Da igual cuántas cartas tenga, y las combinaciones necesarias pueden faltar todavía.
asking-optional-first = Así que puede preguntar antes de bajar sus últimas cartas.
asking-optional-answers = Los compañeros responden en el orden de los asientos. El primer no es la respuesta, y hasta entonces no se juega nada más.
asking-optional-answers_one = Su compañero responde sí o no, y hasta entonces no se juega nada más.
asking-optional-cannot = No puede preguntar si no podría obedecer un no, para lo que hacen falta dos cartas, una que descartar y otra que guardar, en la mano o bajadas en este turno.
asking-optional-no = La respuesta obliga: después de un no, no puede cerrar en este turno.
asking-optional-yes = Un sí vale para este turno.

out-what = Se cierra soltando todas las cartas: todas en la mesa, o la última como descarte. La mano termina en ese momento.
out-needs = Para eso su equipo necesita al menos { $needs }.
out-needs_nothing = Para eso su equipo no necesita combinaciones completas.
out-any = Para eso su equipo necesita al menos { $melds }.
out-among = Entre ellas debe haber al menos { $needs }.
out-same_turn = Pueden completarse en ese mismo turno, y en él puede hacerse también la bajada inicial.
out-same_turn_only = Pueden completarse en ese mismo turno.
out-same_turn_one = Puede completarse en ese mismo turno, y en él puede hacerse también la bajada inicial.
out-same_turn_only_one = Puede completarse en ese mismo turno.
out-concealed_bonus = Cerrar en el turno de la bajada inicial, lo que se llama cerrar en mano, da { $points } puntos más.
out-concealed = Cerrar en el turno de la bajada inicial, lo que se llama cerrar en mano, no da nada más.
out-sevens_red = Entre las combinaciones que hacen falta, una canasta de sietes no cuenta como canasta roja.
out-sevens_black = Entre las combinaciones que hacen falta, una canasta de sietes no cuenta como canasta negra.
out-sevens_both = Entre las combinaciones que hacen falta, una canasta de sietes no cuenta ni como canasta roja ni como negra.
out-foot_tabled = Tiene que haber tomado su propio pie en un turno anterior.
out-foot_empty = Tiene que haber tomado su propio pie.
out-yes = Antes de jugar su última carta, todos sus compañeros tienen que haberle dicho que sí.
out-yes_one = Antes de jugar su última carta, su compañero tiene que haberle dicho que sí.
out-took = En un turno en que tomó del pozo no puede cerrar.
out-else = Quien no puede cerrar no puede jugar la última carta.
out-else_pile = Quien no puede cerrar no puede jugar la última carta, salvo que entonces tome cartas del pozo.
out-else_foot_pile = Quien no puede cerrar no puede jugar la última carta, salvo que entonces tome su pie o cartas del pozo.
out-else_foot = Quien no puede cerrar no puede jugar la última carta, salvo que entonces tome su pie.

stock-short = Si un turno empieza con menos de { $draw } en el mazo, la mano termina. Se mira antes de poner ningún 3 rojo.
stock-short_pile = Entonces tampoco se puede tomar del pozo.
stock-fewer = Si en el mazo quedan menos cartas de las que se roban, se roban esas.
stock-last = Cuando se roba la última carta del mazo, la mano sigue.
stock-must = Sin mazo, quien puede tomar del pozo tiene que hacerlo si su equipo ya bajó; si no, puede tomarlo para la bajada inicial o dejarlo.
stock-must_only = Sin mazo, quien puede tomar del pozo tiene que hacerlo.
stock-ends = El primero que no toma termina la mano.
stock-last_red_three = Si un 3 rojo que pone en su turno era la última carta del mazo, todavía puede bajar cartas, y cerrar con todas, pero no hay descarte: si no, la mano termina con usted.
stock-nobody = Una mano que termina así no da premio por cerrar.

scores-melds = Cuando termina una mano, cada equipo suma primero sus combinaciones completas.
scores-canasta = Una canasta vale { $points }.
scores-red_canasta = Una canasta roja vale { $points }.
scores-black_canasta = Una canasta negra vale { $points }.
scores-sevens = Una canasta de sietes vale { $points }, roja o negra.
scores-sevens_red = Una canasta de sietes vale { $points }.
scores-red_sevens = Una canasta roja de sietes vale { $points }.
scores-black_sevens = Una canasta negra de sietes vale { $points }.
scores-samba = Una samba vale { $points }.
scores-red_samba = Una samba roja vale { $points }.
scores-black_samba = Una samba negra vale { $points }.
scores-wild = Una combinación completa de comodines vale { $points }.
scores-bolivias = Una bolivia roja, solo de doses, vale { $twos }; una negra, con cuatro jókers, { $mixed }; cualquier otra, mixta, { $other }.
scores-bolivias_two = Una bolivia roja, solo de doses, vale { $twos }; cualquier otra, mixta, { $other }.
scores-cards = Cada equipo suma las cartas de todas sus combinaciones, también las inacabadas: { $points }.
scores-joker = { $points } por un jóker
scores-two = { $points } por un 2
scores-ace = { $points } por un as
scores-high = { $points } por cada carta del 8 al rey
scores-low = { $points } por cada una del 4 al 7
scores-black_three = { $points } por un 3 negro
scores-left = Los mismos puntos se restan por cada carta que queda en las manos del equipo.
scores-left_feet = Los mismos puntos se restan por cada carta que queda en las manos y los pies del equipo.
scores-left_black = Un 3 negro que queda allí cuesta { $points }.
scores-out = El equipo de quien cerró suma { $points } más.
scores-cut = Un corte de exactamente { $cards } da a su equipo { $points } más.
scores-sum = Con los puntos de los treses rojos y las multas, esa es la cuenta de la mano, y puede quedar por debajo de cero.

match-target = La partida termina cuando un equipo tiene { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
    } o más al final de una mano. Gana quien más tiene; si son dos, se juega una mano más.
match-hands = Después de { $hands } manos la partida termina y gana quien más tiene. Con los mismos puntos se comparte la victoria.
match-one_hand = La partida es una sola mano y gana quien más tiene. Con los mismos puntos se comparte la victoria.

offences-what = En esta mesa se pueden incumplir algunas reglas, y cada falta tiene su precio.
offences-unused_yes = Si le dicen que sí y no cierra, cuesta { $points } puntos.
offences-claim = Intentar tomar una carta de arriba que no puede usar cuesta { $points } puntos. Puede ocurrir una vez por turno, antes de robar.
offences-undeclared = Un 3 rojo que no puso antes de terminar la mano cuesta { $points } puntos, valgan lo que valgan los demás.
offences-after_no = Cerrar después de un no solo tiene un efecto: { $points } puntos menos.
offences-short = Si descarta con la bajada inicial por debajo del mínimo, sus cartas vuelven a su mano, y en esta mano el mínimo de su equipo sube { $points }, cada vez que ocurre.
offences-short_taken = Si tomó la carta de arriba para ella, no puede descartar antes de llegar al mínimo: añada cartas o recójalo todo.
offences-without_yes = Si cierra sin un sí, vuelve lo que bajó en el turno, y también el descarte. Descarte de nuevo: en este turno ya no puede cerrar.
offences-despite_no = Si cierra después de un no, vuelve lo que bajó en el turno, y también el descarte. Descarte de nuevo: en este turno ya no puede cerrar.

list-and = y
list-or = o
list-team = y

count-pack =
    { $n ->
        [one] { $n } baraja
       *[other] { $n } barajas
    }
count-joker =
    { $n ->
        [one] { $n } jóker
       *[other] { $n } jókers
    }
count-card =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
count-hand =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }
count-wild =
    { $n ->
        [one] { $n } comodín
       *[other] { $n } comodines
    }
count-complete =
    { $n ->
        [one] { $n } combinación completa cualquiera
       *[other] { $n } combinaciones completas cualesquiera
    }
count-red_meld =
    { $n ->
        [one] { $n } canasta o samba roja
       *[other] { $n } canastas o sambas rojas
    }
count-black_meld =
    { $n ->
        [one] { $n } canasta o samba negra
       *[other] { $n } canastas o sambas negras
    }
count-samba =
    { $n ->
        [one] { $n } samba
       *[other] { $n } sambas
    }
count-red_canasta =
    { $n ->
        [one] { $n } canasta roja
       *[other] { $n } canastas rojas
    }
count-black_canasta =
    { $n ->
        [one] { $n } canasta negra
       *[other] { $n } canastas negras
    }
count-wild_meld =
    { $n ->
        [one] { $n } combinación completa de comodines
       *[other] { $n } combinaciones completas de comodines
    }
count-sevens =
    { $n ->
        [one] { $n } canasta de sietes
       *[other] { $n } canastas de sietes
    }
count-whole =
    { $n ->
        [5] cinco
        [6] seis
       *[7] siete
    }
count-last =
    { $n ->
        [5] quinta
        [6] sexta
       *[7] séptima
    }
count-two =
    { $n ->
        [1] un dos
        [2] dos doses
       *[3] tres doses
    }
