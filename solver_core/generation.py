"""Making puzzles: unique, of a level or technique, symmetric, minimal; the same seed makes the same puzzle."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random, randrange
from typing import Final

from solver_core.cover.kernel.arguments import enum_value
from solver_core.errors import CodedError
from solver_core.hints import finder
from solver_core.hints.position import Position
from solver_core.hints.techniques import BY_ID, CHOICES, Difficulty, difficulty_of
from solver_core.hints.techniques import hardest as hardest_of
from solver_core.sudoku.cells import BOXES, CELLS, cell_at
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.many import ManySolver, solver_of

_Map = Callable[[int, int], tuple[int, int]]


_MOVES: Final[dict[str, _Map]] = {
    "half turn": lambda row, col: (8 - row, 8 - col),
    "quarter turn": lambda row, col: (col, 8 - row),
    "left-right": lambda row, col: (row, 8 - col),
    "top-bottom": lambda row, col: (8 - row, col),
    "diagonal": lambda row, col: (col, row),
    "antidiagonal": lambda row, col: (8 - col, 8 - row),
}
_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "half turn": ("half turn",),
    "quarter turn": ("quarter turn",),
    "left-right": ("left-right",),
    "top-bottom": ("top-bottom",),
    "both mirrors": ("left-right", "top-bottom"),
    "diagonal": ("diagonal",),
    "antidiagonal": ("antidiagonal",),
    "both diagonals": ("diagonal", "antidiagonal"),
}
"""The moves of which each symmetry consists."""

SYMMETRIES: Final = tuple(_PARTS)
"""Their names."""


def orbits(symmetry: str) -> tuple[tuple[int, ...], ...]:
    """The sets of cells that are given or empty together, each in ascending order; every cell is in one.

    >>> orbits("half turn")[0], orbits("quarter turn")[0], len(orbits("none"))
    ((0, 80), (0, 8, 72, 80), 81)
    """
    left, found = set(CELLS), []
    for cell in CELLS:
        if cell in left:
            orbit = {cell}
            waiting = [cell]
            while waiting:
                square = divmod(waiting.pop(), 9)
                for move in _PARTS[symmetry]:
                    other = cell_at(*_MOVES[move](*square))
                    if other not in orbit:
                        orbit.add(other)
                        waiting.append(other)
            left -= orbit
            found.append(tuple(sorted(orbit)))
    return tuple(found)


def is_symmetric(cells: frozenset[int], symmetry: str) -> bool:
    """Whether a pattern of cells has a symmetry."""
    return all(cells.issuperset(orbit) or cells.isdisjoint(orbit) for orbit in orbits(symmetry))


__all__ = ["SYMMETRIES", "Made", "PuzzleRequest", "PuzzleRequestError", "attempts", "generate", "make"]


_COMFORTABLE: Final = {Difficulty.EASY: range(30, 39), Difficulty.MEDIUM: range(25, 29)}
"""The default number of givens of an easy level: with fewer, the puzzle would usually be harder."""
_LAST: Final = "full_house"
_FULL_HOUSES: Final = 78
"""Givens from which on there is a full house: without one, each house with an empty cell has two, at least four."""
_MOST_MINIMAL: Final = 40
"""Givens of the largest minimal puzzle that is known; those that are found at random have fewer than 30."""


@cache
def _sums(symmetry: str) -> frozenset[int]:
    """Numbers of givens that whole groups of cells can have."""
    found = {0}
    for orbit in orbits(symmetry):
        found |= {number + len(orbit) for number in found}
    return frozenset(found)


class PuzzleRequestError(CodedError):
    """The request is contradictory or out of range."""


@dataclass(frozen=True, slots=True)
class PuzzleRequest:
    """The requested properties of a puzzle; None and empty mean any.

    Attributes:
        level: by rating.
        technique: the id of one that its solution needs when all simpler ones are tried first.
        without: ids of techniques that its solution must not need.
        symmetry: of the pattern, one of `SYMMETRIES`.
        givens: exactly how many.
        is_minimal: whether no single given can be removed, not even one of a symmetric group. With a symmetry few
            puzzles qualify: two of a hundred attempts for a half turn, one in ten thousand for both mirrors.
        pattern: the cells to be given; a minimal puzzle may use only some of them.

    Raises:
        PuzzleRequestError: the request cannot be met.
    """

    level: Difficulty | None = None
    technique: str | None = None
    without: frozenset[str] = frozenset()
    symmetry: str = "none"
    givens: int | None = None
    is_minimal: bool = False
    pattern: frozenset[int] | None = None

    def __post_init__(self) -> None:
        if self.symmetry not in SYMMETRIES:
            raise PuzzleRequestError("generate.symmetry", symmetry=self.symmetry, known=", ".join(SYMMETRIES))
        for technique in (*self.without, *filter(None, (self.technique,))):
            if technique not in BY_ID:
                raise PuzzleRequestError("generate.technique", technique=technique)
        if self.technique in self.without:
            raise PuzzleRequestError("generate.both", technique=self.technique)
        if self.givens is not None:
            self._check_number(self.givens)
        if self.technique and self.level and BY_ID[self.technique].level.rank > self.level.rank:
            raise PuzzleRequestError("generate.level", technique=self.technique, level=self.level)
        if self.pattern is not None:
            self._check_pattern(self.pattern)

    def _check_pattern(self, pattern: frozenset[int]) -> None:
        count, givens = len(pattern), self.givens
        if count < 17 or not pattern <= frozenset(range(81)):
            raise PuzzleRequestError("generate.pattern", count=count)
        if not is_symmetric(pattern, self.symmetry):
            raise PuzzleRequestError("generate.pattern_symmetry", symmetry=self.symmetry)
        if givens is not None and (givens > count if self.is_minimal else givens != count):
            raise PuzzleRequestError("generate.pattern_givens", count=count, givens=givens)

    def _check_number(self, givens: int) -> None:
        """Refuse a number of givens that no such puzzle can have, instead of searching in vain."""
        if givens not in range(17, 82):
            raise PuzzleRequestError("generate.givens", givens=givens)
        if self.is_rated and givens == 81:
            raise PuzzleRequestError("generate.solved")
        is_hard = self.level not in {None, Difficulty.EASY} or self.technique not in {None, _LAST}
        if givens >= _FULL_HOUSES and (is_hard or _LAST in self.without):
            raise PuzzleRequestError("generate.last_cells", givens=givens)
        if self.is_minimal and givens > _MOST_MINIMAL:
            raise PuzzleRequestError("generate.minimal", givens=givens, most=_MOST_MINIMAL)
        sums = _sums(self.symmetry)
        if givens not in sums:
            near = min(sums, key=lambda number: (number < 17, abs(number - givens)))
            raise PuzzleRequestError("generate.arranged", givens=givens, symmetry=self.symmetry, near=near)

    @property
    def is_rated(self) -> bool:
        """Whether puzzles must be rated to check the request."""
        return bool(self.level or self.technique or self.without)


@dataclass(frozen=True, slots=True)
class Made:
    """A puzzle that meets the request; fields that were not needed to check it are None or empty."""

    puzzle: Grid
    level: Difficulty | None = None
    score: int | None = None
    hardest: str = ""


def generate(
    level: Difficulty | str | None = None,
    *,
    technique: str | None = None,
    symmetry: str = "none",
    givens: int | None = None,
    seed: int | None = None,
) -> Grid:
    """A new puzzle with one solution, as requested; the arguments are those of `PuzzleRequest`.

    >>> generate(symmetry="half turn", seed=1).filled
    29

    Raises:
        ValueError: the request cannot be met, or there is no such level.
    """
    wanted = None if level is None else enum_value(Difficulty, level, "level")
    request = PuzzleRequest(wanted, technique, symmetry=symmetry, givens=givens)
    return make(request, randrange(1 << 32) if seed is None else seed).puzzle


def make(request: PuzzleRequest, seed: int, most: int | None = None) -> Made:
    """The first puzzle of this seed that meets the request.

    Raises:
        LookupError: `most` attempts were not enough.
    """
    for made in islice(attempts(request, seed), most):
        if made is not None:
            return made
    raise LookupError(f"no such puzzle in {most} attempts")


def attempts(request: PuzzleRequest, seed: int) -> Iterator[Made | None]:
    """Endless attempts, determined by the seed: a puzzle that meets the request, or None."""
    chance, solver = Random(seed), solver_of()
    while True:
        puzzle = _puzzle(request, chance, solver)
        yield None if puzzle is None else _judged(puzzle, request)


def solution(chance: Random, solver: ManySolver) -> Grid:
    """A random solution: three boxes that do not see each other at random, then whatever completes them."""
    digits = bytearray(81)
    for box in (BOXES[0], BOXES[4], BOXES[8]):
        for cell, digit in zip(box.cells, chance.sample(range(1, 10), 9), strict=True):
            digits[cell] = digit
    _, found = solver.solve(bytes(digits))
    return _shuffled(found, chance)


def _shuffled(digits: bytes, chance: Random) -> Grid:
    """Rows and cols exchanged within their bands, bands exchanged, and maybe turned over."""
    rows, cols = (_lines(chance) for _ in range(2))
    turn = chance.random() < 0.5
    cells = ((col, row) if turn else (row, col) for row in rows for col in cols)
    return Grid(bytes(digits[9 * row + col] for row, col in cells))


def _lines(chance: Random) -> list[int]:
    return [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]


def _puzzle(request: PuzzleRequest, chance: Random, solver: ManySolver) -> Grid | None:
    """A puzzle with one solution and the requested pattern; None if this attempt fails."""
    digits = bytearray(solution(chance, solver).digits)
    if request.pattern is not None:
        for cell in range(81):
            if cell not in request.pattern:
                digits[cell] = 0
        if not _is_unique(digits, solver):
            return None
        if not request.is_minimal:
            return Grid(bytes(digits))
    target = request.givens
    if target is None and not request.is_minimal and request.level in _COMFORTABLE:
        target = chance.choice(_COMFORTABLE[request.level])
    order = list(orbits(request.symmetry))
    chance.shuffle(order)
    _dig(digits, order, 0 if request.is_minimal or target is None else target, solver)
    if request.givens not in {None, 81 - digits.count(0)}:
        return None
    # Whole groups were removed; single givens of the remaining groups may still be removable.
    return None if request.is_minimal and not is_minimal(bytes(digits), solver) else Grid(bytes(digits))


def _dig(digits: bytearray, order: list[tuple[int, ...]], least: int, solver: ManySolver) -> None:
    """Remove givens, one group after the other, down to a least number."""
    filled = 81 - digits.count(0)
    for orbit in order:
        present = [cell for cell in orbit if digits[cell]]
        if not present or filled - len(present) < least:
            continue
        present_digits = [digits[cell] for cell in present]
        for cell in present:
            digits[cell] = 0
        if _is_unique(digits, solver):
            filled -= len(present)
            continue
        for cell, digit in zip(present, present_digits, strict=True):
            digits[cell] = digit


def is_minimal(digits: bytes, solver: ManySolver) -> bool:
    """Whether no single given of a puzzle with one solution can be left out."""
    given = [cell for cell, digit in enumerate(digits) if digit]
    fewer = b"".join(digits[:cell] + b"\0" + digits[cell + 1 :] for cell in given)
    return b"\1" not in solver.solve(fewer)[0]


def _is_unique(digits: bytearray, solver: ManySolver) -> bool:
    return solver.solve(bytes(digits))[0] == b"\x01"


def _techniques(most: Difficulty | None) -> tuple[str, ...]:
    """The techniques tried: `CHOICES` up to the last one that is not too hard."""
    if most is None:
        return CHOICES
    return CHOICES[: 1 + max(at for at, one in enumerate(CHOICES) if BY_ID[one].level.rank <= most.rank)]


def _judged(puzzle: Grid, request: PuzzleRequest) -> Made | None:
    """The rated puzzle if it meets the request; stops solving as soon as it cannot."""
    if not request.is_rated:
        return Made(puzzle)
    score = 0
    used: set[str] = set()
    empty = {cell for cell in CELLS if not puzzle[cell]}
    for step in finder.path(Position.start(puzzle), _techniques(request.level)):
        technique = BY_ID[step.technique]
        empty -= {cell for cell, _ in step.placed}
        if technique.id in request.without:
            return None
        used.add(technique.id)
        score += technique.points
        if request.level and difficulty_of(hardest_of(used).level, score).rank > request.level.rank:
            return None
    if empty or not used:
        return None
    hardest = hardest_of(used)
    level = difficulty_of(hardest.level, score)
    if (request.level and level is not request.level) or (
        request.technique and request.technique not in used
    ):
        return None
    return Made(puzzle, level, score, hardest.id)
