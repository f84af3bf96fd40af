"""Singles in the order in which people see them, and the digits on the board that leave no other choice.

Without notes a digit's last place in a box is seen at a glance, while a cell's last digit takes eight looks. Where
every cell has its notes, a single note is seen first. Ratings keep HoDoKu's order.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from solver_core.hints.position import Position
from solver_core.hints.steps import Candidate, Step
from solver_core.hints.techniques import TECHNIQUES, Group
from solver_core.sudoku.cells import CELLS, DIGITS, FIRST_BOX, HOUSES, PEERS, houses_with
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import digits_of

SINGLES: Final = tuple(technique.id for technique in TECHNIQUES if technique.group is Group.SINGLES)
_BOXES_FIRST: Final = (*range(FIRST_BOX, 27), *range(FIRST_BOX))


class Cause(NamedTuple):
    """A digit on the board, and the empty cells that it excludes for a single."""

    cell: int
    excluded: tuple[int, ...]


def next_single(position: Position, techniques: Sequence[str]) -> Step | None:
    """The single that is seen most easily.

    None if there is none, or if the user prefers another order: then these techniques do not begin with the singles.
    """
    chosen = [single for single in SINGLES if single in techniques]
    if list(techniques[: len(chosen)]) != chosen:
        return None
    hidden, naked = _hidden_singles(position), _naked_singles(position)
    others = (naked, hidden) if position.is_noted else (hidden, naked)
    found = (step for kind in (_full_houses(position), *others) for step in kind)
    return next((step for step in found if step.technique in chosen), None)


def causes(step: Step, board: Grid) -> tuple[Cause, ...]:
    """The fewest digits that exclude everything but a single; none for other steps, or where only notes exclude.

    Those of a naked single stand in as few of its houses as possible, one house after the other.
    """
    if step.technique == "naked_single":
        return tuple(_around(step.cells[0], board))
    if step.technique == "hidden_single" and step.base:
        return tuple(_across(step, board))
    return ()


def house_of(cause: Cause, board: Grid) -> int:
    """The house with the digit of a naked single's cause: of several, the one with most digits."""
    return max(_common_houses(*cause.excluded, cause.cell), key=lambda at: _filled(at, board))


def _full_houses(position: Position) -> Iterator[Step]:
    for at in _BOXES_FIRST:
        empty = _empty(at, position.board)
        if len(empty) == 1 and (digits := position.candidates.digits(empty[0])):
            yield _placing("full_house", empty[0], digits[0], base=(at,))


def _hidden_singles(position: Position) -> Iterator[Step]:
    """Boxes before lines; houses with few empty cells first."""
    empty = {at: _empty(at, position.board) for at in range(27)}
    for at in sorted(_BOXES_FIRST, key=lambda at: (at < FIRST_BOX, len(empty[at]))):
        once = twice = 0
        for cell in empty[at]:
            twice |= once & position.candidates[cell]
            once |= position.candidates[cell]
        for digit in digits_of(once & ~twice):
            [place] = [cell for cell in empty[at] if position.candidates[cell] >> digit - 1 & 1]
            yield _placing("hidden_single", place, digit, base=(at,))


def _naked_singles(position: Position) -> Iterator[Step]:
    for cell in CELLS:
        if not position.board[cell] and position.candidates[cell].bit_count() == 1:
            yield _placing("naked_single", cell, digits_of(position.candidates[cell])[0])


def _placing(technique: str, cell: int, digit: int, base: tuple[int, ...] = ()) -> Step:
    return Step(technique, (Candidate(cell, digit),), cells=(cell,), digits=(digit,), base=base)


def _around(cell: int, board: Grid) -> Iterator[Cause]:
    left = set(DIGITS)
    for at in sorted(_common_houses(cell), key=lambda at: -_filled(at, board)):
        for other in HOUSES[at].cells:
            if board[other] in left:
                left.remove(board[other])
                yield Cause(other, (cell,))


def _across(step: Step, board: Grid) -> Iterator[Cause]:
    """The digit that excludes most of the other cells first, of these the one in line with them."""
    (cell, digit), house = step.placed[0], step.base[0]
    left = {other for other in _empty(house, board) if other != cell}
    digits = [other for other in CELLS if board[other] == digit]
    while digits:
        best = max(
            digits, key=lambda other: (len(left.intersection(PEERS[other])), -abs(other // 9 - cell // 9))
        )
        if not (excluded := left.intersection(PEERS[best])):
            return
        yield Cause(best, tuple(sorted(excluded)))
        left -= excluded


def _common_houses(*cells: int) -> list[int]:
    return sorted(houses_with(cells), key=lambda at: at < FIRST_BOX)


def _empty(house: int, board: Grid) -> list[int]:
    return [cell for cell in HOUSES[house].cells if not board[cell]]


def _filled(house: int, board: Grid) -> int:
    return 9 - len(_empty(house, board))
