"""What the undo menu calls the commands.

The history holds words of no language, since it outlives a change of language; `name` translates them.
"""

import re

from sudoku_gui.wording import names
from sudoku_gui.wording.foreign import in_menu
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import cell_name

CLEARED = "clear_entries"
SOLVED = "solve"
WENT_BACK = "went_back"
HINT = "hint"
"""The codes of all commands by which a hint was applied begin so."""


def typed(cell: int, digit: int) -> str:
    """A digit was written in a cell, or with 0 cleared."""
    return f"typed {cell} {digit}"


def noted(cell: int, digit: int) -> str:
    """A note in a cell was toggled."""
    return f"noted {cell} {digit}"


def coloured(cell: int, number: int) -> str:
    """A colour of a cell was toggled."""
    return f"coloured {cell} {number}"


def name(command: str) -> str:
    """A command in the user's language; "" for none."""
    if found := _OF_A_CELL.fullmatch(command):
        kind, cell, digit = found[1], cell_name(int(found[2])), int(found[3])
        if kind == "coloured":
            text = translate("window", "{colour} in {cell}")
            return text.format(cell=cell, colour=names.colour_name(digit))
        if kind == "noted":
            text = translate("window", "note {digit} in {cell}")
        elif digit == 0:
            text = translate("window", "clear {cell}")
        else:
            text = translate("window", "{digit} in {cell}")
        return text.format(cell=cell, digit=digit)
    return {
        CLEARED: translate("window", "clear entries"),
        WENT_BACK: translate("undo", "back to the last correct state"),
        SOLVED: translate("undo", "solve"),
    }.get(command) or in_menu(command)


_OF_A_CELL = re.compile(r"(typed|noted|coloured) ([0-7]?[0-9]|80) ([0-9])", re.ASCII)
"""Histories come from files, too, which may contain anything."""
