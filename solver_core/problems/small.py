"""Classic small problems, from the texts in which people met exact cover."""

from solver_core.cover import Problem


def knuth_2000() -> Problem:
    """The 6 x 7 matrix of "Dancing Links" (2000), page 3; its only cover is options 0, 3 and 4."""
    return Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"])


def six_sets() -> Problem:
    """Six sets over 1..7, from the article on the template problem P4929; options 0, 4 and 5 are the only cover."""
    return Problem(range(1, 8), [(2, 6), (4, 5, 6), (2, 3, 7), (1, 4, 7), (1, 4), (3, 5, 7)])


def stations(places: int = 12, reach: int = 1) -> Problem:
    """A ring of places, by default twelve; a station at each would serve it and a number of neighbours on either side.

    Of twelve, four stations are enough.
    """
    steps = range(-reach, reach + 1)
    return Problem(
        range(1, places + 1),
        [sorted({(place - 1 + step) % places + 1 for step in steps}) for place in range(1, places + 1)],
    )


def langford_pairs(n: int, *, is_halved: bool = False) -> list[tuple[int, int, int]]:
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


def langford(n: int, *, is_halved: bool = False) -> Problem:
    """All ways to put n Langford pairs into 2n places: the numbers 1 to n twice each, k others between the two k.

    Items are ``("number", k)`` and ``("place", p)``, both from 1; an option puts one pair on its two places (TAOCP 7,
    page 1).

    >>> langford(3, is_halved=True).option_names(0)
    (('number', 1), ('place', 1), ('place', 3))
    """
    return Problem(
        [*(("number", k) for k in range(1, n + 1)), *(("place", p) for p in range(1, 2 * n + 1))],
        [
            [("number", k), ("place", first), ("place", second)]
            for k, first, second in langford_pairs(n, is_halved=is_halved)
        ],
    )
