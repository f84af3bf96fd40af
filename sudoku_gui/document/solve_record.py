"""What is remembered of a puzzle that somebody has solved by hand."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SolveRecord:
    """One puzzle, solved for the first time.

    Attributes:
        givens: 81 characters.
        level: as the puzzle's source or the rating calls it; "" where it is not rated.
        elapsed: milliseconds.
        with_hints: whether hints were used.
        solved: when, in seconds since 1970.
    """

    givens: str
    level: str
    elapsed: int
    with_hints: bool
    solved: int
