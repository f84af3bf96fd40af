"""Sentences about files that are written, and web pages in the words of the window."""

import errno
from collections.abc import Mapping

from PySide6.QtCore import QLocale

from solver_core.cover import SearchBase
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import terms
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import item_name, number, option_name

mark = Texts("exporting").mark
mark_dialog = Texts("export_dialogs").mark

_KINDS = {
    "png": mark_dialog("PNG, an image"),
    "svg": mark_dialog("SVG, a drawing for web pages"),
    "pdf": mark_dialog("PDF, a page for printing"),
    "text": mark_dialog("Text, for reading"),
    "csv": mark_dialog("CSV, for spreadsheets"),
    "jsonl": mark_dialog("JSON Lines, for programs"),
    "dot": mark_dialog("DOT, for Graphviz"),
    "gif": mark_dialog("GIF, plays everywhere"),
    "mp4": mark_dialog("MP4, a video"),
    "webp": mark_dialog("WebP, plays in every browser"),
    "frames": mark_dialog("PNG, a numbered picture for each frame"),
}
_FILE_KINDS = {
    ".png": mark("PNG pictures"),
    ".svg": mark("SVG drawings"),
    ".pdf": mark("PDF documents"),
    ".txt": mark("Text files"),
    ".csv": mark("CSV tables"),
    ".dlx": mark("Knuth's DLX"),
    ".jsonl": mark("JSON Lines"),
    ".dot": mark("Graphviz graphs"),
    ".gif": mark("GIF films"),
    ".html": mark("Web pages"),
    ".zip": mark("Pictures in a ZIP"),
    ".webp": mark("WebP films"),
    ".mp4": mark("MP4 films"),
    ".dlrun": mark("Runs of Dancing Links"),
}
_FULL = mark("Free some space on the disk, or choose another one.")
_PROTECTED = mark("Choose a folder that you can write to.")
_MISSING = mark("Choose a folder that exists.")
_REMEDIES = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), _FULL),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), _PROTECTED),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), _MISSING),
    errno.EIO: mark("Choose WebP: it needs no other program."),
    errno.ENOMEM: mark("Choose a smaller scale, or SVG or PDF."),
}
_OTHER_WAYS = mark("Choose another place or another name.")


def kind(name: str) -> str:
    """A kind of file that can be chosen."""
    return translate("export_dialogs", _KINDS[name])


def file_kind(ending: str) -> str:
    return f"{translate('exporting', _FILE_KINDS[ending])} (*{ending})"


def size(count: float) -> str:
    """A number of bytes: ``312 kB``, ``1.2 MB``."""
    unit, count = "kB", count / 1000
    for larger in ("MB", "GB"):
        if count >= 1000:
            unit, count = larger, count / 1000
    amount = number(round(count)) if count >= 10 else QLocale().toString(max(count, 0.1), "f", 1)
    return translate("exporting", "{amount} {unit}", amount=amount, unit=unit)


def nothing_watched() -> str:
    """There is no search to write about."""
    return translate("exporting", "No search is watched, so there is nothing to write. Press Watch first.")


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


# --- web pages ------------------------------------------------------------------------------------


def page_problem(search: SearchBase, subject: Subject) -> dict[str, object]:
    """A problem, with its board and its names, for a web page; raises a WebPageError where a page cannot search it."""
    from solver_core import page
    from solver_core.problems import gallery

    board = gallery.board(subject.sample) if subject.sample else None
    if subject.grid is not None:
        board = page.board_of(subject.grid)
    whole = search.problem
    items = [item_name(whole, item) for item in range(len(whole.names))]
    options = [option_name(whole, option) for option in range(len(whole.options))]
    return page.problem_data(search, board, items, options)


def web_page(data: Mapping[str, object]) -> bytes:
    """The web page of these data, in the language of the window."""
    from solver_core.page import written
    from solver_core.page.texts import TEXTS

    texts = {key: translate("page", text) for key, text in TEXTS.items()}
    text = written(data, terms.present_language().replace("_", "-"), texts)
    return text.encode("utf-8", "backslashreplace")
