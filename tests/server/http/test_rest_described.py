"""The REST edge keeps to its description, whatever we send to it."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.python.asgi import get_client, shutdown_lifespans
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from escalera.server.host.settings import Settings
from escalera.server.http import given
from escalera.server.http.app import make_app
from tests.server.http.guests import UNLIMITED
from tools.protocol import DOCUMENT

NOT_DESCRIBED = [
    positive_data_acceptance,  # which rules are possible
    allow_header_conformance,  # Starlette names the first of two routes with the same path
]
AS_A_TABLE = {given.PATH: [unsupported_method]}
"""What is asked there by another method is asked of a table with that id: it has the wrong form."""
ALWAYS_DESCRIBED = [not_a_server_error, status_code_conformance, response_schema_conformance]
edge = schemathesis.openapi.from_path(DOCUMENT)
edge.config.update(base_url="http://127.0.0.1:8000")
refused = edge.config.checks.negative_data_rejection
refused.expected_statuses = [*refused.expected_statuses, "413"]  # too large: also refused


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    chosen: dict[str, Any] = {
        "database_url": f"sqlite:///{tmp_path_factory.mktemp('rest') / 'escalera.db'}",
        "bot_processes": 0,
        "answer_processes": 0,
        **UNLIMITED,
    }
    yield make_app(Settings(**chosen))
    shutdown_lifespans()


@edge.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_answers_are_as_described(app: FastAPI, case: schemathesis.Case[Any]) -> None:
    excluded = [*NOT_DESCRIBED, *AS_A_TABLE.get(case.path, [])]
    case.call_and_validate(app=app, excluded_checks=excluded)


@pytest.fixture(scope="module")
def known(app: Any) -> dict[str, str]:
    """Return the ids of a table and of house rules that exist."""
    rules: dict[str, Any] = {"game": "samba", "settings": {"jokers": "6"}}
    with get_client(app) as client:
        table = client.post("/api/tables", json={**rules, "public": True}).json()["id"]
        preset = client.post("/api/presets", json={**rules, "name": "Ours"}).json()["id"]
        pad: dict[str, Any] = {"escalera-pad": 1, "game": "samba"}
        pad_id = client.post("/api/pads/shared", json={"pad": pad, "writers": "link"}).json()["id"]
    return {"table_id": table, "preset_id": preset, "pad_id": pad_id}


@edge.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_there_is_as_described(
    app: FastAPI, known: dict[str, str], case: schemathesis.Case[Any]
) -> None:
    found = {name: known[name] for name in case.path_parameters if name in known}
    case.path_parameters.update(found)
    case.call_and_validate(app=app, checks=ALWAYS_DESCRIBED)
