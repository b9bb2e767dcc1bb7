"""The commands and their options. Only parsing stands here: `commands` holds what they do."""

import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from typer.exceptions import TyperException

from escalera.cli.console import complain, say_line, silence
from escalera.cli.errors import CommandError

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    help="The Samba family of card games: play, simulate, check records.",
)

OptionalGame = Annotated[str, typer.Argument(metavar="GAME", help="The game; see rules.")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")]
Language = Annotated[str, typer.Option("--lang", metavar="LANGUAGE", help="en or es.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="A variation or house rule (rules --keys)."),
]
Seed = Annotated[
    str, typer.Option("--seed", metavar="S", help="The same seed deals the same cards.")
]
Bots = Annotated[
    str, typer.Option("--bots", metavar="NAMES", help="Bots, such as easy,hard; see bots.")
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")]


def _print_version(wanted: bool) -> None:
    if wanted:
        say_line(f"escalera {version('escalera')}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """The Samba family of card games: play, simulate, check records."""


@app.command()
def play(
    game: OptionalGame = "",
    players: Players = None,
    bots: Bots = "",
    settings: Settings = None,
    seed: Seed = "",
    hands: Annotated[
        int | None, typer.Option("--hands", metavar="H", min=1, help="Stop after so many hands.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Don't wait while the bots play.")] = False,
) -> int:
    """Play a match against bots, here in the terminal."""
    from escalera.cli.commands import play as command
    from escalera.cli.play.start import Wishes

    wishes = Wishes(game, players, bots, settings or (), seed, hands or 0, resume, fast)
    return command.run(wishes)


@app.command()
def simulate(  # noqa: PLR0913, PLR0917 (each option is an argument)
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; see rules.")],
    players: Players = None,
    bots: Bots = "greedy",
    hands: Annotated[
        int | None, typer.Option("--hands", metavar="H", help="So many hands.")
    ] = None,
    matches: Annotated[
        int | None, typer.Option("--matches", metavar="M", help="Or so many matches (1).")
    ] = None,
    seed: Seed = "0",
    settings: Settings = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write a record a match there.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="So many processes.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> int:
    """Let bots play among themselves, and sum up what came of it."""
    from escalera.cli.commands import simulate as command

    chosen = tuple(word.strip() for word in bots.split(",") if word.strip())
    order = command.Order(
        game, players, chosen, tuple(settings or ()), hands, matches, seed, records, jobs, json
    )
    return command.run(order)


@app.command()
def arena(  # noqa: PLR0913, PLR0917 (each option is an argument)
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT...", help="Two bots or more.")],
    game: Annotated[str, typer.Option("--game", metavar="G", help="The game; see rules.")],
    players: Players = None,
    deals: Annotated[
        int, typer.Option("--deals", metavar="D", help="So many deals of one hand.")
    ] = 100,
    matches: Annotated[
        int, typer.Option("--matches", metavar="M", help="And so many whole matches.")
    ] = 0,
    crossed: Annotated[
        bool, typer.Option("--crossed", help="Mixed pairs of partners meet as well.")
    ] = False,
    seed: Seed = "0",
    settings: Settings = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="So many processes.")] = 1,
    ray: Annotated[
        str, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster instead.")
    ] = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Begin, or go on with, a run.")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Write records and the run's state there."),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="Draw the results as SVG.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> int:
    """Measure bots against each other: the same deals, the seats changed."""
    from escalera.cli.commands import arena as command

    chosen, pairs = tuple(bots), tuple(settings or ())
    wishes = command.Wishes(
        game,
        players,
        chosen,
        pairs,
        deals,
        matches,
        crossed,
        seed,
        jobs,
        ray,
        resume,
        records,
        picture,
        json,
    )
    return command.run(wishes)


@app.command()
def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE...")]) -> int:
    """Check records, line by line, against the rules."""
    from escalera.cli.commands import verify as command

    return command.run(files)


@app.command("try")
def attempt(
    file: Record,
    actions: Annotated[
        list[str], typer.Argument(metavar="ACTION...", help='As in "2 take with 7S 7D".')
    ],
) -> int:
    """Say of each action whether it is legal where a record stops."""
    from escalera.cli.commands import attempt as command

    return command.run(file, actions)


@app.command()
def legal(file: Record) -> int:
    """List the legal actions where a record stops."""
    from escalera.cli.commands import legal as command

    return command.run(file)


@app.command()
def hint(file: Record) -> int:
    """Say what a good player would play where a record stops, and what other plays are worth."""
    from escalera.cli.commands import hint as command

    return command.run(file)


@app.command()
def bots() -> int:
    """List the bots, the weakest first, with a sentence on how each plays."""
    from escalera.cli.commands import bots as command

    return command.run()


@app.command()
def rules(
    game: OptionalGame = "",
    players: Players = None,
    settings: Settings = None,
    keys: Annotated[bool, typer.Option("--keys", help="List what can be set.")] = False,
) -> int:
    """Show a game's rule card; without a game, the list of games."""
    from escalera.cli.commands import rules as command

    return command.run(game, players, settings or (), only_keys=keys)


_JSON = typer.Option("--json", help="Print it as JSON.")


@app.command()
def score(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A score pad (docs/pad.md).")],
    json: Annotated[bool, _JSON] = False,
) -> int:
    """Count a whole game that was written down at a real table."""
    from escalera.cli.commands import score as command

    return command.run(file, json=json)


@app.command()
def season(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Score pads.")],
    json: Annotated[bool, _JSON] = False,
    csv: Annotated[
        str, typer.Option("--csv", metavar="WHAT", help="Print CSV: players or hands.")
    ] = "",
) -> int:
    """Sum up several games of a group: who won, averages, best hands."""
    from escalera.cli.commands import season as command

    return command.run(files, json=json, csv=csv)


@app.command()
def sheet(
    out: Annotated[Path, typer.Option("-o", metavar="FILE.pdf", help="Where the PDF goes.")],
    game: OptionalGame = "",
    players: Players = None,
    settings: Settings = None,
    names: Annotated[
        str, typer.Option("--names", metavar="NAMES", help="Players by seat: Ann,Bob,Cem,Dee.")
    ] = "",
    filled: Annotated[
        Path | None, typer.Option("--filled", metavar="FILE", help="A score pad to fill in.")
    ] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="PAPER", help="a4 or letter.")] = "a4",
    large: Annotated[bool, typer.Option("--large", help="Large print.")] = False,
    language: Language = "en",
) -> int:
    """Make a score sheet as PDF: empty, or filled in from a score pad."""
    from escalera.cli.commands import sheet as command

    given = tuple(settings or ())
    order = command.Order(game, players, given, names, filled, paper, large, language, out)
    return command.run(order)


@app.command()
def book(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; see rules.")],
    players: Players = None,
    settings: Settings = None,
    card: Annotated[bool, typer.Option("--card", help="The rule card: figures only.")] = False,
    language: Language = "en",
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page to print there.")
    ] = None,
) -> int:
    """Tell a game from its setup to the match's end, with pictured examples."""
    from escalera.cli.commands import book as command

    return command.run(game, players, settings or (), card=card, language=language, html=html)


@app.command()
def differs(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; see rules.")],
    other: Annotated[str, typer.Argument(metavar="OTHER", help="Another; else the same.")] = "",
    players: Players = None,
    settings: Settings = None,
    other_settings: Annotated[
        list[str] | None,
        typer.Option("--other-set", metavar="KEY=VALUE", help="As --set, for the other side."),
    ] = None,
    language: Language = "en",
) -> int:
    """Show what differs between two games, or between a table and its game's document."""
    from escalera.cli.commands import differs as command

    return command.run(
        game, other, players, settings or (), other_settings or (), language=language
    )


_SERVE_SETTINGS = (
    "Further settings, by the environment or in a file escalera.env (docs/serving.md tells each): "
    "ESCALERA_HOST, ESCALERA_PORT, ESCALERA_DATABASE_URL, ESCALERA_FULL_SYNC, ESCALERA_ORIGINS, "
    "ESCALERA_SECURE_COOKIES, ESCALERA_BOT_PROCESSES, ESCALERA_REQUESTS_A_MINUTE, "
    "ESCALERA_MESSAGES_A_SECOND, ESCALERA_REQUEST_SECONDS, ESCALERA_LOG_LEVEL, ESCALERA_METRICS."
)


@app.command(epilog=_SERVE_SETTINGS)
def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="ADDRESS", help="The address to listen at.")
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="N", help="The port; 8000 by default.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://..."),
    ] = None,
    show: Annotated[
        bool, typer.Option("--show", help="On a desktop, open the browser there.")
    ] = False,
) -> int:
    """Open the table server: games in the browser and by programs."""
    from escalera.cli.commands import serve as command

    return command.run(host, port, database, show=show)


@app.command()
def bench(
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> int:
    """Measure the engine's speed on this machine."""
    from escalera.cli.commands import bench as command

    return command.run(json=json)


_INTERRUPTED = 130
"""What Typer returns after Ctrl-C."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status; every error is one line on stderr."""
    command = typer.main.get_command(app)
    try:
        done = command.main(
            args=list(arguments) or ["--help"], prog_name="escalera", standalone_mode=False
        )
        sys.stdout.flush()
    except (CommandError, TyperException) as error:
        return _failed(error)
    except BrokenPipeError:
        silence()
        return 1
    if done == _INTERRUPTED:
        complain("Stopped.")
    return int(done or 0)


def _failed(error: Exception) -> int:
    format_message = getattr(error, "format_message", None)
    complain(" ".join((format_message() if format_message else str(error)).split()))
    return 2
