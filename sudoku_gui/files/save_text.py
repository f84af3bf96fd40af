"""Words for what goes: saved files and what was copied."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording import answers, file_formats
from sudoku_gui.wording.foreign import shown


def saved(name: str) -> str:
    """The puzzle stands in a file, whole."""
    return QCoreApplication.translate("saving", "Saved as {name}.").format(name=shown(name))


def failed(name: str, cause: str) -> str:
    """It does not, and why."""
    return QCoreApplication.translate(
        "saving", "{name} could not be saved: {cause}. Your puzzle is still here."
    ).format(name=shown(name), cause=cause)


def still_saving(name: str) -> str:
    """It takes long, for the drive does not answer."""
    return QCoreApplication.translate(
        "saving", "{name} is still being saved: its drive does not answer yet. Your puzzle is still here."
    ).format(name=name)


def save_anyway() -> str:
    """The button that saves what a format keeps."""
    return QCoreApplication.translate("saving", "Save &Anyway")


def save_whole() -> str:
    """The button that saves everything, in a file of our own."""
    return QCoreApplication.translate("saving", "Save as .&dsudoku...")


def changed_outside(name: str) -> str:
    """A file is not as it was left."""
    return QCoreApplication.translate(
        "saving", "{name} was changed by another program since it was opened."
    ).format(name=shown(name))


def overwrite() -> str:
    """The button that writes over it."""
    return QCoreApplication.translate("saving", "&Overwrite")


def save_elsewhere() -> str:
    """The button that asks for another file."""
    return QCoreApplication.translate("saving", "Save &As...")


def file_name() -> str:
    """What a file may be called that has no name yet."""
    return QCoreApplication.translate("saving", "puzzle")


# --- copying --------------------------------------------------------------------------------------------


def copy_as() -> str:
    """The menu of formats to copy in."""
    return QCoreApplication.translate("saving", "Copy &As")


def as_picture() -> str:
    """The entry that copies a picture."""
    return QCoreApplication.translate("saving", "&Picture")


def givens_copied() -> str:
    """Ctrl+C was pressed."""
    return QCoreApplication.translate("saving", "The givens were copied as one line of 81 characters.")


def board_copied() -> str:
    """The board was copied as a line."""
    return QCoreApplication.translate("saving", "The board was copied as one line of 81 characters.")


def picture_copied() -> str:
    """The board was copied as a picture."""
    return QCoreApplication.translate("saving", "The board was copied as a picture.")


def copied(format_id: str, lost: Sequence[str]) -> str:
    """The puzzle was copied in a format, and what that does not keep."""
    name = file_formats.name(format_id)
    if not lost:
        return QCoreApplication.translate("saving", "Copied as {format}.").format(format=name)
    return QCoreApplication.translate("saving", "Copied as {format}, without {parts}.").format(
        format=name, parts=answers.lost_parts(lost)
    )


def not_copied(format_id: str, cause: str) -> str:
    """A format cannot hold this puzzle, and why."""
    return QCoreApplication.translate("saving", "Not copied as {format}: {cause}.").format(
        format=file_formats.name(format_id), cause=cause
    )
