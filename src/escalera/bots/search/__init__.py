"""The search bot (L4): the planner's best plans played out on deals of what is hidden."""

from escalera.bots.search.player import Budget, SearchBot

__all__ = ["Budget", "SearchBot"]
