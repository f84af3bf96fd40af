"""Small problems that fit on a page, from the texts in which people met exact cover."""

from solver_core.cover import Problem


def knuth_2000() -> Problem:
    """The 6 x 7 matrix of "Dancing Links" (2000), page 3; its only cover is options 0, 3 and 4."""
    return Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"])


def six_sets() -> Problem:
    """Six sets over 1..7, from the article on the template problem P4929; options 0, 4 and 5 are the only cover."""
    return Problem(range(1, 8), [(2, 6), (4, 5, 6), (2, 3, 7), (1, 4, 7), (1, 4), (3, 5, 7)])


def stations() -> Problem:
    """A ring of twelve places; a station at each would serve it and its two neighbours. Four stations are enough."""
    places = range(1, 13)
    return Problem(places, [sorted({(place - 2) % 12 + 1, place, place % 12 + 1}) for place in places])
