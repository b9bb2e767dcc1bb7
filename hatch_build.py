"""Puts the built browser client into the wheel; without a build there is no wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds `web/dist`: to a wheel as `escalera/server/web`, to a source archive as `web/dist`."""

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
