"""Why a step holds: sentences that are true for that very step."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from solver_core.hints import AlmostLockedSet, Node, Step
from solver_core.hints.techniques import BY_ID, Group
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.hints.single_text import single_reason
from sudoku_gui.features.hints.text import houses, listed, names, says, short
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import cell_name

tr = Texts("hints")


def reason(step: Step, board: Grid | None = None) -> str:
    """Why a step holds; of a single, with the digits on a board that exclude everything else."""
    group = BY_ID[step.technique].group
    return single_reason(step, board) if group is Group.SINGLES else _BY_GROUP[group](step)


def _subset(step: Step) -> str:
    if step.technique.startswith("hidden"):
        text = tr(
            "In {houses}, only {cells} are left for {digits}. They must hold these digits, so they cannot hold any other."
        )
    elif step.technique.startswith("locked_candidates"):
        text = tr(
            "In {houses}, all places for {digits} lie in {cover}, too. One of them holds it, so no other cell of {cover} can."
        )
    else:
        text = tr(
            "In {houses}, {cells} have no candidates but {digits}. They use up all of these, so no other cell there can hold one."
        )
    return _filled(text, step)


def _fish(step: Step) -> str:
    fins = {*step.fins, *step.endo_fins}
    if not fins:
        text = tr(
            "In {houses}, all places for {digits} lie in {cover}. So {cover} get their {digits} there, and cannot have it anywhere else."
        )
    elif len(fins) == 1:
        text = tr(
            "Without the fin {fins}, all places for {digits} in {houses} would lie in {cover}. Either the fin is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees the fin cannot be {digits} either way."
        )
    else:
        text = tr(
            "Without the fins {fins}, all places for {digits} in {houses} would lie in {cover}. Either one of the fins is {digits}, or {cover} get their {digits} from {houses}: a cell of {cover} that sees all fins cannot be {digits} either way."
        )
    return _filled(text, step)


def _wing(step: Step) -> str:
    if step.technique == "w_wing":
        return chain_reason(step)
    if step.technique == "xy_wing":
        text = tr(
            "Whichever of its two candidates {pivot} holds, one of {others} must be {removed}. A cell that sees both of these cannot be {removed}."
        )
    else:
        text = tr(
            "Whatever {pivot} holds, one of {cells} is {removed}. A cell that sees all three cannot be {removed}."
        )
    return _filled(text, step)


def _colouring(step: Step) -> str:
    match step.technique:
        case "simple_colors_trap":
            text = tr(
                "The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. A cell that sees one of each kind cannot be {digits}."
            )
        case "simple_colors_wrap":
            text = tr(
                "The marked cells for {digits} alternate: either all with a ring are {digits}, or all with a square. Two cells of one kind see each other, so none of this kind is {digits}."
            )
        case "multi_colors_1":
            text = tr(
                "The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees a kind of the other, so they are not both true, and one of the two opposite kinds is. A cell that sees both of these cannot be {digits}."
            )
        case _:
            text = tr(
                "The marked cells for {digits} form two nets, the second one underlined; in each, either all rings are {digits} or all squares. A kind of the one net sees both kinds of the other, of which one is true. So none of that kind is {digits}."
            )
    return _filled(text, step)


def _last_resort(step: Step) -> str:
    if step.technique == "brute_force":
        return tr(
            "None of the techniques finds a step here. The solution is known nevertheless, from Dancing Links."
        )
    return chain_reason(step)


def _filled(text: str, step: Step) -> str:
    return text.format(
        cells=names(step.cells),
        digits=listed(step.digits),
        houses=houses(step.base),
        cover=houses(step.cover),
        fins=names(cell for cell, _ in (*step.fins, *step.endo_fins)),
        pivot=names(step.cells[:1]),
        others=names(step.cells[1:]),
        removed=listed(dict.fromkeys(digit for _, digit in step.removed)),
    )


_MOST_ENDS = 4  # how many ends of chains are named in a sentence


def chain_reason(step: Step) -> str:
    """Why a step of the groups of chains, wings or single digits holds."""
    technique = step.technique.removeprefix("grouped_")
    if technique == "empty_rectangle":
        return _empty_rectangle(step)
    if technique == "remote_pair":
        return _remote_pair(step)
    if technique == "continuous_nice_loop":
        return tr(
            "The chain is a loop without a contradiction, so it is true in one direction or the other: of the two ends of each link, exactly one is true. What excludes, or shares a cell or house with, both ends of a link can be removed."
        )
    if technique == "discontinuous_nice_loop":
        return _contradiction(step)
    if technique.startswith("forcing"):
        return _contradiction(step) if technique.endswith("contradiction") else _verity(step)
    return _two_ends(step)


def _two_ends(step: Step) -> str:
    """One of two candidates is true in any case."""
    if len(step.chains) != 1:
        return tr(
            "Each chain shows that at least one of its two ends is {digits}. A cell that sees both ends cannot be {digits}.",
            digits=listed(step.digits or sorted({digit for _, digit in step.removed})),
        )
    first, *_, last = step.chains[0]
    if first.digit == last.digit:
        text = tr(
            "If {start}, the chain shows that {end}. So at least one of {ends} is {digit}, and a cell that sees both cannot be {digit}."
        )
        if len(first.cells) + len(last.cells) > 2:
            text = tr(
                "If {start}, the chain shows that {end}. So {digit} is at one of the ends of the chain, {ends}, and a cell that sees all of these cannot be {digit}."
            )
    else:
        text = tr(
            "If {start}, the chain shows that {end}. So at least one of its ends, {first} and {last}, is true, and what both of them exclude can be removed."
        )
    return text.format(
        start=says(first),
        end=says(last),
        ends=names((*first.cells, *last.cells)),
        digit=first.digit,
        first=short(first._replace(is_on=True)),
        last=short(last),
    )


def _empty_rectangle(step: Step) -> str:
    if not step.chains or not step.base:
        text = tr("In {fins}, all places for {digits} lie in one row and one column.")
        return text.format(fins=names(cell for cell, _ in step.fins), digits=listed(step.digits))
    return tr(
        "In {houses}, all places for {digits} lie in one row or one column. If {last} is not {digits}, {first} is, and leaves {houses} only places that see {targets}. So one cell that {targets} sees is {digits} in any case.",
        houses=houses(step.base),
        digits=listed(step.digits),
        first=names(step.cells[:1]),
        last=names(step.cells[1:]),
        targets=names(cell for cell, _ in step.removed),
    )


def _remote_pair(step: Step) -> str:
    if len(step.chains) == 1:
        text = tr(
            "All cells of the chain have just the candidates {digits}, which alternate along it. So its ends hold one each, and a cell that sees both ends can hold neither."
        )
    else:
        text = tr(
            "All cells of the chains have just the candidates {digits}, which alternate along them. So the ends of each chain hold one each, and a cell that sees both ends can hold neither."
        )
    return text.format(digits=listed(sorted(step.digits)))


def _contradiction(step: Step) -> str:
    starts, ends = _starts(step), _ends(step)
    if len(starts) != 1:
        return tr("Assume the opposite of what follows: the chains then contradict each other.")
    start = says(starts[0])
    if starts[0].is_on and starts[0]._replace(is_on=False) in ends:
        text = tr("Suppose that {start}. Link by link, it follows that it is not. So it cannot be.")
    elif not starts[0].is_on and starts[0]._replace(is_on=True) in ends:
        text = tr("Suppose that {start}. Link by link, it follows that it is. So it must be.")
    elif len(ends) > _MOST_ENDS:
        text = tr(
            "Suppose that {start}. The chains then leave no place for {digit} in a house, which is impossible."
        )
        if len({node.digit for node in ends}) > 1:
            text = tr(
                "Suppose that {start}. The chains then leave no candidate in a cell, which is impossible."
            )
    elif len(ends) == 1:
        text = tr("Suppose that {start}. Link by link, it follows that {ends}, which is a contradiction.")
    else:
        text = tr("Suppose that {start}. It follows that {ends}, which is impossible.")
    return text.format(
        start=start, ends=joining.enumeration([says(node) for node in ends]), digit=ends[0].digit
    )


def _verity(step: Step) -> str:
    text = tr("One of {starts} is true in any case, and each of them leads to the same end: {end}.")
    starts, ends = _starts(step), _ends(step)
    if {node.is_on for node in starts} == {True, False}:
        text = tr("Whether {start} or not, the chains lead to the same end: {end}.")
    start = next((node for node in starts if node.is_on), starts[0])
    return text.format(
        starts=joining.enumeration([short(node) for node in starts]),
        start=says(start),
        end=joining.enumeration([says(node) for node in ends]),
    )


def _starts(step: Step) -> list[Node]:
    return list(dict.fromkeys(chain[0]._replace(opens=False, is_branch=False) for chain in step.chains))


def _ends(step: Step) -> list[Node]:
    return list(dict.fromkeys(chain[-1]._replace(opens=False, is_branch=False) for chain in step.chains))


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
        return _filled_unique(_avoidable(step), step)
    deadly = tr(
        "If {cells} held only {digits}, these could be exchanged, and the puzzle would have a second solution."
    )
    return joining.sentences([_filled_unique(deadly, step), _filled_unique(_rectangle(step), step)])


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


def _filled_unique(text: str, step: Step) -> str:
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


_BY_GROUP: Final[dict[Group, Callable[[Step], str]]] = {
    Group.INTERSECTIONS: _subset,
    Group.SUBSETS: _subset,
    Group.FISH: _fish,
    Group.SINGLE_DIGIT: chain_reason,
    Group.WINGS: _wing,
    Group.COLOURING: _colouring,
    Group.UNIQUENESS: unique_reason,
    Group.CHAINS: chain_reason,
    Group.SETS: set_reason,
    Group.LAST_RESORT: _last_resort,
}
