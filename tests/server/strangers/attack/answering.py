"""Answers to what a table tells: a play, a number for the shuffle, the next hand."""

from typing import Any

from examples import bot_client

Message = dict[str, Any]
LONG = {"target": "30000"}
"""The settings of a match that outlasts every attack."""


class Answering:
    """Answers messages, and once more what was refused because it came too fast."""

    def __init__(self) -> None:
        self._asked: Message = {"type": ""}
        """The last message that called for an answer."""

    def to(self, message: Message) -> list[Message]:
        """Return what to send when a message comes."""
        if message["type"] == "error":
            return self._found(self._asked) if message["name"] in bot_client.NOT_NOW else []
        found = self._found(message)
        self._asked = message if found else self._asked
        return found

    def _found(self, message: Message) -> list[Message]:
        return bot_client.answers(message, bot_client.choose)
