"""Puts the browser client into the wheel, and the engine's library for a platform if it is named.

`make wheels` names each platform (`ESCALERA_PLATFORM`, a wheel's tag) and where its library lies
(`ESCALERA_NATIVE`). Without a client there is no wheel; without a library Numba must be installed.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds `web/dist`: to a wheel as `escalera/server/web`, to a source archive as `web/dist`.

    To a wheel also the library, as `escalera/native`.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client, unless the installation is editable and serves it from the checkout.

        FileNotFoundError for a wheel without a client: nobody could open a table with it.
        """
        if version == "editable":
            return
        built = Path(self.root, "web", "dist")
        if (built / "index.html").is_file():
            place = "escalera/server/web" if self.target_name == "wheel" else "web/dist"
            build_data["force_include"][str(built)] = place
        elif self.target_name == "wheel":
            raise FileNotFoundError("The browser client is not built yet: run `make client` first.")
        if self.target_name == "wheel" and "ESCALERA_NATIVE" in os.environ:
            self._add_library(build_data)

    def _add_library(self, build_data: dict[str, Any]) -> None:
        for path in Path(self.root, os.environ["ESCALERA_NATIVE"]).iterdir():
            build_data["force_include"][str(path)] = f"escalera/native/{path.name}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{os.environ['ESCALERA_PLATFORM']}"
