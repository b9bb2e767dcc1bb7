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

## Simulaciones

fault-BOTS_FOR_SEATS = Nombre de 1 a { $seats } bots, no { $given }.
fault-NO_HANDS = Una partida se juega al menos durante una mano.
fault-HANDS_OR_MATCHES = Diga cuántas manos o cuántas partidas, no ambas cosas.
fault-TOO_FEW =
    { $what ->
        [hands] Las manos
        [matches] Las partidas
       *[jobs] Los procesos
    } son al menos 1, no { $given }.
