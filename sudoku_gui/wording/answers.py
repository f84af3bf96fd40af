"""Sentences about the solutions of a puzzle, and about files."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from solver_core.errors.format_texts import DROPPED, SAID
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Conflict
from solver_core.sudoku.survey import SurveyAnswer, SurveyResult
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import cell_name, house_name, item_name, number

tr = Texts("answers")

LOST: Final = {
    "givens": tr.mark("the givens"),
    "candidates": tr.mark("the candidates of the puzzle"),
    "entries": tr.mark("your entries"),
    "headers": tr.mark("title and remarks"),
    "sections": tr.mark("further sections of its file"),
    "corner": tr.mark("your notes"),
    "centre": tr.mark("your notes in the middle of cells"),
    "colours": tr.mark("your colours"),
    "candidate_colours": tr.mark("your colours of notes"),
    "elapsed": tr.mark("the time spent"),
}
"""Parts of a list: what a format does not keep of a puzzle."""


def verdict(found: SurveyResult) -> str:
    """Whether a puzzle has one solution, several or none; and when it is not known, why."""
    if found.answer is SurveyAnswer.FOUND:
        return tr("Solved. This is the only solution.")
    if found.answer is SurveyAnswer.SEVERAL:
        return tr("This is one of several solutions: the puzzle needs more givens to have only one.")
    if found.answer is SurveyAnswer.STOPPED:
        return _stopped(found)
    return _none(found)


def _stopped(found: SurveyResult) -> str:
    if found.solution:
        return tr("Stopped. This is a solution; whether it is the only one is not known.")
    return tr(
        "Stopped after {events} events: whether there is a solution is not known.",
        events=number(found.events),
    )


def _none(found: SurveyResult) -> str:
    if found.is_for_candidates:
        return tr("There is no solution with the candidates of this puzzle; without them there is one.")
    if found.dead_end is None:
        return tr("There is no solution.")
    item = item_name(encoding.problem(), found.dead_end.item)
    text = tr(
        "There is no solution: all {dead_ends} branches are dead ends. In the first, with {depth} digits on "
        "the board, “{item}” has no option left.",
        "",
        found.dead_ends,
    )
    return text.format(depth=found.dead_end.depth, item=item, dead_ends=number(found.dead_ends))


def corrected(count: int) -> str:
    """How many of the user's digits the solution replaced."""
    return tr("{count} of your entries were replaced; undo restores them.", "", count, count=count)


def conflicts(pairs: Iterable[Conflict]) -> str:
    """Which cells conflict, in one sentence, and how to fix it."""
    # A pair that shares two houses is reported once.
    by_cells = {(pair.first_cell, pair.second_cell): pair for pair in pairs}
    first, *others = by_cells.values()
    sentence = tr("{one} and {other} both hold {digit} in {house}; change one of them.").format(
        one=cell_name(first.first_cell),
        other=cell_name(first.second_cell),
        digit=first.digit,
        house=house_name(first.house),
    )
    if not others:
        return sentence
    more = tr("{count} more pairs conflict.", "", len(others), count=len(others))
    return joining.sentences([sentence, more])


def lost(parts: Iterable[str], format_name: str) -> str:
    """The parts of a puzzle that a file does not hold."""
    return tr(
        "Saved, but some things were not kept: the format {format} does not hold {parts}. A .dsudoku file does."
    ).format(format=format_name, parts=lost_parts(parts))


def would_lose(parts: Iterable[str], format_name: str) -> str:
    """The parts that a file would not hold, said before it is written."""
    return tr("The format {format} does not keep {parts}.", format=format_name, parts=lost_parts(parts))


def lost_parts(parts: Iterable[str]) -> str:
    """The parts of a puzzle that are not kept, as a list."""
    return joining.words(_word(LOST, part) for part in parts)


def dropped(codes: Iterable[str]) -> str:
    """The parts of a file that have no place in a puzzle; "" where there are none."""
    listed = joining.words(_word(DROPPED, code) for code in codes)
    if not listed:
        return ""
    return tr("Left out: {parts}.", parts=listed)


def said(codes: Iterable[str]) -> list[str]:
    """A sentence for each decision that was necessary."""
    return [_word(SAID, code) for code in codes]


def _word(table: Mapping[str, str], code: str) -> str:
    """A code in words; one that a newer program has written is shown as it is."""
    words = table.get(code, code)
    return tr(words)


def written_kinds() -> dict[str, str]:
    """The kinds of text for a problem that are written, by their ids."""
    return {
        "matrix": translate("matrix_editor", "0-1 matrix"),
        "dlx": translate("matrix_editor", "Knuth's DLX"),
        "csv": translate("matrix_editor", "Table (CSV)"),
    }


def doubt(kind: str, others: Sequence[str]) -> str:
    """The sentence that a text could be of ``others`` as well; "" if there are none."""
    if not others:
        return ""
    names = {
        **written_kinds(),
        "rows": translate("matrix_editor", "List of the columns of each row"),
        "placements": translate("matrix_editor", "Placements"),
    }
    text = translate("matrix_editor", "The text was read as “{kind}”; it could be “{other}” as well.")
    return text.format(kind=names[kind], other="”, “".join(names[other] for other in others))
