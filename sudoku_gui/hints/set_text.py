"""Why a step with almost locked sets holds."""

from itertools import pairwise

from solver_core.hints import AlmostLockedSet, Step
from sudoku_gui.hints.text import listed, names
from sudoku_gui.wording import joining
from sudoku_gui.wording.marking import Texts
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
