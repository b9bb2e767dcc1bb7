"""The commands, one a file: `run` does it and returns the status. `parsing` has the same rooms."""
