"""A server with the built client, a browser, and people who use them."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from escalera.server.http.client_files import client_folder
from tests.browser.serving import prepared_server, tables_of
from tests.browser.tables import Opened, Tables
from tests.browser.watching import AXE, DESKTOP, Device, Visitor, visit
from tests.server.serving import Server
from tools.chromium import FLAGS, chromium

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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one module's tests: its event loop would disturb other tests."""
    with sync_playwright() as playwright:
        # HEADED=1 needs a browser with windows: ESCALERA_CHROMIUM=/usr/bin/chromium.
        launched = playwright.chromium.launch(
            executable_path=chromium(), headless=not os.environ.get("HEADED"), args=list(FLAGS)
        )
        yield launched
        launched.close()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Return a function that brings people in; at the end, no browser may have seen an error."""
    visitors: list[Visitor] = []

    def come(
        table: Opened | None = None,
        name: str = "Ann",
        device: Device = DESKTOP,
        at: str = "",
        keeps: bool = False,
    ) -> Visitor:
        visitor = visit(browser, at or server.address, device, keeps=keeps)
        visitors.append(visitor)
        if table:
            visitor.be(table.cookies[name])
            visitor.go(table.path)
        return visitor

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert not faults
