"""Words for writing files: what is written, how far it is, what became of it, and what to do where it failed."""

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

_KILO, _FEW = 1000, 10


# --- what there is ------------------------------------------------------------------------------------


def titled(what: str, where: str) -> str:
    """The title of a file: what is watched, and where."""
    return QCoreApplication.translate("exporting", "{what}, {where}").format(what=what, where=where)


def size(count: float) -> str:
    """``312 kB``, or ``1.2 MB``."""
    unit = "kB"
    count /= _KILO
    for larger in ("MB", "GB"):
        if count >= _KILO:
            unit, count = larger, count / _KILO
    shown = number(round(count)) if count >= _FEW else QLocale().toString(max(count, 0.1), "f", 1)
    return QCoreApplication.translate("exporting", "{amount} {unit}").format(amount=shown, unit=unit)


# --- what becomes of it ---------------------------------------------------------------------------------


def writing(name: str, share: float) -> str:
    """While it is written."""
    text = QCoreApplication.translate("exporting", "Writing {name}: {percent} %")
    return text.format(name=shown(name), percent=int(100 * share))


def coming(share: float) -> str:
    """While a search is on its way to where it was."""
    text = QCoreApplication.translate("exporting", "On the way to the position: {percent} %")
    return text.format(percent=int(100 * share))


def saved(name: str, count: int) -> str:
    """It is there."""
    return QCoreApplication.translate("exporting", "Saved as {name}, {size}.").format(
        name=shown(name), size=size(count)
    )


def cancelled(name: str) -> str:
    """It was given up."""
    return QCoreApplication.translate("exporting", "{name} was not written, because you stopped it.").format(
        name=shown(name)
    )


def failed(name: str, cause: str, remedy: str) -> str:
    """It could not be written, and what helps."""
    text = QCoreApplication.translate("exporting", "{name} could not be written: {cause}. {remedy}")
    return text.format(name=shown(name), cause=cause.rstrip("."), remedy=remedy)


def remedy(kind: str) -> str:
    """What helps, by the kind of fault: "full", "protected", "missing", "large", "encoder", "other"."""
    return {
        "full": QCoreApplication.translate(
            "exporting", "Free some space on the disk, or choose another one."
        ),
        "protected": QCoreApplication.translate("exporting", "Choose a folder that you can write to."),
        "missing": QCoreApplication.translate("exporting", "Choose a folder that exists."),
        "large": QCoreApplication.translate("exporting", "Choose a smaller scale, or SVG or PDF."),
        "encoder": QCoreApplication.translate("exporting", "Choose WebP: it needs no other program."),
        "other": QCoreApplication.translate("exporting", "Choose another place or another name."),
    }[kind]


def nothing_watched() -> str:
    """There is no search to be written about."""
    return QCoreApplication.translate(
        "exporting", "No search is watched, so there is nothing to write. Press Watch first."
    )


def file_kind(ending: str) -> str:
    """What files with an ending are called where a file is chosen."""
    name = {
        ".png": QCoreApplication.translate("exporting", "PNG pictures"),
        ".svg": QCoreApplication.translate("exporting", "SVG drawings"),
        ".pdf": QCoreApplication.translate("exporting", "PDF documents"),
        ".txt": QCoreApplication.translate("exporting", "Text files"),
        ".csv": QCoreApplication.translate("exporting", "CSV tables"),
        ".jsonl": QCoreApplication.translate("exporting", "JSON Lines"),
        ".dot": QCoreApplication.translate("exporting", "Graphviz graphs"),
        ".gif": QCoreApplication.translate("exporting", "GIF films"),
        ".zip": QCoreApplication.translate("exporting", "Pictures in a ZIP"),
        ".webp": QCoreApplication.translate("exporting", "WebP films"),
        ".mp4": QCoreApplication.translate("exporting", "MP4 films"),
        ".dlrun": QCoreApplication.translate("exporting", "Runs of Dancing Links"),
    }[ending]
    return f"{name} (*{ending})"


# --- runs and links -------------------------------------------------------------------------------------


def run_opened(where: str) -> str:
    """A run was read, or a link followed."""
    return QCoreApplication.translate("exporting", "Opened as it was: {where}.").format(where=where)


def run_not_opened(name: str, cause: str) -> str:
    """A run could not be read."""
    text = QCoreApplication.translate("exporting", "{name} could not be opened: {cause}")
    return text.format(name=shown(name), cause=cause)


def link_copied(where: str) -> str:
    """The link is in the clipboard."""
    text = QCoreApplication.translate(
        "exporting", "A link to {where} was copied. Paste it here to come back to the same place."
    )
    return text.format(where=where)


def link_not_followed(cause: str) -> str:
    """A link leads nowhere."""
    return QCoreApplication.translate("exporting", "This link could not be followed: {cause}").format(
        cause=cause
    )


def link_fault(fault: str, detail: str) -> str:
    """Why a link leads nowhere, by the name of the fault."""
    text = {
        "NONE": QCoreApplication.translate("exporting", "there is none in this text."),
        "INCOMPLETE": QCoreApplication.translate(
            "exporting", "a part of it is missing or was changed. Copy all of it again."
        ),
        "UNKNOWN": QCoreApplication.translate(
            "exporting", "this program does not know “{detail}”; a newer one may."
        ),
        "IMPOSSIBLE": QCoreApplication.translate("exporting", "there is no such search: {detail}"),
    }[fault]
    return text.format(detail=detail)
