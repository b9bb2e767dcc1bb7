"""The image is built, runs, and deals: only where podman or docker can."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Server, guest

ROOT = Path(__file__).parents[2]
IMAGE = "escalera-test"


def engine() -> str:
    """Return what runs containers here; skip where nothing does."""
    for name in ("podman", "docker"):
        found = shutil.which(name)
        if found and not subprocess.run([found, "info"], capture_output=True, check=False).stderr:
            return found
    pytest.skip("neither podman nor docker runs here: the image was not built")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Build the image and run it as compose.yaml does, on an SQLite file; yield its address."""
    program = engine()
    if not list((ROOT / "dist").glob("*manylinux*.whl")):
        pytest.skip("there are no wheels in dist: `make wheels` makes them")
    build = [program, "build", "-f", "Containerfile", "-t", IMAGE, "."]
    subprocess.run(build, cwd=ROOT, check=True)
    options = ["--rm", "--detach", "--read-only", "--tmpfs", "/tmp", "-p", "127.0.0.1::8000"]
    run = [program, "run", *options, IMAGE]
    name = subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()
    try:
        port = subprocess.run(
            [program, "port", name, "8000"], capture_output=True, text=True, check=True
        )
        yield f"http://{port.stdout.split()[-1]}"
    finally:
        subprocess.run([program, "stop", name], capture_output=True, check=False)


def test_the_image_serves_and_opens_a_table(address: str, tmp_path: Path) -> None:
    until = time.monotonic() + 60
    while not well(address):
        assert time.monotonic() < until
        time.sleep(0.2)
    server = Server("", tmp_path, address=address)
    made = guest(server).ask("POST", "/api/tables", {"game": "samba", "players": 4})
    assert made["id"]


def well(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=5).is_success
    except httpx.TransportError:
        return False
