"""Small problems that fit on a page, from the texts in which people met exact cover."""

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
