"""Settings written as `KEY=VALUE`: one reading, one refusal."""

import pytest

from escalera.cli.errors import CommandError
from escalera.cli.table_rules import agreed
from escalera.rules import RuleError, settings_of


def test_settings_by_key() -> None:
    assert settings_of(["jokers=6", "minimums=1/2", "x=a=b"]) == {
        "jokers": "6",
        "minimums": "1/2",
        "x": "a=b",
    }


@pytest.mark.parametrize(
    ("pairs", "key", "name"),
    [
        (["jokers"], "jokers", "NOT_KEY_VALUE"),
        (["jokers="], "jokers=", "NOT_KEY_VALUE"),
        (["=6"], "=6", "NOT_KEY_VALUE"),
        ([""], "", "NOT_KEY_VALUE"),
        (["jokers=6", "jokers=6"], "jokers", "SET_TWICE"),
    ],
)
def test_what_cannot_be_read_is_refused(pairs: list[str], key: str, name: str) -> None:
    with pytest.raises(RuleError) as caught:
        settings_of(pairs)
    assert (caught.value.key, caught.value.name) == (key, name)
    with pytest.raises(CommandError, match=r"KEY=VALUE|twice") as told:
        agreed("samba", 4, pairs)
    assert str(told.value) == str(caught.value)
