"""The compiled functions of `Hands`."""
