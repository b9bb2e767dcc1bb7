"""The one error that a score pad raises."""


class PadError(ValueError):
    """Something that can't be written on a pad: `where` it is, such as `hands[2]`, and why.

    Nothing has changed.
    """

    def __init__(self, where: str, sentence: str) -> None:
        self.where = where
        self.sentence = sentence
        super().__init__(f"{where}: {sentence}" if where else sentence)
