"""Disks that fail under the real program: ``python -m tests.bench.disks`` (as root, for it mounts).

Somebody plays a puzzle of a collection, saves, imports, closes or is killed while the disk is full, read-only, locked
by another program, forbidden, taken away or replaced. Then the disk is well again, and the program is started once
more. What is reported: what was lost, which must be nothing, how long closing held the window up, and what was said.

--seconds how long the fault lasts while somebody types
--only    faults or moments, separated by commas
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.bench.disk_user import GRIDS, LIST
from tests.bench.measuring import options
from tests.bench.processes import TOP, complaints, offscreen

FAULTS: Final = ("none", "full", "locked", "read-only", "forbidden", "vanished", "replaced")
MOMENTS: Final = ("typing", "saving", "importing", "closing", "killed")
_UNKILLED: Final = {"full", "read-only"}
"""Where nothing can be stored anywhere, a kill is a kill."""

_OURS: Final = {"vanished", "replaced"}
"""Where somebody else has taken the collections away."""


def run(fault: str, moment: str, seconds: float) -> tuple[list[str], dict[str, Any]]:
    """One life and the start after it: what was lost, and what was said."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "data"
        folder.mkdir()
        is_mounted = fault in {"full", "read-only"}
        if is_mounted:
            command = ["mount", "-t", "tmpfs", "-o", "size=8m", "none", str(folder)]
            subprocess.run(command, check=True)
        try:
            found = _start("work", folder, fault, moment, str(seconds))
            after = _start("look", folder)
        finally:
            if is_mounted:
                command = ["umount", "-l", str(folder)]
                subprocess.run(command, check=False)
    return _lost(fault, found, after), found


def _start(*arguments: str | Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.bench.disk_user", *map(str, arguments)]
    done = subprocess.run(
        command, cwd=TOP, env=offscreen(), capture_output=True, text=True, check=False, timeout=400
    )
    lines = done.stdout.splitlines()
    found = json.loads(lines[0]) if lines else {"typed": [], "said": [], "asked": "", "froze": 0.0, "log": 0}
    return {**found, "complaints": complaints(done.stderr)}


def _lost(fault: str, found: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What is missing, or wrong, at the start after it."""
    lost = [f"complaint: {line}" for line in [*found["complaints"], *after["complaints"]][-2:]]
    for givens, cell, digit in found["typed"]:
        if after.get("boards", {}).get(givens, "")[cell : cell + 1] != str(digit):
            lost.append(f"digit {digit} of puzzle {GRIDS.index(givens) + 1}")
    if fault not in _OURS and LIST not in after.get("names", ()):
        lost.append("the collection")
    if after.get("sound") != "ok":
        lost.append("the library is damaged")
    if fault == "full" and found["log"] > 1 << 20:
        lost.append(f"a log of {found['log']:,} bytes is left")
    return lost


def main() -> int:
    """Let all disks fail, and tell what came of it."""
    asked = options("disks", __doc__, seconds=25.0, only="")
    only = set(filter(None, asked.only.split(",")))
    is_well = True
    for fault in FAULTS:
        for moment in MOMENTS:
            if (moment == "killed" and fault in _UNKILLED) or not only <= {fault, moment}:
                continue
            lost, found = run(fault, moment, asked.seconds if fault == "locked" else min(asked.seconds, 5.0))
            is_well &= not lost
            print(
                f"{fault:10} {moment:10} lost: {'; '.join(lost) or 'nothing'}; close took {found['froze']} s"
            )
            for text in [*found["said"], *([f"[at close] {found['asked']}"] if found["asked"] else [])]:
                print(f"{'':22}{text}")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
