"""Several databases know their places: a list that is not what it was is refused, and says why."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from escalera.server.store import DatabaseError, open_store
from escalera.server.store.spread.shares import share
from tests.server.postgres import Cluster
from tests.server.store.stores import ROW, opened

pytestmark = pytest.mark.asyncio
KEPT = {2: [1, 0, 1, 1], 5: [3, 2, 1, 4]}
"""Where the first release with several databases kept some tables."""


def urls(folder: Path, *names: str) -> list[str]:
    return [f"sqlite:///{folder / name}.db" for name in names]


async def refusal(named: str | Sequence[str]) -> str:
    """Return the name of the refusal to open some databases, empty if they open."""
    store = open_store(named)
    try:
        await store.open()
    except DatabaseError as error:
        return error.name
    finally:
        await store.close()
    return ""


async def test_the_same_list_opens_again_and_another_is_refused(tmp_path: Path) -> None:
    a, b, c, new = urls(tmp_path, "a", "b", "c", "new")
    assert await refusal([a, b, c]) == ""
    for _ in range(2):
        assert await refusal([b, a, c]) == "DATABASE_PLACE"
        assert await refusal([a, b]) == "DATABASE_PLACE"
        assert await refusal([a, b, c, new]) == "DATABASE_PLACE"
        assert await refusal([a, c, b]) == "DATABASE_PLACE"
        assert await refusal([a, b, b]) == "DATABASE_PLACE"
        assert await refusal([a, new, c]) == "DATABASE_GONE"
        assert await refusal(a) == await refusal(b) == "DATABASE_OF_SEVERAL"
        assert await refusal([a]) == "DATABASE_OF_SEVERAL"
    assert await refusal([a, b, c]) == ""


async def test_databases_of_two_clusters_are_not_mixed(tmp_path: Path) -> None:
    a, b, x, y = urls(tmp_path, "a", "b", "x", "y")
    assert await refusal([a, b]) == await refusal([x, y]) == ""
    assert await refusal([a, y]) == "DATABASE_STRANGE"
    mixed = open_store([a, y])
    with pytest.raises(DatabaseError, match="other databases than the first"):
        await mixed.check()
    await mixed.close()
    assert await refusal([x, y]) == ""


async def test_a_database_in_use_is_not_made_one_of_several(tmp_path: Path) -> None:
    used, named, new, other = urls(tmp_path, "used", "named", "new", "other")
    async with opened(used) as store:
        await store.create_table(ROW, [b"1"])
    async with opened(named) as store:
        await store.save_person("ann", "Ann")
    assert await refusal([used, new]) == "DATABASE_IN_USE"
    assert await refusal([other, named]) == "DATABASE_IN_USE"
    assert await refusal(used) == ""
    assert await refusal([named, new]) == ""  # people stay in the first one


async def test_processes_that_start_at_once_agree(tmp_path: Path, postgres: Cluster) -> None:
    both = [postgres.new_database(), postgres.new_database()]
    for named in (urls(tmp_path, "a", "b"), both):
        assert await asyncio.gather(*(refusal(named) for _ in range(4))) == [""] * 4


async def test_tables_keep_their_places_for_ever() -> None:
    names = ["table1", "nQ3x", "Zeh-_9", "t"]
    assert [share(name, 2) for name in names] == KEPT[2]
    assert [share(name, 5) for name in names] == KEPT[5]
    counted = [[share(f"t{number}", 4) for number in range(4000)].count(n) for n in range(4)]
    assert min(counted) > 900


async def test_what_is_wrong_is_said_in_both_languages(tmp_path: Path) -> None:
    a, b = urls(tmp_path, "a", "b")
    assert await refusal([a, b]) == ""
    store = open_store([b, a])
    with pytest.raises(DatabaseError) as caught:
        await store.open()
    await store.close()
    assert str(caught.value) == (
        "Database 1 of the 2 named is number 2 of 2: name all of them, in their order."
    )
    assert "es la 2 de 2" in caught.value.said("es")
