"""Which actions a typed play may mean: those of the legal list, or larger ones (R14a).

No rule is written here: everything is tried with the game's own `is_legal`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice, product
from typing import Final

from escalera.cards.kinds import (
    ACE,
    FOUR,
    JOKER,
    JOKER_RANK,
    SUIT_COUNT,
    is_wild,
    kind_with,
    suit_of,
)
from escalera.cli.play.input.typed_play import CardWord, Typed
from escalera.engine.match.game import Game
from escalera.engine.match.refusals import Refusal
from escalera.engine.record.action_input import is_written
from escalera.engine.state.action import Action, ActionError, TabledCard, Verb

_MOST_TRIED: Final = 400


def readings(game: Game, typed: Typed) -> list[Action]:
    """Return the legal actions that a typed play may mean, the one written exactly first.

    One is what the player means; from several the player must choose; none: see `objection`.
    """
    written = _as_written(typed)
    if written is not None and game.is_legal(written):
        return [written]
    listed = [action for action in game.legal_actions() if _matches(action, typed)]
    return listed or _larger(game, typed)


def objection(game: Game, typed: Typed) -> Refusal | None:
    """Return why none of a typed play's meanings is legal, None if no single reason says why.

    Of several reasons, the one against most of them, if cards were named.
    """
    written = _as_written(typed)
    meant = filter(is_written, _meanings(game, typed))
    tried = [written] if written else list(meant) or _samples(game, typed)
    found = [refusal for refusal in map(game.why_not, tried) if refusal]
    names = Counter(refusal.name for refusal in found).most_common()
    if not names or (len(names) > 1 and not typed.cards):
        return None
    return next(refusal for refusal in found if refusal.name == names[0][0])


# ---------------------------------------------------------------- the legal list


def _as_written(typed: Typed) -> Action | None:
    """Return the action that was written in full, None if something was left open."""
    if len(typed.verbs) > 1 or not all(card.exact for card in typed.cards):
        return None
    try:
        return Action.parse(str(_action(typed, [_exact(card) for card in typed.cards])))
    except ActionError:
        return None


def _action(
    typed: Typed, cards: Sequence[TabledCard], melds: tuple[int, ...] | None = None
) -> Action:
    meld, other, *_ = (*(typed.melds if melds is None else melds), 0, 0)
    return Action(typed.verb, tuple(cards), meld, other)


def _exact(word: CardWord) -> TabledCard:
    return TabledCard(
        JOKER if word.rank == JOKER_RANK else kind_with(word.rank, word.suit), word.stands_for
    )


def _matches(action: Action, typed: Typed) -> bool:
    if action.verb not in typed.verbs:
        return False
    named = tuple(number for number in (action.meld, action.other) if number)
    if typed.melds and typed.melds != named:
        return False
    if not typed.cards:
        return True
    return len(action.cards) == len(typed.cards) and _cards_match(action.cards, typed.cards)


def _cards_match(cards: Sequence[TabledCard], words: Sequence[CardWord]) -> bool:
    """Pair each word with a card of its own, the words that say most first."""
    left = list(cards)
    for word in sorted(words, key=lambda word: (word.stands_for < 0, not word.exact)):
        fits = [card for card in left if _fits(card, word)]
        if not fits:
            return False
        left.remove(fits[0])
    return True


def _fits(card: TabledCard, word: CardWord) -> bool:
    return word.names(card.kind) and word.stands_for in (-1, card.stands_for)


# ---------------------------------------------------------------- larger actions


def _larger(game: Game, typed: Typed) -> list[Action]:
    """Return the legal meanings that the legal list does not hold: several cards at once."""
    meant = filter(is_written, _meanings(game, typed))
    return list(dict.fromkeys(action for action in meant if game.is_legal(action)))


def _meanings(game: Game, typed: Typed) -> Iterator[Action]:
    """Yield what a typed play may mean: wilds as they are first, then with places."""
    if not typed.cards:
        return iter(())
    melds = _targets(game, typed)
    chosen = list(islice(_choices(typed.cards, _source(game, typed)), _MOST_TRIED))
    placed = chain.from_iterable(_placed(cards) for cards in chosen)
    tried = ((cards, meld) for cards in chain(chosen, placed) for meld in melds)
    return islice((_action(typed, cards, meld) for cards, meld in tried), _MOST_TRIED)


def _source(game: Game, typed: Typed) -> Counter[int]:
    """Return the cards that may be meant: of the hand, or those tabled this turn."""
    view = game.view(game.seat_to_act)
    if typed.verb is Verb.BACK:
        return Counter(card.kind for meld in view.melds_of(view.team) for card in meld.tabled)
    return Counter(view.hand)


def _targets(game: Game, typed: Typed) -> list[tuple[int, ...]]:
    if typed.melds or typed.verb not in (Verb.ADD, Verb.BACK):
        return [typed.melds]
    view = game.view(game.seat_to_act)
    return [(meld.number,) for meld in view.melds_of(view.team)]


def _choices(words: Sequence[CardWord], held: Counter[int]) -> Iterator[tuple[TabledCard, ...]]:
    """Yield the cards held that the words may name, each choice once."""
    options = [[kind for kind in held if word.names(kind)] for word in words]
    seen: set[tuple[TabledCard, ...]] = set()
    for kinds in islice(product(*options), 20 * _MOST_TRIED):
        if Counter(kinds) - held:
            continue
        pairs = zip(kinds, words, strict=True)
        cards = tuple(sorted(TabledCard(kind, word.stands_for) for kind, word in pairs))
        if cards not in seen:
            seen.add(cards)
            yield cards


def _placed(cards: tuple[TabledCard, ...]) -> Iterator[tuple[TabledCard, ...]]:
    """Yield the same cards with each wild at a place: any natural of the suits at hand."""
    suits = {suit_of(card.kind) for card in cards if not is_wild(card.kind)} or set(
        range(SUIT_COUNT)
    )
    places = [kind_with(rank, suit) for rank in range(FOUR, ACE + 1) for suit in sorted(suits)]
    options = [_places(card, places) for card in cards]
    if all(len(option) == 1 for option in options):
        return iter(())
    return product(*options)


def _places(card: TabledCard, places: list[int]) -> list[TabledCard]:
    if not is_wild(card.kind) or card.stands_for >= 0:
        return [card]
    return [TabledCard(card.kind, place) for place in places]


def _samples(game: Game, typed: Typed) -> list[Action]:
    """Return actions like the one typed, which names no cards or none that are held."""
    hand = [TabledCard(kind) for kind in sorted(set(game.view(game.seat_to_act).hand))]
    if typed.cards:
        cards = [_exact(CardWord(w.rank, max(0, w.suit), w.stands_for)) for w in typed.cards]
        needs_meld = typed.verb in (Verb.ADD, Verb.BACK)
        return [_action(typed, cards, typed.melds or (1,) * needs_meld)]
    if len(typed.verbs) > 1:
        return [Action(verb) for verb in typed.verbs]
    if typed.verb is Verb.DISCARD:
        return [_action(typed, [card]) for card in hand]
    if typed.verb is Verb.TAKE:
        return [_action(typed, pair) for pair in combinations(hand, 2)]
    return []
