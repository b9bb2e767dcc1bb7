"""What `?` answers: the legal actions, short and by kind, or every one of a kind."""

from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from escalera.cards.kinds import is_wild, rank_of
from escalera.cli.drawing.cards import Faces, rank_plural
from escalera.cli.drawing.names import sequence
from escalera.cli.words import phrase
from escalera.engine.state.action import Action, TabledCard, Verb

_FEW = 4
_MEANINGS = {
    Verb.DRAW: "can-draw",
    Verb.ASK: "can-ask",
    Verb.YES: "can-yes",
    Verb.NO: "can-no",
    Verb.BACK: "can-back",
    Verb.SPECIAL: "can-special",
    Verb.CLAIM: "can-claim",
    Verb.END_STOCK: "can-end-stock",
    Verb.END_STUCK: "can-end-stuck",
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
        return Text(phrase("can-nothing"))
    if word == "all":
        return Group(*(Text(action) for action in actions))
    return Columns([Text(action) for action in actions], padding=(0, 3), column_first=True)


def _row(verb: Verb, actions: list[Action], faces: Faces) -> Text:
    alone = [action for action in actions if not action.cards and not action.meld]
    if len(alone) == len(actions):
        return Text(phrase(_MEANINGS[verb]) if verb in _MEANINGS else verb)
    if verb is Verb.DISCARD:
        return Text(" ".join(_tail(action) for action in actions))
    if len(actions) - len(alone) <= _FEW:
        tails = [_tail(action) for action in actions if action not in alone]
        return Text("   ".join([*(phrase(_MEANINGS[verb]) for _ in alone), *tails]))
    return _by_kind(verb, actions, faces)


def _tail(action: Action) -> str:
    return str(action).removeprefix(action.verb).strip()


def _by_kind(verb: Verb, actions: list[Action], faces: Faces) -> Text:
    kinds = Counter(_kind(action, faces) for action in actions)
    words = [f"{kind} ({number})" if number > 1 else kind for kind, number in kinds.items()]
    text = Text(phrase("can-ways", n=str(len(actions)), kinds=", ".join(words)))
    return text.append(f"  {phrase('can-listed', verb=verb)}", style="dim")


def _kind(action: Action, faces: Faces) -> str:
    if action.verb in (Verb.ADD, Verb.TAKE) and action.meld:
        return phrase("can-to", number=str(action.meld))
    if action.verb in (Verb.BACK, Verb.MERGE):
        return _source(action)
    return shape(action.cards, faces)


def _source(action: Action) -> str:
    if action.cards:
        return phrase("told-from", number=str(action.meld))
    return phrase("can-sets" if action.meld else "can-all")


def shape(cards: Sequence[TabledCard], faces: Faces) -> str:
    """Return what cards are together: `7s`, `♥ sequence`, `wilds`, with `+ wild` for wilds."""
    naturals = [card.kind for card in cards if not is_wild(card.kind)]
    if not naturals:
        return phrase("meld-wilds")
    ranks = {rank_of(kind) for kind in naturals}
    same = len(ranks) == 1 and not any(card.stands_for >= 0 for card in cards)
    what = rank_plural(ranks.pop()) if same else sequence(naturals[0], faces)
    return what if len(naturals) == len(cards) else phrase("meld-and-wild", cards=what)
