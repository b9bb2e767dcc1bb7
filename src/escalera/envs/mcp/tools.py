"""A seat's tools, by the Model Context Protocol."""

from mcp.server.mcpserver import MCPServer

from escalera.envs.mcp.seat import Seat

_INSTRUCTIONS = (
    "You play one seat of a card game of the Canasta family. `rules` is the rule book of this "
    "table. `look` says what you see and what you may play. `play` takes one of those lines, or a "
    "larger play in the same notation; a refused play says why, and changes nothing. Cards are "
    "written rank and suit (TH is the ten of hearts), JK is a joker. When a hand is over, "
    "`next_hand` deals the next one, until the match is over."
)


def server(seat: Seat) -> MCPServer:
    """Return what serves a seat's tools."""
    made = MCPServer("escalera", instructions=_INSTRUCTIONS)
    for tool in (seat.look, seat.play, seat.why_not, seat.next_hand, seat.rules):
        made.add_tool(tool)
    return made
