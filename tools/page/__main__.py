"""Write web/src/engine/made: doors and layouts as TypeScript, rules and weights as JSON."""

from tools.page.made import FOLDER, made


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in made().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
