### Las lecciones: un título, qué hacer, qué se aprendió.

lesson-meld-title = Una combinación
lesson-meld-text = Tres o más cartas del mismo valor son una combinación. Usted tiene tres ochos. Robe una carta del mazo; después toque los ochos y bájelos.
lesson-meld-done = La combinación es de su equipo y crece turno a turno. Las cartas de un valor son un grupo; las seguidas de un palo, una escalera.

lesson-draw-title = Un turno
lesson-draw-text = Le toca a usted. Robe del mazo y termine el turno descartando una carta que no necesite.
lesson-draw-done = Así va cada turno: robar, jugar si se quiere, descartar.

lesson-worth-title = Lo que cuentan las cartas
lesson-worth-text = { $jokers ->
        [0] Un dos cuenta { $two } puntos
       *[other] Un jóker cuenta { $joker } puntos, un dos { $two }
    }, un as { $ace }, del 8 al rey { $high }, del 4 al 7 { $low }. La bajada inicial de su equipo en una mano debe contar { $minimum }. Robe, baje la combinación que alcanza y descarte.
lesson-worth-done = Tres ases bastaron. Al final de la mano las cartas en la mesa cuentan a favor, y las de la mano en contra.

lesson-canasta-title = Una canasta
lesson-canasta-text = Siete cartas del mismo valor son una canasta. Al grupo de ochos de su equipo le falta una carta, y usted la tiene. Robe y añádala.
lesson-canasta-done = { $wilds ->
        [0] Una canasta vale { $red } puntos.
       *[other] Una canasta sin comodines es roja y vale { $red } puntos; con comodines ({ $jokers ->
            [0] doses
           *[other] jókers y doses
        }) es negra y vale { $black }.
    } Los puntos de sus cartas se suman.

lesson-first-meld-title = La primera bajada
lesson-first-meld-text = Su equipo todavía no tiene nada en la mesa. Robe, baje combinaciones que lleguen al mínimo y descarte.
lesson-first-meld-done = Desde ahora su equipo puede bajar en esta mano combinaciones de cualquier valor.

lesson-take-title = Tomar el pozo
lesson-take-text = La carta de arriba va con dos de su mano. Tómela con ellas en lugar de robar.
lesson-take-done = La carta de arriba y las dos suyas son una combinación por sí solas, y { $cards ->
        [1] el resto del pozo se queda donde está.
       *[other] con ella vienen más cartas del pozo.
    }

lesson-frozen-title = Un pozo congelado
lesson-frozen-text = Hay un comodín en el pozo, así que está congelado. Busque las dos cartas de su mano que aun así lo toman.
lesson-frozen-done = Un pozo congelado pide dos naturales de la mano.

lesson-always-frozen-title = Un pozo siempre congelado
lesson-always-frozen-text = Aquí el pozo está congelado tenga lo que tenga. Busque las dos cartas de su mano que lo toman.
lesson-always-frozen-done = Dos naturales seguidas con la carta de arriba valen lo mismo que un par.

lesson-sequence-title = Una samba
lesson-sequence-text = A la escalera de su equipo le falta una carta. Robe y complétela.
lesson-sequence-done = Siete cartas seguidas de un palo son una samba.

lesson-sequence-wild-title = Un comodín en una escalera
lesson-sequence-wild-text = A la escalera de su equipo le falta una carta, y usted tiene un jóker. Robe, añada el jóker y diga a qué carta representa.
lesson-sequence-wild-done = Una escalera con un comodín se convierte en una samba negra.

lesson-wilds-title = Comodines en un grupo
lesson-wilds-text = Al grupo de su equipo le faltan dos cartas, y usted tiene dos comodines. Robe y complételo.
lesson-wilds-done = Una canasta con comodines es negra{ $lower ->
        [1] , y vale menos que una roja.
       *[other] .
    }

lesson-merge-title = Unir dos grupos
lesson-merge-text = Su equipo tiene dos grupos abiertos de un valor. Robe y únalos.
lesson-merge-done = Unidos son una canasta.

lesson-wild-meld-title = Una combinación de comodines
lesson-wild-meld-text = Su equipo ha empezado una combinación de comodines. Robe y complétela con los suyos.
lesson-wild-meld-done = Siete comodines son una combinación completa con premio propio.

lesson-special-discard-title = El descarte especial
lesson-special-discard-text = Solo tiene jókers, y los jókers no se descartan. Robe y termine el turno de todos modos.
lesson-special-discard-done = Una carta del mazo fue al pozo en lugar de un descarte, y usted se queda con sus jókers.

lesson-foot-title = Tomar el pie
lesson-foot-text = Su pie todavía está en la mesa. Robe, baje una combinación que se quede y descarte.
lesson-foot-done = Ha tomado su pie, y lo juega desde su próximo turno.

lesson-out-title = Cerrar
lesson-out-text = Su equipo tiene las combinaciones completas que necesita. Robe, suelte sus cartas y, si las reglas lo piden, pregunte a su compañero antes de la última.
lesson-out-done = La mano ha terminado, y su equipo tiene el premio por cerrar.
