"""The OpenAPI document: the REST paths, and the socket's messages as components."""

from typing import Any

import msgspec

from escalera.server.apidocs.fields import FIELDS
from escalera.server.host.settings import Settings
from escalera.server.http.app import make_app
from escalera.server.messages import asks, protocol

Schema = dict[str, Any]
CLIENT, SERVER = "ClientMessage", "ServerMessage"
_REF = "#/components/schemas/{name}"


def openapi_document() -> Schema:
    """Return the whole document, ready to be written as JSON."""
    chosen: dict[str, Any] = {"metrics": True}
    document = make_app(Settings(**chosen)).openapi()
    schemas = document["components"]["schemas"]
    messages = message_schemas()
    if twice := schemas.keys() & messages.keys():
        raise ValueError(f"two things have the name {', '.join(sorted(twice))}")
    schemas.update(messages)
    return document


def message_schemas() -> dict[str, Schema]:
    """Return the schemas of all messages and their parts, by name, with the two unions."""
    (client, asked), (server, told) = _components(asks.Ask), _components(protocol.Tell)
    for name, schema in told.items():
        _always_whole(schema)
        for field, sentence in FIELDS.get(name, {}).items():
            schema["properties"][field]["description"] = sentence
    schemas = {CLIENT: client, SERVER: server, **asked, **told}
    for schema in schemas.values():
        _tag_as_constant(schema)
    return schemas


def _components(union: Any) -> tuple[Schema, dict[str, Schema]]:
    (whole,), parts = msgspec.json.schema_components([union], ref_template=_REF)
    return whole, parts


def _always_whole(schema: Schema) -> None:
    """Mark every field as required that the server never leaves out: all with a default, too."""
    known = schema.get("required", [])
    fields = schema["properties"].items()
    schema["required"] = [name for name, field in fields if name in known or "default" in field]
    for field in schema["properties"].values():
        field.pop("default", None)


def _tag_as_constant(schema: Schema) -> None:
    tag = schema.get("properties", {}).get("type")
    if tag:
        schema["properties"]["type"] = {"type": "string", "const": tag["enum"][0]}
