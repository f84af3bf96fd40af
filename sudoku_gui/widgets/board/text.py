"""A cell in one sentence, for screen readers, and the names of the digit pad's keys."""

from collections.abc import Iterator

from solver_core.sudoku.marks import digits_of
from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.render.board.look import CellLook, Ink
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording.joining import enumeration
from sudoku_gui.wording.names import colour_name, guess_name

tr = Texts("window")
tr_cell = Texts("cells")


def describe(cell: int, look: CellLook) -> str:
    """A cell's place, what it holds, and what is wrong or new about it."""
    row, col = divmod(cell, 9)
    name = tr_cell("row {row}, column {column}", row=row + 1, column=col + 1)
    content = [_digit(look)] if look.digit else _candidates_and_notes(look)
    return tr_cell(", ", "between phrases").join([name, *content, *_remarks(look), *_user_marks(look)])


def _digit(look: CellLook) -> str:
    match look.ink:
        case Ink.GIVEN:
            text = tr_cell("given {digit}")
        case Ink.PRINTED:
            text = tr_cell("given {digit}, not chosen by the search")
        case Ink.FORCED:
            text = tr_cell("{digit}, chosen by the search, the only option")
        case Ink.GUESS if look.depth is None:
            text = tr_cell("{digit}, chosen by the search, a guess")
        case Ink.GUESS:
            text = tr_cell("{digit}, chosen by the search, {guess} at depth {depth}")
        case _:
            text = tr_cell("{digit}")
    return text.format(digit=look.digit, depth=look.depth, guess=guess_name(look.guess))


def _candidates_and_notes(look: CellLook) -> Iterator[str]:
    candidates = digits_of(look.candidates)
    if not candidates:
        yield tr_cell("empty")
    elif len(candidates) == 1:
        yield tr_cell("empty, candidate {digit}", digit=candidates[0])
    else:
        yield tr_cell("empty, candidates {digits}", digits=_listed(look.candidates))
    if look.corner:
        yield tr_cell("notes {digits}", digits=_listed(look.corner))
    if look.centre:
        yield tr_cell("in the middle {digits}", digits=_listed(look.centre))


def _remarks(look: CellLook) -> Iterator[str]:
    if look.clashing:
        yield tr_cell("breaks a rule")
    if look.dead:
        yield tr_cell("no option left")
    if look.starved:
        yield tr_cell("no digit fits")
    if look.covered and not look.digit:
        yield tr_cell("covered")
    if look.newest and look.digit:
        yield tr_cell("newest")
    if look.chosen:
        yield tr_cell("the column chosen")
    elif look.options:
        yield tr_cell("{digits} in the column chosen", digits=_listed(look.options))
    for text, mask in (
        (tr_cell("{digits} leaving"), look.leaving),
        (translate("baseline", "{digits} gone"), look.lost),
        (translate("baseline", "{digits} returned"), look.returned),
    ):
        if not look.digit and mask:
            yield text.format(digits=_listed(mask))


def _user_marks(look: CellLook) -> Iterator[str]:
    """Marks of what was looked for or checked, and colours."""
    if look.wrong:
        yield tr_cell("wrong")
    if not look.digit and look.refuted:
        yield tr_cell("impossible notes {digits}", digits=_listed(look.refuted))
    if look.filtered:
        yield tr_cell("highlighted")
    if look.colours:
        colours = enumeration(map(colour_name, digits_of(look.colours)))
        yield tr_cell("coloured {colours}", colours=colours)
    for digit, mask in enumerate(look.note_colours, 1):
        if mask and (look.corner | look.centre) >> digit - 1 & 1:
            colours = enumeration(map(colour_name, digits_of(mask)))
            yield tr_cell("note {digit} coloured {colours}", digit=digit, colours=colours)


def _listed(mask: int) -> str:
    return enumeration(map(str, digits_of(mask)))


def digit_key(digit: int, left: int) -> str:
    """The name of a key of the digit pad: how often its digit is still to be placed."""
    text = tr_cell("{digit}, all nine are placed")
    if left:
        text = tr_cell("{digit}, {left} still to place") if left > 0 else tr_cell("{digit}, {over} too many")
    return text.format(digit=digit, left=left, over=-left)


def solution_status(answer: SurveyAnswer | None) -> str:
    """How many solutions the puzzle has; None while that is looked for."""
    match answer:
        case SurveyAnswer.FOUND:
            return tr_cell("One solution")
        case SurveyAnswer.SEVERAL:
            return tr_cell("Several solutions")
        case SurveyAnswer.NONE:
            return tr_cell("No solution")
        case SurveyAnswer.STOPPED:
            return tr_cell("Solutions not counted")
    return tr_cell("Looking for solutions...")


def key_rows() -> list[tuple[str, str]]:
    """What the board does by itself, and the keys for it, as rows of the shortcut sheet."""
    return [
        (tr("Write a digit"), tr("1 to 9")),
        (tr("Clear the selected cells"), tr("0, Del, Backspace, Space")),
        (tr("Leave a cell empty while givens are typed"), tr("0, full stop, Space")),
        (tr("Take back the cell before while givens are typed"), tr("Backspace")),
        (tr("To the next row while givens are typed"), tr("Enter")),
        (tr("Write or remove a corner note"), tr("Shift+1 to Shift+9")),
        (tr("Write or remove a centre note"), tr("Ctrl+1 to Ctrl+9")),
        (tr("Write digits"), tr("Z")),
        (tr("Write corner notes, or digits again"), tr("X, N")),
        (tr("Write centre notes, or digits again"), tr("C, Shift+N")),
        (tr("Colour cells, or write digits again"), tr("V")),
        (tr("Colour the notes of a digit, if it is highlighted"), tr("V, then 1 to 9")),
        (tr("To the next cell, wrapping at the edge"), tr("Arrows")),
        (tr("To the next empty cell"), tr("Ctrl+Arrows")),
        (tr("Extend the selection"), tr("Shift+Arrows")),
        (tr("Extend the selection to the next empty cell"), tr("Ctrl+Shift+Arrows")),
        (tr("Extend the selection to the start or end of the row"), tr("Shift+Home, Shift+End")),
        (tr("Select all cells"), tr("Ctrl+A")),
        (tr("Select cells with the same content"), tr("Ctrl+Shift+A")),
        (tr("Enter the active digit, if the digit comes first"), tr("Enter")),
        (tr("Menu of the selected cells"), tr("Menu, Shift+F10")),
        (tr("To the start or end of the row"), tr("Home, End")),
        (tr("To the first or last cell"), tr("Ctrl+Home, Ctrl+End")),
    ]
