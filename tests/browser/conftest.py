"""A server with the built client, a browser, and people who use them."""

import asyncio
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


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """One browser for all tests of a process, with the event loop that drives it."""
    with sync_playwright() as playwright:
        # HEADED=1 needs a browser with windows: ESCALERA_CHROMIUM=/usr/bin/chromium.
        browser = playwright.chromium.launch(
            executable_path=chromium(), headless=not os.environ.get("HEADED"), args=list(FLAGS)
        )
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def browser(launched: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """The browser, whose event loop runs only in modules that use it: others run their own."""
    browser, loop = launched
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


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
