"""The program as a process of its own, for the tools of this folder."""

import os
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).parents[2]


def offscreen(**more: str) -> dict[str, str]:
    """The environment of a process without a screen."""
    return os.environ | {"QT_QPA_PLATFORM": "offscreen"} | more


def complaints(errors: str) -> list[str]:
    """What a process has said on its standard error, but for what Qt always says offscreen."""
    return [line for line in errors.splitlines() if "propagateSizeHints" not in line]
