### Why a command can't do what was asked. Commands and options are never translated.

## How it was typed

command-language = --language { $language }: there are texts in { $known }.
command-number =
    { $option } { $given }: write { $wanted ->
        [range] a whole number from { $least } to { $most }
        [least] a whole number of { $least } or more
       *[any] a whole number
    }.
command-help = { $said } See { $command } --help.
command-no-game =
    { $close ->
        [none] There is no game { $game }. There are: { $games }.
       *[one] There is no game { $game }. Did you mean { $close }? There are: { $games }.
    }
command-which-game = Say which game; there are: { $games }.
command-say-too = Say { $option } { $name } too.
command-missing = Something is missing: write { $form }.
command-no-option =
    { $close ->
        [none] There is no option { $option }.
       *[one] There is no option { $option }. Did you mean { $close }?
    }
command-one-of = { $option } { $given }: write one of these words: { $known }.
command-bare-option = { $option }: something must stand after it.
command-full-option = { $option } stands alone: write nothing after it with =.
command-which-command = Say which command; there are: { $commands }.
command-no-command =
    { $close ->
        [none] There is no command { $command }.
       *[one] There is no command { $command }. Did you mean { $close }?
    }
command-system = The system can't do it: { $trouble }.
command-stopped = Stopped.
command-too-much = Too much was written: { $words }.

## Rules, seasons and sheets

command-settings-of-what = Say which game these settings are for: escalera rules GAME ...
command-csv = --csv { $csv }: it prints players or hands.
command-csv-or-json = Choose --csv or --json.
command-no-paper = Sheets need the extra paper: pip install 'escalera[paper]'.
command-filled = --filled names a whole game: leave the rest out.
command-written = { $path } written.
command-sheet-game = Say which game: escalera sheet GAME -o FILE.pdf

## Files

command-fault =
    { $kind ->
        [EACCES] Escalera has no right to do that here
        [EPERM] Escalera has no right to do that here
        [EROFS] nothing can be written there
        [EEXIST] there is something of that name already
        [ENOTDIR] a part of it is a file, not a folder
        [ENOSPC] there is no room left
        [ENAMETOOLONG] the name is too long
       *[other] { $trouble }
    }
command-file = { $path }: { $trouble }.
command-no-folder = { $path }: there is no such folder.
command-file-there = { $path } is there already: name another file, or add --force to write over it.
command-no-text = What was typed is no text in UTF-8: { $given }.
command-no-json = { $path }:{ $line }: this is no JSON.
command-no-json-text = { $path }: this is no JSON text.
command-nothing-to-try = { $path }: no hand is dealt in this record, so nothing can be tried.
command-nobody-acts =
    { $path }: { $why ->
        [hand] the hand is over
        [match] the match is over
       *[deal] no hand is dealt in this record
    }, so nobody is to act.

## The server

command-setting =
    { $name }={ $given }: write { $wanted ->
        [int_parsing] a whole number
        [bool_parsing] true or false
        [greater_than_equal] a whole number of { $bound } or more
        [less_than_equal] a whole number of { $bound } or less
        [literal_error] { $bound }
        [origin] a web address without a path, such as https://cards.example
        [proxies] addresses or networks, such as 10.0.0.2 or 10.0.0.0/24, with commas between them
       *[other] it as docs/serving.md says
    }.
command-refused-words = ESCALERA_REFUSED_WORDS={ $path }: there is no such file that could be read as text in UTF-8.
command-setting-json = A setting is no JSON where it must be; see docs/serving.md.
command-no-mcp = A seat for a language model needs the extra mcp: pip install 'escalera[mcp]'.
command-no-dataset = A dataset needs the extra dataset: pip install 'escalera[dataset]'.
command-dataset-there = { $path } has something in it already: name another folder.
command-league-written = The league's page is { $path }.
command-dataset-written =
    { $path } written: { $rows ->
        [one] 1 decision
       *[other] { $rows } decisions
    } in { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }.
command-no-server = Serving needs the extra server, { $module } is missing: pip install 'escalera[server]'.
command-no-address = Can't listen at { $address }: { $trouble }.
command-open = Escalera is open at { $addresses } (Ctrl-C closes it).
fault-URL_UNREADABLE = The database's URL can't be read.
fault-URL_OPTION = The database's URL has an option behind its ? that is not known.
fault-NO_DATABASE_URL = The database is sqlite:///FILE or postgresql://USER@HOST/NAME.
fault-DATABASE_SILENT = The database does not answer: { $trouble }
fault-DATABASE_OF_SEVERAL = This database is number { $place } of { $count }: name all of them in ESCALERA_DATABASE_URLS.
fault-DATABASE_IN_USE = Database { $place } of the { $count } named is in use by itself: back it up, and restore into new ones.
fault-DATABASE_PLACE = Database { $place } of the { $count } named is number { $is_place } of { $is_count }: name all of them, in their order.
fault-DATABASE_GONE = Database { $place } has been in use, and the one named is empty: name the one that was, or restore a backup into new ones.
fault-DATABASE_STRANGE = Database { $place } belongs to other databases than the first one.
fault-DATABASES_AWAY = These databases do not answer, by their places: { $places }.
fault-NO_NATS = What speaks to NATS is not installed: pip install 'escalera[nats]'.
fault-BUS_SILENT = The NATS server does not answer: { $trouble }
fault-NO_TELEMETRY = What sends traces is not installed: pip install 'escalera[telemetry]'.
fault-BACKUP_EXISTS = { $path } is there already: choose another name.
fault-BACKUP_NOT_WRITTEN = Can't write { $path }: { $trouble }.
fault-NO_BACKUP = { $path } is no backup of Escalera's, or it is damaged.
fault-NOT_EMPTY = The database is not empty: restore into a new one, which no server has opened yet.
fault-NO_TABLES = There is nothing of Escalera's in the database.
fault-NO_FILE = There is no database { $path }.
fault-SCHEMA_OLDER = The database has another version's schema: run `escalera migrate` first.
fault-DATABASE_NEWER = A newer Escalera has used this database: it has schema { $version }, and this version knows { $newest }.
command-no-table = There is no table { $id }.
command-no-open-table = There is no table { $id } that could be closed: it is over, or not there.
command-no-person = Nothing is stored of a person { $id }.
command-not-forgotten = { $id } is still known at these tables, as what is stored of them can't be read or changed: { $tables }. `escalera admin delete` deletes one.
command-banned = { $id } is banned already.
command-not-banned = { $id } is not banned.
command-purge-what = Say what is too old: --finished, --idle, --guests or --pads with a number of days.
command-no-backup = There is no file { $path }.
