"""What a good player would do, in words: the whole turn, why, and what else there is."""

from escalera.cli.advice.advice import Advice, Other, advise

__all__ = ["Advice", "Other", "advise"]
