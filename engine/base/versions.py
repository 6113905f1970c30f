"""Version of the installed program."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """Return the version of the program; "uninstalled" if it runs from its folder."""
    try:
        return version("sai-studio")
    except PackageNotFoundError:
        return "uninstalled"
