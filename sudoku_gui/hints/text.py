"""What a hint says: where to look, for what, why it holds and what follows from it."""

from collections.abc import Iterable

from solver_core.hints import Candidate, Fault, Level, Node, Step
from solver_core.hints.techniques import BY_ID, Group
from solver_core.sudoku.cells import HOUSES, box
from sudoku_gui.wording import joining
from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP, translate
from sudoku_gui.wording.names import cell_name, house_name
from sudoku_gui.wording.techniques import level_name, technique_name

_FIRST_BOX = 18


def place(step: Step) -> str:
    """Where to look, without saying for what."""
    where, digits = place_houses(step), {digit for _, digit in (*step.placed, *step.removed)}
    if not where:
        return translate("hints", "Look at where {digit} can go.").format(digit=min(digits))
    return translate("hints", "Look at {houses}.").format(houses=houses(where))


def place_houses(step: Step) -> tuple[int, ...]:
    """The houses, 0 to 26, in which to look; none where a step is about one digit anywhere."""
    if step.base and BY_ID[step.technique].group is not Group.FISH:
        return step.base[:1]
    if step.placed:
        return (_FIRST_BOX + box(step.placed[0].cell),)
    if len({digit for _, digit in step.removed}) == 1:
        return ()
    return tuple(sorted({_FIRST_BOX + box(cell) for cell, _ in step.removed}))


def technique(step: Step) -> str:
    """What to look for."""
    text = translate(
        "hints", "There is a step of the kind “{technique}”, which belongs to the level {level}."
    )
    level = level_name(BY_ID[step.technique].level)
    return text.format(technique=technique_name(step.technique), level=level)


def consequence(step: Step) -> str:
    """What a step does to the board."""
    parts = []
    if step.placed:
        placed = [_candidate(one) for one in step.placed]
        parts.append(translate("hints", "So {placed}.").format(placed=joining.listing(placed)))
    if step.removed:
        cells: dict[tuple[int, ...], list[int]] = {}
        for cell in dict.fromkeys(cell for cell, _ in step.removed):
            digits = tuple(digit for other, digit in step.removed if other == cell)
            cells.setdefault(digits, []).append(cell)
        for digits, having in cells.items():
            text = translate("hints", "So {digits} can be removed from {cells}.")
            parts.append(text.format(digits=_digits(digits), cells=names(having)))
    return joining.sentences(parts)


def changes(step: Step) -> str:
    """What a step does, as short as can be: ``r4c5=3``, ``r1c2≠7``."""
    placed = map(_candidate, step.placed)
    removed = (_node(Node((cell,), digit, is_on=False)) for cell, digit in step.removed)
    return joining.words([*placed, *removed])


def fault(found: Fault, cells: tuple[int, ...]) -> str:
    """Why there is no hint."""
    match found:
        case Fault.CONTRADICTORY:
            return translate("hints", "Some givens contradict each other. Correct them, and ask again.")
        case Fault.NONE:
            return translate("hints", "This puzzle has no solution, so no step leads to one.")
        case Fault.SEVERAL:
            return translate(
                "hints", "This puzzle has several solutions. Hints need a puzzle with exactly one."
            )
        case Fault.DIGITS:
            text = translate(
                "hints", "Some digits are wrong. Clear or correct them before you go on: {cells}."
            )
        case Fault.NOTES:
            text = translate("hints", "Some notes are wrong: the right digit is missing in {cells}.")
    return text.format(cells=names(cells))


def summary(score: int, level: Level, hardest: str) -> str:
    """How hard a puzzle is, in a sentence."""
    text = translate("hints", "{level}, {score} points. The hardest technique is “{technique}”.")
    return text.format(level=level_name(level), score=score, technique=technique_name(hardest))


# --- why ----------------------------------------------------------------------------------------------


def reason(step: Step) -> str:
    """Why a step holds, in one or two sentences."""
    digits, cells = _digits(step.digits), names(step.cells)
    base, cover = houses(step.base), houses(step.cover)
    fins = names(cell for cell, _ in (*step.fins, *step.endo_fins))
    text = _reason(step)
    first = names(step.chains[0][0].cells) if step.chains else ""
    last = names(step.chains[0][-1].cells) if step.chains else ""
    ends = joining.listing(dict.fromkeys((first, last))) if step.chains else ""
    sets = joining.listing([names(one.cells) for one in step.sets]) if step.sets else ""
    pivot = names(step.cells[:1]) if step.cells else ""
    others = names(step.cells[1:]) if step.cells[1:] else ""
    removed = _digits(tuple(dict.fromkeys(digit for _, digit in step.removed))) if step.removed else ""
    start = _node(step.chains[0][0]) if step.chains else ""
    return text.format(
        digits=digits,
        cells=cells,
        houses=base,
        cover=cover,
        fins=fins,
        ends=ends,
        sets=sets,
        pivot=pivot,
        others=others,
        removed=removed,
        start=start,
    )


def _reason(step: Step) -> str:
    group = BY_ID[step.technique].group
    if group is Group.FISH and (step.fins or step.endo_fins):
        return translate("hints", _FINNED)
    template = _BY_TECHNIQUE.get(step.technique) or _BY_GROUP.get(group) or _BY_CHAIN
    return translate("hints", template)


# fmt: off
_FINNED = QT_TRANSLATE_NOOP("hints", "But for the fins {fins}, {digits} would be confined to {cover} in {houses}. Either a fin holds it or the fish is complete: cells that see both cannot be {digits}.")
_BY_CHAIN = QT_TRANSLATE_NOOP("hints", "Follow the chain: at one of its ends, {ends}, the candidate is true in any case. What sees both ends cannot be true.")
_BY_GROUP = {
    **dict.fromkeys((Group.SUBSETS, Group.INTERSECTIONS), QT_TRANSLATE_NOOP("hints", "In {houses}, the cells {cells} have only the candidates {digits}. They need all of them, so no other cell there has one.")),
    Group.FISH: QT_TRANSLATE_NOOP("hints", "In {houses}, {digits} has places only in {cover}, of which each gets one. So it cannot be anywhere else in {cover}."),
    Group.UNIQUENESS: QT_TRANSLATE_NOOP("hints", "If {cells} held only {digits}, these could be exchanged, and the puzzle would have two solutions. It has one, so something else must break this rectangle."),
    Group.COLOURING: QT_TRANSLATE_NOOP("hints", "Each coloured pair of cells for {digits} has one true cell, so all cells of a colour are true together, or none is."),
    Group.SETS: QT_TRANSLATE_NOOP("hints", "Each of the sets {sets} has one digit more than cells. Whatever digit they share, one of them must do without it and hold all its others: a candidate that sees every place of a digit in all of them goes."),
}
_BY_TECHNIQUE = {
    "full_house": QT_TRANSLATE_NOOP("hints", "{cells} is the last empty cell of {houses}; only {digits} is missing there."),
    "naked_single": QT_TRANSLATE_NOOP("hints", "All digits but {digits} are excluded in {cells}: no other candidate is left there."),
    "hidden_single": QT_TRANSLATE_NOOP("hints", "In {houses}, {digits} has only one place left: {cells}."),
    **dict.fromkeys(("locked_candidates_1", "locked_candidates_2"), QT_TRANSLATE_NOOP("hints", "In {houses}, {digits} can only go in cells that lie in {cover}, too. One of them holds it, so no other cell of {cover} does.")),
    **dict.fromkeys(("hidden_pair", "hidden_triple", "hidden_quadruple"), QT_TRANSLATE_NOOP("hints", "In {houses}, {digits} can only go in {cells}. These cells are needed for them and hold nothing else.")),
    "empty_rectangle": QT_TRANSLATE_NOOP("hints", "In {fins}, all places of {digits} lie in one row and one column. One of {cells} holds {digits}, too: either way, the removed candidate would leave no place for it."),
    "dual_empty_rectangle": QT_TRANSLATE_NOOP("hints", "In {fins}, all places of {digits} lie in one row and one column, and one of two cells outside holds it, too."),
    "xy_wing": QT_TRANSLATE_NOOP("hints", "{pivot} holds one of its two candidates, and either choice makes one of {others} hold {removed}. A cell that sees both cannot be {removed}."),
    "xyz_wing": QT_TRANSLATE_NOOP("hints", "Whatever {pivot} holds, one of {cells} is {removed}. A cell that sees all three cannot be {removed}."),
    "bug_plus_1": QT_TRANSLATE_NOOP("hints", "All other empty cells have two candidates, each twice in every house. Were it so in {cells}, too, there would be two solutions or none; so it is {digits}."),
    "sue_de_coq": QT_TRANSLATE_NOOP("hints", "{cells} lie in a box and a line at once. With cells of the box and of the line beside them they hold just as many digits as there are cells, so their digits {digits} are used up in box and line."),
    **dict.fromkeys(("continuous_nice_loop", "grouped_continuous_nice_loop"), QT_TRANSLATE_NOOP("hints", "The chain closes without a contradiction, so on each of its links exactly one end is true. What sees both ends of a link goes.")),
    **dict.fromkeys(("discontinuous_nice_loop", "grouped_discontinuous_nice_loop"), QT_TRANSLATE_NOOP("hints", "Follow the loop from {start}: it comes back to the same cell and contradicts where it began.")),
    **dict.fromkeys(("forcing_chain_contradiction", "forcing_net_contradiction"), QT_TRANSLATE_NOOP("hints", "Assume the opposite of what follows: the chains from {start} then contradict each other.")),
    **dict.fromkeys(("forcing_chain_verity", "forcing_net_verity"), QT_TRANSLATE_NOOP("hints", "One of the candidates at which the chains begin is true, and all of them lead to the same end.")),
    "brute_force": QT_TRANSLATE_NOOP("hints", "None of the techniques finds a step here. The solution is known all the same, by Dancing Links."),
}
# fmt: on


# --- names --------------------------------------------------------------------------------------------


def names(cells: Iterable[int]) -> str:
    """Cells as a sentence lists them."""
    listed = [cell_name(cell) for cell in dict.fromkeys(cells)]
    return joining.listing(listed) if listed else ""


def houses(numbers: Iterable[int]) -> str:
    """Houses as a sentence lists them."""
    listed = [house_name(HOUSES[number]) for number in numbers]
    return joining.listing(listed) if listed else ""


def _digits(digits: Iterable[int]) -> str:
    listed = list(map(str, digits))
    return joining.listing(listed) if listed else ""


def _candidate(candidate: Candidate) -> str:
    text = translate("names", "{cell}={digit}")
    return text.format(cell=cell_name(candidate.cell), digit=candidate.digit)


def _node(node: Node) -> str:
    text = translate("names", "{cell}={digit}") if node.is_on else translate("hints", "{cell}≠{digit}")
    return text.format(cell=names(node.cells), digit=node.digit)
