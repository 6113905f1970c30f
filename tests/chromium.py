"""Pages in headless Chromium, driven by the WebDriver protocol: real clicks, keys and touches."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

KEYS = {
    **{"Left": "\ue012", "Up": "\ue013", "Right": "\ue014", "Down": "\ue015"},
    **{"Home": "\ue011", "End": "\ue010", "PageUp": "\ue00e", "PageDown": "\ue00f"},
    **{"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Space": " ", "Shift": "\ue008"},
}
HOST = "localhost"
STARTS = 3
START_S = 20.0  # time for a started chromedriver to accept a connection


class Browser:
    """One window of a browser."""

    def __init__(self, driver: str, session: str) -> None:
        self._url = f"{driver}/session/{session}"

    def ask(self, command: str, **fields: Any) -> Any:
        """Send a command that has fields, and return its value."""
        return _request("POST", f"{self._url}/{command}", fields)

    def open(self, path: Path, place: str = "") -> None:
        self.ask("url", url=f"{path.as_uri()}{place}")

    def run(self, script: str, *arguments: Any) -> Any:
        """Return the value of a script's `return`."""
        return self.ask("execute/sync", script=script, args=list(arguments))

    def text(self, selector: str) -> str:
        """The text of an element as it is seen; "" if it is hidden."""
        shown = (
            "const e=document.querySelector(arguments[0]);"
            "return e&&e.checkVisibility()&&e.innerText.trim()"
        )
        return str(self.run(shown, selector) or "")

    def click(self, selector: str, across: float = 0.5, down: float = 0.5) -> None:
        """Click a place of an element, from 0 (left, upper edge) to 1, with the mouse."""
        x, y = self.place(selector, across, down)
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        self._point("mouse", [move, {"type": "pointerDown", "button": 0},
                              {"type": "pointerUp", "button": 0}])  # fmt: skip

    def drag(self, selector: str, start: float, end: float, kind: str = "mouse") -> None:
        """Drag across an element with the mouse or, with kind "touch", with a finger."""
        (x, y), (to, _) = self.place(selector, start), self.place(selector, end)
        steps = [x + (to - x) * i // 5 for i in range(1, 6)]
        moves = [{"type": "pointerMove", "x": at, "y": y, "duration": 20} for at in steps]
        self._point(kind, [{"type": "pointerMove", "x": x, "y": y, "duration": 0},
                           {"type": "pointerDown", "button": 0}, *moves,
                           {"type": "pointerUp", "button": 0}])  # fmt: skip

    def place(self, selector: str, across: float = 0.5, down: float = 0.5) -> tuple[int, int]:
        """A place of an element in the window, scrolled into view [CSS pixels]."""
        x, y = self.run(
            "const e=document.querySelector(arguments[0]);e.scrollIntoView({block:'center'});"
            "const b=e.getBoundingClientRect();"
            "return [b.left+b.width*arguments[1],b.top+b.height*arguments[2]]",
            *(selector, across, down),
        )
        return int(x), int(y)

    def press(self, *keys: str) -> None:
        """Press keys one after the other; "Shift+n" holds Shift."""
        actions = []
        for key in keys:
            names = [KEYS.get(name, name) for name in key.split("+")]
            actions += [{"type": "keyDown", "value": name} for name in names]
            actions += [{"type": "keyUp", "value": name} for name in reversed(names)]
        self.ask("actions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def emulate(self, command: str, **fields: Any) -> Any:
        """Send a command of Chromium's own protocol."""
        return self.ask("goog/cdp/execute", cmd=command, params=fields)

    def resize(self, width: int, height: int, touch: bool = False) -> None:
        """Give the page the size of a screen [CSS pixels]."""
        self.emulate(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=touch,
        )  # fmt: skip
        self.emulate("Emulation.setTouchEmulationEnabled", enabled=touch)

    def prefer(self, **features: str) -> None:
        """Set media features: prefers_color_scheme="dark"."""
        wanted = [{"name": k.replace("_", "-"), "value": v} for k, v in features.items()]
        self.emulate("Emulation.setEmulatedMedia", media="", features=wanted)

    def problems(self) -> list[str]:
        """What the browser complained about since the last call, such as refused scripts."""
        return [entry["message"] for entry in self.ask("se/log", type="browser")]

    def picture(self, path: Path, whole: bool = False) -> None:
        """Save a picture of the window, or of the whole page."""
        shown = self.emulate("Page.captureScreenshot", captureBeyondViewport=whole, format="png")
        path.write_bytes(base64.b64decode(shown["data"]))

    def _point(self, kind: str, actions: Sequence[dict[str, Any]]) -> None:
        pointer = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}}
        self.ask("actions", actions=[{**pointer, "actions": list(actions)}])


@contextmanager
def opened_browser(folder: Path) -> Iterator[Browser]:
    """A browser whose files are in a folder; skips the test where Chromium is not installed."""
    driver, chromium = shutil.which("chromedriver"), shutil.which("chromium")
    if driver is None or chromium is None:
        pytest.skip("chromium and chromedriver (Debian: chromium-driver) are not installed")
    process, url = _started_driver(driver)
    arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    options = {"binary": chromium, "args": [*arguments, f"--user-data-dir={folder / 'browser'}"]}
    wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
    with process:
        try:
            fields = {"capabilities": {"alwaysMatch": wanted}}
            session = _request("POST", f"{url}/session", fields)["sessionId"]
            yield Browser(url, session)
            _request("DELETE", f"{url}/session/{session}")
        finally:
            process.terminate()


def _started_driver(driver: str) -> tuple[subprocess.Popen[str], str]:
    """Start chromedriver and return it with its address, as soon as it accepts connections.

    It names its port before that, and sometimes never accepts one; then another is started.
    """
    for _ in range(STARTS):
        process = subprocess.Popen(
            [driver, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert process.stdout is not None
        lines = (line for line in process.stdout if "successfully on port " in line)
        port = next(lines, "").rpartition(" ")[2].strip(".\n")
        url = f"http://{HOST}:{port}"
        deadline = time.monotonic() + START_S
        while port and process.poll() is None and time.monotonic() < deadline:
            with suppress(OSError):
                _request("GET", f"{url}/status")
                return process, url
            time.sleep(0.1)
        process.kill()
        process.communicate()
    pytest.skip("chromedriver does not accept connections on this machine")


def _request(method: str, url: str, fields: object = None) -> Any:
    content = None if fields is None else json.dumps(fields).encode()
    request = Request(url, content, {"Content-Type": "application/json"}, method=method)
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)["value"]
