### Los bots: cómo juega cada uno, y por qué no se puede tener uno.

bot-random-about = Juega cualquier cosa permitida.
bot-easy-about = Se le escapan parejas, olvida cartas que encajan y descarta sin cuidado.
bot-greedy-about = Baja enseguida lo que puede y guarda lo que va junto.
bot-medium-about = Planea bien sus turnos, pero a veces falla y a menudo descarta sin pensar.
bot-planner-untuned-about = El planificador con pesos puestos a mano: sirve para comparar.
bot-planner-about = Ordena su mano con exactitud y sopesa cada descarte.
bot-hard-about = Planea cada turno con exactitud, cuida lo que usted podría tomar y no comete errores.
bot-search-about = Prueba sus mejores planes con repartos de lo que no puede ver.
bot-expert-about = Planea con exactitud y prueba sus mejores planes antes de elegir uno.

fault-NO_BOT = No existe el bot { $bot }; hay: { $bots }. Los bots propios juegan en arena y league.
fault-NO_LEGAL_ACTION = No hay ninguna jugada permitida que elegir.
fault-NOT_LEGAL = { $bot } responde { $answer }, que no es ninguna de las jugadas permitidas.
fault-BOT_FAILED = { $bot } falla: { $why }
fault-BOT_SILENT = { $bot } ha terminado, o no responde.
fault-NO_CHOOSE = { $path } no tiene ni choose(view, legal) ni make(seed).
fault-BOT_FILE = { $path } no se puede ejecutar: { $why }
fault-NO_LABEL = { $bot } necesita un nombre en una línea antes de su =.
fault-NO_COMMAND = { $bot } no nombra ningún comando después de program:.
fault-NO_PROGRAM = { $command } no se puede iniciar: { $why }
fault-ENDLESS_TURN = { $bot } no termina su turno: baja cartas y las vuelve a tomar. Jugó por último: { $plays }.
