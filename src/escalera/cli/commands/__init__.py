"""One command of the command line a file: `run` does it and returns the exit status."""
