"""Write web/src/engine/made: doors and layouts as TypeScript, rules and weights as JSON."""

from tools.page.written import FOLDER, written


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
