"""Sentences about files that are written."""

import errno

from PySide6.QtCore import QLocale

from sudoku_gui.translation import QT_TRANSLATE_NOOP, translate
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

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
    return translate("exporting", "{amount} {unit}", amount=amount, unit=unit)


# --- progress and result --------------------------------------------------------------------------------


def writing(name: str, share: float) -> str:
    """How much of a file is written."""
    return translate("exporting", "Writing {name}: {percent} %", name=shown(name), percent=int(100 * share))


def preparing(share: float) -> str:
    """How far a search is on its way to a position."""
    return translate("exporting", "On the way to the position: {percent} %", percent=int(100 * share))


def saved(name: str, count: int) -> str:
    """A file of this many bytes is written."""
    return translate("exporting", "Saved as {name}, {size}.", name=shown(name), size=size(count))


def cancelled(name: str) -> str:
    """A file was not written because the user stopped it."""
    return translate("exporting", "{name} was not written, because you stopped it.", name=shown(name))


def failed(name: str, cause: str, code: int | None) -> str:
    """A file could not be written; what helps depends on the code of the error, one of `errno`."""
    text = translate("exporting", "{name} could not be written: {cause}. {remedy}")
    remedy = _REMEDIES.get(code or 0, _OTHER_WAYS)
    return text.format(name=shown(name), cause=cause.rstrip("."), remedy=translate("exporting", remedy))
