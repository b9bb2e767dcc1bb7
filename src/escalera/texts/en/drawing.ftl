### Why a table can't be drawn.

fault-NO_RESVG = Pixels of a table need the extra pictures: pip install 'escalera[pictures]'.
