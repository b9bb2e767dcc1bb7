### Por qué los bots no se pueden comparar, o no pueden jugar entre sí, como se pide.

fault-TWO_BOTS = Nombre dos bots o más; un bot puede jugar contra sí mismo.
fault-TOO_FEW_DEALS = Los repartos son al menos 1, no { $given }.
fault-MATCHES_BELOW_ZERO = Las partidas son al menos 0, no { $given }.
fault-CROSSED_AT_FOUR = Las parejas se cruzan en una mesa de cuatro, dos contra dos.
fault-ARENA_JOBS = Los procesos son al menos 1, no { $given }.
fault-OWN_STATE = Una carpeta de registros guarda su propio estado, { $file }: no nombre otro.
fault-NO_RAY = Ray no está instalado: pip install 'escalera[ray]'.
fault-NO_CLUSTER = No hay ningún clúster de Ray en { $address }.
fault-NO_STATE_FILE = { $path } no es el archivo de estado de una comparación.
fault-OTHER_RUN = { $path } es de otra comparación: con otros bots, reglas, parejas o semilla.
fault-DAMAGED_LINE = { $path }:{ $line }: esta línea está dañada.
fault-LEAGUE_DEALS = Una liga tiene al menos dos repartos, no { $given }.
fault-OTHER_SECRET = Este no es el secreto prometido: su SHA-256 es otro.
fault-NO_SECRET = El secreto está vacío: cualquiera podría adivinar la mitad de los repartos.
fault-SAME_SEEDS = El secreto es también la semilla abierta: la mitad de los repartos serían los de la otra mitad.

## Simulaciones

fault-BOTS_FOR_SEATS = Nombre de 1 a { $seats } bots, no { $given }.
fault-NO_HANDS = Una partida se juega al menos durante una mano.
fault-HANDS_OR_MATCHES = Diga cuántas manos o cuántas partidas, no ambas cosas.
fault-RECORDS_THERE = Ya hay registros en { $path }: nombre otra carpeta.
fault-TOO_FEW =
    { $what ->
        [hands] Las manos
        [matches] Las partidas
       *[jobs] Los procesos
    } son al menos 1, no { $given }.

## El resultado de una simulación

summary-heading =
    { $game }, { $players } jugadores{ $settings }: { $bots }; semilla { $seed }
    { $hands } en { $matches }, { $seconds } segundos: { $pace } manos por segundo
summary-endings = Cómo terminaron las manos
summary-points = Puntos de un equipo en una mano
summary-melds = Combinaciones en la mesa al final de una mano
summary-won = Partidas ganadas
summary-row-out = cierre
summary-row-stock = fin del mazo
summary-row-stuck = sin jugada
summary-row-ties = empates
summary-row-open-sets = grupos abiertos
summary-row-open-sequences = escaleras abiertas
summary-row-open-wild-melds = combinaciones de comodines abiertas
summary-row-sequences-with-a-black-3 = escaleras con un 3 negro
count-hand-played =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }
count-match-played =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }

## El resultado de una comparación

arena-heading = { $game }, { $players } jugadores{ $settings }: { $played }, cada uno con los asientos cambiados; semilla { $seed }
arena-played = { $deals } y { $matches }
arena-interval = { $low } a { $high }
arena-pairs = El primero sobre el segundo, intervalos del 95 %
arena-cross = Tabla cruzada: puntos por mano, la fila sobre la columna
arena-ratings = Puntuación Elo por manos ganadas
arena-endings = Cómo terminaron las manos, y sus turnos
arena-points = Puntos en una mano
arena-times = Milisegundos por decisión
arena-column-first = primero
arena-column-second = segundo
arena-column-side = bando
arena-column-points = puntos por mano
arena-column-interval = intervalo 95 %
arena-column-hands = manos ganadas
arena-column-matches = partidas ganadas
arena-column-elo = Elo
arena-column-turns = turnos
arena-column-decisions = decisiones
count-deal-played =
    { $n ->
        [one] { $n } reparto
       *[other] { $n } repartos
    }

## Lo que cuenta una barra de progreso

bar-deals = repartos
bar-hands = manos
bar-matches = partidas
