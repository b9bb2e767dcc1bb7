"""The way to the pages for whoever runs the server, and what their buttons do."""

import json
import time
from functools import partial
from typing import Annotated, Final
from urllib.parse import parse_qs

from fastapi import APIRouter, Depends, HTTPException, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from escalera.server.host.administrators import ADMIN_COOKIE, ADMIN_SECONDS, WORD_SECONDS
from escalera.server.http.dependencies import On, known
from escalera.server.http.hosting.admin_pages import AGES, MOST, PAGES, STATUSES, Pages
from escalera.server.http.hosting.host_page import language_of
from escalera.server.store.admin.listing import listed_people, listed_tables
from escalera.server.store.admin.notes import note_now, notes
from escalera.server.upkeep.acts import ACTS, act
from escalera.server.upkeep.personal_data import exported, is_known, still_known
from escalera.server.upkeep.retention import purge_by_days

ASKED: Final = MOST + 1
"""So many lines are asked for: one that is not shown tells that there are more."""
MOST_FIELDS: Final = 20
"""The most fields of a form; ours have fewer."""
SAID: Final = {f"admin-done-{what}" for what in (*ACTS, "purge")} | {
    "admin-nothing-done",
    "admin-not-forgotten",
}
"""What a page may say of the button that led to it."""
Said = Annotated[str, Query(max_length=30)]

router = APIRouter(prefix="/admin", include_in_schema=False, dependencies=[Depends(known)])


async def admitted(request: Request, on: On) -> Pages:
    """Return the pages; somebody without a good cookie is sent to the door."""
    if not on.administrators.knows(request.cookies.get(ADMIN_COOKIE)):
        raise HTTPException(303, headers={"location": "/admin"})
    return Pages(language_of(request))


async def fields(request: Request) -> dict[str, str]:
    """Return what a form holds, the first of each name; nothing if it has too many to be ours."""
    body = (await request.body()).decode("utf-8", "replace")
    try:
        held = parse_qs(body, max_num_fields=MOST_FIELDS)
    except ValueError:
        return {}
    return {name: values[0] for name, values in held.items()}


Admitted = Annotated[Pages, Depends(admitted)]
Fields = Annotated[dict[str, str], Depends(fields)]


def _shown(page: str) -> HTMLResponse:
    return HTMLResponse(page, headers={"cache-control": "no-store"})


def _to(page: str, said: str) -> RedirectResponse:
    name = page if page in PAGES else PAGES[0]
    return RedirectResponse(f"/admin/{name}?said={said}", 303)


# -------------------------------------------------------------------- the door


@router.get("")
def door(request: Request, on: On, refused: Annotated[str, Query(max_length=1)] = "") -> Response:
    """Ask for the command's word, or lead on whoever has brought one."""
    if on.administrators.knows(request.cookies.get(ADMIN_COOKIE)):
        return RedirectResponse("/admin/tables", 303)
    return _shown(Pages(language_of(request)).door(refused=bool(refused)))


@router.post("/enter")
async def enter(request: Request, on: On, form: Fields) -> Response:
    """Change a word for a cookie."""
    once = on.administrators.once(form.get("word", "").strip())
    if not once or not await on.store.used_first(once, time.time(), WORD_SECONDS):
        return RedirectResponse("/admin?refused=1", 303)
    await note_now(on.store, "admin", "enter", "")
    led = RedirectResponse("/admin/tables", 303)
    led.set_cookie(
        ADMIN_COOKIE,
        on.administrators.cookie(),
        max_age=ADMIN_SECONDS,
        path="/admin",
        httponly=True,
        samesite="strict",
        secure=on.settings.secure_cookies or request.url.scheme == "https",
    )
    return led


@router.post("/leave")
def leave() -> Response:
    """Take the cookie back."""
    led = RedirectResponse("/admin", 303)
    led.delete_cookie(ADMIN_COOKIE, path="/admin")
    return led


# -------------------------------------------------------------------- the pages


@router.get("/tables")
async def tables(
    pages: Admitted, on: On, status: Annotated[str, Query(max_length=20)] = "", said: Said = ""
) -> Response:
    """Show the newest tables."""
    wanted = status if status in STATUSES else ""
    rows = await listed_tables(on.store, ASKED, status=wanted)
    return _shown(pages.tables(rows, wanted, said if said in SAID else ""))


@router.get("/people")
async def people(
    pages: Admitted, on: On, name: Annotated[str, Query(max_length=60)] = "", said: Said = ""
) -> Response:
    """Show people, by a part of their names."""
    found = await listed_people(on.store, ASKED, name=name)
    return _shown(pages.people(found, name, said if said in SAID else ""))


@router.get("/audit")
async def audit(pages: Admitted, on: On, said: Said = "") -> Response:
    """Show what was done."""
    found = await on.store.look(partial(notes, limit=ASKED))
    return _shown(pages.audit(found, said if said in SAID else ""))


@router.get("/purge")
def old(pages: Admitted, said: Said = "") -> Response:
    """Offer to delete what is old."""
    return _shown(pages.purge(said if said in SAID else ""))


# -------------------------------------------------------------------- buttons


@router.post("/act")
async def do(_: Admitted, on: On, form: Fields) -> Response:
    """Do something to a table or a person."""
    what, about = form.get("what", ""), form.get("about", "")
    done = what in ACTS and await act(on.store, on.bus, what, about)
    said = f"admin-done-{what}" if done else "admin-nothing-done"
    if done and what == "forget" and await still_known(on.store, about):
        said = "admin-not-forgotten"
    return _to(form.get("page", ""), said)


@router.post("/purge")
async def purge(_: Admitted, on: On, form: Fields) -> Response:
    """Delete what is older than some days."""
    days = {age: _days(form.get(age, "")) for age in AGES}
    done = await purge_by_days(on.store, on.bus, days, time.time())
    return _to("purge", "admin-done-purge" if any(done.values()) else "admin-nothing-done")


def _days(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 6 else 0


@router.post("/export")
async def export(_: Admitted, on: On, form: Fields) -> Response:
    """Give out all that is stored of a person, as a file."""
    person = form.get("about", "")
    if not await is_known(on.store, person):
        return _to("people", "admin-nothing-done")
    await note_now(on.store, "admin", "export", person)
    text = json.dumps(await exported(on.store, person), indent=1, ensure_ascii=False)
    headers = {
        "content-disposition": 'attachment; filename="person.json"',
        "cache-control": "no-store",
    }
    return Response(text, media_type="application/json", headers=headers)
