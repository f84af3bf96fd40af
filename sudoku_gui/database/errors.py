"""Errors of the library and of imports into it."""

from typing import Final

from sudoku_gui.player.errors import AppMessage

# fmt: off
TEMPLATES: Final = {
    "library.missing": "this puzzle is no longer in the library",
    "library.damaged": "this puzzle in the library is damaged; remove it and import it again",
    "library.gone": "this collection is no longer in the library",
    "library.unread": "the library cannot be read; try again",
    "library.busy": "another program is writing to the library; close it, or wait until it is done",
    "library.closed": "the library cannot be opened; allow reading and writing its file and folder",
    "library.protected": "the library cannot be written; allow writing to its file and folder",
    "library.moved": "the library was moved or replaced while it was being written; try again",
    "library.full": "the disk is full; free some space on it",
    "library.disk": "the disk reports an error; free some space on it, or check it",
    "library.long": "this text is too long for the library",
    "library.other": "the library reports the error {name}; close other programs and try again",

    "file.changed": "the file has changed since it was opened; open it again",
    "file.no_puzzle": "no puzzle was found in this file",
    "file.nothing": "there is no puzzle to write",
}
# fmt: on


class LibraryMessage(AppMessage, templates=TEMPLATES):
    """Messages of the library, by code."""

    __slots__ = ()
