"""Commands for whoever runs a server: its tables and people, its database as a whole."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.language import speaking
from escalera.cli.parsing.completing import one_of
from escalera.cli.parsing.options import Json, Language
from escalera.cli.sentences import known_word, whole_number

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="usage-serve-database")
]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="usage-admin-table")]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="usage-admin-person")]
Most = Annotated[
    int,
    typer.Option(
        "--limit", metavar="N", parser=whole_number("--limit", 1), help="usage-admin-limit"
    ),
]
admin = typer.Typer(help="usage-admin")
_STATUSES = ("open", "playing", "finished")
ANY_ID = {"ignore_unknown_options": True}
"""How a command is read whose argument is an id: one may begin with a dash."""


def _days(name: str) -> typer.models.OptionInfo:
    option = f"--{name}"
    read = whole_number(option, 1)
    made: typer.models.OptionInfo = typer.Option(
        option, metavar="DAYS", parser=read, help=f"usage-admin-{name}"
    )
    return made


@admin.command("tables", help="usage-admin-tables")
def tables(
    status: Annotated[
        str,
        typer.Option(
            "--status",
            metavar="|".join(_STATUSES),
            help="usage-admin-status",
            autocompletion=one_of(*_STATUSES),
            callback=known_word("--status", *_STATUSES),
        ),
    ] = "",
    person: Annotated[str, typer.Option("--person", metavar="PERSON", help="usage-admin-of")] = "",
    limit: Most = 50,
    json: Json = False,
    database: Database = None,
    language: Language = "",
) -> int:
    """List tables, the newest first."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.tables(database, status, person, limit, json=json)


@admin.command("close", help="usage-admin-close", context_settings=ANY_ID)
def close(table: Table, database: Database = None, language: Language = "") -> int:
    """Close a table: nothing happens there any more, its scores stay."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.close(database, table)


@admin.command("delete", help="usage-admin-delete", context_settings=ANY_ID)
def delete(table: Table, database: Database = None, language: Language = "") -> int:
    """Delete a table with all that was played there."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.delete(database, table)


@admin.command("people", help="usage-admin-people")
def people(
    name: Annotated[str, typer.Option("--name", metavar="PART", help="usage-admin-name")] = "",
    limit: Most = 50,
    json: Json = False,
    database: Database = None,
    language: Language = "",
) -> int:
    """List people, who was here last first."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.people(database, name, limit, json=json)


@admin.command("ban", help="usage-admin-ban", context_settings=ANY_ID)
def ban(person: Person, database: Database = None, language: Language = "") -> int:
    """Let a person in no more."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.ban(database, person)


@admin.command("unban", help="usage-admin-unban", context_settings=ANY_ID)
def unban(person: Person, database: Database = None, language: Language = "") -> int:
    """Let a banned person in again."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.unban(database, person)


@admin.command("purge", help="usage-admin-purge")
def purge(
    finished: Annotated[int | None, _days("finished")] = None,
    idle: Annotated[int | None, _days("idle")] = None,
    guests: Annotated[int | None, _days("guests")] = None,
    pads: Annotated[int | None, _days("pads")] = None,
    database: Database = None,
    language: Language = "",
) -> int:
    """Delete what is older than some days, each kind by its own option."""
    from escalera.cli.commands.hosting import admin as command

    given = {"finished": finished, "idle": idle, "guests": guests, "pads": pads}
    days = {name: number or 0 for name, number in given.items()}
    with speaking(language):
        return command.purge(database, days)


@admin.command("export", help="usage-admin-export", context_settings=ANY_ID)
def export(person: Person, database: Database = None, language: Language = "") -> int:
    """Print all that is stored of a person as JSON."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.export(database, person)


@admin.command("forget", help="usage-admin-forget", context_settings=ANY_ID)
def forget(person: Person, database: Database = None, language: Language = "") -> int:
    """Delete all that is stored of a person."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.forget(database, person)


@admin.command("audit", help="usage-admin-audit")
def audit(
    limit: Most = 50, json: Json = False, database: Database = None, language: Language = ""
) -> int:
    """List what administrators and moderators did, the newest first."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.audit(database, limit, json=json)


@admin.command("page", help="usage-admin-page")
def page(database: Database = None, language: Language = "") -> int:
    """Print a word for the server's page /admin."""
    from escalera.cli.commands.hosting import admin as command

    with speaking(language):
        return command.page(database)


BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="usage-backup-file")]


def backup(path: BackupFile, database: Database = None, language: Language = "") -> int:
    """Write the database into a file, also while a server runs."""
    from escalera.cli.commands.hosting import keeping as command

    with speaking(language):
        return command.back_up(database, path)


def restore(path: BackupFile, database: Database = None, language: Language = "") -> int:
    """Fill an empty database from a backup."""
    from escalera.cli.commands.hosting import keeping as command

    with speaking(language):
        return command.restore(database, path)


def migrate(
    check: Annotated[bool, typer.Option("--check", help="usage-migrate-check")] = False,
    database: Database = None,
    language: Language = "",
) -> int:
    """Bring the database to this version's schema."""
    from escalera.cli.commands.hosting import keeping as command

    with speaking(language):
        return command.migrate(database, check=check)
