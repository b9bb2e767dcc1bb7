"""What one seat may see (R23): the fields that `state.visible` lists, for bots and screens.

`server.frames.fast_json` says the same without making a `View`, and the planner's `playout` reads
the same in compiled code; nothing else leaves the engine about hidden cards.
"""

from escalera.engine.match.view.making import make_view
from escalera.engine.match.view.meld_view import MeldView, meld_views
from escalera.engine.match.view.view import View

__all__ = ["MeldView", "View", "make_view", "meld_views"]
