"""What is said when the window is to be closed, and something is under way or cannot be stored."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.names import number


def importing() -> str:
    """A file is being imported into the library."""
    return QCoreApplication.translate(
        "closing", "A file is still being imported. The window closes when that is done."
    )


def library_busy() -> str:
    """Something was asked of the library that is not done yet."""
    return QCoreApplication.translate(
        "closing",
        "The library is still writing your last changes; another program may be using it. The window closes when that is done.",
    )


def disk_busy() -> str:
    """What is open is being stored, but the disk is slow."""
    return QCoreApplication.translate(
        "closing", "The disk does not answer yet. The window closes when your work is stored."
    )


def would_be_lost(cause: str, folder: str, *, puzzle: bool, others: int) -> str:
    """Nothing can be stored.

    Args:
        cause: why.
        folder: where it should be.
        puzzle: whether the puzzle on the board would be lost.
        others: of how many other puzzles the state of play would be.
    """
    if not others:
        text = QCoreApplication.translate("closing", "Closing now would lose your unsaved puzzle: {cause}.")
    elif puzzle and others == 1:
        text = QCoreApplication.translate(
            "closing", "Closing now would lose your unsaved puzzle and your progress in another one: {cause}."
        )
    elif puzzle:
        text = QCoreApplication.translate(
            "closing",
            "Closing now would lose your unsaved puzzle and your progress in {number} others: {cause}.",
        )
    elif others == 1:
        text = QCoreApplication.translate(
            "closing", "Closing now would lose your progress in one puzzle: {cause}."
        )
    else:
        text = QCoreApplication.translate(
            "closing", "Closing now would lose your progress in {number} puzzles: {cause}."
        )
    hint = QCoreApplication.translate(
        "closing", "Free some space, or make {folder} writable, and try again."
    ).format(folder=folder)
    return f"{text.format(cause=cause, number=number(others))} {hint}"


def try_again() -> str:
    """The button that stores once more."""
    return QCoreApplication.translate("closing", "&Try Again")


def save_as() -> str:
    """The button that saves the puzzle in a file instead."""
    return QCoreApplication.translate("closing", "&Save As...")


def close_anyway() -> str:
    """The button that gives up what would be lost."""
    return QCoreApplication.translate("closing", "&Close Anyway")


def stay() -> str:
    """The button that leaves the window open."""
    return QCoreApplication.translate("closing", "&Keep Open")
