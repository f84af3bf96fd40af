"""What a puzzle is to be like."""

from dataclasses import dataclass

from solver_core.errors import CodedError
from solver_core.generate.symmetry import SYMMETRIES, is_symmetric
from solver_core.hints.levels import Difficulty
from solver_core.hints.techniques import BY_ID


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
        givens: how many, or as few as possible below that where the puzzle is minimal.
        is_minimal: whether no given, or no symmetric group of them, can be left out.
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
        if self.givens is not None and self.givens not in range(17, 82):
            raise PuzzleRequestError("generate.givens", givens=self.givens)
        if self.technique and self.level and BY_ID[self.technique].level.rank > self.level.rank:
            raise PuzzleRequestError("generate.level", technique=self.technique, level=self.level)
        if self.pattern is not None:
            if len(self.pattern) < 17 or not self.pattern <= frozenset(range(81)):
                raise PuzzleRequestError("generate.pattern", count=len(self.pattern))
            if not is_symmetric(self.pattern, self.symmetry):
                raise PuzzleRequestError("generate.pattern_symmetry", symmetry=self.symmetry)

    @property
    def is_rated(self) -> bool:
        """Whether puzzles must be rated to know whether they are like this."""
        return bool(self.level or self.technique or self.without)
