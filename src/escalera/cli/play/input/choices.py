"""What `?` answers: the legal actions, short and by kind, or every one of a kind."""

from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from escalera.cards.kinds import is_wild, rank_of, suit_of
from escalera.cli.drawing.cards import Faces, rank_plural
from escalera.engine.state.action import Action, TabledCard, Verb

_FEW = 4
_MEANINGS = {
    Verb.DRAW: "draw from the stock",
    Verb.ASK: "ask your partner: May I go out?",
    Verb.YES: "let your partner go out",
    Verb.NO: "don't let your partner go out",
    Verb.BACK: "take back what you tabled this turn",
    Verb.SPECIAL: "the special discard: your hand is jokers only",
    Verb.CLAIM: "try for an upcard that you can't use (an offence)",
    Verb.END_STOCK: "there is no stock to draw from: end the hand",
    Verb.END_STUCK: "there is nothing to play: end the hand",
}


def short_list(legal: Sequence[Action], faces: Faces) -> RenderableType:
    """Return the legal actions, a line for each verb, many of one verb by kind."""
    grid = Table.grid(padding=(0, 2, 0, 1))
    for verb in Verb:
        actions = [action for action in legal if action.verb is verb]
        if actions:
            grid.add_row(Text(verb, style="bold"), _row(verb, actions, faces))
    return grid


def full_list(legal: Sequence[Action], word: str) -> RenderableType:
    """Return every legal action of the verbs that a word begins (`all`: of every verb)."""
    actions = [str(a) for a in legal if word == "all" or a.verb.startswith(word)]
    if not actions:
        return Text("There is nothing of that kind now. Type ? for what there is.")
    if word == "all":
        return Group(*(Text(action) for action in actions))
    return Columns([Text(action) for action in actions], padding=(0, 3), column_first=True)


def _row(verb: Verb, actions: list[Action], faces: Faces) -> Text:
    alone = [action for action in actions if not action.cards and not action.meld]
    if len(alone) == len(actions):
        return Text(_MEANINGS.get(verb, verb))
    if verb is Verb.DISCARD:
        return Text(" ".join(_tail(action) for action in actions))
    if len(actions) - len(alone) <= _FEW:
        tails = [_tail(action) for action in actions if action not in alone]
        return Text("   ".join([*(_MEANINGS[verb] for _ in alone), *tails]))
    return _by_kind(verb, actions, faces)


def _tail(action: Action) -> str:
    return str(action).removeprefix(action.verb).strip()


def _by_kind(verb: Verb, actions: list[Action], faces: Faces) -> Text:
    kinds = Counter(_kind(action, faces) for action in actions)
    words = [f"{kind} ({number})" if number > 1 else kind for kind, number in kinds.items()]
    text = Text(f"{len(actions)} ways: {', '.join(words)}")
    return text.append(f"  [? {verb} lists them]", style="dim")


def _kind(action: Action, faces: Faces) -> str:
    if action.verb in (Verb.ADD, Verb.TAKE) and action.meld:
        return f"to m{action.meld}"
    if action.verb in (Verb.BACK, Verb.MERGE):
        return f"from m{action.meld}" if action.cards else "all" if not action.meld else "sets"
    return shape(action.cards, faces)


def shape(cards: Sequence[TabledCard], faces: Faces) -> str:
    """Return what cards are together: `7s`, `♥ sequence`, `wilds`, with `+ wild` for wilds."""
    naturals = [card.kind for card in cards if not is_wild(card.kind)]
    if not naturals:
        return "wilds"
    ranks = {rank_of(kind) for kind in naturals}
    same = len(ranks) == 1 and not any(card.stands_for >= 0 for card in cards)
    what = rank_plural(ranks.pop()) if same else _sequence(naturals, faces)
    return what if len(naturals) == len(cards) else f"{what} + wild"


def _sequence(naturals: list[int], faces: Faces) -> str:
    return f"{faces.suit(suit_of(naturals[0])).plain} sequence"
