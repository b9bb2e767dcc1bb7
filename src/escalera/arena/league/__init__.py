"""The league: any bots, on the same deals, against everybody and as partners of strangers."""

from escalera.arena.league.league import League
from escalera.arena.league.page import page
from escalera.arena.league.played import played

__all__ = ["League", "page", "played"]
