"""How a table refuses a request."""


class Refused(ValueError):  # noqa: N818
    """A refused request, which changed nothing: a name, a sentence for a player, the rule."""

    def __init__(self, name: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.name, self.sentence, self.rule = name, sentence, rule
