"""The commands, one a file: `run` does it and returns the exit status. `parsing` names the rooms."""
