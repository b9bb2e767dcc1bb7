### Lo que dice `--help`. Las órdenes, las opciones y las palabras en mayúsculas no se traducen.

## Las palabras del intérprete

usage-word-usage = Uso:
usage-word-options = Opciones
usage-word-arguments = Argumentos
usage-word-commands = Órdenes
usage-word-required = necesario
usage-word-default = por defecto: { $value }
usage-word-form-options = [OPCIONES]
usage-word-form-commands = ORDEN [ARGUMENTOS]...

## Órdenes

usage-escalera = Los juegos de cartas de la familia de la Samba: jugar, simular, comprobar registros.
usage-play = Juega una partida contra bots, aquí en la terminal.
usage-simulate = Hace jugar a los bots entre sí y resume los resultados.
usage-arena = Compara bots con los mismos repartos, cambiando de asiento.
usage-league = Hace jugar una liga a cualquier bot, también propio, con repartos que nadie conocía.
usage-verify = Comprueba registros con las reglas, línea por línea.
usage-try = Dice si cada jugada está permitida donde acaba un registro.
usage-legal = Da las jugadas permitidas donde acaba un registro.
usage-hint = Dice qué jugaría alguien que juega bien donde acaba un registro, y cuánto valen otras jugadas.
usage-bots = Da los bots, del más flojo al más fuerte, con una frase sobre cómo juega cada uno.
usage-rules = Muestra la ficha de reglas de un juego; sin juego, la lista de juegos.
usage-score = Cuenta una partida entera que se apuntó en una mesa de verdad.
usage-season = Resume varias partidas de un grupo: quién ganó, promedios, mejores manos.
usage-sheet = Hace una hoja de puntos en PDF: vacía, o rellena con una libreta.
usage-book = Cuenta un juego de principio a fin, con ejemplos dibujados.
usage-differs = Muestra en qué se distinguen dos juegos, o una mesa y el documento de su juego.
usage-serve = Abre el servidor de mesas, para navegadores y para programas.
usage-mcp = Deja que un modelo de lenguaje juegue un asiento contra bots, por el Model Context Protocol.
usage-dataset = Escribe como Parquet lo que decide el bot planner, para programas que aprenden.
usage-bench = Mide la velocidad del motor en esta máquina.
usage-doctor = Dice qué motor funciona aquí y por qué, y para qué se compiló.
usage-backup = Escribe toda la base de datos de un servidor en un archivo, también con el servidor en marcha.
usage-restore = Llena una base de datos vacía desde una copia, en SQLite o PostgreSQL.
usage-migrate = Lleva la base de datos de un servidor al esquema de esta versión, como hace también su arranque.
usage-admin = Cuida de las mesas y la gente de un servidor, también en marcha.
usage-admin-tables = Enumera las mesas, primero las más nuevas.
usage-admin-close = Cierra una mesa para siempre; su gente conserva los puntos y el registro.
usage-admin-delete = Borra una mesa con todo lo que se jugó en ella.
usage-admin-people = Enumera a la gente, primero quien estuvo aquí más tarde.
usage-admin-ban = Ya no deja entrar a una persona.
usage-admin-unban = Deja entrar de nuevo a una persona vetada.
usage-admin-purge = Borra lo que pasa de unos días.
usage-admin-export = Escribe como JSON todo lo que hay guardado de una persona.
usage-admin-forget = Borra todo lo que hay guardado de una persona; las partidas de los demás quedan.
usage-admin-audit = Enumera lo que han hecho administradores y moderadores, primero lo más nuevo.
usage-admin-page = Escribe una palabra que abre la página /admin, donde se puede hacer lo mismo.

## Lo que toman varias órdenes

usage-option-help = Muestra esta ayuda y termina.
usage-option-version = Muestra la versión.
usage-option-install-completion = Instala el completado en este intérprete de órdenes.
usage-option-show-completion = Muestra el completado de este intérprete de órdenes, para copiarlo o cambiarlo.
usage-option-game = El juego; vea rules.
usage-option-players = Cuántos juegan.
usage-option-language = El idioma.
usage-option-set = Una variante o regla de la casa (rules --keys).
usage-option-seed = La misma semilla reparte las mismas cartas.
usage-option-bots = Los bots, como easy,hard; vea bots.
usage-option-jobs = Cuántos procesos.
usage-option-record = El registro de una partida.
usage-option-force = Escribe encima de un archivo que ya existe.
usage-option-json = Lo escribe como JSON.

## Lo que toma una sola orden

usage-play-hands = Termina tras este número de manos.
usage-play-resume = Sigue con una partida guardada.
usage-play-fast = No espera mientras juegan los bots.
usage-simulate-hands = Cuántas manos.
usage-simulate-matches = O cuántas partidas (1).
usage-simulate-records = Escribe allí el registro de cada partida.
usage-simulate-json = Escribe el resumen como JSON.
usage-arena-bots = Dos bots o más.
usage-arena-deals = Cuántos repartos, de una mano cada uno.
usage-arena-matches = Y cuántas partidas enteras.
usage-arena-crossed = También se enfrentan parejas mixtas.
usage-arena-ray = Juega en un clúster de Ray.
usage-arena-resume = Empieza una comparación, o sigue con ella.
usage-arena-records = Escribe allí los registros y el estado.
usage-arena-picture = Dibuja los resultados como SVG.
usage-arena-json = Escribe el informe como JSON.
usage-league-bots = Dos bots o más: nombres, ARCHIVO.py o program:ORDEN, cada uno también como NOMBRE=...
usage-league-secret = La semilla de la mitad de los repartos; se dice su SHA-256.
usage-league-promise = El SHA-256 de esa semilla, tal como se publicó.
usage-league-reference = Dos como este juegan contra parejas de desconocidos (greedy).
usage-league-out = Escribe allí la página, como Markdown.
usage-verify-files = Registros de partidas.
usage-try-action = Como en "2 take with 7S 7D".
usage-rules-keys = Da lo que se puede cambiar.
usage-book-card = La ficha de reglas: solo las cifras.
usage-book-html = Escribe allí una página para imprimir.
usage-differs-other = Otro; si falta, el mismo.
usage-differs-other-set = Como --set, para el otro lado.
usage-score-file = Una libreta (docs/pad.md).
usage-season-files = Libretas.
usage-season-csv = Escribe CSV: players o hands.
usage-sheet-out = Adónde va el PDF.
usage-sheet-names = Jugadores por asiento: Ana,Blas,Cira,Dani.
usage-sheet-filled = Una libreta con que rellenarla.
usage-sheet-paper = a4 o letter.
usage-sheet-large = Letra grande.
usage-serve-host = La dirección en que escucha.
usage-serve-port = El puerto; si falta, 8000.
usage-serve-database = sqlite:///FILE o postgresql://...
usage-serve-show = En un escritorio, abre allí el navegador.
usage-serve-settings = Más ajustes, por el entorno o en un archivo escalera.env (docs/serving.md los explica): ESCALERA_HOST, ESCALERA_PORT, ESCALERA_DATABASE_URL, ESCALERA_DATABASE_URLS, ESCALERA_PROCESS_ADDRESS, ESCALERA_NATS_URL, ESCALERA_FULL_SYNC, ESCALERA_ORIGINS, ESCALERA_SECURE_COOKIES, ESCALERA_FORWARDED_ALLOW_IPS, ESCALERA_BOT_PROCESSES, ESCALERA_ANSWER_PROCESSES, ESCALERA_REQUESTS_A_MINUTE, ESCALERA_NEW_PEOPLE_AN_HOUR, ESCALERA_MADE_AN_HOUR, ESCALERA_MADE_AN_HOUR_AT_ADDRESS, ESCALERA_REFUSED_WORDS, ESCALERA_KEPT_AT_ONCE, ESCALERA_KEPT_AT_ONCE_AT_ADDRESS, ESCALERA_CONNECTIONS_AT_ADDRESS, ESCALERA_MESSAGES_A_SECOND, ESCALERA_MESSAGES_A_SECOND_AT_ADDRESS, ESCALERA_REQUEST_SECONDS, ESCALERA_KEEP_FINISHED_DAYS, ESCALERA_KEEP_IDLE_DAYS, ESCALERA_KEEP_GUESTS_DAYS, ESCALERA_KEEP_PADS_DAYS, ESCALERA_LOG_LEVEL, ESCALERA_LOG_FORMAT, ESCALERA_METRICS, ESCALERA_METRICS_TOKEN, ESCALERA_TRACES_URL.
usage-admin-table = El identificador de una mesa: el final de su enlace.
usage-admin-person = El identificador de una persona; vea admin people.
usage-admin-limit = Como mucho estas.
usage-admin-status = Solo las de un estado.
usage-admin-of = Solo las de una persona.
usage-admin-name = Solo los nombres que llevan esto.
usage-admin-finished = Partidas que terminaron antes.
usage-admin-idle = Mesas sin terminar donde no pasa nada desde entonces.
usage-admin-guests = Nombres de gente que no viene desde entonces.
usage-admin-pads = Libretas compartidas que nadie escribe desde entonces.
usage-backup-file = La copia.
usage-migrate-check = No cambia nada: el estado de salida es 1 si no es el más nuevo.
usage-mcp-bot = El bot de los demás asientos.
usage-dataset-hands = Cuántas manos, en partidas enteras.
usage-dataset-out = Una carpeta vacía para ello.
usage-bench-json = Escribe las cifras como JSON.
