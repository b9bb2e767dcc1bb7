### Por qué una orden no puede hacer lo que se pide. Las órdenes y opciones no se traducen.

## Cómo se escribió

command-language = --language { $language }: hay textos en { $known }.
command-number =
    { $option } { $given }: escriba { $wanted ->
        [range] un número entero de { $least } a { $most }
        [least] un número entero desde { $least }
       *[any] un número entero
    }.
command-help = { $said } Vea { $command } --help.
command-no-game =
    { $close ->
        [none] No existe el juego { $game }. Hay: { $games }.
       *[one] No existe el juego { $game }. ¿Quería decir { $close }? Hay: { $games }.
    }
command-which-game = Diga qué juego; hay: { $games }.
command-say-too = Falta { $option } { $name }.
command-missing = Falta algo: escriba { $form }.
command-no-option =
    { $close ->
        [none] No existe la opción { $option }.
       *[one] No existe la opción { $option }. ¿Quería decir { $close }?
    }
command-one-of = { $option } { $given }: escriba una de estas palabras: { $known }.
command-bare-option = { $option }: falta algo detrás.
command-full-option = { $option } va sola: no escriba nada detrás con =.
command-which-command = Diga qué orden; hay: { $commands }.
command-no-command =
    { $close ->
        [none] No existe la orden { $command }.
       *[one] No existe la orden { $command }. ¿Quería decir { $close }?
    }
command-system = El sistema no puede hacerlo: { $trouble }.
command-stopped = Interrumpido.
command-too-much = Esto sobra: { $words }.

## Reglas, temporadas y hojas

command-settings-of-what = Diga para qué juego son estas reglas: escalera rules GAME ...
command-csv = --csv { $csv }: se imprime players (jugadores) o hands (manos).
command-csv-or-json = Elija --csv o --json.
command-no-paper = Para las hojas hace falta el extra paper: pip install 'escalera[paper]'.
command-filled = --filled ya nombra toda una partida: quite lo demás.
command-written = { $path }: escrito.
command-sheet-game = Diga qué juego: escalera sheet GAME -o FILE.pdf

## Archivos

command-fault =
    { $kind ->
        [EACCES] Escalera no tiene permiso para eso
        [EPERM] Escalera no tiene permiso para eso
        [EROFS] ahí no se puede escribir nada
        [EEXIST] ya hay algo con ese nombre
        [ENOTDIR] una parte es un archivo, no una carpeta
        [ENOSPC] ya no queda sitio
        [ENAMETOOLONG] el nombre es demasiado largo
       *[other] { $trouble }
    }
command-file = { $path }: { $trouble }.
command-no-folder = { $path }: no existe esa carpeta.
command-file-there = { $path } ya existe: nombre otro archivo, o añada --force para escribir encima.
command-no-text = Lo escrito no es texto en UTF-8: { $given }.
command-no-json = { $path }:{ $line }: esto no es JSON.
command-no-json-text = { $path }: esto no es un texto JSON.
command-nothing-to-try = { $path }: en este registro no hay ninguna mano repartida, así que no hay nada que probar.
command-nobody-acts =
    { $path }: { $why ->
        [hand] la mano ha terminado
        [match] la partida ha terminado
       *[deal] en este registro no hay ninguna mano repartida
    }, así que no le toca a nadie.

## El servidor

command-setting =
    { $name }={ $given }: escriba { $wanted ->
        [int_parsing] un número entero
        [bool_parsing] true o false
        [greater_than_equal] un número entero desde { $bound }
        [less_than_equal] un número entero hasta { $bound }
        [literal_error] { $bound }
        [origin] una dirección web sin ruta, como https://cards.example
        [proxies] direcciones o redes, como 10.0.0.2 o 10.0.0.0/24, separadas por comas
       *[other] lo que dice docs/serving.md
    }.
command-refused-words = ESCALERA_REFUSED_WORDS={ $path }: no hay ahí ningún archivo que se pueda leer como texto en UTF-8.
command-setting-json = Un ajuste debe ser JSON y no lo es; vea docs/serving.md.
command-no-mcp = Para el asiento de un modelo de lenguaje hace falta el extra mcp: pip install 'escalera[mcp]'.
command-no-dataset = Para un conjunto de datos hace falta el extra dataset: pip install 'escalera[dataset]'.
command-dataset-there = Ya hay algo en { $path }: nombre otra carpeta.
command-league-written = La página de la liga es { $path }.
command-dataset-written =
    { $path } escrito: { $rows ->
        [one] 1 decisión
       *[other] { $rows } decisiones
    } en { $hands ->
        [one] 1 mano
       *[other] { $hands } manos
    }.
command-no-server = Para servir hace falta el extra server, no está { $module }: pip install 'escalera[server]'.
command-no-address = No se puede escuchar en { $address }: { $trouble }.
command-open = Escalera está abierta en { $addresses } (Ctrl-C la cierra).
fault-URL_UNREADABLE = No se entiende la dirección de la base de datos.
fault-URL_OPTION = La dirección de la base de datos tiene tras el ? una opción desconocida.
fault-NO_DATABASE_URL = La base de datos es sqlite:///FILE o postgresql://USER@HOST/NAME.
fault-DATABASE_SILENT = La base de datos no responde: { $trouble }
fault-DATABASE_OF_SEVERAL = Esta base de datos es la { $place } de { $count }: nómbrelas todas en ESCALERA_DATABASE_URLS.
fault-DATABASE_IN_USE = La base de datos { $place } de las { $count } nombradas se usa ya por sí sola: haga una copia y restáurela en otras nuevas.
fault-DATABASE_PLACE = La base de datos { $place } de las { $count } nombradas es la { $is_place } de { $is_count }: nómbrelas todas, en su orden.
fault-DATABASE_GONE = La base de datos { $place } ya estaba en uso, y la nombrada está vacía: nombre la de antes, o restaure una copia en otras nuevas.
fault-DATABASE_STRANGE = La base de datos { $place } no es del mismo grupo que la primera.
fault-DATABASES_AWAY = Estas bases de datos no responden, por su lugar: { $places }.
fault-NO_NATS = Falta lo que habla con NATS: pip install 'escalera[nats]'.
fault-BUS_SILENT = El servidor de NATS no responde: { $trouble }
fault-NO_TELEMETRY = Falta lo que envía trazas: pip install 'escalera[telemetry]'.
fault-BACKUP_EXISTS = { $path } ya existe: elija otro nombre.
fault-BACKUP_NOT_WRITTEN = No se puede escribir { $path }: { $trouble }.
fault-NO_BACKUP = { $path } no es una copia de Escalera, o está dañada.
fault-NOT_EMPTY = La base de datos no está vacía: restaure en una nueva, que ningún servidor haya abierto.
fault-NO_TABLES = No hay nada de Escalera en la base de datos.
fault-NO_FILE = No existe la base de datos { $path }.
fault-SCHEMA_OLDER = La base de datos tiene el esquema de otra versión: ejecute antes `escalera migrate`.
fault-DATABASE_NEWER = Una Escalera más nueva ha usado esta base de datos: tiene el esquema { $version }, y esta versión conoce el { $newest }.
command-no-table = No existe la mesa { $id }.
command-no-open-table = No hay ninguna mesa { $id } que se pueda cerrar: ha terminado o no existe.
command-no-person = No hay nada guardado de una persona { $id }.
command-not-forgotten = Todavía conocen a { $id } estas mesas, porque lo guardado de ellas no se puede leer o cambiar: { $tables }. `escalera admin delete` borra una.
command-banned = { $id } ya tiene el veto.
command-not-banned = { $id } no tiene ningún veto.
command-purge-what = Diga qué es demasiado viejo: --finished, --idle, --guests o --pads con un número de días.
command-no-backup = No existe el archivo { $path }.
