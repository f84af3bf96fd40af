"""n queens on a board of n ranks and n files, none attacking another.

Every rank and every file must have a queen; a diagonal may have one, so its item is secondary::

    option     rank * n + file                    0..n*n-1
    primary    ("rank", 0..n-1), ("file", 0..n-1)
    secondary  ("sum", 0..2n-2)                   rank + file: diagonals that fall to the left
               ("difference", 1-n..n-1)           rank - file: diagonals that fall to the right
"""

from collections.abc import Container, Iterable

from solver_core.cover import Problem, ProblemError, count


def problem(n: int, first: Container[int] | None = None) -> Problem:
    """All ways to place n queens; ``first`` has the files in which rank 0 may have its queen, None: any.

    Raises:
        ProblemError: n is negative.

    >>> problem(4).option_names(6)
    (('rank', 1), ('file', 2), ('sum', 3), ('difference', -1))
    """
    if n < 0:
        raise ProblemError("queens.count", count=n)
    lines = [(kind, k) for kind in ("rank", "file") for k in range(n)]
    sums = [("sum", k) for k in range(2 * n - 1)]
    differences = [("difference", k) for k in range(1 - n, n)]
    options = [
        [("rank", r), ("file", f), ("sum", r + f), ("difference", r - f)]
        for r in range(n)
        for f in range(n)
        if r or first is None or f in first
    ]
    return Problem(lines, options, sums + differences)


def placements(n: int) -> int:
    """How many ways there are: those with rank 0's queen on the left, twice, as each has its mirror image.

    Raises:
        ProblemError: n is negative.

    >>> [placements(n) for n in range(9)]
    [1, 1, 0, 0, 2, 10, 4, 40, 92]
    """
    half = n // 2
    middle = count(problem(n, {half})) if n % 2 else 0
    return middle + (2 * count(problem(n, range(half))) if n else count(problem(n)))


def dominating(n: int) -> Problem:
    """A square for each item, and for each option a queen and all squares of her lines: for repeat cover.

    >>> len(dominating(8).options[0])
    22
    """
    own = [(rank, file) for rank in range(n) for file in range(n)]
    return Problem(
        [("square", *square) for square in own],
        [[("square", *there) for there in own if _sees(here, there)] for here in own],
    )


def squares(options: Iterable[int], n: int) -> list[tuple[int, int]]:
    """The rank and file of each option's queen, on a board of n files.

    >>> from solver_core.cover import Search
    >>> search = Search(problem(4))
    >>> search.run_to("solution")
    True
    >>> sorted(squares(search.solution, 4))
    [(0, 1), (1, 3), (2, 0), (3, 2)]
    """
    return [divmod(option, n) for option in options]


def _sees(here: tuple[int, int], there: tuple[int, int]) -> bool:
    """Whether a queen on one square attacks the other, or stands on it."""
    down, right = here[0] - there[0], here[1] - there[1]
    return down == 0 or right == 0 or abs(down) == abs(right)
