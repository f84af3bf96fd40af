"""What the process that finds steps is asked, see `worker`; whoever asks need not import the library."""

import json
from collections.abc import Sequence

from solver_core.hints.position import Position


def request(number: int, find: str, position: Position, techniques: Sequence[str]) -> str:
    """The line that asks for steps: `find` is ``next``, ``all`` or ``path``."""
    asked = {"id": number, "find": find, "givens": str(position.givens), "board": str(position.board)}
    return (
        json.dumps(asked | {"candidates": position.candidates.masks, "techniques": list(techniques)}) + "\n"
    )
