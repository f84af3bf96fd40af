"""What is said when puzzles go into the library and out of it."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.library.import_job import Taken
from sudoku_gui.wording.foreign import LONGEST_PATH, shown
from sudoku_gui.wording.names import number


def exporting(name: str) -> str:
    """Puzzles are being written."""
    return QCoreApplication.translate("librarian", "Writing {name}...").format(name=shown(name))


def taken(result: Taken) -> list[str]:
    """What came of taking puzzles in, in sentences.

    Args:
        result: the first error in it is told by the caller.
    """
    kept = result.collection
    if kept.size == 1:
        words = [QCoreApplication.translate("librarian", "1 puzzle is kept as “{name}”.")]
    else:
        words = [QCoreApplication.translate("librarian", "{count} puzzles are kept as “{name}”.")]
    if result.again == 1:
        words.append(QCoreApplication.translate("librarian", "One of them stands there twice."))
    elif result.again:
        words.append(QCoreApplication.translate("librarian", "{again} of them stand there more than once."))
    if result.unreadable == 1:
        words.append(QCoreApplication.translate("librarian", "One line could not be read: {error}."))
    elif result.unreadable:
        words.append(
            QCoreApplication.translate("librarian", "{lines} lines could not be read; the first: {error}.")
        )
    return words


def taken_told(result: Taken, error: str) -> list[str]:
    """The sentences of `taken` with their numbers; ``error`` is the first error in the user's language."""
    return [
        text.format(
            count=number(result.collection.size),
            name=shown(result.collection.name),
            again=number(result.again),
            lines=number(result.unreadable),
            error=error,
        )
        for text in taken(result)
    ]


def written(count_: int, name: str, left_out: int) -> list[str]:
    """Puzzles have been written into a file."""
    if count_ == 1:
        words = [QCoreApplication.translate("librarian", "1 puzzle was written into {name}.")]
    else:
        words = [QCoreApplication.translate("librarian", "{count} puzzles were written into {name}.")]
    if left_out == 1:
        words.append(QCoreApplication.translate("librarian", "One line could not be read and was left out."))
    elif left_out:
        words.append(
            QCoreApplication.translate("librarian", "{lines} lines could not be read and were left out.")
        )
    return [text.format(count=number(count_), name=shown(name), lines=number(left_out)) for text in words]


def removed(name: str) -> str:
    """A collection has been removed."""
    return QCoreApplication.translate("librarian", "“{name}” is no longer in the library.").format(
        name=shown(name)
    )


def bring_back() -> str:
    """The button that undoes it."""
    return QCoreApplication.translate("librarian", "Bring Back")


def cancel() -> str:
    """The button that gives up what takes long."""
    return QCoreApplication.translate("librarian", "Cancel")


def busy() -> str:
    """Something else is under way."""
    return QCoreApplication.translate(
        "librarian", "The library is busy with another file. Wait until it is done, or cancel it."
    )


def failed(name: str, cause: str) -> str:
    """A file could not be taken in or written."""
    return QCoreApplication.translate("librarian", "{name}: {cause}").format(name=shown(name), cause=cause)


def not_imported(name: str, cause: str) -> str:
    """Puzzles could not be taken in."""
    return QCoreApplication.translate(
        "librarian", "{name} was not imported: {cause}. The library is as it was."
    ).format(name=name, cause=cause)


def not_played(cause: str) -> str:
    """How far puzzles were played cannot be written at the moment."""
    return QCoreApplication.translate(
        "librarian",
        "Your progress is not in the library yet: {cause}. It is written as soon as that is possible.",
    ).format(cause=cause)


def played() -> str:
    """It is written after all."""
    return QCoreApplication.translate("librarian", "Your progress is in the library now.")


def no_library(cause: str) -> str:
    """The library's file cannot be used just now."""
    return QCoreApplication.translate(
        "librarian", "The library cannot be used: {cause}. Files can still be opened."
    ).format(cause=cause)


def set_aside(path: str, *, is_newer: bool) -> str:
    """The library's file could not be used, and was renamed."""
    if is_newer:
        text = QCoreApplication.translate(
            "librarian",
            "Your library was written by a newer version of this program. It is kept as {path}, "
            "and an empty one has been begun; the newer version can open it again.",
        )
    else:
        text = QCoreApplication.translate(
            "librarian",
            "Your library was damaged and could not be read. It is kept as {path}, and an empty one has been begun.",
        )
    return text.format(path=shown(str(path), LONGEST_PATH))


def at_end(*, forward: bool) -> str:
    """There is no further puzzle."""
    if forward:
        return QCoreApplication.translate("librarian", "This is the last puzzle of the list.")
    return QCoreApplication.translate("librarian", "This is the first puzzle of the list.")


def import_title() -> str:
    """The dialog in which a file is chosen."""
    return QCoreApplication.translate("librarian", "Take a file into the library")


def export_title() -> str:
    """The dialog in which a new file is chosen."""
    return QCoreApplication.translate("librarian", "Write the puzzles that are shown")


def puzzle_files(endings: str) -> str:
    """The files that are offered first."""
    return QCoreApplication.translate("librarian", "Puzzles ({endings})").format(endings=endings)


def all_files() -> str:
    """All the others."""
    return QCoreApplication.translate("librarian", "All files (*)")


def written_so_far(name: str, share: float) -> str:
    """How much of a file is written."""
    return QCoreApplication.translate("librarian", "Writing {name}: {percent} %").format(
        name=shown(name), percent=int(100 * share)
    )


def read_again(name: str) -> str:
    """The open file has changed."""
    return QCoreApplication.translate(
        "librarian",
        "{name} has been changed by another program and was read again. Choose a puzzle once more.",
    ).format(name=shown(name))


def own_collection() -> str:
    """The collection that single puzzles go to."""
    return QCoreApplication.translate("librarian", "My puzzles")


def kept(name: str) -> str:
    """A single puzzle goes into a collection."""
    return QCoreApplication.translate("librarian", "The puzzle is kept in the collection “{name}”.").format(
        name=shown(name)
    )
