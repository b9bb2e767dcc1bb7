"""`escalera serve`: the table server."""

from typing import Any

from escalera.cli.console import complain, say_line
from escalera.cli.errors import CommandError


def run(host: str | None, port: int | None, database: str | None) -> int:
    """Serve until Ctrl-C; options go before the environment and escalera.env."""
    try:
        from pydantic import ValidationError

        from escalera.server.run import check_database, listening, serve
        from escalera.server.settings import Settings
    except ModuleNotFoundError as error:
        complain(f"The server needs {error.name}: pip install 'escalera[server]'.")
        return 2
    given: dict[str, Any] = {"host": host, "port": port, "database_url": database}
    try:
        settings = Settings(**{key: value for key, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        raise CommandError(f"ESCALERA_{str(first['loc'][0]).upper()}: {first['msg']}.") from None
    try:
        check_database(settings)
    except ValueError as error:
        raise CommandError(f"ESCALERA_DATABASE_URL: {error}") from None
    try:
        made = listening(settings)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise CommandError(f"Can't listen at {where}: {error.strerror}.") from None
    address = f"http://{settings.host}:{made.getsockname()[1]}"
    say_line(f"Escalera is open at {address} (Ctrl-C closes it).")
    serve(settings, made)
    return 0
