"""Words for going back to the last correct state."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.names import number


def went_back(deeds: int) -> str:
    """So many deeds were taken back."""
    if deeds == 1:
        return QCoreApplication.translate(
            "going_back", "The last thing you did was wrong; it has been taken back. Undo brings it again."
        )
    return QCoreApplication.translate(
        "going_back", "The last {count} things you did have been taken back. Undo brings them again."
    ).format(count=number(deeds))
