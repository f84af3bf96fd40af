"""What the window says of breakpoints, bookmarks and what is followed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication


def halted(names: Sequence[str]) -> str:
    """A run has stopped at breakpoints."""
    text = QCoreApplication.translate("stops", "Stopped {names}.")
    return text.format(names=QCoreApplication.translate("stops", "; ").join(names))


def broken(description: str) -> str:
    """A breakpoint was set."""
    return QCoreApplication.translate(
        "stops", "From now on runs stop {description}. F8 runs on, Shift+F8 back."
    ).format(description=description)


def unbroken(description: str) -> str:
    """A breakpoint was taken away."""
    return QCoreApplication.translate("stops", "Runs no longer stop {description}.").format(
        description=description
    )


def missed(*, backward: bool) -> str:
    """A run found nothing and came back."""
    if backward:
        return QCoreApplication.translate(
            "stops", "No such place from here back to the start: back here again."
        )
    return QCoreApplication.translate("stops", "No such place from here to the end: back here again.")


def no_mark(*, backward: bool) -> str:
    """There is no bookmark in that direction."""
    if backward:
        return QCoreApplication.translate("stops", "No bookmark before this position. Ctrl+M sets one.")
    return QCoreApplication.translate("stops", "No bookmark after this position. Ctrl+M sets one.")


def unreadable(cause: str) -> str:
    """A list of the last session was left out."""
    return QCoreApplication.translate(
        "stops", "Some of what was set in the last session was left out: {cause}."
    ).format(cause=cause)
