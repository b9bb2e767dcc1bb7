"""The variations that a game's document names, and which of them a table has agreed on."""

from dataclasses import dataclass

from escalera.book.card.parameter_words import in_a_row, value
from escalera.book.wording.catalogue import Catalogue, catalogue
from escalera.book.wording.phrases import listed, say
from escalera.rules import RuleSet, switches
from escalera.rules.definition import Switch
from escalera.texts import message_id


@dataclass(frozen=True)
class Choice:
    """One way to play a variation.

    `usual` marks the document's own rule, `agreed` the table's. `players` are the numbers of
    players it is meant for, empty for all.
    """

    value: str
    text: str
    usual: bool
    agreed: bool
    players: tuple[int, ...]


@dataclass(frozen=True)
class Variation:
    """A published variation: its key, what it is about, and its choices, one of them agreed."""

    key: str
    label: str
    choices: tuple[Choice, ...]


def variations(rules: RuleSet, language: str = "en") -> tuple[Variation, ...]:
    """Return a game's published variations, each with this table's choice marked."""
    words = catalogue(language)
    return tuple(_variation(switch, rules, words) for switch in switches(rules.game))


def _variation(switch: Switch, rules: RuleSet, words: Catalogue) -> Variation:
    agreed = {item.key: item.value for item in rules.deviations}.get(switch.name, switch.default)
    own = () if agreed in switch.values else (_own(switch.name, agreed, rules, words),)
    named = tuple(_choice(switch, one, agreed=one == agreed, words=words) for one in switch.values)
    return Variation(switch.name, words.text(say(f"variation-{switch.name}")), named + own)


def _choice(switch: Switch, one: str, *, agreed: bool, words: Catalogue) -> Choice:
    yes_no = f"value-{one}" if one in ("yes", "no") else f"value-{switch.name}-{message_id(one)}"
    players = switch.only_players.get(one, ())
    text = in_a_row(words.text(say(yes_no)))
    return Choice(one, text, one == switch.default, agreed, players)


def _own(name: str, agreed: str, rules: RuleSet, words: Catalogue) -> Choice:
    """Return what a table has agreed on besides the named choices: a chance or a house rule."""
    return Choice(agreed, value(name, rules, words), usual=False, agreed=True, players=())


def choice_words(choice: Choice, words: Catalogue) -> str:
    """Return a choice in words: what it is, for how many players, whether it is played here."""
    players = listed(choice.players, "or")
    remarks = (
        say("page-for_players", players=players) if choice.players else None,
        say("page-usual") if choice.usual else None,
        say("page-played_here") if choice.agreed else None,
    )
    told = ", ".join(words.text(remark) for remark in remarks if remark)
    return f"{choice.text} ({told})" if told else choice.text
