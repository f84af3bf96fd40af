"""A headless Chromium that shows pages, by its debugging pipe: no network, no driver."""

import json
import os
import re
import shutil
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any

import pytest

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
_OPTIONS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe")
_LAUNCH = """
import fcntl, os, sys
ends = [fcntl.fcntl(int(end), fcntl.F_DUPFD, 10) for end in sys.argv[1:3]]
for descriptor, end in enumerate(ends, 3):  # the browser reads 3 and writes 4
    os.dup2(end, descriptor)
os.execv(sys.argv[3], sys.argv[3:])
"""
_CODES = {" ": (32, " "), "ArrowLeft": (37, ""), "ArrowRight": (39, ""), "Home": (36, ""), "End": (35, "")}


class Browser:
    """One tab of a running browser; `evaluate` asks the page, `press` and `click` are real input."""

    def __init__(self, send: IO[bytes], receive: IO[bytes]) -> None:
        self._send, self._receive = send, receive
        self._numbers, self._rest, self._session = count(1), b"", ""
        self.errors: list[str] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **arguments: object) -> Any:
        number = next(self._numbers)
        order: dict[str, object] = {"id": number, "method": method, "params": arguments}
        if self._session:
            order["sessionId"] = self._session
        self._send.write(json.dumps(order).encode() + b"\0")
        while (answer := self._read()).get("id") != number:
            self._note(answer)
        assert "error" not in answer, answer
        return answer["result"]

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            piece = self._receive.read(1 << 16)
            assert piece, "the browser has ended"
            self._rest += piece
        message, _, self._rest = self._rest.partition(b"\0")
        found: dict[str, Any] = json.loads(message)
        return found

    def _note(self, event: dict[str, Any]) -> None:
        if event.get("method") == "Runtime.exceptionThrown":
            self.errors.append(event["params"]["exceptionDetails"]["exception"].get("description", ""))
        elif event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
            self.errors.append(event["params"]["entry"]["text"])

    def open(self, path: Path, part: str = "") -> None:
        """Show a page, with this part of its address after the #."""
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=path.as_uri() + (f"#{part}" if part else ""))
        self.evaluate(
            "new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', done))"
        )

    def evaluate(self, code: str) -> Any:
        answer = self.call("Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def text(self, selector: str) -> str:
        return str(self.evaluate(f"document.querySelector({json.dumps(selector)}).innerText")).strip()

    def press(self, *keys: str) -> None:
        for key in keys:
            code, text = _CODES.get(key, (0, key if len(key) == 1 else ""))
            what = {"key": key, "windowsVirtualKeyCode": code}
            self.call("Input.dispatchKeyEvent", type="keyDown", **what, **({"text": text} if text else {}))
            self.call("Input.dispatchKeyEvent", type="keyUp", **what)

    def point(self, selector: str, *, click: bool = False) -> None:
        """Move the mouse to the middle of an element, and click there."""
        code = f"""(() => {{ const found = document.querySelector({json.dumps(selector)});
            found.scrollIntoView({{block: "nearest"}}); const box = found.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2] }})()"""
        x, y = self.evaluate(code)
        kinds = ["mouseMoved", *(["mousePressed", "mouseReleased"] if click else [])]
        for kind in kinds:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=int(click))

    def resize(self, width: int, height: int, *, dark: bool = False) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.call("Emulation.setDeviceMetricsOverride", **size)
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.call("Emulation.setEmulatedMedia", features=features)

    def picture(self, path: Path, *, whole: bool = False) -> None:
        data = self.call("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        path.write_bytes(b64decode(data))

    def printed(self, path: Path) -> None:
        path.write_bytes(b64decode(self.call("Page.printToPDF", printBackground=True)["data"]))


def data_in(content: str) -> dict[str, Any]:
    """What a page was given to show."""
    found = re.search(r'id="data">(.*?)</script>', content)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


@contextmanager
def browser(profile: Path) -> Iterator[Browser]:
    """Start a browser with its own profile; its pages must report no errors. Without one the test is skipped."""
    if PROGRAM is None:
        pytest.skip("no Chromium is installed, which shows the page")
    (there, send), (receive, back) = os.pipe(), os.pipe()

    launcher = [sys.executable, "-c", _LAUNCH, f"{there}", f"{back}", PROGRAM]
    program, quiet = [*launcher, *_OPTIONS, f"--user-data-dir={profile}", "about:blank"], subprocess.DEVNULL
    process = subprocess.Popen(program, pass_fds=(there, back), stdout=quiet, stderr=quiet)
    os.close(there)
    os.close(back)
    with os.fdopen(send, "wb", 0) as orders, os.fdopen(receive, "rb", 0) as answers:
        try:
            started = Browser(orders, answers)
            started.resize(1280, 720)
            yield started
            assert started.errors == []
        finally:
            process.terminate()
            process.wait(10)
