"""What a puzzle is to be like."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from solver_core.errors import CodedError
from solver_core.generate.symmetry import SYMMETRIES, is_symmetric, orbits
from solver_core.hints.levels import Difficulty
from solver_core.hints.techniques import BY_ID

_LAST: Final = "full_house"
_FULL_HOUSES: Final = 78
"""From this number of givens on there is always a full house: without one, each house with an empty cell has two, and that makes four."""
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
    """What is asked of a puzzle contradicts itself or lies out of range."""


@dataclass(frozen=True, slots=True)
class PuzzleRequest:
    """What a puzzle is to be like; None and empty are whatever comes.

    Attributes:
        level: by rating.
        technique: the id of one that the way to its solution needs, all simpler ones being tried first.
        without: ids of techniques that the way may not need.
        symmetry: of the pattern, one of `SYMMETRIES`.
        givens: exactly how many.
        is_minimal: whether no given can be left out, not even one of a symmetric group. With a symmetry few puzzles
            are so: of a hundred attempts two for a half turn, one in ten thousand for both mirrors.
        pattern: the cells that may be given; all of them are, unless the puzzle is minimal.

    Raises:
        PuzzleRequestError: this cannot be.
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
        """Refuse a number of givens that no puzzle of this kind can have: nobody is to wait for it."""
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
        """Whether puzzles must be rated to know whether they are like this."""
        return bool(self.level or self.technique or self.without)
