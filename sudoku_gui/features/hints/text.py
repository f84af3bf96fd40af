"""Sentences of a hint: where to look, for what, and the consequence. `reason_text` has the reasons."""

from collections.abc import Iterable

from solver_core.hints import Difficulty, Node, PositionFault, Step
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku.cells import HOUSES
from sudoku_gui.render.board.paint_step import digit_to_look_for, houses_to_look_in
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import cell_name, difficulty_name, house_name, technique_name

tr = Texts("hints")


def place(step: Step) -> str:
    """Where to look, without saying for what."""
    where = houses_to_look_in(step)
    if not where:
        return tr("Look at where {digit} can go.", digit=digit_to_look_for(step))
    return tr("Look at {houses}.", houses=houses(where))


def technique(step: Step) -> str:
    """The level of a technique, under its name."""
    return tr("Level: {level}.", level=difficulty_name(BY_ID[step.technique].level))


def consequence(step: Step) -> str:
    """The effect of a step on the board."""
    parts = []
    if step.placed:
        placed = [says(Node((cell,), digit, is_on=True)) for cell, digit in step.placed]
        parts.append(tr("So {placed}.", placed=joining.enumeration(placed)))
    if step.removed:
        (digits, cells), *others = _removals(step)
        removals = tr("{digits} can be removed from {cells}", digits=digits, cells=cells)
        text = tr("{most}, {digits} from {cells}", "one of several removals")
        last = tr("{most}, and {digits} from {cells}", "last of several removals")
        for number, (digits, cells) in enumerate(others, 1):
            form = last if number == len(others) else text
            removals = form.format(most=removals, digits=digits, cells=cells)
        parts.append(tr("So {removals}.", removals=removals))
    return joining.sentences(parts)


def _removals(step: Step) -> list[tuple[str, str]]:
    """Digits with the cells that lose them."""
    cells: dict[tuple[int, ...], list[int]] = {}
    for cell in dict.fromkeys(cell for cell, _ in step.removed):
        digits = tuple(digit for other, digit in step.removed if other == cell)
        cells.setdefault(digits, []).append(cell)
    return [(listed(digits), names(having)) for digits, having in cells.items()]


def changes(step: Step) -> str:
    """The effect of a step, as short as can be: ``r4c5=3``, ``r1c2≠7``."""
    placed = (short(Node((cell,), digit, is_on=True)) for cell, digit in step.placed)
    removed = (short(Node((cell,), digit, is_on=False)) for cell, digit in step.removed)
    return joining.words([*placed, *removed])


def fault(found: PositionFault, cells: tuple[int, ...], *, is_revealed: bool = True) -> str:
    """The reason why the puzzle on the board allows no hint; where cells are wrong, how many, or which ones."""
    if cells and not is_revealed:
        if found is PositionFault.DIGITS:
            return translate("checking", "%n of your digits are wrong.", "", len(cells))
        return tr("Your notes in %n cells lack the right digit.", "", len(cells))
    match found:
        case PositionFault.CONTRADICTORY:
            return tr("Some givens contradict each other. Correct them, and ask again.")
        case PositionFault.NONE:
            return tr("This puzzle has no solution, so no step leads to one.")
        case PositionFault.CANDIDATES:
            return tr("This puzzle has no solution with its candidates; without them there is one.")
        case PositionFault.SEVERAL:
            return tr("This puzzle has several solutions. Hints need a puzzle with exactly one.")
        case PositionFault.DIGITS:
            text = tr("Some digits are wrong. Clear or correct them before you go on: {cells}.")
        case PositionFault.NOTES:
            text = tr("Some notes are wrong: the right digit is missing in {cells}.")
    return text.format(cells=names(cells))


def summary(score: int, level: Difficulty, hardest: str) -> str:
    text = tr("{level}, {score} points. The hardest technique is “{technique}”.")
    return text.format(level=difficulty_name(level), score=score, technique=technique_name(hardest))


# --- names --------------------------------------------------------------------------------------------


def names(cells: Iterable[int]) -> str:
    found = [cell_name(cell) for cell in dict.fromkeys(cells)]
    return joining.enumeration(found) if found else ""


def houses(numbers: Iterable[int]) -> str:
    """Houses as a sentence lists them: ``row 3``, ``columns 2 and 8``, ``row 3 and box 5``."""
    found = [HOUSES[number] for number in numbers]
    kinds = {house.kind for house in found}
    if len(found) < 2 or len(kinds) > 1:
        return joining.enumeration([house_name(house) for house in found]) if found else ""
    text = {"row": tr("rows {numbers}"), "col": tr("columns {numbers}"), "box": tr("boxes {numbers}")}[
        kinds.pop()
    ]
    return text.format(numbers=listed(house.number + 1 for house in found))


def listed(digits: Iterable[int]) -> str:
    found = list(map(str, digits))
    return joining.enumeration(found) if found else ""


def says(node: Node) -> str:
    """The claim of a chain's node, as a part of a sentence."""
    if len(node.cells) == 1:
        text = tr("{cell} is {digit}") if node.is_on else tr("{cell} is not {digit}")
        return text.format(cell=cell_name(node.cells[0]), digit=node.digit)
    text = tr("one of {cells} is {digit}") if node.is_on else tr("none of {cells} is {digit}")
    return text.format(cells=names(node.cells), digit=node.digit)


def short(node: Node) -> str:
    """``r4c5=3`` or ``r4c5≠3``."""
    text = translate("names", "{cell}={digit}") if node.is_on else tr("{cell}≠{digit}")
    return text.format(cell=names(node.cells), digit=node.digit)
