"""What came of an attack: how much was tried, let in and refused, and what was at fault."""

import time
from collections import Counter
from dataclasses import dataclass, field

import httpx


@dataclass
class Tally:
    """What came of one attack."""

    tried: int = 0
    let_in: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """How often something was refused, by the refusal's name."""
    faults: list[str] = field(default_factory=list)
    """Limits that did not hold, and refusals that said nothing."""
    began: float = field(default_factory=time.monotonic)

    def let(self) -> None:
        """Count something that was let in."""
        self.tried, self.let_in = self.tried + 1, self.let_in + 1

    def refuse(self, name: str) -> None:
        """Count something that was refused."""
        self.tried += 1
        self.refused[name] += 1
        if name in NAMELESS:
            self.faults.append(f"a refusal without a name of ours: {name!r}")

    def answer(self, answer: httpx.Response) -> bool:
        """Count a request by its answer; say whether it was let in."""
        if answer.is_success:
            self.let()
        else:
            said = answer.json() if "json" in answer.headers.get("content-type", "") else {}
            self.refuse(said.get("name", ""))
        return answer.is_success

    def add(self, other: "Tally") -> None:
        """Count what came of another part of the attack, too."""
        self.tried, self.let_in = self.tried + other.tried, self.let_in + other.let_in
        self.refused += other.refused
        self.faults += other.faults

    def no_more_than(self, most: float, seconds: float = 0.0, what: str = "let in") -> None:
        """Note a fault if more was let in than a limit allows.

        seconds: in so many seconds the limit gives back what it allows; 0 if it never does.
        """
        again = most * (time.monotonic() - self.began) / seconds if seconds else 0.0
        if self.let_in > most + again + 1:
            self.faults.append(f"{self.let_in} {what}, and no more than {most} may be")


NAMELESS = {"", "FAULT", "NOT_UNDERSTOOD"}
"""What a refusal is called if nobody knows why, or the server is at fault."""
