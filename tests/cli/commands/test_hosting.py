"""Commands for hosts, where the database's URL is wrong: one line, without any of a password."""

import pytest

from escalera.cli.app import run

WRONG = "postgresql://u:very@hush:hush@host/db"
SAID = "The database's URL can't be read."


@pytest.mark.parametrize("command", ["serve", "admin tables", "backup x.db", "migrate"])
def test_a_url_that_can_not_be_read(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command.split(), "--database", WRONG]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.endswith(f"{SAID}\n")
    assert shown.err.count("\n") == 1
    assert "hush" not in shown.err


@pytest.mark.parametrize("url", ["", "foo", WRONG])
def test_the_doctor_tells_of_it_and_of_all_else(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ESCALERA_DATABASE_URL", url)
    assert run(["doctor"]) == 0
    shown = capsys.readouterr().out
    assert SAID in shown
    assert "Engine" in shown
    assert "hush" not in shown


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URLS", '"postgresql://u:hush@host/db"'),
        ("NATS_URL", "u:hush@host"),
        ("TRACES_URL", "u:hush@host"),
    ],
)
def test_a_setting_that_may_hold_a_password_is_named_without_its_value(
    name: str, value: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"ESCALERA_{name}", value)
    assert run(["serve"]) == 2
    shown = capsys.readouterr().err
    assert shown == f"ESCALERA_{name}=...: write it as docs/serving.md says.\n"
