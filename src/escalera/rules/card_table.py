"""The rule card before the first meld: players, deal, red 3s and the turn."""

from escalera.rules.card_words import Section, count, numbers, section
from escalera.rules.possible import cards_in_hand, red_three_in_pile
from escalera.rules.ruleset import RuleSet


def players_and_cards(rules: RuleSet) -> Section:
    """Who plays with whom, and with which cards."""
    made_for = numbers(rules.players, "or")
    pairs = numbers(rules.partner_counts, "or")
    return section(
        "Players and cards",
        f"The game is made for {made_for} players.",
        f"With {pairs} players two teams play, every other seat a partner." if pairs else "",
        _who_plays(rules),
        f"{count(rules.packs, 'pack')} of 52 with {count(rules.jokers, 'joker')}: "
        f"{52 * rules.packs + rules.jokers} cards in all.",
        "2s and jokers are wild. Cards from 4 to ace are natural. 3s are special cards.",
        "A meld without wild cards is called red (pure), one with wild cards black (mixed), "
        "whatever the suits.",
    )


def _who_plays(rules: RuleSet) -> str:
    if rules.partners:
        return f"You are {rules.seats} players: two teams of {rules.seats // 2}."
    return f"You are {rules.seats} players: everyone plays alone and is a team of one."


def deal(rules: RuleSet) -> Section:
    """Dealer, deal, feet, stock and the first upcard (R3)."""
    return section(
        "The deal",
        *(_STACKS if rules.foot_cards else _DEALT),
        _cards(rules),
        "The other cards are the stock, face down."
        if rules.stock_piles == 1
        else "The other cards are the stock, face down, in two piles of about the same size.",
        _UPCARDS[rules.upcard],
        _cut(rules),
    )


_DEALT = (
    (
        "For the first deal each player draws a card: the highest deals, ace high, 2 low. "
        "3s, jokers and ties are drawn again. Then the deal passes to the left."
    ),
    "The player left of the dealer starts.",
)
_STACKS = (
    (
        "For the first hand each player draws a card: the highest keeps the score and counts as "
        "the dealer, ace high, 2 low. 3s, jokers and ties are drawn again. Then it passes to the "
        "left."
    ),
    "The player left of the scorekeeper starts.",
)


def _cards(rules: RuleSet) -> str:
    if not rules.foot_cards:
        return f"Each player gets {count(rules.hand_cards, 'card')} as a hand, face down."
    return (
        f"Each player lifts {count(cards_in_hand(rules), 'card')} and makes two face-down stacks: "
        f"{count(rules.hand_cards, 'card')} on the left, which are the left neighbour's hand, and "
        f"{count(rules.foot_cards, 'card')} on the right, which stay as the player's own foot."
    )


_UPCARDS = {
    "any": "The top card of the stock is turned up and starts the discard pile, whatever it is.",
    "until_natural": "Cards are turned from the stock until a natural lies on top: "
    "they are the discard pile.",
    "not_red_three": "A card is turned from the stock to start the discard pile; "
    "on a red 3 another one is turned.",
    "none": "The discard pile starts empty.",
}


def _cut(rules: RuleSet) -> str:
    if not rules.cut_bonus:
        return ""
    return (
        f"A player whose cut for the deal is exactly 30 cards scores {rules.cut_points} points; "
        f"the chance of it is {100 * rules.cut_bonus:g} in 100."
    )


def red_threes(rules: RuleSet) -> Section:
    """When red 3s are laid and replaced (R4)."""
    foot = " One in your foot is laid in the same way once you hold the foot."
    return section(
        "Red 3s",
        "A red 3 is a bonus card: it is laid on the table, it is never melded or discarded.",
        _LAID[rules.red_threes_laid] + (foot if rules.foot_cards else ""),
        "A card from the stock replaces it; if that is a red 3 too, it is laid and replaced "
        "again. Without a stock there is no replacement.",
        _replaced_from(rules),
        _from_pile(rules),
    )


_LAID = {
    "deal": "Red 3s that were dealt are laid at once, after the upcard is turned. "
    "Later ones are laid when you get them.",
    "turn": "Red 3s that were dealt are laid when your first turn starts. "
    "Later ones are laid when you draw them.",
    "declare": "You lay your red 3s yourself, in your turn before the discard. "
    "As long as you have not, it can't be used for anything.",
}


def _replaced_from(rules: RuleSet) -> str:
    if rules.stock_piles == 1:
        return ""
    return (
        "The replacement comes from the pile that the red 3 came from, or from the other if that "
        "is empty; for a dealt one from the fuller pile."
    )


def _from_pile(rules: RuleSet) -> str:
    if not red_three_in_pile(rules):
        return ""
    if rules.pile_red_three_replaced:
        return "A red 3 taken with the discard pile is laid and replaced too."
    return "A red 3 taken with the discard pile is laid, but not replaced."


def turn(rules: RuleSet) -> Section:
    """Draw or take, meld, discard (R6, R13, R26)."""
    return section(
        "Your turn",
        f"First draw {count(rules.draw_cards, 'card')} from the stock{_one_each(rules)}, "
        "or take the discard pile if you can.",
        "Then lay down melds and add to your team's melds as you like.",
        "Last, discard one card face up and keep at least one card, unless you go out.",
        _jokers(rules),
        "If you have drawn and there is nothing at all that you may do, the hand ends.",
    )


def _one_each(rules: RuleSet) -> str:
    if rules.stock_piles == 1:
        return ""
    return ", one from each pile in turn" if rules.draw_cards > 1 else ", from the fuller pile"


def _jokers(rules: RuleSet) -> str:
    if rules.joker_discard == "allowed":
        return "You may discard any card, jokers too, except a red 3."
    return (
        "Jokers can't be discarded. If you hold jokers alone, have nothing else to take back and "
        "don't go out, make the special discard: show your hand, and the top card of the stock "
        "goes on the discard pile. Without a stock, nothing moves and the turn ends."
    )
