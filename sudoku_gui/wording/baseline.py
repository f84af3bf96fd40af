"""Words for what is compared where something else is shown: on the board and in the key of the matrix."""

from PySide6.QtCore import QCoreApplication


def cell_lost(digits: str) -> str:
    """Of a cell, for screen readers: candidates that went since the place compared with."""
    return QCoreApplication.translate("contrasting", "{digits} gone").format(digits=digits)


def cell_returned(digits: str) -> str:
    """Of a cell, for screen readers: candidates that have come back since then."""
    return QCoreApplication.translate("contrasting", "{digits} returned").format(digits=digits)


def key_gone() -> str:
    """In the key of the matrix: a row or column that has left since the place compared with."""
    return QCoreApplication.translate("contrasting", "gone since the place compared with")


def key_returned() -> str:
    """The same for what has returned."""
    return QCoreApplication.translate("contrasting", "returned since then")
