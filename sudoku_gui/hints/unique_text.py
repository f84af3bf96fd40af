"""Why a step holds that relies on there being only one solution."""

from solver_core.hints import Step
from sudoku_gui.hints.text import listed, names
from sudoku_gui.wording import joining
from sudoku_gui.wording.marking import Texts

tr = Texts("hints")


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
    """What avoids the rectangle."""
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
