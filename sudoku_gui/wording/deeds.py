"""What the undo menu calls what was done.

The history holds words of no language, for it outlives a change of language; `told` says them in that of now.
"""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording import window

CLEARED = "clear_entries"
SOLVED = "solve"
PASTED = "paste"
RUN_OPENED = "open_run"


def typed(cell: int, digit: int) -> str:
    """A digit was written in a cell, or with 0 cleared."""
    return f"{_TYPED} {cell} {digit}"


def told(deed: str) -> str:
    """A deed in the user's language; "" for none."""
    match deed.split():
        case [word, cell, digit] if word == _TYPED:
            return window.typed(int(cell), int(digit))
    return {
        CLEARED: window.cleared(),
        SOLVED: QCoreApplication.translate("deeds", "solve"),
        PASTED: QCoreApplication.translate("deeds", "paste a puzzle"),
        RUN_OPENED: QCoreApplication.translate("deeds", "open a run"),
    }.get(deed, deed)


_TYPED = "typed"
