"""Before the first turn: cards and seats, the deal, the aim."""

from escalera.book.chapters.melds import whole
from escalera.book.wording.phrases import Counted, Lines, Said, either, listed, say
from escalera.rules import RuleSet
from escalera.rules.possible import bolivias, cards_in_hand, wilds_beside_naturals, wilds_meld


def table(rules: RuleSet) -> Lines:
    """Who plays with whom, and with which cards (R1, R2)."""
    pairs = rules.partner_counts
    return (
        say("table-players", players=listed(rules.players, "or")),
        say("table-pairs", players=listed(pairs, "or")) if pairs else say("table-no_pairs"),
        _who_plays(rules),
        say(
            "table-pack",
            packs=Counted(rules.packs, "pack"),
            jokers=Counted(rules.jokers, "joker"),
            total=52 * rules.packs + rules.jokers,
        ),
        _kinds(rules),
        _colours(rules),
    )


def _kinds(rules: RuleSet) -> Said:
    if wilds_beside_naturals(rules):
        return say("table-kinds", jokers=rules.jokers)
    key = "table-kinds_apart" if wilds_meld(rules) else "table-kinds_idle"
    return say(key, jokers=rules.jokers)


def _colours(rules: RuleSet) -> Said | None:
    """What red and black mean, where a meld can be either or going out asks for a red one."""
    asked = rules.need_red or rules.need_red_canasta
    if not asked and not wilds_beside_naturals(rules):
        return None
    return either("table-colours", "table-colours_sets", when=rules.sequences)


def _who_plays(rules: RuleSet) -> Said:
    if rules.partners:
        return say("table-teams", seats=rules.seats, size=rules.seats // 2)
    return say("table-alone", seats=rules.seats)


def deal(rules: RuleSet) -> Lines:
    """Dealer, hands, feet, stock and the first upcard (R3, R19i)."""
    return (
        say("deal-scorekeeper" if rules.foot_cards else "deal-dealer", jokers=rules.jokers),
        _dealt(rules),
        say(f"deal-stock_{rules.stock_piles}"),
        say(f"deal-upcard-{rules.upcard}"),
        _cut(rules),
    )


def _dealt(rules: RuleSet) -> Said:
    hand, foot = rules.hand_cards, rules.foot_cards
    if not foot:
        return say("deal-hand", hand=Counted(hand, "card"))
    return say("deal-feet", cards=Counted(cards_in_hand(rules), "card"), hand=hand, foot=foot)


def _cut(rules: RuleSet) -> Said | None:
    cut = {"cards": cards_in_hand(rules), "points": rules.cut_points}
    if not rules.cut_bonus:
        return say("deal-no_cut", **cut) if rules.foot_cards else None
    chance = f"{100 * rules.cut_bonus:g}"
    return say("deal-cut", **cut, chance=int(chance) if chance.isdigit() else chance)


def aim(rules: RuleSet) -> Lines:
    """What you play for."""
    return (
        say("aim-melds" if rules.sequences else "aim-sets", whole=whole(rules)),
        _wild(rules),
        say("aim-hand", points=rules.going_out_bonus),
        say("aim-target", target=rules.target)
        if rules.target
        else say("aim-hands", hands=Counted(rules.hands, "hand")),
    )


def _wild(rules: RuleSet) -> Said | None:
    if rules.wild_melds == "none":
        return None
    return say("aim-bolivia" if bolivias(rules) else "aim-wild", whole=whole(rules))
