"""Somebody who has the whole page, and no server any more."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.scorer import Scorer
from tests.browser.serving import server_to_kill
from tests.browser.watching import LOST, PHONE, Visitor, visit


@pytest.fixture(scope="module")
def kept(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A browser that has kept the whole page; its server is killed."""
    with server_to_kill(tmp_path_factory.mktemp("kept") / "server") as server:
        visitor = visit(browser, server.address, PHONE, keeps=True)
        visitor.allowed = (*LOST, "Failed to load resource")
        visitor.go("/")
        Scorer(visitor).wait_until_kept()
        server.stop(signal.SIGKILL)
        yield visitor
        visitor.context.close()


@pytest.fixture
def alone(kept: Visitor) -> Iterator[Visitor]:
    """The same browser, for a test: it may not have seen an error."""
    kept.faults.clear()
    yield kept
    assert not kept.faults
