"""Why a request over REST is refused, as it is described."""

from typing import Annotated, Any, Final

from pydantic import BaseModel, Field


class Problem(BaseModel):
    """Why a request was refused."""

    name: Annotated[str, Field(description="What programs and translations know it by.")]
    detail: Annotated[str, Field(description="A sentence for people.")]
    key: Annotated[str, Field(description="The setting at fault, empty for none.")]
    values: Annotated[
        dict[str, str | int],
        Field(
            description="What the sentence may name: to say it in another language. `what`: more, "
            "in English, for whoever writes the program."
        ),
    ]


_PROBLEM: Final = {"$ref": "#/components/schemas/Problem"}
"""FastAPI prepares a model anew for each answer that names it: a server would start later."""


def problems(sentences: dict[int, str]) -> dict[int | str, dict[str, Any]]:
    """Return what else an operation may answer, by status, for its description."""
    return {
        status: {"description": sentence, "content": {"application/json": {"schema": _PROBLEM}}}
        for status, sentence in sentences.items()
    }


ALWAYS = problems(
    {
        400: "The body is no text.",
        403: "It comes from another site, the table's host keeps you out, or you are banned.",
        410: "Whoever runs the server has closed the table.",
        413: "The body is too large.",
        422: "Something in it can't be.",
        429: "Too much at once.",
        500: "Something went wrong here: try again.",
        503: "The database does not answer, the server is full or busy, or the table is set aside.",
    }
)
"""What every operation may answer."""
ALWAYS[422]["model"] = Problem  # once, so that the document has its schema

TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
"""An answer that is a text."""
