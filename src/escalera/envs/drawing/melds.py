"""What lies before a team, as large as all of it fits into a box: its melds and its red 3s."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from escalera.cards.kinds import is_wild
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.enums import Form
from escalera.envs.drawing.cards import HEIGHT, WIDTH, lay_card
from escalera.envs.drawing.picture import Box, Picture

_STRIP: Final = 26.0
"""How much of a card can be seen beside the next one."""
_GAP: Final = 14.0
_LABEL: Final = 16.0
_LETTER: Final = 6.2
"""How wide a letter of a label is, about."""
_SCALES: Final = tuple(0.8 * 0.94**power for power in range(50))


class Group(NamedTuple):
    """Cards side by side under a label; frame: the colour around them, or none."""

    label: str
    kinds: tuple[int, ...]
    frame: str = ""


def melds(picture: Picture, view: View, team: int, box: Box) -> None:
    """Draw a team's melds in rows, in the order of their numbers, and then its red 3s."""
    groups = [_group(meld) for meld in view.melds_of(team)]
    if reds := view.red_threes[team - 1]:
        groups.append(Group("red 3s", reds))
    for scale in _SCALES:
        places = list(_places(groups, box, scale))
        if all(y + _height(scale) <= box.y + box.height for _, _, y in places):
            break
    for group, x, y in places:
        _lay(picture, group, x, y, scale)


def _group(meld: MeldView) -> Group:
    label = f"m{meld.number} \N{MIDDLE DOT} {len(meld.cards)}"
    kinds = tuple(card.kind for card in meld.cards)
    if not meld.complete:
        return Group(label, kinds)
    if meld.form == Form.WILD:
        return Group(f"{label} wilds", kinds, "#e8b63c")
    name = "canasta" if meld.form == Form.SET else "samba"
    return Group(f"{label} {name}", kinds, "#14161a" if any(map(is_wild, kinds)) else "#d8323f")


def _places(groups: list[Group], box: Box, scale: float) -> Iterator[tuple[Group, float, float]]:
    """Yield where each group goes, in rows from left to right."""
    x, y = box.x, box.y
    for group in groups:
        width = _width(group, scale)
        if x > box.x and x + width > box.x + box.width:
            x, y = box.x, y + _height(scale)
        yield group, x, y
        x += max(width, _LETTER * len(group.label)) + _GAP * scale


def _width(group: Group, scale: float) -> float:
    return (WIDTH + _STRIP * (len(group.kinds) - 1)) * scale


def _height(scale: float) -> float:
    return _LABEL + (HEIGHT + _GAP) * scale


def _lay(picture: Picture, group: Group, x: float, y: float, scale: float) -> None:
    top, edge = y + _LABEL, 4 * scale
    if group.frame:
        width, height = _width(group, scale) + 2 * edge, HEIGHT * scale + 2 * edge
        picture.panel(Box(x - edge, top - edge, width, height), 9 * scale, fill=group.frame)
    picture.text(group.label, x, top - edge - 2, 11.5, fill="#dfeee6")
    for number, kind in enumerate(group.kinds):
        lay_card(picture, kind, x + _STRIP * number * scale, top, scale)
