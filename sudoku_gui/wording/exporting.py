"""Sentences about files that are written, and about runs and links that are opened."""

import errno

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP
from sudoku_gui.wording.names import number

translate = QCoreApplication.translate

_KINDS = {
    "png": QT_TRANSLATE_NOOP("export_dialogs", "PNG, an image"),
    "svg": QT_TRANSLATE_NOOP("export_dialogs", "SVG, a drawing for web pages"),
    "pdf": QT_TRANSLATE_NOOP("export_dialogs", "PDF, a page for printing"),
    "text": QT_TRANSLATE_NOOP("export_dialogs", "Text, for reading"),
    "csv": QT_TRANSLATE_NOOP("export_dialogs", "CSV, for spreadsheets"),
    "jsonl": QT_TRANSLATE_NOOP("export_dialogs", "JSON Lines, for programs"),
    "dot": QT_TRANSLATE_NOOP("export_dialogs", "DOT, for Graphviz"),
    "gif": QT_TRANSLATE_NOOP("export_dialogs", "GIF, plays everywhere"),
    "mp4": QT_TRANSLATE_NOOP("export_dialogs", "MP4, a video"),
    "webp": QT_TRANSLATE_NOOP("export_dialogs", "WebP, plays in every browser"),
    "page": QT_TRANSLATE_NOOP("export_dialogs", "HTML, a page to step through"),
    "frames": QT_TRANSLATE_NOOP("export_dialogs", "PNG, a numbered picture for each frame"),
}
_FILE_KINDS = {
    ".png": QT_TRANSLATE_NOOP("exporting", "PNG pictures"),
    ".svg": QT_TRANSLATE_NOOP("exporting", "SVG drawings"),
    ".pdf": QT_TRANSLATE_NOOP("exporting", "PDF documents"),
    ".txt": QT_TRANSLATE_NOOP("exporting", "Text files"),
    ".csv": QT_TRANSLATE_NOOP("exporting", "CSV tables"),
    ".dlx": QT_TRANSLATE_NOOP("exporting", "Knuth's DLX"),
    ".jsonl": QT_TRANSLATE_NOOP("exporting", "JSON Lines"),
    ".dot": QT_TRANSLATE_NOOP("exporting", "Graphviz graphs"),
    ".gif": QT_TRANSLATE_NOOP("exporting", "GIF films"),
    ".html": QT_TRANSLATE_NOOP("exporting", "Web pages"),
    ".zip": QT_TRANSLATE_NOOP("exporting", "Pictures in a ZIP"),
    ".webp": QT_TRANSLATE_NOOP("exporting", "WebP films"),
    ".mp4": QT_TRANSLATE_NOOP("exporting", "MP4 films"),
    ".dlrun": QT_TRANSLATE_NOOP("exporting", "Runs of Dancing Links"),
}
_FULL = QT_TRANSLATE_NOOP("exporting", "Free some space on the disk, or choose another one.")
_PROTECTED = QT_TRANSLATE_NOOP("exporting", "Choose a folder that you can write to.")
_MISSING = QT_TRANSLATE_NOOP("exporting", "Choose a folder that exists.")
_REMEDIES = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), _FULL),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), _PROTECTED),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), _MISSING),
    errno.EIO: QT_TRANSLATE_NOOP("exporting", "Choose WebP: it needs no other program."),
    errno.ENOMEM: QT_TRANSLATE_NOOP("exporting", "Choose a smaller scale, or SVG or PDF."),
}
_OTHER_WAYS = QT_TRANSLATE_NOOP("exporting", "Choose another place or another name.")
_LINK_FAULTS = {
    "NONE": QT_TRANSLATE_NOOP("exporting", "there is none in this text."),
    "INCOMPLETE": QT_TRANSLATE_NOOP(
        "exporting", "a part of it is missing or was changed. Copy all of it again."
    ),
    "UNKNOWN": QT_TRANSLATE_NOOP("exporting", "this program does not know “{detail}”; a newer one may."),
    "IMPOSSIBLE": QT_TRANSLATE_NOOP("exporting", "there is no such search: {detail}"),
}


def kind(name: str) -> str:
    """A kind of file that can be chosen."""
    return translate("export_dialogs", _KINDS[name])


def file_kind(ending: str) -> str:
    """The files with an ending, as a file dialog lists them."""
    return f"{translate('exporting', _FILE_KINDS[ending])} (*{ending})"


def size(count: float) -> str:
    """A number of bytes: ``312 kB``, ``1.2 MB``."""
    unit, count = "kB", count / 1000
    for larger in ("MB", "GB"):
        if count >= 1000:
            unit, count = larger, count / 1000
    amount = number(round(count)) if count >= 10 else QLocale().toString(max(count, 0.1), "f", 1)
    return translate("exporting", "{amount} {unit}").format(amount=amount, unit=unit)


# --- progress and result --------------------------------------------------------------------------------


def writing(name: str, share: float) -> str:
    """How much of a file is written."""
    text = translate("exporting", "Writing {name}: {percent} %")
    return text.format(name=shown(name), percent=int(100 * share))


def preparing(share: float) -> str:
    """How far a search is on its way to a position."""
    text = translate("exporting", "On the way to the position: {percent} %")
    return text.format(percent=int(100 * share))


def saved(name: str, count: int) -> str:
    """A file of so many bytes is written."""
    return translate("exporting", "Saved as {name}, {size}.").format(name=shown(name), size=size(count))


def cancelled(name: str) -> str:
    """A file was not written because the user stopped it."""
    return translate("exporting", "{name} was not written, because you stopped it.").format(name=shown(name))


def failed(name: str, cause: str, code: int | None) -> str:
    """A file could not be written; what helps depends on the code of the error, one of `errno`."""
    text = translate("exporting", "{name} could not be written: {cause}. {remedy}")
    remedy = _REMEDIES.get(code or 0, _OTHER_WAYS)
    return text.format(name=shown(name), cause=cause.rstrip("."), remedy=translate("exporting", remedy))


def nothing_watched() -> str:
    """There is no search to write about."""
    return translate("exporting", "No search is watched, so there is nothing to write. Press Watch first.")


# --- runs and links -------------------------------------------------------------------------------------


def run_opened(where: str) -> str:
    """A run was read, or a link followed."""
    return translate("exporting", "Opened as it was: {where}.").format(where=where)


def run_not_opened(name: str, cause: str) -> str:
    """A run could not be read."""
    text = translate("exporting", "{name} could not be opened: {cause}")
    return text.format(name=shown(name), cause=cause)


def link_copied(where: str) -> str:
    """A link is in the clipboard."""
    text = translate(
        "exporting", "A link to {where} was copied. Paste it here to come back to the same place."
    )
    return text.format(where=where)


def link_not_followed(cause: str) -> str:
    """A link leads nowhere."""
    return translate("exporting", "This link could not be followed: {cause}").format(cause=cause)


def link_fault(fault: str, detail: str) -> str:
    """Why a link leads nowhere, by the name of the fault."""
    return translate("exporting", _LINK_FAULTS[fault]).format(detail=detail)


# --- trees ----------------------------------------------------------------------------------------------


def left_out(count: int, *, exact: bool) -> str:
    """How many nodes were left out of a tree at a place."""
    if exact:
        text = translate("export_facts", "{count} more", "", count)
    else:
        text = translate("export_facts", "at least {count} more")
    return text.format(count=number(count))


def tree_heading(problem: str, shown: int, walked: int) -> str:
    """The title of a tree."""
    text = translate("export_facts", "Search tree of {problem}: the top {shown} of {walked} nodes")
    if shown == walked:
        text = translate("export_facts", "Search tree of {problem}: {walked} nodes")
    return text.format(problem=problem, shown=number(shown), walked=number(walked))
