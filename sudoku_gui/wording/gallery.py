"""What the problems of the gallery are called: a row for each of `solver_core.problems.gallery.SAMPLES`."""

from typing import Final, NamedTuple

from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP


class Entry(NamedTuple):
    """A problem of the gallery, in English.

    Attributes:
        sample: its id.
        name: what sentences call it.
        label: what the menu calls it.
        tip: the hover help there.
        starts_group: a line stands above it.
    """

    sample: str
    name: str
    label: str
    tip: str
    starts_group: bool = False


# fmt: off
ENTRIES: Final = (
    Entry("knuth_2000", QT_TRANSLATE_NOOP("exporting", "Knuth's 6 × 7 matrix"), QT_TRANSLATE_NOOP("actions", "&Knuth's 6 × 7 Matrix"), QT_TRANSLATE_NOOP("actions", "The example of the paper “Dancing Links”, 2000")),
    Entry("six_sets", QT_TRANSLATE_NOOP("exporting", "Six sets over seven elements"), QT_TRANSLATE_NOOP("actions", "&Six Sets over Seven Elements"), QT_TRANSLATE_NOOP("actions", "A matrix small enough to be solved by hand")),
    Entry("queens_6", QT_TRANSLATE_NOOP("exporting", "6 queens"), QT_TRANSLATE_NOOP("actions", "&6 Queens"), QT_TRANSLATE_NOOP("actions", "4 solutions; diagonals are columns that need not be covered"), starts_group=True),
    Entry("queens_8", QT_TRANSLATE_NOOP("exporting", "8 queens"), QT_TRANSLATE_NOOP("actions", "&8 Queens"), QT_TRANSLATE_NOOP("actions", "92 solutions")),
    Entry("queens_13", QT_TRANSLATE_NOOP("exporting", "13 queens"), QT_TRANSLATE_NOOP("actions", "&13 Queens"), QT_TRANSLATE_NOOP("actions", "73,712 solutions in some 70 million events")),
    Entry("pentominoes_3x20", QT_TRANSLATE_NOOP("exporting", "Pentominoes on 3 × 20"), QT_TRANSLATE_NOOP("actions", "Pentominoes on &3 × 20"), QT_TRANSLATE_NOOP("actions", "8 tilings"), starts_group=True),
    Entry("pentominoes_6x10", QT_TRANSLATE_NOOP("exporting", "Pentominoes on 6 × 10"), QT_TRANSLATE_NOOP("actions", "Pentominoes on 6 × 1&0"), QT_TRANSLATE_NOOP("actions", "9,356 tilings in 2.5 billion events")),
    Entry("stations", QT_TRANSLATE_NOOP("exporting", "Stations on a ring"), QT_TRANSLATE_NOOP("actions", "S&tations on a Ring"), QT_TRANSLATE_NOOP("actions", "Repeat cover: serve twelve places with as few stations as can be"), starts_group=True),
)
# fmt: on

NAMES: Final = {entry.sample: entry.name for entry in ENTRIES}
"""What sentences call each, by its id."""
