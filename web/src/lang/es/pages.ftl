### Las páginas alrededor de la mesa, la hoja de puntos, la repetición.

app-skip = Saltar a la página
app-nav = Páginas
nav-mine = Mis mesas
nav-pad = Libreta
nav-look = Aspecto
nav-about = Info
app-mine = Mis mesas
app-look = Aspecto y sonido
app-about = Acerca de
app-loading = Un momento …
app-no-answer = El servidor no responde. Inténtelo de nuevo en un momento.
app-no-page = Esta página no se puede mostrar sin el servidor. Inténtelo de nuevo cuando tenga conexión.
app-not-loaded = Esta página no se puede cargar. Inténtelo de nuevo cuando tenga conexión.
app-no-server = Para esto hace falta un servidor, y este sitio no tiene ninguno.
app-again = Intentarlo de nuevo
app-new-version = Hay una versión nueva.
app-reload = Recargar
nowhere-title = Esa página no existe.
nowhere-home = A los juegos

## Inicio

home-title = ¿A qué jugamos?
home-experience = ¿Ha jugado a la canasta?
home-experience-new = No, nunca
home-experience-some = Un poco
home-experience-often = Sí, mucho
home-play = Jugar ya
home-opening = Repartiendo …
home-friends = Amigos, otras reglas …
home-other = Otras reglas …
home-games = Los juegos
home-learn = Aprender { $game }
home-learn-about = Lecciones cortas en la mesa, desde qué es una combinación.
home-lessons = Lecciones
home-learned = { $done } de { $all } lecciones
home-code = Código o enlace que le enviaron
home-code-wrong = Este no es el código de una mesa. Cópielo de la invitación, o copie el enlace entero.
home-privacy = Lo que guarda este servidor
home-install-about = Puede tener Escalera entre sus aplicaciones. También se juega sin red.
home-install = Instalar
home-install-by-hand = Safari olvida lo que guarda esta página tras una semana sin visitas; una aplicación guarda lo suyo. Para tener Escalera entre sus aplicaciones, toque «Compartir» y luego «Añadir a pantalla de inicio».
home-install-no = No, gracias
home-on = Seguir con { $game }
home-running = Seguir donde lo dejó
home-open = Mesas abiertas

name-yours = Su nombre
name-guest = Invitado
name-known = Usted juega como { $name }.
name-change = Cambiar

tables-free = { $n ->
    [one] 1 asiento libre
   *[other] { $n } asientos libres
}
tables-join = Entrar
tables-on = Seguir
tables-see = Resultado
tables-replay = Repetición
tables-stands = Mano { $hand }:
tables-given = Sigue con amigos
tables-your-turn = Le toca

## Una mesa nueva

new-other-game = Otro juego
new-no-game = No existe ese juego.
new-house = Reglas de la casa: { $name }
new-length = ¿Cuánto debe durar?
length-quick = Corta
length-medium = Media
length-full = Entera
length-of = Duración de la partida:
length-own = A su manera: vea «Más»
length-hands = { $n ->
    [one] una mano
   *[other] { $n } manos
}
length-target = hasta { $points } puntos
length-about = { $unit ->
    [minutes] unos { $n } minutos
   *[hours] unas { $n } horas
}
new-players = ¿Cuántos juegan?
new-players-house = { $n } (regla de la casa)
new-bots = ¿Qué nivel tienen los bots?
new-who = { $n ->
    [one] Usted y un bot, o invite a un amigo.
   *[other] Usted y { $n } bots, o invite a amigos: los bots toman los asientos que queden libres.
}
new-who-alone = { $n ->
    [one] Usted y un bot.
   *[other] Usted y { $n } bots.
}
new-more = Más: variantes, números, velocidad
new-variations = Variantes
new-whose-rules = ¿Las reglas de quién?
new-rule-book = Como en el libro de reglas de aquí
new-own-rules = Lo que usted elija
new-printed = Publicadas por { $where }
new-differs = Lo que cambia:
new-finer = Números y detalles
new-finer-changed = Números y detalles (cambiados: { $n })
new-finer-about = Todo lo demás que su mesa puede jugar a su manera. Lo que cambie es una regla de la casa.
new-document = como en el libro de reglas
agreed-players = Jugadores en la mesa:
agreed-usual = libro de reglas: { $usual }
new-other-value = Otro valor:
own-in-hundred = veces de cada 100
own-outside = Escriba un número { $range }.
range-whole = de { $low } a { $high }
range-chance = de 0 a 100, por ejemplo 5; 0 es nunca
several-players = { $n } jugadores
meld-title = Cuánto debe valer la bajada inicial de un equipo
meld-score = Puntos del equipo
meld-hand = Mano
meld-points = Puntos
meld-first = Con cualquier puntuación
meld-below = Por debajo de { $points }
meld-from = Desde
meld-from-row = Fila { $n }: desde qué puntuación
meld-points-row = Fila { $n }: puntos de la bajada inicial
meld-wrong = Escriba números enteros: puntos hasta { $points }, puntuaciones hasta { $score }.
meld-more = Otra fila
meld-less = Quitar la última fila
new-other-value-of = Otro valor: { $about }
new-rule-card = Ver todas las reglas
new-manners = Velocidad, reloj y visitas
new-speed = Velocidad y reloj
new-pace = Rapidez de los bots
new-clock = Reloj
new-turn = Cuánto puede durar cada jugada: robar, bajar o descartar
new-usual = { $what } (lo habitual)
new-suits = { $bot } (a su medida)
new-take-back = Con amigos, un descarte se puede recoger durante
new-take-back-not = nada: se juega en el acto
new-grace = Si alguien pierde la conexión, un bot juega en su lugar después de
new-hints = Los jugadores pueden pedir pistas
new-chat = Los jugadores pueden escribirse
new-spectators = Otros pueden mirar
new-public = Mostrar esta mesa a todos en la página inicial
new-save = Guardar estas reglas de la casa
new-play = Jugar ya con bots
new-invite = Invitar a amigos

pace-slow = Despacio
pace-calm = Con calma
pace-quick = Rápido
pace-instant = Al instante
clock-none = Sin reloj
clock-none-about = Cada cual se toma el tiempo que necesita.
clock-gentle = Un aviso amable
clock-gentle-about = Cuando se acaba el tiempo, se le recuerda al jugador. No pasa nada más.
clock-strict = Un reloj estricto
clock-strict-about = Cuando se acaba el tiempo, se hace una jugada segura en su lugar.
clock-day = Por correspondencia
clock-day-about = Hay un día por jugada, o el tiempo que usted elija: juegue cuando tenga tiempo.
time = { $unit ->
    [seconds] { $n ->
        [one] 1 segundo
       *[other] { $n } segundos
    }
    [minutes] { $n ->
        [one] 1 minuto
       *[other] { $n } minutos
    }
    [hours] { $n ->
        [one] 1 hora
       *[other] { $n } horas
    }
   *[days] { $n ->
        [one] 1 día
       *[other] { $n } días
    }
}

## Reglas de la casa

house-title = Reglas de la casa
house-save-about = Dé un nombre a sus reglas. Recibirá un enlace con el que todos pueden jugar con ellas.
house-save-here = Dé un nombre a sus reglas. Este navegador las guarda.
house-saved-here = Guardadas en este navegador.
house-see = Verlas
house-name = Nombre de las reglas
house-save = Guardar
house-link = El enlace a estas reglas
house-for = { $game } con { $players } jugadores.
house-document = Todo es como en el libro de reglas.
house-use = Jugar con estas reglas
house-keep = Guardarlas en mi lista
house-forget = Quitarlas de mi lista

## Compartir

share-copy = Copiar el enlace
share-copied = Copiado.
share-by-hand = El enlace está marcado: cópielo a mano.
share-send = Enviar …
share-qr = Código QR del enlace
share-only-here = Esta dirección solo funciona en este ordenador. Para que vengan otros, abra la página con la dirección de este ordenador en su red.

## La sala

invitation = { $host } le invita a { $game }
invitation-open = Le invitan a { $game }
invitation-players = { $n } jugadores.
invitation-house = Reglas de la casa, véalas abajo.
invitation-book = Reglas como en el libro.
invitation-there = Ya están: { $names }.
lobby-dealing = Repartiendo …
lobby-rules = Reglas de esta mesa
lobby-seats = Asientos
lobby-team = Equipo { $team }
lobby-arrange = Toque los puntos de un asiento y luego los de otro para cambiarlos, o arrástrelos.
lobby-picked = Ahora toque el asiento con el que se cambia.
lobby-move = Mover el asiento { $seat }
lobby-free = libre
lobby-you = usted
lobby-bot = bot, { $level }
lobby-away = ahora ausente
lobby-sit = Sentarme aquí
lobby-instead = Sentarme en su lugar
lobby-sit-down = Sentarme
lobby-take-back = Recuperar el asiento
people-title = Quién puede estar aquí
people-locked = Solo puede ver esta mesa quien está sentado en ella
people-remove = Expulsar a { $name }
people-question = ¿Expulsar a { $name } de esta mesa para siempre?
people-bot-plays = Un bot sigue jugando con las cartas.
people-yes = Expulsar
people-no = Cancelar
people-watches = { $name } (mirando)
people-nameless = Alguien sin nombre
lobby-call = Para hablar
lobby-call-link = Dirección de la llamada
lobby-call-save = Guardar
lobby-call-about = Pegue aquí el enlace de su llamada o videollamada, y todos en la mesa podrán abrirla.
lobby-call-open = Abrir la llamada
lobby-stand = Levantarme
lobby-add-bot = Poner un bot
lobby-remove-bot = Quitar
lobby-level = Los bots que ponga
lobby-fill = { $n ->
    [one] Poner un bot en el asiento vacío
   *[other] Poner bots en los { $n } asientos vacíos
}
lobby-start = Empezar
lobby-start-about = Los bots ocupan los asientos que sigan vacíos.
lobby-full = Todos los asientos están ocupados.
lobby-sit-first = Primero tome asiento.
lobby-wait = En cuanto todos estén sentados, quien abrió la mesa da comienzo a la partida.
lobby-taken = { $host } abrió esta mesa y ha recuperado el asiento que usted ocupaba.
lobby-taken-nameless = Quien abrió esta mesa ha recuperado el asiento que usted ocupaba.
lobby-watching = Está mirando. Tome un asiento libre para jugar.
lobby-brought = { $n ->
    [one] Una mano de esta partida se jugó en otro sitio, antes de abrir esta mesa.
   *[other] { $n } manos de esta partida se jugaron en otro sitio, antes de abrir esta mesa.
}
lobby-invite = Invitar a amigos
lobby-link = Quien tenga este enlace puede sentarse aquí

## Mis mesas, otro dispositivo

mine-running = En juego
mine-finished = Terminadas
mine-results = Sus resultados: cifras y partidas jugadas
mine-none = Aún no ha jugado aquí.
mine-houses = Reglas de la casa
mine-move = Seguir en otro dispositivo
mine-remove = Quitar
mine-remove-question = ¿Quitar esta mesa? Lo que se jugó en ella se pierde.
mine-remove-sure = Quitarla
mine-removed = La mesa se ha quitado.
mine-keep = Conservarla
elsewhere-title = Sus otros dispositivos
elsewhere-about = ¿Ha perdido un dispositivo, o ha dado a alguien un enlace privado? Cierre la sesión en todas partes menos aquí.
elsewhere-question = ¿Cerrar la sesión en todos sus otros dispositivos? También dejan de valer los enlaces privados sin usar. En este dispositivo la sesión sigue abierta.
elsewhere-end = Cerrar la sesión en los demás
elsewhere-done = Hecho: ahora solo este dispositivo habla por usted.
move-title = Seguir en otro dispositivo
move-about = Así se hace un enlace que lleva su nombre y sus asientos a otro teléfono, tableta u ordenador. Ábralo allí, o enfóquelo con la cámara. En una aplicación de la pantalla de inicio, péguelo en la primera página, en «Código o enlace que le enviaron».
move-private = No se lo enseñe a nadie: quien lo abra juega en su lugar. Vale una sola vez, durante 15 minutos.
move-make = Hacer el enlace
move-again = Hacer uno nuevo
move-link = Su enlace privado
goon-title = Seguir aquí
goon-about = Ha abierto un enlace privado. Desde ahora este aparato es usted: aquí vienen su nombre, sus asientos y sus mesas. Quien lo usaba antes ya no será reconocido en él.
goon-here = Seguir aquí

## Aspecto y costumbres

pref-cards = Sus cartas
pref-looks = Aspecto
pref-view = Su mano
pref-view-grid = En cuadrícula: una fila por palo
pref-view-fan = En abanico
pref-view-big = En abanico, grande: un dedo por carta
pref-sort = Ordenada
pref-sort-rank = por valor
pref-sort-suit = por palo
pref-sort-own = como yo las pongo (abanico): arrastre una carta a su sitio
pref-cardSize = Tamaño de las cartas
pref-cardSize-normal = Normal
pref-cardSize-large = Grande
pref-back = Dorso de las cartas
pref-back-blue = Azul
pref-back-red = Rojo
pref-back-gold = Dorado
pref-back-night = Noche
pref-colours = Palos
pref-colours-yes = en cuatro colores
pref-colours-no = en dos colores
pref-assist = Marcar las cartas que encajan en nuestras combinaciones
pref-flag-yes = Sí
pref-flag-no = No
pref-discards = Sus descartes
pref-careful = Preguntar antes de descartar un comodín o congelar el pozo
pref-hold = Puedo recoger un descarte, si solo esperan bots
pref-hold-off = No
pref-hold-3 = Durante 3 segundos
pref-hold-5 = Durante 5 segundos
pref-text = Tamaño del texto
pref-text-normal = Normal
pref-text-large = Grande
pref-text-huge = Muy grande
pref-text-lacks-room = En esta pantalla la mesa no tiene sitio para un texto tan grande: allí es más pequeño.
pref-surface = Mesa
pref-surface-felt = Tapete
pref-surface-paper = Papel claro
pref-surface-dark = Oscura
pref-felt = Color del tapete
pref-felt-green = Verde
pref-felt-blue = Azul
pref-felt-wine = Granate
pref-contrast = Contraste
pref-contrast-normal = Normal
pref-contrast-high = Alto
pref-motion = Movimiento
pref-motion-auto = Como en este dispositivo
pref-motion-full = Completo
pref-motion-less = Ninguno
pref-volume = Sonidos
pref-volume-off = Ninguno
pref-volume-soft = Suaves
pref-volume-normal = Normales
pref-volume-loud = Fuertes
pref-language = Idioma
pref-language-auto = El de este navegador
pref-language-en = English
pref-language-es = Español

## Acerca de

about-text = Escalera es una mesa para la Samba y los juegos que salieron de ella: canastas y escaleras, para dos a seis jugadores, con las reglas de siempre.
about-credits = De quién son estos juegos
about-rules = Las reglas están escritas de nuevo a partir de cómo se juega; en cada mesa dicen lo que se ha acordado.
about-shuffle-title = La mezcla
about-shuffle = Antes de cada mano el servidor se compromete con su parte de la mezcla, y el navegador de cada jugador añade un número. Después de la mano se muestra todo, y su navegador puede calcular de nuevo el reparto entero. Así ni el servidor ni un jugador eligen las cartas.
about-shuffle-here = Antes de cada mano esta página se compromete con su parte de la mezcla y añade un número de usted. Después de la mano se muestra todo, y usted puede calcular de nuevo el reparto entero.
about-private-title = Lo que sabe el servidor
about-private = No hay cuentas. Una cookie dice cuál es su asiento; su nombre es el que usted diga. No se carga nada de otros sitios.
about-private-here-title = Lo que sabe esta página
about-private-here = Todo se queda en este navegador: su nombre, sus mesas y sus libretas de puntos. No se envía nada a ninguna parte ni se carga nada de otros sitios.

## Reglas

rules-title = Reglas
rules-of = { $game }: las reglas
rules-table = Como valen en esta mesa, con { $n } jugadores.
rules-players = Con { $n } jugadores.
rules-back = Volver a la mesa
rules-contents = Secciones
home-book = Libro de reglas
rules-book = El libro de reglas, con dibujos
book-agreed = Acordado en esta mesa
rules-instead = Solo un servidor puede escribir el libro de estas reglas de la casa, y ninguno responde. Este es el libro de reglas del propio juego. Su mesa cambia:

## El final de una mano

over-title = Terminó la mano { $hand }
over-out = { $who ->
    [you] Usted ha cerrado.
   *[other] { $name } ha cerrado.
}
over-stock = El mazo se acabó: nadie cerró.
over-stuck = Ya no se podía jugar nada: nadie cerró.
over-sheet = La hoja de puntos de la mano { $hand }
over-sheet-open = Hoja de puntos
over-table = Ver la mesa
over-after = Después de la mano
over-ended = Cómo acabó la mano, con todas las cartas a la vista
turned-hands = Todas las manos, a la vista
turned-foot = Pie
turned-none = sin cartas
over-line = Línea
over-sum = Esta mano
over-before = Antes
over-score = Puntuación
over-next-meld = La bajada inicial de la mano siguiente:
over-dealer = { $who ->
    [you] Ahora reparte usted.
   *[other] Ahora reparte { $name }.
}
over-next = Mano siguiente
over-waiting = Esperando a { $names } …
over-dealing = Enseguida se reparte la mano siguiente …
over-until = La mano siguiente se reparte a más tardar en { $time }.
over-no-hurry = Tómese su tiempo: la mano siguiente le espera.
give-table = Seguir con amigos
give-about = Los amigos ocupan los asientos de los bots. Las manos y los puntos quedan como están.
give-no-server = Para jugar con amigos hace falta el servidor, y no responde. Su mesa queda aquí: inténtelo más tarde.
given-about = Esta partida sigue con amigos, en el servidor.
given-open = Seguir allí
over-earlier = Las manos anteriores
over-no-earlier = Aún no ha terminado ninguna mano.
over-replay = Ver de nuevo esta mano
over-course = Los puntos después de cada mano
over-hand = Mano
over-start = Inicio

match-won = ¡Ha ganado la partida!
match-won-by = Gana la partida: { $team }.
match-tie = La partida termina en empate.
match-rematch = Revancha
match-rematch-open = A la revancha
match-results = Sus resultados
match-home = A los juegos

## La repetición

replay-title = Repetición de la mano { $hand }
replay-dealt = Las cartas están repartidas.
replay-step = Paso
replay-at = { $at } de { $last }
replay-back = Atrás
replay-forth = Seguir
replay-play = Ver
replay-pause = Pausa
replay-seat = Visto desde el asiento de
replay-nobody = nadie: solo la mesa
replay-share = Copiar el enlace a este momento
replay-hand-before = Mano anterior
replay-hand-next = Mano siguiente
replay-table = Mesa

## La prueba de la mezcla

proof-title = ¿Fue limpia la mezcla?
proof-about = Su navegador lo calcula solo con el registro, sin preguntar a nadie.
proof-commit = { $ok ->
    [yes] El secreto es aquel al que correspondía el compromiso de antes de la mano.
   *[no] El secreto no es aquel al que correspondía el compromiso.
}
proof-fresh = { $ok ->
    [yes] El secreto es distinto del de todas las demás manos.
   *[no] El secreto es el mismo que en otra mano.
}
proof-seen = { $ok ->
    [yes] El compromiso del registro es el que se mostró aquí.
   *[no] El compromiso del registro no es el que se mostró aquí.
}
proof-number = { $ok ->
    [yes] El número que envió este navegador entró en la mezcla.
   *[no] El número que envió este navegador no está en la mezcla.
}
proof-seals = { $ok ->
    [yes] Todos los números son los que se sellaron antes de la mano.
   *[no] Un número no es el que se selló antes de la mano.
}
proof-withheld = Un jugador selló un número y luego no lo envió.
proof-deck = { $ok ->
    [yes] Cada carta del reparto sale del secreto y de los números.
   *[no] El reparto no sale del secreto y de los números.
}
proof-dealer = { $ok ->
    [yes] El primer repartidor salió del mismo secreto y de los mismos números.
   *[no] El primer repartidor no salió del secreto y de los números.
}
proof-said-fair = Su navegador ha comprobado la mezcla: nadie eligió estas cartas.
proof-said-withheld = Su navegador ha comprobado la mezcla: las cartas son las debidas, pero un jugador selló un número y no lo envió.
proof-said-wrong = Su navegador ha comprobado la mezcla y algo no cuadra: véalo abajo.
proof-commit-word = Compromiso
proof-secret-word = El secreto
proof-numbers-word = Los números de los jugadores, por asiento
proof-record = El registro de la partida, para «escalera verify»
proof-none = Esta mano no tiene prueba.

## Mesas en la propia página

reason-NOT_KEPT = Este navegador no guarda nada de esta página: es una ventana privada o no queda sitio. Así no se puede abrir aquí ninguna mesa.
reason-RULES_NOT_KEPT = Este navegador no puede guardar reglas de la casa: es una ventana privada o no queda sitio. Así que estas no se guardan.
reason-NO_ENGINE = No se pueden cargar las cartas. Inténtelo de nuevo cuando tenga conexión.
reason-NEWER_LOG = Una versión más nueva de esta página guarda esta mesa. Se queda como está: recargue la página para seguir.
reason-NOT_REPLAYED_HERE = Esta mesa no puede seguir: la página ha cambiado y lo jugado aquí saldría ahora de otra manera. Se guardan sus puntos y su registro hasta ahora. Sus otras mesas siguen igual.
reason-NOT_READ = Esta mesa no se puede abrir: no se puede leer lo que hay guardado de ella. Sus otras mesas siguen igual.
reason-NOT_FOR_SO_MANY = Ese valor es para otro número de jugadores.
reason-NO_SHEET = Aquí no hay libreta para estas variantes: elija otras.
