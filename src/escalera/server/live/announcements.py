"""What everybody at a table is told: its players at once, those who watch after them."""

from collections.abc import Iterable, Iterator

from escalera.server.frames.hand_frames import HandFrames
from escalera.server.frames.messages_out import hand_over, table_info
from escalera.server.live.audience import Later, Message
from escalera.server.live.live_table import Listener, Live
from escalera.server.messages import protocol
from escalera.server.table.permissions import why_not_seen


def tell(live: Live, later: Later, *, seldom: bool) -> None:
    """Tell a table's newest state; seldom: also what changes seldom."""
    if seldom:
        _let_go(live)
    told = _News(live, seldom=seldom)
    for listener in live.players():
        for message in told.to(listener):
            listener.send(message)
    _tell_watchers(live, told.to_watchers(), later)


def tell_all(live: Live, listener: Listener) -> None:
    """Tell somebody who has just come everything that they may know."""
    table, game, person = live.table, live.table.game, listener.person
    listener.send(protocol.write(table_info(table, person)))
    if game is not None and game.hand_number:
        tell_hand(live, listener)
        if game.hand_over:
            listener.send(protocol.write(hand_over(table, game)))
    if live.sayings:
        listener.send(live.sayings.message())


def tell_hand(live: Live, listener: Listener) -> None:
    """Tell somebody the whole hand, if there is one."""
    if frames := _newest(live):
        seat = live.table.seat_of(listener.person)
        listener.send(frames.of(seat))
        listener.hand = frames.seq, seat


def _newest(live: Live) -> HandFrames | None:
    """Return the frames of the hand as it is; the table keeps them for the next play."""
    table, game = live.table, live.table.game
    if game is None or not game.hand_number:
        return None
    kept = live.frames
    if kept is None or kept.seq != table.seq or kept.game is not game:  # the log was read anew
        live.frames = HandFrames(table, game)
    return live.frames


def say(live: Live, message: bytes, later: Later) -> None:
    """Tell everybody what somebody has said."""
    for listener in live.players():
        listener.send(message)
    _tell_watchers(live, [(object(), message)], later)


def _tell_watchers(live: Live, messages: Iterable[Message], later: Later) -> None:
    live.audience.tell(messages, live.watchers, later)


def _let_go(live: Live) -> None:
    """Let people go who may not see the table any more."""
    for listener in list(live.listeners):
        if why := why_not_seen(live.table, listener.person):
            live.listeners.discard(listener)
            listener.let_go(why)


class _News:
    """The newest messages of a table, each written once for all who see the same."""

    def __init__(self, live: Live, *, seldom: bool) -> None:
        table, game = live.table, live.table.game
        self._table, self._seldom, self._over = table, seldom, b""
        self._before, self._frames = live.frames, _newest(live)
        if self._frames and game and live.end_untold():
            live.hand_told = game.hand_number
            self._over = protocol.write(hand_over(table, game))

    def to(self, listener: Listener) -> Iterator[bytes]:
        """Yield what one of the players is told."""
        if self._seldom:
            yield protocol.write(table_info(self._table, listener.person))
        if self._frames:
            yield self._hand(self._frames, listener)
        if self._over:
            yield self._over

    def _hand(self, frames: HandFrames, listener: Listener) -> bytes:
        """Return the hand, or what has changed in it for somebody who knows the one before."""
        seat, before = self._table.seat_of(listener.person), self._before
        knows = before is not None and listener.hand == (before.seq, seat) and seat in before.infos
        listener.hand = frames.seq, seat
        if listener.changes and before is not None and knows:
            return frames.change(seat, before)
        return frames.of(seat)

    def to_watchers(self) -> Iterator[Message]:
        """Yield what all who watch are told, each with its kind."""
        if self._seldom:
            yield "table", protocol.write(table_info(self._table, ""))
        if self._frames:
            yield "hand", self._frames.of(0)
        if self._over:
            yield "over", self._over
