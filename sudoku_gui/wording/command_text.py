"""Names of commands in the undo menu.

The history holds codes, since a session may be restored in another language; `name` translates them.
"""

import re
from collections.abc import Sequence

from sudoku_gui.translation import translate
from sudoku_gui.wording import names
from sudoku_gui.wording.foreign import in_menu
from sudoku_gui.wording.names import cell_name

CLEARED = "clear_entries"
SOLVED = "solve"
WENT_BACK = "went_back"
RESTARTED = "restart"
STARTED = "start_playing"
FILLED_CANDIDATES = "fill_candidates"
MADE_GIVENS = "make_givens"
MADE_ENTRIES = "make_entries"
HINT = "hint"  # the codes of all commands by which a hint was applied begin so


def typed(cells: Sequence[int], digit: int) -> str:
    """A digit was written in cells, or with 0 they were cleared."""
    return _code("typed", cells, digit)


def noted(cells: Sequence[int], digit: int) -> str:
    """A note in cells was toggled."""
    return _code("noted", cells, digit)


def coloured(cells: Sequence[int], number: int) -> str:
    """A colour of cells was toggled."""
    return _code("coloured", cells, number)


def note_coloured(cells: Sequence[int], number: int) -> str:
    """A colour of a note in cells was toggled, or with 0 all colours of that note were cleared."""
    return _code("note_coloured", cells, number)


def _code(word: str, cells: Sequence[int], digit: int) -> str:
    # Of several cells the first, and ``many_`` before the word.
    return f"{'many_' if len(cells) > 1 else ''}{word} {cells[0]} {digit}"


def name(command: str) -> str:
    """A command in the user's language; "" for none."""
    if found := _OF_A_CELL.fullmatch(command):
        kind, cell, digit = found[2], cell_name(int(found[3])), int(found[4])
        if found[1]:
            cell = translate("undo", "several cells")
        if kind == "note_coloured" and digit:
            text = translate("undo", "{colour} for a note in {cell}")
            return text.format(cell=cell, colour=names.colour_name(digit))
        if kind == "note_coloured":
            return translate("undo", "clear the colours of a note in {cell}", cell=cell)
        if kind == "coloured":
            return translate("window", "{colour} in {cell}", cell=cell, colour=names.colour_name(digit))
        if kind == "noted":
            text = translate("window", "note {digit} in {cell}")
        elif digit == 0:
            text = translate("window", "clear {cell}")
        else:
            text = translate("window", "{digit} in {cell}")
        return text.format(cell=cell, digit=digit)
    return {
        CLEARED: translate("undo", "clear all entries"),
        RESTARTED: translate("undo", "restart"),
        STARTED: translate("undo", "start playing"),
        FILLED_CANDIDATES: translate("undo", "fill in all candidates"),
        MADE_GIVENS: translate("undo", "make entries givens"),
        MADE_ENTRIES: translate("undo", "make givens entries"),
        WENT_BACK: translate("undo", "back to the last correct state"),
        SOLVED: translate("undo", "solve"),
        HINT: translate("undo", "hint"),
    }.get(command) or in_menu(command)


_OF_A_CELL = re.compile(r"(many_)?(typed|noted|coloured|note_coloured) ([0-7]?[0-9]|80) ([0-9])", re.ASCII)
"""Histories come from files, too, which may contain anything."""
