### What `--help` says. Commands, options and the words in capital letters are never translated.

## The parser's words

usage-word-usage = Usage:
usage-word-options = Options
usage-word-arguments = Arguments
usage-word-commands = Commands
usage-word-required = required
usage-word-default = default: { $value }
usage-word-form-options = [OPTIONS]
usage-word-form-commands = COMMAND [ARGS]...

## Commands

usage-escalera = The Samba family of card games: play, simulate, check records.
usage-play = Play a match against bots, here in the terminal.
usage-simulate = Let bots play each other, and sum up the results.
usage-arena = Compare bots on the same deals, with the seats changed.
usage-league = Let any bots, your own too, play a league over deals that nobody knew.
usage-verify = Check records, line by line, against the rules.
usage-try = Say whether each action is legal where a record stops.
usage-legal = List the legal actions where a record stops.
usage-hint = Say what a good player would play where a record stops, and what other plays are worth.
usage-bots = List the bots, the weakest first, with a sentence on how each plays.
usage-rules = Show a game's rule card; without a game, the list of games.
usage-score = Count a whole game that was written down at a real table.
usage-season = Sum up several games of a group: who won, averages, best hands.
usage-sheet = Make a score sheet as PDF: empty, or filled in from a score pad.
usage-book = Tell a game from its setup to the match's end, with pictured examples.
usage-differs = Show what differs between two games, or between a table and its game's document.
usage-serve = Start the table server, for browsers and for programs.
usage-mcp = Let a language model play a seat against bots, by the Model Context Protocol.
usage-dataset = Write what the planner decides as Parquet, for programs that learn.
usage-bench = Measure the engine's speed on this machine.
usage-doctor = Say which engine runs here and why, and what it was built for.
usage-backup = Write a server's whole database into a file, also while the server runs.
usage-restore = Fill an empty database from a backup, SQLite or PostgreSQL.
usage-migrate = Bring a server's database to this version's schema, which a server's start does too.
usage-admin = Look after a server's tables and people, also while it runs.
usage-admin-tables = List tables, the newest first.
usage-admin-close = Close a table for good; its people keep its scores and its record.
usage-admin-delete = Delete a table with all that was played there.
usage-admin-people = List people, who was here last first.
usage-admin-ban = Let a person in no more.
usage-admin-unban = Let a banned person in again.
usage-admin-purge = Delete what is older than some days.
usage-admin-export = Print all that is stored of a person as JSON.
usage-admin-forget = Delete all that is stored of a person; the others' matches stay.
usage-admin-audit = List what administrators and moderators did, the newest first.
usage-admin-page = Print a word that opens the page /admin, where the same can be done.

## What several commands take

usage-option-help = Show this message and exit.
usage-option-version = Show the version.
usage-option-install-completion = Install completion for the current shell.
usage-option-show-completion = Show completion for the current shell, to copy it or customize the installation.
usage-option-game = The game; see rules.
usage-option-players = How many play.
usage-option-language = The language.
usage-option-set = A variation or house rule (rules --keys).
usage-option-seed = The same seed deals the same cards.
usage-option-bots = Bots, such as easy,hard; see bots.
usage-option-jobs = So many processes.
usage-option-record = A game record.
usage-option-force = Write over a file that is there.
usage-option-json = Print it as JSON.

## What one command takes

usage-play-hands = Stop after this many hands.
usage-play-resume = Go on with a saved match.
usage-play-fast = Don't wait while the bots play.
usage-simulate-hands = How many hands.
usage-simulate-matches = Or how many matches (1).
usage-simulate-records = Write a record a match there.
usage-simulate-json = Print the summary as JSON.
usage-arena-bots = Two bots or more.
usage-arena-deals = How many deals, of one hand each.
usage-arena-matches = And how many whole matches.
usage-arena-crossed = Mixed pairs of partners meet as well.
usage-arena-ray = Play on a Ray cluster instead.
usage-arena-resume = Begin, or go on with, a run.
usage-arena-records = Write records and the run's state there.
usage-arena-picture = Draw the results as SVG.
usage-arena-json = Print the report as JSON.
usage-league-bots = Two bots or more: names, FILE.py or program:COMMAND, each also as LABEL=...
usage-league-secret = The seed of half of the deals; its SHA-256 is told.
usage-league-promise = The SHA-256 of that seed, as it was published.
usage-league-reference = Two of it play against partners of strangers (greedy).
usage-league-out = Write the page there, as Markdown.
usage-verify-files = Game records.
usage-try-action = As in "2 take with 7S 7D".
usage-rules-keys = List what can be set.
usage-book-card = The rule card: figures only.
usage-book-html = Write a page to print there.
usage-differs-other = Another; else the same.
usage-differs-other-set = As --set, for the other side.
usage-score-file = A score pad (docs/pad.md).
usage-season-files = Score pads.
usage-season-csv = Print CSV: players or hands.
usage-sheet-out = Where the PDF goes.
usage-sheet-names = Players by seat: Ann,Bob,Cem,Dee.
usage-sheet-filled = A score pad to fill in.
usage-sheet-paper = a4 or letter.
usage-sheet-large = Large print.
usage-serve-host = The address to listen at.
usage-serve-port = The port; 8000 by default.
usage-serve-database = sqlite:///FILE or postgresql://...
usage-serve-show = On a desktop, open the browser there.
usage-serve-settings = Further settings, by the environment or in a file escalera.env (docs/serving.md tells each): ESCALERA_HOST, ESCALERA_PORT, ESCALERA_DATABASE_URL, ESCALERA_DATABASE_URLS, ESCALERA_PROCESS_ADDRESS, ESCALERA_NATS_URL, ESCALERA_FULL_SYNC, ESCALERA_ORIGINS, ESCALERA_SECURE_COOKIES, ESCALERA_FORWARDED_ALLOW_IPS, ESCALERA_BOT_PROCESSES, ESCALERA_ANSWER_PROCESSES, ESCALERA_REQUESTS_A_MINUTE, ESCALERA_NEW_PEOPLE_AN_HOUR, ESCALERA_MADE_AN_HOUR, ESCALERA_MADE_AN_HOUR_AT_ADDRESS, ESCALERA_REFUSED_WORDS, ESCALERA_KEPT_AT_ONCE, ESCALERA_KEPT_AT_ONCE_AT_ADDRESS, ESCALERA_CONNECTIONS_AT_ADDRESS, ESCALERA_MESSAGES_A_SECOND, ESCALERA_MESSAGES_A_SECOND_AT_ADDRESS, ESCALERA_REQUEST_SECONDS, ESCALERA_KEEP_FINISHED_DAYS, ESCALERA_KEEP_IDLE_DAYS, ESCALERA_KEEP_GUESTS_DAYS, ESCALERA_KEEP_PADS_DAYS, ESCALERA_LOG_LEVEL, ESCALERA_LOG_FORMAT, ESCALERA_METRICS, ESCALERA_METRICS_TOKEN, ESCALERA_TRACES_URL.
usage-admin-table = A table's id: the end of its link.
usage-admin-person = A person's id; see admin people.
usage-admin-limit = So many at most.
usage-admin-status = Only those of a status.
usage-admin-of = Only a person's.
usage-admin-name = Only names with this in them.
usage-admin-finished = Matches that ended before that.
usage-admin-idle = Tables not over where nothing has happened since.
usage-admin-guests = Names of people not seen since.
usage-admin-pads = Shared pads not written since.
usage-backup-file = The backup.
usage-migrate-check = Change nothing: exit status 1 if it is not the newest.
usage-mcp-bot = The bot at every other seat.
usage-dataset-hands = How many hands, in whole matches.
usage-dataset-out = An empty folder for it.
usage-bench-json = Print the figures as JSON.
