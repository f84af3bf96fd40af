"""Why a step with almost locked sets holds."""

from itertools import pairwise

from solver_core.hints import AlmostLockedSet, Step
from sudoku_gui.features.hints.text import listed, names
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import cell_name

tr = Texts("hints")


def set_reason(step: Step) -> str:
    """Why a step of the group of sets holds."""
    if step.technique == "sue_de_coq":
        return _sue_de_coq(step)
    shared = [_common(step, *pair) for pair in pairwise(step.sets)]
    if len(step.sets) == 2 and len(shared[0]) == 2:
        text = tr(
            "{first} have one digit more than cells, and so have {last}. They share {common}, neither of which can be in both. So each set gets one of the two and needs all its other digits: a cell that sees all places of such a digit cannot hold it."
        )
    elif len(step.sets) == 2:
        text = tr(
            "Set A, {first}, and set B, {last}, have one digit more than cells each. Only one of them can hold {common}; the other one needs all its other digits, {removed} among them. A cell that sees all places for {removed} in both sets cannot hold it."
        )
    else:
        text = tr(
            "Each of these sets has one digit more than cells: {sets}. Only one of two neighbours can hold the digit that they share: {commons}. If {first} did not hold {removed}, each set would need its shared digit and take it from the next, up to {last}, which would hold {removed}. A cell that sees all places for {removed} in these two cannot hold it."
        )
    return text.format(
        first=_name(step.sets[0]),
        last=_name(step.sets[-1]),
        sets=tr("; ", "between sets of cells").join(map(_name, step.sets)),
        common=listed(shared[0]),
        commons=joining.words(listed(digits) for digits in shared),
        removed=listed(dict.fromkeys(digit for _, digit in step.removed)),
    )


def _sue_de_coq(step: Step) -> str:
    if not step.sets:
        return tr(
            "{cells} lie in a box and in a line. Together with cells beside them in both, they use up all their digits there.",
            cells=names(step.cells),
        )
    text = tr(
        "The {count} cells {cells} have only {count} digits between them, {digits}, and none of these fits in there twice. So all of them are needed: a cell that sees all places of one of these digits cannot hold it."
    )
    cells = sorted({*step.cells, *(cell for one in step.sets for cell in one.cells)})
    digits = sorted({*step.digits, *(digit for one in step.sets for digit in one.digits)})
    return text.format(count=len(cells), cells=names(cells), digits=listed(digits))


def _common(step: Step, one: AlmostLockedSet, other: AlmostLockedSet) -> list[int]:
    """The digits of which only one of two neighbours can hold each."""
    here, there = (
        {digit for cell, digit in step.commons if cell in part.cells and digit in part.digits}
        for part in (one, other)
    )
    return sorted(here & there)


def _name(one: AlmostLockedSet) -> str:
    """``r1c2, r1c5 {2 4 7}``: the cells, with their digits."""
    text = tr("{cells} ({digits})", "cells with their digits")
    cells = joining.words(cell_name(cell) for cell in one.cells)
    return text.format(cells=cells, digits=" ".join(map(str, one.digits)))


def unique_reason(step: Step) -> str:
    """Why a step of the group of uniqueness holds."""
    if step.technique == "bug_plus_1":
        text = tr(
            "If {cells} were not {digits}, each empty cell would have two candidates, each of them twice in its row, column and box. Such a puzzle has two solutions or none."
        )
        return text.format(cells=names(step.cells), digits=listed(step.digits))
    if step.technique.startswith("avoidable"):
        return _filled(_avoidable(step), step)
    deadly = tr(
        "If {cells} held only {digits}, these could be exchanged, and the puzzle would have a second solution."
    )
    return joining.sentences([_filled(deadly, step), _filled(_rectangle(step), step)])


def _rectangle(step: Step) -> str:
    match step.technique:
        case "uniqueness_1":
            return tr("Only {targets} can avoid that, by holding another digit.")
        case "uniqueness_2" | "uniqueness_5":
            return tr(
                "To avoid that, one of them must be {removed}. A cell that sees all places for {removed} among them cannot be {removed}."
            )
        case "uniqueness_3":
            return tr(
                "To avoid that, one of them must hold another digit. With {others} they then need all of the digits {extra}, so no other cell of their house can hold one."
            )
        case "uniqueness_4":
            return tr(
                "One of {targets} is {kept}, for it has no other place in a house of both. So the other one cannot be {removed}."
            )
        case "uniqueness_6":
            return tr(
                "In the rows and columns of these cells, {removed} has no other place. So if one of {targets} were {removed}, both would be, and that would happen."
            )
    return tr(
        "If {targets} were {removed}, that would happen: in its row and in its column, {kept} could then only go in the rectangle."
    )


def _avoidable(step: Step) -> str:
    if step.technique == "avoidable_rectangle_1":
        return tr(
            "No digit of {cells} is given. If {targets} were {removed}, two digits could be exchanged in these cells, and the puzzle would have a second solution."
        )
    return tr(
        "No digit of {cells} is given. Without {removed} in one of the two empty ones, two digits could be exchanged in these cells, and the puzzle would have a second solution. So a cell that sees both cannot be {removed}."
    )


def _filled(text: str, step: Step) -> str:
    removed = dict.fromkeys(digit for _, digit in step.removed)
    return text.format(
        cells=names(step.cells),
        digits=listed(step.digits),
        targets=names(cell for cell, _ in step.removed),
        removed=listed(removed),
        kept=listed(digit for digit in step.digits if digit not in removed),
        others=names(cell for cell, _ in step.fins if cell not in step.cells),
        extra=listed(sorted({digit for _, digit in step.fins})),
    )
