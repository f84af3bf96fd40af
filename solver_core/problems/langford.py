"""Langford pairs: the numbers 1 to n twice each in a row, k other numbers between the two k (TAOCP 7, page 1).

Items are ``("number", k)`` and ``("place", p)``, both from 1; an option puts one pair on its two places.
"""

from solver_core.cover import Problem


def pairs(n: int, *, is_halved: bool = False) -> list[tuple[int, int, int]]:
    """A number, and two places for it, one triple an option.

    ``is_halved`` leaves out one of each two arrangements that are each other's reversal: the middle of the pair of the
    largest odd number is never that of the row, so it is kept in the first half.
    """
    odd = n - (n % 2 == 0)
    return [
        (k, first, first + k + 1)
        for k in range(1, n + 1)
        for first in range(1, 2 * n - k)
        if not (is_halved and k == odd and first + (k + 1) // 2 > n)
    ]


def problem(n: int, *, is_halved: bool = False) -> Problem:
    """All ways to put n pairs into 2n places.

    >>> problem(3, is_halved=True).option_names(0)
    (('number', 1), ('place', 1), ('place', 3))
    """
    return Problem(
        [*(("number", k) for k in range(1, n + 1)), *(("place", p) for p in range(1, 2 * n + 1))],
        [
            [("number", k), ("place", first), ("place", second)]
            for k, first, second in pairs(n, is_halved=is_halved)
        ],
    )
