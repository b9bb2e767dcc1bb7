"""A server with the built client, a browser, and people who use them."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from escalera.server.http.client_files import client_folder
from tests.browser.lending import Lender
from tests.browser.serving import prepared_server, tables_of
from tests.browser.tables import Opened, Tables
from tests.browser.watching import AXE, DESKTOP, Device, Visitor
from tests.server.serving import Server

HERE: Final = Path(__file__).parent
LENDER: Final = Lender()
Reporting = Generator[None, pytest.TestReport, pytest.TestReport]
Come = Callable[..., Visitor]
"""Brings somebody in: `come(table, "Ann", PHONE)`, `come()`."""


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """These tests use the built client."""
    for needed in client_folder() / "index.html", AXE:
        assert needed.is_file(), f"{needed} is missing: make client"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = prepared_server(tmp_path_factory.mktemp("browser"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def tables(server: Server) -> Tables:
    return tables_of(server)


@pytest.fixture(scope="session")
def lender() -> Iterator[Lender]:
    yield LENDER
    LENDER.close()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """End the browser before tests of other things."""
    if nextitem is None or HERE not in nextitem.path.parents:
        LENDER.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Reporting:
    """Tell of a failed test what its people saw at that moment."""
    report = yield
    if report.failed and call.when == "call" and HERE in item.path.parents:
        report.sections.append(("Pages", LENDER.looks()))
    return report


@pytest.fixture(scope="module")
def browser(lender: Lender) -> Browser:
    return lender.browser


@pytest.fixture
def come(lender: Lender, server: Server) -> Iterator[Come]:
    """Return a function that brings people in; at the end, no browser may have seen an error."""

    def come(
        table: Opened | None = None,
        name: str = "Ann",
        device: Device = DESKTOP,
        at: str = "",
        keeps: bool = False,
    ) -> Visitor:
        visitor = lender.lend(at or server.address, device, keeps=keeps)
        if table:
            visitor.be(table.cookies[name])
            visitor.go(table.path)
        return visitor

    yield come
    assert not lender.take_back()
