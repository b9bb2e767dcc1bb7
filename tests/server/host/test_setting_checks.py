"""A setting that can't be meant is said at the start, and a name that is none is logged."""

from pathlib import Path

import pytest

from escalera.cli.commands.tables.serve import run
from escalera.cli.errors import CommandError
from escalera.server.host.setting_checks import unknown
from escalera.server.host.settings import Settings
from tests.server.serving import serving


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("ORIGINS", '["cards.example"]', "ESCALERA_ORIGINS=cards.example: write a web address"),
        ("ORIGINS", '["https://cards.example/play"]', "write a web address without a path"),
        ("FORWARDED_ALLOW_IPS", "10.0.0.2,proxy", "write addresses or networks"),
        ("FORWARDED_ALLOW_IPS", "10.0.0.2/24", "write addresses or networks"),
        ("REFUSED_WORDS", "/no/such/file", "ESCALERA_REFUSED_WORDS=/no/such/file: there is no"),
    ],
)
def test_what_can_not_be_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(f"ESCALERA_{name}", value)
    with pytest.raises(CommandError, match=said):
        run("127.0.0.1", 0, f"sqlite:///{tmp_path / 'e.db'}")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("proxies", ["", "*", "127.0.0.1", "10.0.0.0/24, ::1", "fd00::/8"])
def test_what_can_be_is_taken(proxies: str) -> None:
    sites = ("https://cards.example", "http://127.0.0.1:8000", "http://[::1]:8000")
    settings = Settings(forwarded_allow_ips=proxies, origins=sites)
    assert (settings.forwarded_allow_ips, settings.origins) == (proxies, sites)


def test_an_origin_is_the_one_that_browsers_name() -> None:
    assert Settings(origins=("https://Cards.example/",)).origins == ("https://cards.example",)


def test_names_that_are_no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = set(unknown(Settings.model_fields))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "escalera.env").write_text("ESCALERA_PORTS=1\nESCALERA_HOST=::1\n", "ascii")
    monkeypatch.setenv("ESCALERA_ORIGIN", "x")
    monkeypatch.setenv("ESCALERA_LANGUAGE", "en")
    found = set(unknown(Settings.model_fields))
    assert found - before == {"ESCALERA_ORIGIN", "ESCALERA_PORTS"}


def test_a_server_logs_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ESCALERA_ORIGIN", "x")
    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log"):
        pass
    assert "ESCALERA_ORIGIN" in (tmp_path / "log").read_text()
