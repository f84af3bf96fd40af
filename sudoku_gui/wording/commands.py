"""What the undo menu calls what was done.

The history holds words of no language, for it outlives a change of language; `told` says them in that of now.
"""

import re

from sudoku_gui.wording import window
from sudoku_gui.wording.foreign import in_menu
from sudoku_gui.wording.marking import translate

CLEARED = "clear_entries"
SOLVED = "solve"
WENT_BACK = "went_back"


def typed(cell: int, digit: int) -> str:
    """A digit was written in a cell, or with 0 cleared."""
    return f"{_TYPED} {cell} {digit}"


def noted(cell: int, digit: int) -> str:
    """A note was written in a cell, or taken away."""
    return f"{_NOTED} {cell} {digit}"


def coloured(cell: int, number: int) -> str:
    """A cell was given a colour, or it was taken away."""
    return f"{_COLOURED} {cell} {number}"


def told(deed: str) -> str:
    """A deed in the user's language; "" for none."""
    if found := _OF_A_CELL.fullmatch(deed):
        tell = {_TYPED: window.typed, _NOTED: window.noted, _COLOURED: window.coloured}[found[1]]
        return tell(int(found[2]), int(found[3]))
    return {
        CLEARED: window.cleared(),
        WENT_BACK: translate("deeds", "back to the last correct state"),
        SOLVED: translate("deeds", "solve"),
    }.get(deed) or in_menu(deed)


_TYPED, _NOTED, _COLOURED = "typed", "noted", "coloured"
_OF_A_CELL = re.compile(rf"({_TYPED}|{_NOTED}|{_COLOURED}) ([0-7]?[0-9]|80) ([0-9])", re.ASCII)
"""Histories come from files, too, where anything may stand."""
