"""The frames of a hand: whole, or what has changed since the frame before.

What is public is written once for all seats; a seat's own part is for that seat only.
"""

from functools import cached_property
from typing import Any

import msgspec

from escalera.engine.match.game import Game
from escalera.server.frames.fast_json import cards_part, legal_part
from escalera.server.frames.messages_out import against, can_go_out, person_to_act, public_json
from escalera.server.frames.splices import Parts, changed_fields, splice
from escalera.server.messages.protocol import Change, HandInfo
from escalera.server.table.table import Table
from escalera.server.table.timeouts import turn_until

_encoder = msgspec.json.Encoder()
_list = msgspec.json.Decoder(list[msgspec.Raw])
_OWN = ("legal", "can_go_out", "against", "turn_until")


class HandFrames:
    """The frames of one state of the hand.

    They hold what `public_hand` makes of a spectator's view and, for a seat, its cards and actions.
    A seat's part is read from the game when it is first asked for: before the next play.
    """

    def __init__(self, table: Table, game: Game) -> None:
        self.seq, self.game = table.seq, game
        self.public = msgspec.Raw(public_json(game, table.last))
        self._until = turn_until(table)
        self._actor = person_to_act(table)
        self.infos: dict[int, HandInfo] = {}
        """The parts that were read, by seat."""
        self._made: dict[int, bytes] = {}
        self._changed: tuple[int, msgspec.Raw, msgspec.Raw] | None = None
        """The seq of the frames that were asked about; fields and lists that changed since."""

    def of(self, seat: int) -> bytes:
        """Return a seat's frame; 0: a spectator's."""
        if seat not in self._made:
            self._made[seat] = _encoder.encode(self._info(seat))
        return self._made[seat]

    @cached_property
    def parts(self) -> Parts:
        """What all see, taken apart."""
        return Parts(self.public)

    def change(self, seat: int, before: "HandFrames") -> bytes:
        """Return what has changed for a seat since other frames, which were told to it."""
        now, then = self._info(seat), before.infos[seat]
        own: dict[str, Any] = {
            name: getattr(now, name) for name in _OWN if getattr(now, name) != getattr(then, name)
        }
        if now.cards != then.cards:
            own["cards"] = splice(_cards(then), _cards(now))
        fields, lists = self._since(before)
        change = Change(seq=self.seq, since=before.seq, table=fields, lists=lists, **own)
        return _encoder.encode(change)

    def _since(self, before: "HandFrames") -> tuple[Any, Any]:
        """Return what has changed in public, as JSON: it is written once for all seats."""
        if self._changed is None or self._changed[0] != before.seq:
            fields, lists = map(_encoder.encode, changed_fields(before.parts, self.parts))
            self._changed = before.seq, msgspec.Raw(fields), msgspec.Raw(lists)
        return self._changed[1:]

    def _info(self, seat: int) -> HandInfo:
        if seat not in self.infos:
            self.infos[seat] = self._hand_info(seat)
        return self.infos[seat]

    def _hand_info(self, seat: int) -> HandInfo:
        position = self.game.position
        public: Any = self.public  # already JSON, like the other two
        cards: Any = msgspec.Raw(cards_part(position, seat - 1)) if seat else ()
        legal: Any = msgspec.Raw(legal_part(position)) if seat and seat == self._actor else ()
        return HandInfo(
            seq=self.seq,
            table=public,
            cards=cards,
            legal=legal,
            can_go_out=bool(seat) and seat == self._actor and can_go_out(self.game),
            against=against(self.game, seat) if seat and seat == self._actor else 0,
            turn_until=self._until,
        )


def _cards(info: HandInfo) -> list[msgspec.Raw]:
    cards: Any = info.cards
    return _list.decode(cards) if cards else []
