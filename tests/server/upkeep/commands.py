"""The command line of whoever runs a server, on the database of a test."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

import pytest

from escalera.cli.app import run


@dataclass
class Commands:
    """Runs `escalera` in a thread of this process and returns what it prints."""

    database: str
    """Empty: those that the settings name."""
    capsys: pytest.CaptureFixture[str]

    def now(self, *words: str, status: int = 0) -> str:
        """Run a command; it must end with a status."""
        self.capsys.readouterr()
        found = run([*words, *(["--database", self.database] if self.database else [])])
        shown = self.capsys.readouterr()
        assert found == status, shown.out + shown.err
        return shown.out + shown.err

    async def soon(self, *words: str, status: int = 0) -> str:
        """Run a command while the loop goes on."""
        return await asyncio.to_thread(self.now, *words, status=status)

    async def listed(self, *words: str) -> list[dict[str, Any]]:
        """Return a list that a command prints."""
        found: list[dict[str, Any]] = json.loads(await self.soon("admin", *words, "--json"))
        return found
