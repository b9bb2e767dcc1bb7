"""What to send to a table: noise, frames sent before, and messages, perhaps changed."""

import json
from dataclasses import dataclass
from typing import Any, Literal

from hypothesis import strategies as st

from tests.server.client import Client
from tests.server.table.fuzz_world import Frame, World

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)


NOISE = st.text() | st.binary() | JSON.map(json.dumps)


@dataclass(frozen=True)
class Step:
    """What to send next, as far as it does not depend on the table: numbers choose from lists."""

    sender: int
    kind: Literal["noise", "again", "ask", "value", "field", "gone", "bytes"]
    ask: int
    noise: Frame
    key: int
    name: str
    value: Any
    cut: tuple[int, int, bytes]

    def frame(self, world: World, sender: Client) -> Frame:
        """Return noise, a frame that was sent before, or a message, perhaps changed."""
        if self.kind == "noise":
            return self.noise
        if self.kind == "again":
            return world.sent[self.ask % len(world.sent)]
        asks = world.asks(sender)
        return self._changed({"ref": "r", **asks[self.ask % len(asks)]})

    def _changed(self, ask: dict[str, Any]) -> Frame:
        key = sorted(ask)[self.key % len(ask)]
        if self.kind == "value":
            ask = {**ask, key: self.value}
        elif self.kind == "field":
            ask = {**ask, self.name: self.value}
        elif self.kind == "gone":
            del ask[key]
        text = json.dumps(ask)
        return self._cut(text.encode()) if self.kind == "bytes" else text

    def _cut(self, frame: bytes) -> bytes:
        at, gone, more = self.cut
        at %= len(frame)
        return frame[:at] + more + frame[at + gone :]


STEP = st.builds(
    Step,
    sender=st.integers(0, 4),
    kind=st.sampled_from(["noise", "again", "ask", "ask", "value", "field", "gone", "bytes"]),
    ask=st.integers(0, 1000),
    noise=NOISE,
    key=st.integers(0, 9),
    name=st.text(max_size=9),
    value=JSON,
    cut=st.tuples(st.integers(0, 1000), st.integers(0, 3), st.binary(max_size=3)),
)
