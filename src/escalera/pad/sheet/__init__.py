"""The sheet of a rule set: fields and lines, what is written in them, and the points."""
