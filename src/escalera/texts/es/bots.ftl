### Los bots: cómo juega cada uno, y por qué no se puede tener uno.

about-random = Juega cualquier cosa permitida.
about-easy = Se le escapan parejas, olvida cartas que encajan y descarta sin cuidado.
about-greedy = Baja enseguida lo que puede y guarda lo que va junto.
about-medium = Planea bien sus turnos, pero a veces falla y a menudo descarta sin pensar.
about-planner-untuned = El planificador con pesos puestos a mano: sirve para comparar.
about-planner = Ordena su mano con exactitud y sopesa cada descarte.
about-hard = Planea cada turno con exactitud, cuida lo que usted podría tomar y no comete errores.
about-search = Prueba sus mejores planes con repartos de lo que no puede ver.
about-expert = Planea con exactitud y prueba sus mejores planes antes de elegir uno.

fault-NO_BOT = No existe el bot { $bot }; hay: { $bots }.
fault-NO_LEGAL_ACTION = No hay ninguna jugada permitida que elegir.
