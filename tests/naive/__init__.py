"""The slow obvious twin: the five games once more, in the plainest code, sharing nothing."""
