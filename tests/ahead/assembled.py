"""NVIDIA's own assembler takes the code for GPUs; no GPU is needed. For `make test-gpu`."""

import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from escalera.envs.devices.cuda import kernel_name
from tools.ahead.code import portable_code
from tools.ahead.cuda import DOORS, build_gpu_code


@pytest.mark.parametrize("kind", ["sm_75", "sm_90"])
def test_the_assembler_takes_it(kind: str, tmp_path: Path) -> None:
    code, made = tmp_path / "doors.ptx", tmp_path / "doors.cubin"
    build_gpu_code(portable_code(), code)
    subprocess.run([assembler(), f"-arch={kind}", code, "-o", made], check=True)
    assert all(kernel_name(door).encode() in made.read_bytes() for door in DOORS)


def assembler() -> str:
    """Return where `ptxas` is: on the path, or where PyPI's package puts it."""
    inside = Path(sysconfig.get_path("purelib"), "nvidia", "cu13", "bin", "ptxas")
    return shutil.which("ptxas") or str(inside)
