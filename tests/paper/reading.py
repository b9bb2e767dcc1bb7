"""What stands on a printed sheet, read back from the PDF."""

import io

from pypdf import PdfReader


def pages(data: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(data)).pages]


def text(data: bytes) -> str:
    return "\n".join(pages(data))


def in_order(page: str, words: list[str]) -> bool:
    at = 0
    for word in words:
        at = page.find(word, at)
        if at < 0:
            return False
        at += 1
    return True
