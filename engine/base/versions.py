"""Version of the program, and with what it runs."""

from __future__ import annotations

import platform
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

PROGRAM: Final = Path(__file__).resolve().parents[2]
LIBRARIES: Final = ("numpy", "numba", "torch", "openvino")
"""Libraries on which figures depend."""
COMMIT: Final = 12
"""Hex digits of a commit that are told."""


def program_version() -> str:
    """Return the version of the program; "uninstalled" if it runs from its folder."""
    try:
        return version("sai-studio")
    except PackageNotFoundError:
        return "uninstalled"


def program_facts() -> dict[str, str]:
    """Return what a result depends on besides its settings: program, libraries, processor, card."""
    facts = {"program": program_version(), "commit": _commit(PROGRAM / ".git")}
    facts["python"] = platform.python_version()
    for name in LIBRARIES:
        with suppress(PackageNotFoundError):
            facts[name] = version(name)
    facts |= {"system": platform.platform(terse=True), "processor": _processor(), "card": _card()}
    return {name: text for name, text in facts.items() if text}


def _commit(git: Path) -> str:
    """Return the commit of a checkout; "" where the program is no checkout."""
    try:
        head = (git / "HEAD").read_text().strip()
        name = head.removeprefix("ref: ")
        if name == head:
            return head[:COMMIT]
        if (git / name).is_file():
            return (git / name).read_text().strip()[:COMMIT]
        lines = (git / "packed-refs").read_text().splitlines()
    except (OSError, ValueError):
        return ""
    return next((line.split()[0][:COMMIT] for line in lines if line.endswith(f" {name}")), "")


def _processor() -> str:
    """Return the name of the processor, as far as the system tells it."""
    with suppress(OSError, ValueError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            key, _, name = line.partition(":")
            if key.strip() == "model name":
                return name.strip()
    return platform.processor() or platform.machine()


def _card() -> str:
    """Return the name of the graphics card that torch sees, if torch is loaded; else ""."""
    torch = sys.modules.get("torch")
    if torch is None or not torch.cuda.is_available():
        return ""
    return str(torch.cuda.get_device_name())
