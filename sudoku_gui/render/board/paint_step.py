"""A step of solving by hand, drawn over the board: houses, cells, candidates and chains.

Everything has a shape of its own::

    houses where candidates are counted     a tint              cover of a fish         a dashed edge
    candidate of the pattern, true          a ring              false in a chain        a dashed ring
    fin; digit that links two sets          a square            removed                 a cross
    strong link                             a line with arrow   weak link               a dashed one
    almost locked set                       the background of a user's colour; groups of colouring: ring, square

`paint_step_chains` draws the chains.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt

from solver_core.hints import Candidate, Position, Step
from solver_core.hints.techniques import BY_ID, Group
from solver_core.sudoku.cells import HOUSES, box
from sudoku_gui.render.board.geometry import BoardDrawing
from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.board.paint_step_chains import RADIUS, paint_chains, paint_ring, pen
from sudoku_gui.render.shapes import around, cross

_INSET = 0.04
_FIRST_BOX = 18


@dataclass(frozen=True)
class StepLook:
    """A hint drawn on the board."""

    houses: tuple[int, ...] = ()  # 0 to 26, tinted
    step: Step | None = None  # drawn in full

    def paint_backgrounds(self, drawing: BoardDrawing) -> None:
        """Tint cells, under the grid."""
        theme, tinted = drawing.theme, {cell for house in self.houses for cell in HOUSES[house].cells}
        backgrounds = dict.fromkeys(tinted, theme.info_bar)
        if step := self.step:
            is_pattern = not (step.commons or step.chains or step.colours)
            backgrounds |= dict.fromkeys(step.cells if is_pattern else (), theme.same_digit)
            for number, one in enumerate(step.sets):
                backgrounds |= dict.fromkeys(one.cells, theme.colour(number * 2 % 9 + 1))
        for cell, colour in backgrounds.items():
            drawing.painter.fillRect(drawing.geometry.square(cell), colour)

    def paint_marks(self, drawing: BoardDrawing) -> None:
        """Paint everything else, over candidates and digits."""
        if (step := self.step) is None:
            return
        drawing.painter.setBrush(Qt.BrushStyle.NoBrush)
        for house in step.cover:
            _paint_edge(drawing, house)
        _paint_pattern(drawing, step)
        paint_chains(drawing, step)
        for cell, digit in step.removed:
            _paint_cross(drawing, drawing.geometry.candidate(cell, digit))


def with_houses(look: BoardLook, houses: tuple[int, ...]) -> BoardLook:
    """The board with the houses tinted in which a step is."""
    return replace(look, overlay=StepLook(houses=houses))


def with_step(look: BoardLook, step: Step, position: Position, *, shows_all: bool = False) -> BoardLook:
    """The board with a step drawn on it; the cells that it is about, or all, show their candidates instead of notes."""
    shown = set(step.cells) | {cell for chain in step.chains for node in chain for cell in node.cells}
    shown |= {cell for cell, _ in (*step.removed, *step.fins, *step.endo_fins)}
    shown |= {cell for one in step.sets for cell in one.cells}
    shown |= {cell for group in step.colours for cell, _ in group}
    cells = tuple(
        replace(cell, corner=0, centre=0, candidates=position.candidates[number])
        if (shows_all or number in shown) and not cell.digit
        else cell
        for number, cell in enumerate(look.cells)
    )
    return replace(look, cells=cells, overlay=StepLook(houses=step.base, step=step))


def _paint_pattern(drawing: BoardDrawing, step: Step) -> None:
    """Paint no pattern where a chain is drawn, which says all; of almost locked sets, tinted, their digits that count."""
    theme, squares = drawing.theme, {*step.fins, *step.endo_fins, *step.commons}
    rings = set() if step.chains or step.colours else _pattern(drawing, step)
    if step.commons:
        gone = {digit for _, digit in step.removed}
        rings = {Candidate(cell, digit) for one in step.sets for cell in one.cells for digit in gone}
        rings = {one for one in rings if drawing.look.cells[one.cell].candidates >> one.digit - 1 & 1}
    pen(drawing, theme.solution)
    for candidate in rings - squares - set(step.removed):
        paint_ring(drawing, *candidate)
    for candidate in squares:
        pen(drawing, theme.endo_fin if candidate in step.endo_fins else theme.newest)
        _paint_square(drawing, *candidate)
    for number, group in enumerate(step.colours):
        pen(drawing, (theme.solution, theme.chosen_column)[number % 2])
        for candidate in group:
            (_paint_square if number % 2 else paint_ring)(drawing, *candidate)
            if number > 1:
                _paint_underline(drawing, *candidate)


def _pattern(drawing: BoardDrawing, step: Step) -> set[Candidate]:
    """The candidates of a pattern's cells and digits."""
    cells = ((cell, drawing.look.cells[cell].candidates) for cell in step.cells)
    return {Candidate(cell, digit) for cell, mask in cells for digit in step.digits if mask >> digit - 1 & 1}


def _paint_square(drawing: BoardDrawing, cell: int, digit: int) -> None:
    drawing.painter.drawRect(around(drawing.geometry.candidate(cell, digit), 0.9 * RADIUS * drawing.cell))


def _paint_underline(drawing: BoardDrawing, cell: int, digit: int) -> None:
    middle, reach = drawing.geometry.candidate(cell, digit), RADIUS * drawing.cell
    drawing.painter.drawLine(middle + QPointF(-reach, 1.3 * reach), middle + QPointF(reach, 1.3 * reach))


def _paint_cross(drawing: BoardDrawing, middle: QPointF) -> None:
    reach = 0.8 * RADIUS * drawing.cell
    pen(drawing, drawing.theme.conflict, factor=1.4)
    drawing.painter.drawLines(cross(around(middle, reach)))


def _paint_edge(drawing: BoardDrawing, house: int) -> None:
    squares = [QRectF(drawing.geometry.square(cell)) for cell in HOUSES[house].cells]
    around_all = squares[0].united(squares[-1])
    inset = _INSET * drawing.cell
    pen(drawing, drawing.theme.live_column, dashed=True)
    drawing.painter.drawRect(around_all.adjusted(inset, inset, -inset, -inset))


def houses_to_look_in(step: Step) -> tuple[int, ...]:
    """The houses, 0 to 26, in which to look; none where a step is about one digit anywhere."""
    if step.base and BY_ID[step.technique].group is not Group.FISH:
        return step.base[:1]
    if step.placed:
        return (_FIRST_BOX + box(step.placed[0].cell),)
    if len({digit for _, digit in step.removed}) == 1:
        return ()
    return tuple(sorted({_FIRST_BOX + box(cell) for cell, _ in step.removed}))
