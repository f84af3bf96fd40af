"""What the undo menu calls what was done.

The history holds words of no language, for it outlives a change of language; `told` says them in that of now.
"""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording import window

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
    match deed.split():
        case [word, cell, digit] if word == _TYPED:
            return window.typed(int(cell), int(digit))
        case [word, cell, digit] if word == _NOTED:
            return window.noted(int(cell), int(digit))
        case [word, cell, number] if word == _COLOURED:
            return window.coloured(int(cell), int(number))
    return {
        CLEARED: window.cleared(),
        WENT_BACK: QCoreApplication.translate("deeds", "back to the last correct state"),
        SOLVED: QCoreApplication.translate("deeds", "solve"),
    }.get(deed, deed)


_TYPED, _NOTED, _COLOURED = "typed", "noted", "coloured"
