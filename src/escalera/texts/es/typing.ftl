### Lo que la terminal pregunta, lo que responde a lo escrito, y su ayuda. Las órdenes no se traducen nunca.

## Al llegar y al irse

start-setting = Se prepara la mesa ...
start-patience = Preparando: la primera vez se compilan el juego y sus bots. Puede tardar un minuto o dos ...
start-welcome = Usted tiene el asiento { $seat }. Juegan con usted { $others }. Partida { $seed }.
start-help = Escriba help para ver lo que puede escribir, ? para ver lo que puede hacer, quit para irse.
start-other = { $name } (asiento { $seat }, bot { $bot })
start-partner = { $name } (asiento { $seat }, bot { $bot }, su compañero)
start-resumed = Con --resume el registro ya dice qué juego, jugadores y reglas tiene.
start-seated = El registro ya tiene un bot en cada uno de los demás asientos: quite --bots.
start-no-deal = { $path }: el registro termina antes de repartir las cartas de una mano.
start-no-bot = No hay ningún bot { $bot }; los hay: { $bots }. Los bots propios juegan en arena y league.
start-bots = Hay { $bots } para { $seats }.
count-bot =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
count-seat =
    { $n ->
        [one] { $n } asiento
       *[other] { $n } asientos
    }
goodbye = Hasta pronto.
goodbye-saved = Hasta pronto. Para seguir: { $command }

file-missing = { $path }: no existe ese archivo.
file-folder = { $path } es una carpeta, no un archivo.
file-no-folder = { $path } es un archivo, no una carpeta: nombre otra carpeta.

## Preguntas

prompt-play = Su jugada ({ $verbs }):
prompt-answer = { $name } le pregunta: «¿Puedo cerrar?» yes (sí) o no:
prompt-next = Intro para la mano { $n }, o save ARCHIVO, o quit:
prompt-over = Ya existe { $path }. ¿Se escribe encima? (yes/no)
prompt-save = ¿Guardar antes la partida? Un nombre de archivo, o Intro para no guardarla:
prompt-which = ¿Cuál? Un número, o Intro para ninguna:
prompt-game = ¿Qué juego? Un número o un nombre, o Intro para { $game }:
prompt-number = Escriba un número del 1 al { $n }.

## Respuestas

answer-over = La mano ha terminado. Pulse Intro para seguir.
answer-what = Diga qué: por ejemplo, why take to m1.
answer-legal = Sí que puede: está permitido.
answer-no = No, no puede. { $why }
answer-auto = Escriba auto, auto hand o auto match.
answer-sort = Escriba sort rank, sort suit o sort grid.
answer-no-plays = En esta mano todavía no se ha jugado nada.
answer-no-part = Las reglas no tienen ninguna parte que se llame así. Sus partes: { $titles }.
answer-where = Diga dónde: por ejemplo, save mi-partida.rec.
answer-not-saved = No se ha guardado.
answer-saved = Guardada, con todas las cartas dentro: no vale mirar. Para seguir otro día:
answer-no-take = Ahora no tiene manera de tomar el pozo.
answer-no-play = Ahora no se puede hacer { $verb }. Escriba ? para ver lo que puede hacer.
answer-no-end = Ahora no se puede terminar la mano. Escriba ? para ver lo que puede hacer.
answer-meant = ¿Quiere decir { $words }?
answer-seat = Usted tiene el asiento { $seat }; escriba su jugada sin asiento.
answer-ways = Hay { $n } maneras: diga algo más. ? { $verb } las muestra.

typed-unknown = No conozco { $word }. Escriba ? para ver lo que puede hacer, o help.
typed-alone = Detrás de { $verb } no va nada.
typed-form = Escríbalo como en: { $form }.
typed-forms = Escríbalo como en: { $form }, o { $other }.
typed-end = Escriba end stock o end stuck.
typed-wild = { $word }: escriba a qué carta representa un comodín como en JK=6D.
typed-card = { $word } no es una carta: escriba un valor y un palo, como 7H, 10S o JK.
typed-run = { $word }: escriba las cartas seguidas como en 4H-7H.

## Lo que muestra ?

can-draw = robar del mazo
can-ask = preguntar a su compañero: ¿puedo cerrar?
can-yes = dejar que su compañero cierre
can-no = no dejar que su compañero cierre
can-back = recoger lo que bajó en este turno
can-special = el descarte especial: en su mano solo hay jókers
can-claim = intentar tomar una carta de arriba que no puede usar (una falta)
can-end-stock = no queda mazo para robar: terminar la mano
can-end-stuck = no hay nada que jugar: terminar la mano
can-nothing = Ahora no hay nada de esa clase. Escriba ? para ver lo que hay.
can-ways = { $n } maneras: { $kinds }
can-listed = [? { $verb } las muestra]
can-to = a m{ $number }
can-all = todo
can-sets = grupos

## Ayuda

help-plays = LO QUE SE JUEGA, FORMAS CORTAS, EJEMPLOS
help-take = t 7 7, o solo t si no hay más que una manera
help-take-to = la carta de arriba sola para la combinación m3
help-merge = m4 se une a m1
help-back = recoger lo que bajó en este turno, todo o en parte
help-ask = «¿Puedo cerrar?»
help-discard = con esto termina su turno
help-special = en los juegos que lo tienen

help-commands = QUÉ MÁS SE PUEDE ESCRIBIR
help-list = lo que puede hacer ahora; ? meld muestra cada combinación, ? all todo
help-why = por qué algo no se puede jugar, como en: why take to m2
help-why-typed = why JUGADA
help-hint = qué haría un buen jugador en este turno, y por qué
help-auto = un buen jugador juega este turno por usted (auto hand, la mano; auto match, la partida)
help-table = la mesa otra vez, o simplemente pulse Intro
help-sort = su mano por valores; también sort suit, por palos, y sort grid, en cuadrícula
help-score = la partida hasta ahora
help-record = lo que se ha jugado en esta mano
help-rules = la ficha de reglas; rules pozo para lo que dicen las reglas del pozo
help-save = guardar la partida en un archivo
help-save-typed = save ARCHIVO
help-quit = dejar la mesa

help-cards = LAS CARTAS
help-cards-how = Primero el valor, después el palo: 7S es el siete de picas, TH o 10H el diez de corazones, JK un jóker. Valores: J jota, Q reina, K rey, A as. Palos: S picas, H corazones, D diamantes, C tréboles. Los doses y los jókers son comodines; en una escalera diga a qué carta representa un comodín: JK=6D. Basta el valor donde está claro. Valen las minúsculas, las palabras se pueden acortar, y el tabulador completa lo que escribe.

after-card = escalera book { $game } --language es cuenta el juego entero.
after-games = escalera rules GAME --language es muestra la ficha de reglas de un juego.

keys-variations = Variantes de { $game }
keys-house = Reglas de la casa, en todos los juegos
keys-default = ; lo normal { $value }
keys-house-rule = (regla de la casa)
