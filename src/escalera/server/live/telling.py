"""What everybody at a table is told: its players at once, those who watch after them."""

from collections.abc import Iterable, Iterator

from escalera.server.frames.messages_out import HandFrames, hand_over, table_info
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
        for _, message in told.messages(listener.person):
            listener.send(message)
    _tell_watchers(live, told.messages(""), later)


def tell_all(live: Live, listener: Listener) -> None:
    """Tell somebody who has just come everything that they may know."""
    table, game, person = live.table, live.table.game, listener.person
    listener.send(protocol.write(table_info(table, person)))
    if game is not None and game.hand_number:
        listener.send(HandFrames(table, game).of(table.seat_of(person)))
        if game.hand_over:
            listener.send(protocol.write(hand_over(table, game)))


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
        self._frames = HandFrames(table, game) if game is not None and game.hand_number else None
        if self._frames and game and live.end_untold():
            live.hand_told = game.hand_number
            self._over = protocol.write(hand_over(table, game))

    def messages(self, person: str) -> Iterator[Message]:
        """Yield what a person is told, "" for somebody who watches."""
        if self._seldom:
            yield "table", protocol.write(table_info(self._table, person))
        if self._frames:
            yield "hand", self._frames.of(self._table.seat_of(person))
        if self._over:
            yield "over", self._over
