"""Every text that a player reads, as Fluent messages: a folder for each language, a file a part.

Fluent takes a while to load and to read, so nothing is read before a text is wanted.
"""

from escalera.texts.messages import LANGUAGES, Texts, message_id, texts
from escalera.texts.named_error import NamedError, Sayable, Values, fault

__all__ = [
    "LANGUAGES",
    "NamedError",
    "Sayable",
    "Texts",
    "Values",
    "fault",
    "message_id",
    "texts",
]
