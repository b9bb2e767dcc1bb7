"""A seat among bots that is played by words, as a language model plays it."""

from typing import Any

from escalera.book import book, verdict
from escalera.bots import make_bot
from escalera.engine.match.game import Game
from escalera.envs.mcp.seen import seen, told
from escalera.rules import RuleSet, load
from escalera.simulation import play_hand
from escalera.texts import LANGUAGES, texts


class Seat:
    """One seat of a match; bots play the others and, after too many refused plays, this one.

    game: a rule set, or a game's id, then with a number of players; seat: from 1; bot: at every
    other seat, a partner's too; seed: of the deals; tries: how many plays in a row may be refused
    until the bot makes the play; language: of the rule book and of what a refused play says.
    ValueError if there is no such seat, bot or language.
    """

    def __init__(
        self,
        game: RuleSet | str = "samba",
        players: int | None = None,
        bot: str = "planner",
        seat: int = 1,
        seed: int | str = 0,
        tries: int = 5,
        language: str = LANGUAGES[0],
    ) -> None:
        table = load(game, players) if isinstance(game, str) else game
        if not 1 <= seat <= table.seats:
            raise ValueError(f"There is no seat {seat}.")
        if tries < 1:
            raise ValueError("There must be a try.")
        self._texts = texts(language, "server")
        self.seat, self.tries, self._language = seat, tries, language
        self._game = Game.new(table, seed=seed)
        self._bots = [make_bot(bot, f"{seed}/{number}") for number in range(table.seats)]
        self._left, self._from = tries, 0
        play_hand(self._game, self._bots, self.seat)

    def look(self) -> dict[str, Any]:
        """Say what you see, what was played since your last play, and what you may play now."""
        table, game = seen(self._game, self.seat), self._game
        table["played"] = [f"{seat} {play}" for seat, play in game.view(0).plays[self._from :]]
        table["legal"] = game.legal_texts() if game.seat_to_act == self.seat else []
        return {"text": told(table), **table}

    def play(self, action: str) -> dict[str, Any]:
        """Play, such as `draw`, `meld 7S 7H 7D` or `discard 4S`; a refused play says why."""
        found = verdict(self._game, action, self._language)
        if found.legal:
            self._played(action)
            return self.look()
        self._left -= self._game.seat_to_act == self.seat
        why = {"refused": found.name, "why": found.sentence, "rule": found.rule}
        if self._left:
            return why | {"tries_left": self._left}
        view, legal = self._game.view(self.seat), self._game.legal_actions()
        choice = str(self._bots[self.seat - 1].choose(view, legal))
        self._played(choice)
        return why | {"tries_left": 0, "played_for_you": choice} | self.look()

    def why_not(self, action: str) -> dict[str, Any]:
        """Say whether you can play something, and why not or what it costs, without playing it."""
        found = verdict(self._game, action, self._language)
        return {"legal": found.legal, "why": found.why(self._language), "rule": found.rule}

    def next_hand(self) -> dict[str, Any]:
        """Deal the next hand once one is over."""
        over = self._game.outcome() is not None
        if over or not self._game.hand_over:
            why = "reason-FINISHED" if over else "reason-HAND_IN_PLAY"
            return {"refused": "NOT_NOW", "why": self._texts.say(why)}
        self._game.next_hand()
        self._left, self._from = self.tries, 0
        play_hand(self._game, self._bots, self.seat)
        return self.look()

    def rules(self) -> str:
        """Return the rule book of this table."""
        made = book(self._game.rules, self._language)
        chapters = [f"{part.title}\n" + "\n".join(part.lines) for part in made.chapters]
        title = f"{made.title}: {made.about}" if made.about else made.title
        return "\n\n".join([title, *chapters])

    def _played(self, action: str) -> None:
        self._from = len(self._game.view(0).plays)
        self._game.play(action)
        self._left = self.tries
        play_hand(self._game, self._bots, self.seat)
