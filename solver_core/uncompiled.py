"""Why the search runs uncompiled, as noted by the build.

`setup.py` leaves a note beside this module if it compiled nothing. Without a note, either everything is
compiled, or the source tree is not installed.
"""

import json
from importlib.resources import files
from typing import Final

from solver_core.cover.kernel.machine import COMPILED
from solver_core.errors import Message

NOTE: Final = "uncompiled.json"

SLOWER: Final = 100
"""How many times slower a search runs uncompiled, at least where it is long: measured 120 to 150, with CPython 3.11."""


def reason() -> Message | None:
    """Why the search runs uncompiled; ``detail`` is the variable, program, file or folder. None if it is compiled."""
    if COMPILED:
        return None
    package = files("solver_core")
    note = package / NOTE
    if not note.is_file():
        return Message("uncompiled.source", detail=str(package))
    found = json.loads(note.read_text(encoding="utf-8"))
    return Message(f"uncompiled.{found['cause']}", detail=found["detail"])
