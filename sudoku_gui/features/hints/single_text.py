"""Why a single holds: by the digits on the board that exclude everything else, or as its technique says."""

from collections.abc import Sequence

from solver_core.hints import Step
from solver_core.hints.singles import Cause, causes, house_of
from solver_core.sudoku.cells import HOUSES
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.hints.text import houses, listed, names
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining

tr = Texts("hints")


def single_reason(step: Step, board: Grid | None) -> str:
    """The reason of a full house, a naked or a hidden single; without a board no digits are named."""
    found = causes(step, board) if board is not None else ()
    places = names(sorted(cause.cell for cause in found))
    match step.technique:
        case "full_house":
            text = tr("{cells} is the last empty cell of {houses}, where only {digits} is missing.")
        case "naked_single" if board is not None and found:
            text = tr("Only {digits} can go to {cells}: {parts}.")
            places = _parts(board, found)
        case "naked_single":
            text = tr("{digits} is the only candidate that is left in {cells}.")
        case _ if board is None or not found:
            text = tr("In {houses}, {cells} is the only cell left for {digits}.")
        case _ if _leaves_cells(step, board, found):
            text = tr(
                "In {houses}, {digits} can only go to {cells}: {places} and your notes exclude the other cells."
            )
        case _ if len(found) == 1:
            text = tr(
                "In {houses}, {digits} can only go to {cells}: the {digits} in {places} blocks the other cells."
            )
        case _:
            text = tr(
                "In {houses}, {digits} can only go to {cells}: the {digits}s in {places} block the other cells."
            )
    return text.format(
        houses=houses(step.base),
        cells=names(step.cells),
        digits=listed(step.digits),
        places=places,
        parts=places,
    )


def _parts(board: Grid, found: Sequence[Cause]) -> str:
    """The digits that exclude the others of a cell, by the houses in which they are."""
    of_house: dict[int, list[int]] = {}
    for cause in found:
        of_house.setdefault(house_of(cause, board), []).append(board[cause.cell])
    text = tr("{house} has {digits}", "digits that exclude")
    parts = [
        text.format(house=houses([at]), digits=listed(sorted(digits))) for at, digits in of_house.items()
    ]
    if len(found) < 8:
        parts.append(tr("your notes exclude the others"))
    return joining.joined("{first}; {second}", parts)


def _leaves_cells(step: Step, board: Grid, found: Sequence[Cause]) -> bool:
    """Whether the digits exclude only some of the other cells of the house, and notes the rest."""
    known = {cell for cause in found for cell in cause.excluded} | {*step.cells}
    return any(not board[cell] and cell not in known for cell in HOUSES[step.base[0]].cells)
