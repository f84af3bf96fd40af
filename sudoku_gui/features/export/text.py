"""What is said of runs and links that are opened, and in files of trees."""

from typing import Final

from sudoku_gui.player.errors import AppMessage
from sudoku_gui.translation import Texts, plural, translate
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

mark = Texts("exporting").mark

_LINK_FAULTS = {
    "NONE": mark("there is none in this text."),
    "INCOMPLETE": mark("a part of it is missing or was changed. Copy all of it again."),
    "UNKNOWN": mark("this program does not know “{detail}”; a newer one may."),
    "IMPOSSIBLE": mark("there is no such search: {detail}"),
}

TEMPLATES: Final = {
    "export.ffmpeg": "ffmpeg: {words}",
    "export.no_view": "the view is no longer visible",
}


class ExportMessage(AppMessage, templates=TEMPLATES):
    """Messages for exports that fail: the encoder breaks off, or the view is hidden."""

    __slots__ = ()


def nothing_watched() -> str:
    """There is no search to write about."""
    return translate("exporting", "No search is watched, so there is nothing to write. Press Watch first.")


# --- runs and links -------------------------------------------------------------------------------------


def run_opened(where: str) -> str:
    """A run was read, or a link followed."""
    return translate("exporting", "Opened where it was left: {where}.").format(where=where)


def run_not_opened(name: str, cause: str) -> str:
    """A run could not be read."""
    text = translate("exporting", "{name} could not be opened: {cause}")
    return text.format(name=shown(name), cause=cause)


def link_copied(where: str) -> str:
    text = translate(
        "exporting", "A link to {where} was copied. Paste it here to come back to the same place."
    )
    return text.format(where=where)


def link_not_followed(cause: str) -> str:
    """The message for a link to a position that cannot be opened."""
    return translate("exporting", "This link could not be followed: {cause}").format(cause=cause)


def link_fault(fault: str, detail: str) -> str:
    """Why a link leads nowhere, by the name of the fault."""
    return translate("exporting", _LINK_FAULTS[fault]).format(detail=detail)


# --- trees ----------------------------------------------------------------------------------------------


def left_out(count: int, *, exact: bool) -> str:
    """How many nodes were left out of a tree at a place."""
    if exact:
        text = translate("export_facts", "{count} more", "", plural(count))
    else:
        text = translate("export_facts", "at least {count} more", "", plural(count))
    return text.format(count=number(count))


def tree_heading(problem: str, shown: int, walked: int) -> str:
    """What stands above an exported tree: its problem, how many nodes it has and how many of them are drawn."""
    text = translate("export_facts", "Search tree of {problem}: the top {shown} of {walked} nodes")
    if shown == walked:
        text = translate("export_facts", "Search tree of {problem}: {walked} nodes")
    return text.format(problem=problem, shown=number(shown), walked=number(walked))
