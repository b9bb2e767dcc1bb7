"""Every text that a player reads, as Fluent messages: a folder for each language, a file a part.

Fluent takes a while to load and to read, so nothing is read before a text is wanted.
"""

from escalera.texts.messages import LANGUAGES, Texts, message_id, texts

__all__ = ["LANGUAGES", "Texts", "message_id", "texts"]
