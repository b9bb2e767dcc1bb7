"""Writes what the protocol's message types describe: `python -m tools.protocol`.

It makes docs/protocol.md for people, docs/openapi.json for programs and web/src/protocol.ts for the
browser client. It needs Node.
"""

import json
import subprocess
from pathlib import Path

from escalera.server.apidocs import openapi_document, protocol_page

ROOT = Path(__file__).resolve().parent.parent
PAGE, DOCUMENT = ROOT / "docs" / "protocol.md", ROOT / "docs" / "openapi.json"
WEB = ROOT / "web"
TYPES = WEB / "src" / "protocol.ts"
_OPTIONS = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")


def document_text() -> str:
    """Return the text of the OpenAPI document."""
    return json.dumps(openapi_document(), indent=1, ensure_ascii=False) + "\n"


def write_types(document: Path, types: Path) -> None:
    """Write the TypeScript types of an OpenAPI document."""
    types.parent.mkdir(parents=True, exist_ok=True)
    npx("openapi-typescript", str(document), *_OPTIONS, "--output", str(types))


def npx(*words: str) -> None:
    """Run a tool of the browser client; the first time, fetch its packages."""
    if not (WEB / "node_modules").is_dir():
        run("npm", "ci")
    run("npx", "--no-install", *words)


def run(*words: str) -> None:
    """Run a command in the browser client's folder; RuntimeError if it fails."""
    done = subprocess.run(words, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}:\n{done.stdout}{done.stderr}")


def main() -> None:
    """Write all three."""
    PAGE.write_text(protocol_page(), encoding="utf-8")
    DOCUMENT.write_text(document_text(), encoding="utf-8")
    write_types(DOCUMENT, TYPES)


if __name__ == "__main__":
    main()
