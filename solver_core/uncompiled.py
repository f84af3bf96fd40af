"""Why the search runs uncompiled, as noted by the build.

`setup.py` leaves a note beside this module if it compiled nothing. Without a note, either everything is
compiled, or the source tree is not installed.
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from solver_core.cover.kernel.machine import COMPILED

NOTE: Final = "uncompiled.json"

SLOWER: Final = 100
"""How many times slower a search runs uncompiled, at least where it is long: measured 120 to 150, with CPython 3.11."""

CAUSES: Final = {
    "asked": "{detail} was set when it was installed",
    "compiler": "no C compiler was found when it was installed ({detail})",
    "headers": "Python's headers were missing when it was installed ({detail})",
    "cython": "Cython was missing when it was installed ({detail})",
    "failed": "compiling failed when it was installed ({detail})",
    "source": "this is the source in {detail}, which is not installed",
}
"""Why nothing is compiled, by the causes of `UncompiledReason`, in English, which other languages translate."""


@dataclass(frozen=True, slots=True)
class UncompiledReason:
    """Why nothing is compiled.

    Attributes:
        cause: "asked" (by a variable of the environment), "compiler" (there was none), "headers" (Python's were
            missing), "cython" (it was missing), "failed" (compiling did), or "source" (it is not installed).
        detail: the variable, the program, the file, the complaint; for "source" the folder.
    """

    cause: str
    detail: str


def reason() -> UncompiledReason | None:
    """Why the search runs uncompiled; None if it is compiled."""
    if COMPILED:
        return None
    package = files("solver_core")
    note = package / NOTE
    if not note.is_file():
        return UncompiledReason("source", str(package))
    return UncompiledReason(**json.loads(note.read_text(encoding="utf-8")))
