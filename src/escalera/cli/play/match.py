"""A match between the player and bots: the game, who plays each seat, and what has happened."""

from collections.abc import Mapping

from escalera.bots import Bot
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.seats import Seats
from escalera.cli.play.narration.consequences import laid
from escalera.cli.play.narration.deeds import Deed, Event
from escalera.cli.play.narration.news import News
from escalera.cli.play.narration.play_events import deed, gained
from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.engine.state.action import Action


class Match:
    """A game at the player's table. Everything shown of it comes from the player's own view."""

    def __init__(
        self, game: Game, seats: Seats, bots: Mapping[int, Bot], helper: Bot, faces: Faces
    ) -> None:
        self.game = game
        self.seats = seats
        self.faces = faces
        self.news = News(seats, faces)
        self.your_news = False
        self.new_cards: list[int] = []
        self._bots = bots
        self._helper = helper
        self._seen: View | None = None

    @property
    def yours(self) -> bool:
        """Whether the player is to act."""
        return self.game.seat_to_act == self.seats.you

    def view(self) -> View:
        """Return what the player may see."""
        if self._seen is None:
            self._seen = self.game.view(self.seats.you)
        return self._seen

    def hint(self) -> Action:
        """Return what the helping bot would play for the player."""
        return self._helper.choose(self.view(), self.game.legal_actions())

    def play(self, action: Action) -> None:
        """Play an action of the player or of the bot to act; IllegalAction changes nothing."""
        seat, before = self.game.seat_to_act, self.view()
        self.game.play(action)
        self._seen = None
        after = self.view()
        self._turn_to(before.turn == self.seats.you)
        self.news.add(seat, deed(Event(before, after, seat, action), self.faces))
        if before.turn != after.turn:
            self._open_turn(before, after)
        self._note_new(before, after, action if seat == self.seats.you else None)

    def bot_plays(self) -> None:
        """Let the bot to act play one action."""
        seat = self.game.seat_to_act
        self.play(self._bots[seat].choose(self.game.view(seat), self.game.legal_actions()))

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.news.forget()
        self.your_news, self.new_cards = False, []
        self.game.next_hand()
        self._seen = None

    def _turn_to(self, your_turn: bool) -> None:
        """Forget the others' news when the player's turn begins, and the player's when it ends."""
        if your_turn != self.your_news:
            self.news.forget()
        self.your_news = your_turn

    def _open_turn(self, before: View, after: View) -> None:
        """Tell of the red 3s that were laid by rule when a turn began."""
        reds = laid(before, after, after.rules.team_of(after.turn), self.faces)
        if reds:
            self.news.add(after.turn, Deed(reds.plain))

    def _note_new(self, before: View, after: View, own: Action | None) -> None:
        """Note which cards have just come into the player's hand."""
        came = gained(before, after, own)
        held = [kind for kind in self.new_cards if kind in after.hand]
        turn_over = before.turn != after.turn and before.turn == self.seats.you
        self.new_cards = came or ([] if turn_over else held)
