"""What the problems of the gallery are called, and what the cards of its families say.

A row for each problem that the menu lists, and one for each family that has more to say than its id.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from solver_core.cover import ProblemError
from sudoku_gui.translation import QT_TRANSLATE_NOOP, translate

if TYPE_CHECKING:
    from solver_core.problems.parameters import Values


class Entry(NamedTuple):
    """A problem of the gallery, in English."""

    sample: str  # its id, short or with the values of its family: ``queens,n=10``
    name: str  # what sentences call it
    label: str  # what the menu calls it
    tip: str  # the hover help there
    starts_group: bool = False  # a line stands above it


# fmt: off
ENTRIES: Final = (
    Entry("knuth_2000", QT_TRANSLATE_NOOP("exporting", "Knuth's 6 × 7 matrix"), QT_TRANSLATE_NOOP("actions", "&Knuth's 6 × 7 Matrix"), QT_TRANSLATE_NOOP("actions", "The example of the paper “Dancing Links”, 2000"), starts_group=True),
    Entry("six_sets", QT_TRANSLATE_NOOP("exporting", "Six sets over seven elements"), QT_TRANSLATE_NOOP("actions", "&Six Sets over Seven Elements"), QT_TRANSLATE_NOOP("actions", "A matrix small enough to be solved by hand")),
    Entry("queens_6", QT_TRANSLATE_NOOP("exporting", "6 queens"), QT_TRANSLATE_NOOP("actions", "&6 Queens"), QT_TRANSLATE_NOOP("actions", "4 solutions; diagonals are columns that need not be covered"), starts_group=True),
    Entry("queens_8", QT_TRANSLATE_NOOP("exporting", "8 queens"), QT_TRANSLATE_NOOP("actions", "&8 Queens"), QT_TRANSLATE_NOOP("actions", "92 solutions")),
    Entry("queens_13", QT_TRANSLATE_NOOP("exporting", "13 queens"), QT_TRANSLATE_NOOP("actions", "&13 Queens"), QT_TRANSLATE_NOOP("actions", "73,712 solutions in some 70 million events")),
    Entry("pentominoes_3x20", QT_TRANSLATE_NOOP("exporting", "Pentominoes on 3 × 20"), QT_TRANSLATE_NOOP("actions", "Pentominoes on &3 × 20"), QT_TRANSLATE_NOOP("actions", "8 tilings"), starts_group=True),
    Entry("pentominoes_6x10", QT_TRANSLATE_NOOP("exporting", "Pentominoes on 6 × 10"), QT_TRANSLATE_NOOP("actions", "Pentominoes on 6 × 1&0"), QT_TRANSLATE_NOOP("actions", "9,356 tilings in 2.5 billion events")),
    Entry("stations", QT_TRANSLATE_NOOP("exporting", "Stations on a ring"), QT_TRANSLATE_NOOP("actions", "S&tations on a Ring"), QT_TRANSLATE_NOOP("actions", "Repeat cover: cover twelve places with the fewest stations"), starts_group=True),
)
# fmt: on

NAMES: Final = {entry.sample: entry.name for entry in ENTRIES}  # what sentences call each, by its id


class Card(NamedTuple):
    """A family of problems, in English."""

    name: str  # what its card is headed
    sentence: str  # what it is about
    problem: str  # what one of its problems is called; with the names of numbers and choices in braces


# fmt: off
CARDS: Final = {
    "knuth_2000": Card(QT_TRANSLATE_NOOP("gallery", "Knuth's 6 × 7 matrix"), QT_TRANSLATE_NOOP("gallery", "Choose rows so that every column has exactly one 1: the example of the paper “Dancing Links”, 2000."), QT_TRANSLATE_NOOP("gallery", "Knuth's 6 × 7 matrix")),
    "six_sets": Card(QT_TRANSLATE_NOOP("gallery", "Six sets over seven elements"), QT_TRANSLATE_NOOP("gallery", "Choose sets so that every element is in exactly one of them. It is small enough to be solved by hand."), QT_TRANSLATE_NOOP("gallery", "Six sets over seven elements")),
    "sudoku_4": Card(QT_TRANSLATE_NOOP("gallery", "Sudoku 4 × 4"), QT_TRANSLATE_NOOP("gallery", "Its 64 × 64 matrix fits on the screen: a bridge from seven columns to the 324 of a Sudoku. An empty board has 288 solutions."), QT_TRANSLATE_NOOP("gallery", "Sudoku 4 × 4")),
    "sudoku_6": Card(QT_TRANSLATE_NOOP("gallery", "Sudoku 6 × 6"), QT_TRANSLATE_NOOP("gallery", "Boxes of two rows and three columns; each row, column and box has the digits 1 to 6."), QT_TRANSLATE_NOOP("gallery", "Sudoku 6 × 6")),
    "sudoku_diagonal": Card(QT_TRANSLATE_NOOP("gallery", "Diagonal Sudoku"), QT_TRANSLATE_NOOP("gallery", "The two long diagonals have every digit once, too: 18 columns more than a Sudoku."), QT_TRANSLATE_NOOP("gallery", "Diagonal Sudoku")),
    "sudoku_jigsaw": Card(QT_TRANSLATE_NOOP("gallery", "Jigsaw Sudoku"), QT_TRANSLATE_NOOP("gallery", "The boxes are pieces of nine squares. The matrix has as many columns as usual; only the columns of the boxes have other options."), QT_TRANSLATE_NOOP("gallery", "Jigsaw Sudoku, layout {layout}")),
    "sudoku_16": Card(QT_TRANSLATE_NOOP("gallery", "Sudoku 16 × 16"), QT_TRANSLATE_NOOP("gallery", "Digits 1 to 9 and A to G: 4,096 options over 1,024 items, and usually still no guess."), QT_TRANSLATE_NOOP("gallery", "Sudoku 16 × 16")),
    "queens": Card(QT_TRANSLATE_NOOP("gallery", "Queens"), QT_TRANSLATE_NOOP("gallery", "Place n queens so that none attacks another. Ranks and files must be covered; diagonals may be, at most once."), QT_TRANSLATE_NOOP("gallery", "{n} queens")),
    "dominating_queens": Card(QT_TRANSLATE_NOOP("gallery", "Dominating queens"), QT_TRANSLATE_NOOP("gallery", "Place the fewest queens so that every square is attacked or occupied; on the usual board five are enough."), QT_TRANSLATE_NOOP("gallery", "Dominating queens on {n} × {n}")),
    "polyominoes": Card(QT_TRANSLATE_NOOP("gallery", "Polyominoes"), QT_TRANSLATE_NOOP("gallery", "Tile a board with pieces. Click squares of the board to make holes in it."), QT_TRANSLATE_NOOP("gallery", "{pieces} on {height} × {width}")),
    "rectangles": Card(QT_TRANSLATE_NOOP("gallery", "Rectangles"), QT_TRANSLATE_NOOP("gallery", "Tile a board with rectangles or squares of any size. Click squares of the board to make holes in it."), QT_TRANSLATE_NOOP("gallery", "{shape} on {height} × {width}")),
    "word_squares": Card(QT_TRANSLATE_NOOP("gallery", "Word squares"), QT_TRANSLATE_NOOP("gallery", "Words across and down. A square is a column with colours: words may share it where they agree in its letter."), QT_TRANSLATE_NOOP("gallery", "Word squares of {words} words")),
    "langford": Card(QT_TRANSLATE_NOOP("gallery", "Langford pairs"), QT_TRANSLATE_NOOP("gallery", "Put the numbers 1 to n twice each in a row, with one number between the ones, two between the twos, and so on."), QT_TRANSLATE_NOOP("gallery", "{n} Langford pairs")),
    "ring": Card(QT_TRANSLATE_NOOP("gallery", "Stations on a ring"), QT_TRANSLATE_NOOP("gallery", "A station covers its place and its neighbours. Cover all places with the fewest stations."), QT_TRANSLATE_NOOP("gallery", "Stations on a ring of {places}")),
    "radars": Card(QT_TRANSLATE_NOOP("gallery", "Radars for cities"), QT_TRANSLATE_NOOP("gallery", "Cover every city with a limited number of radars. The smallest reach that is enough is found by binary search over the distances (HDU 2295)."), QT_TRANSLATE_NOOP("gallery", "{most} radars for cities")),
    "airports": Card(QT_TRANSLATE_NOOP("gallery", "Airports in cities"), QT_TRANSLATE_NOOP("gallery", "Build a limited number of airports so that no city is far from one by road (HDU 5046)."), QT_TRANSLATE_NOOP("gallery", "{most} airports in cities")),
    "divisibility": Card(QT_TRANSLATE_NOOP("gallery", "Divisibility"), QT_TRANSLATE_NOOP("gallery", "Choosing a number removes all that it divides and all that divide it. Remove all numbers by choosing the fewest (after HDU 3335)."), QT_TRANSLATE_NOOP("gallery", "Divisibility")),
}
"""What is said of `solver_core.problems.families.FAMILIES`; one that is not here is called by its id."""

WORDS: Final = {
    "a": QT_TRANSLATE_NOOP("gallery", "A"),
    "b": QT_TRANSLATE_NOOP("gallery", "B"),
    "c": QT_TRANSLATE_NOOP("gallery", "C"),
    "double": QT_TRANSLATE_NOOP("gallery", "Different words"),
    "symmetric": QT_TRANSLATE_NOOP("gallery", "The same words"),
    "dominoes": QT_TRANSLATE_NOOP("gallery", "Dominoes"),
    "trominoes": QT_TRANSLATE_NOOP("gallery", "Trominoes"),
    "tetrominoes": QT_TRANSLATE_NOOP("gallery", "Tetrominoes"),
    "pentominoes": QT_TRANSLATE_NOOP("gallery", "Pentominoes"),
    "both": QT_TRANSLATE_NOOP("gallery", "Tetrominoes and pentominoes"),
    "once": QT_TRANSLATE_NOOP("gallery", "Exactly once"),
    "at_most_once": QT_TRANSLATE_NOOP("gallery", "At most once"),
    "any": QT_TRANSLATE_NOOP("gallery", "Any number of times"),
    "squares": QT_TRANSLATE_NOOP("gallery", "Squares"),
    "rectangles": QT_TRANSLATE_NOOP("gallery", "Rectangles"),
    "one": QT_TRANSLATE_NOOP("gallery", "Count once"),
    "all": QT_TRANSLATE_NOOP("gallery", "Count twice"),
}
"""What can be chosen, by the words of choices."""
# fmt: on


def name_of(sample: str) -> str:
    """What sentences call a sample, in the user's language; its id where there is none."""
    if sample in NAMES:
        return translate("exporting", NAMES[sample])
    from solver_core.problems import gallery

    try:
        family, values = gallery.parsed(sample)
    except ProblemError:
        return sample
    return problem_name(family.id, values)


def card_of(family: str) -> Card:
    """What is said of a family.

    >>> card_of("hexagon_tilings").name
    'Hexagon tilings'
    """
    name = _readable(family)
    return CARDS.get(family) or Card(name, "", name)


def word(chosen: str) -> str:
    """What a choice is called."""
    return translate("gallery", WORDS[chosen]) if chosen in WORDS else _readable(chosen)


def _readable(name: str) -> str:
    return name.replace("_", " ").capitalize()


def problem_name(family: str, values: "Values") -> str:
    """What the problem of a family with these values is called."""
    said = {name: _said(value) for name, value in values.items() if not isinstance(value, tuple)}
    return translate("gallery", card_of(family).problem).format(**said)


def _said(value: int | str) -> str:
    return translate("gallery", WORDS[value]) if isinstance(value, str) and value in WORDS else str(value)
