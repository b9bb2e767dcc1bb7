"""The protocol described for people and programs, made from the code."""

from escalera.server.apidocs.document import openapi_document
from escalera.server.apidocs.page import protocol_page

__all__ = ["openapi_document", "protocol_page"]
