"""Names of the gallery's problems, the texts on the cards of its families, and the labels of their parameters.

A row for each family that has more to say than its id, with those of its problems that the menu lists.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from solver_core.cover import ProblemError
from sudoku_gui.translation import Texts, translate

if TYPE_CHECKING:
    from solver_core.problems.parameters import Values

mark_action = Texts("actions").mark
mark_file = Texts("exporting").mark
mark = Texts("gallery").mark


class Entry(NamedTuple):
    """A problem of the gallery, in English."""

    sample: str  # its id, short or with the values of its family: ``queens,n=10``
    name: str  # what sentences call it
    label: str  # what the menu calls it
    tip: str  # the hover help there
    starts_group: bool = False  # a line stands above it


class Card(NamedTuple):
    """A family of problems, in English."""

    name: str  # what its card is headed
    sentence: str  # what it is about
    problem: str  # what one of its problems is called; with the names of numbers and choices in braces
    entries: tuple[Entry, ...] = ()  # those of its problems that the menu lists


# fmt: off
CARDS: Final = {
    "knuth_2000": Card(mark("Knuth's 6 × 7 matrix"), mark("Choose rows so that every column has exactly one 1: the example of the paper “Dancing Links”, 2000."), mark("Knuth's 6 × 7 matrix"), entries=(
        Entry("knuth_2000", mark_file("Knuth's 6 × 7 matrix"), mark_action("&Knuth's 6 × 7 Matrix"), mark_action("The example of the paper “Dancing Links”, 2000"), starts_group=True),
    )),
    "six_sets": Card(mark("Six sets over seven elements"), mark("Choose sets so that every element is in exactly one of them. It is small enough to be solved by hand."), mark("Six sets over seven elements"), entries=(
        Entry("six_sets", mark_file("Six sets over seven elements"), mark_action("&Six Sets over Seven Elements"), mark_action("A matrix small enough to be solved by hand")),
    )),
    "sudoku_4": Card(mark("Sudoku 4 × 4"), mark("Its 64 × 64 matrix fits on the screen: a bridge from seven columns to the 324 of a Sudoku. An empty board has 288 solutions."), mark("Sudoku 4 × 4")),
    "sudoku_6": Card(mark("Sudoku 6 × 6"), mark("Boxes of two rows and three columns; each row, column and box has the digits 1 to 6."), mark("Sudoku 6 × 6")),
    "sudoku_diagonal": Card(mark("Diagonal Sudoku"), mark("The two long diagonals have every digit once, too: 18 columns more than a Sudoku."), mark("Diagonal Sudoku")),
    "sudoku_jigsaw": Card(mark("Jigsaw Sudoku"), mark("The boxes are pieces of nine squares. The matrix has as many columns as usual; only the columns of the boxes have other options."), mark("Jigsaw Sudoku, layout {layout}")),
    "sudoku_16": Card(mark("Sudoku 16 × 16"), mark("Digits 1 to 9 and A to G: 4,096 options over 1,024 items, and usually still no guess."), mark("Sudoku 16 × 16")),
    "queens": Card(mark("Queens"), mark("Place n queens so that none attacks another. Ranks and files must be covered; diagonals may be, at most once."), mark("{n} queens"), entries=(
        Entry("queens_6", mark_file("6 queens"), mark_action("&6 Queens"), mark_action("4 solutions; diagonals are columns that need not be covered"), starts_group=True),
        Entry("queens_8", mark_file("8 queens"), mark_action("&8 Queens"), mark_action("92 solutions")),
        Entry("queens_13", mark_file("13 queens"), mark_action("&13 Queens"), mark_action("73,712 solutions in some 70 million events")),
    )),
    "dominating_queens": Card(mark("Dominating queens"), mark("Place the fewest queens so that every square is attacked or occupied; on the usual board five are enough."), mark("Dominating queens on {n} × {n}")),
    "polyominoes": Card(mark("Polyominoes"), mark("Tile a board with pieces. Click squares of the board to make holes in it."), mark("{pieces} on {height} × {width}"), entries=(
        Entry("pentominoes_3x20", mark_file("Pentominoes on 3 × 20"), mark_action("Pentominoes on &3 × 20"), mark_action("8 tilings"), starts_group=True),
        Entry("pentominoes_6x10", mark_file("Pentominoes on 6 × 10"), mark_action("Pentominoes on 6 × 1&0"), mark_action("9,356 tilings in 2.5 billion events")),
    )),
    "rectangles": Card(mark("Rectangles"), mark("Tile a board with rectangles or squares of any size. Click squares of the board to make holes in it."), mark("{shape} on {height} × {width}")),
    "word_squares": Card(mark("Word squares"), mark("Words across and down. A square is a column with colours: words may share it where they agree in its letter."), mark("Word squares of {words} words")),
    "langford": Card(mark("Langford pairs"), mark("Put the numbers 1 to n twice each in a row, with one number between the ones, two between the twos, and so on."), mark("{n} Langford pairs")),
    "ring": Card(mark("Stations on a ring"), mark("A station covers its place and its neighbours. Cover all places with the fewest stations."), mark("Stations on a ring of {places}"), entries=(
        Entry("stations", mark_file("Stations on a ring"), mark_action("S&tations on a Ring"), mark_action("Repeat cover: cover twelve places with the fewest stations"), starts_group=True),
    )),
    "radars": Card(mark("Radars for cities"), mark("Cover every city with a limited number of radars. The smallest reach that is enough is found by binary search over the distances (HDU 2295)."), mark("{most} radars for cities")),
    "airports": Card(mark("Airports in cities"), mark("Build a limited number of airports so that no city is far from one by road (HDU 5046)."), mark("{most} airports in cities")),
    "divisibility": Card(mark("Divisibility"), mark("Choosing a number removes all that it divides and all that divide it. Remove all numbers by choosing the fewest (after HDU 3335)."), mark("Divisibility")),
}
"""Texts for `solver_core.problems.families.FAMILIES`; a family that is not here is called by its id."""

ENTRIES: Final = tuple(entry for card in CARDS.values() for entry in card.entries)
"""The problems that the menu lists, in this order."""
NAMES: Final = {entry.sample: entry.name for entry in ENTRIES}  # what sentences call each, by its id

WORDS: Final = {
    "a": mark("A"),
    "b": mark("B"),
    "c": mark("C"),
    "double": mark("Different words"),
    "symmetric": mark("The same words"),
    "dominoes": mark("Dominoes"),
    "trominoes": mark("Trominoes"),
    "tetrominoes": mark("Tetrominoes"),
    "pentominoes": mark("Pentominoes"),
    "both": mark("Tetrominoes and pentominoes"),
    "once": mark("Exactly once"),
    "at_most_once": mark("At most once"),
    "any": mark("Any number of times"),
    "squares": mark("Squares"),
    "rectangles": mark("Rectangles"),
    "one": mark("Count once"),
    "all": mark("Count twice"),
}
"""Names of choices."""

PARAMETERS: Final = {
    "n": mark("&Size n:"),
    "givens": mark("Givens:"),
    "layout": mark("&Layout:"),
    "pieces": mark("&Pieces:"),
    "use": mark("&Use each:"),
    "height": mark("&Rows:"),
    "width": mark("&Columns:"),
    "holes": mark("Holes:"),
    "shape": mark("&Pieces:"),
    "square": mark("&Across and down:"),
    "words": mark("&Words:"),
    "which": mark("&Reversals:"),
    "places": mark("&Places:"),
    "reach": mark("&Reach:"),
    "most": mark("At &most:"),
    "numbers": mark("&Numbers:"),
}
"""Labels of parameters, by their names; one that is not here is called by its name."""
# fmt: on


def name_of(sample: str) -> str:
    """The name of a sample in sentences, in the user's language; its id where there is none."""
    if sample in NAMES:
        return translate("exporting", NAMES[sample])
    from solver_core.problems import gallery

    try:
        family, values = gallery.read_id(sample)
    except ProblemError:
        return sample
    return problem_name(family.id, values)


def card_of(family: str) -> Card:
    """The texts of a family.

    >>> card_of("hexagon_tilings").name
    'Hexagon tilings'
    """
    name = _readable(family)
    return CARDS.get(family) or Card(name, "", name)


def word(chosen: str) -> str:
    """The word for a choice in the user's language; an unknown one is made readable."""
    return translate("gallery", WORDS[chosen]) if chosen in WORDS else _readable(chosen)


def label(parameter: str) -> str:
    """The label of a parameter in the form."""
    known = PARAMETERS.get(parameter)
    return translate("gallery", known) if known else f"{_readable(parameter)}:"


def _readable(name: str) -> str:
    return name.replace("_", " ").capitalize()


def problem_name(family: str, values: "Values") -> str:
    """``16 queens``: a family and these values in words."""
    said = {name: _said(value) for name, value in values.items() if not isinstance(value, tuple)}
    return translate("gallery", card_of(family).problem).format(**said)


def _said(value: int | str) -> str:
    return translate("gallery", WORDS[value]) if isinstance(value, str) and value in WORDS else str(value)
