"""Where the boxes of a picture of links lie.

Slots for headers stand side by side, slots for options one below the other, each root left of its headers and the
names of the options below the first; in a header its size has a field of its own, as in the figures of the paper::

        h  <->  [r3c5 | 2] <-> [row 3 has 7 | 4]
                    |               |
    r3c5=7     [ r3c5=7 ] <-> [ r3c5=7 ]

All sizes are multiples of the height of the text. It is drawn as large as the area allows, within limits: all columns
and options if the smallest text shows them, else some, and a note below says how many. Where even that is too large,
the picture is larger than the area.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover import Problem
from solver_core.cover.explain.neighbours import Element
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.excerpt import Capacity, LinkExcerpt
from sudoku_gui.wording.names import item_names, option_name

SMALLEST: Final = 0.7
LARGEST: Final = 1.7  # how much smaller or larger than the text around it a picture may be drawn
_LARGE_SMALLEST = 0.45  # likewise for large text
_READABLE = 11  # pixels that text is high, at least
_MORE = 0.15  # how much larger it is than that for the sake of what could be left out
MOST: Final = Capacity(10, 12)
LEAST: Final = Capacity(3, 3)  # how much of a large problem is drawn: where there is space, and in any case
_ACROSS, _DOWN = 2.2, 1.5
"""The distances of two boxes, where there is space: twice a curve with its number, and an arrow."""

_TIGHT_ACROSS, _TIGHT_DOWN = 1.65, 0.9  # and where there is little
_LOOSEST: Final = 1.8  # how many times as much there may be
_SHORT, _LESS = 7, 3  # letters of a name that is not broken, and how much shorter the second line rather is
_LEFT, _AROUND = 0.6, 1.4  # the margins: as far as an arrow goes beyond the last box
_DOTS, _NOTE = 0.4, 1.4  # and, where something is left out, the dots behind that, and the note below
_WIDEST_NAME, _WIDEST_LABEL = 7.5, 8.2  # in a header, and of an option on the left
_PADS, _FIELD = 0.8, 0.7  # what stands around a name and around a size in its field
_APART: Final = (
    3.8  # between the primary headers and the secondary ones, more than elsewhere: there is their root
)
_BEFORE: Final = 2.2  # from its middle to the first of them


@dataclass(frozen=True, slots=True)
class BoxSizes:
    """How large boxes must be for the names of a problem, in heights of the text."""

    header: QSizeF
    node: QSizeF
    label: float  # the width of the name of an option, on the left
    field: float  # the width of the field for a size, at the right end of a header
    lines: int  # how many lines a header's name takes, 1 or 2
    names_options: bool  # whether nodes are labelled by their options rather than by their items
    primary: int  # how many items must be covered
    apart: float  # how much farther the slots of the others stand from those of the primary ones
    everything: Capacity  # the whole problem

    @classmethod
    def of(cls, problem: Problem, font: QFont) -> "BoxSizes":
        """The sizes that a problem needs, which are the same in all its pictures."""
        return _measured(problem, font.toString(), tuple(font.families()))

    def margin(self, capacity: Capacity) -> float:
        """Above, below and on the right of this many slots, in ems."""
        return _AROUND if capacity == self.everything else _AROUND + _DOTS

    def around(self, capacity: Capacity) -> QSizeF:
        """The width and height of the margins around this many slots, with labels, headers and note, in ems."""
        margin, note = self.margin(capacity), 0 if capacity == self.everything else _NOTE
        return QSizeF(_LEFT + self.label + self.apart + margin, 2 * margin + self.header.height() + note)

    def fits(self, area: QSizeF, capacity: Capacity, em: float, *, tight: bool) -> float:
        """How large the text may be for this many slots, with narrow or wide gaps between them."""
        needed = self.around(capacity) + QSizeF(
            capacity.items * (self.header.width() + (_TIGHT_ACROSS if tight else _ACROSS)),
            capacity.options * (self.node.height() + (_TIGHT_DOWN if tight else _DOWN)),
        )
        return min(area.width() / needed.width(), area.height() / needed.height()) / em

    def scale(self, area: QSizeF, capacity: Capacity, em: float) -> float:
        """Larger text only where there is space between the boxes; smaller text only where they stand closely."""
        comfortable = self.fits(area, capacity, em, tight=False)
        if comfortable >= 1:
            return min(comfortable, LARGEST)
        return min(max(self.fits(area, capacity, em, tight=True), smallest(em)), 1.0)

    def capacity(self, area: QSizeF, em: float) -> Capacity:
        """How many slots fit: all columns, and all options, if the smallest text shows them, else what is read well."""
        if self.fits(area, self.everything, em, tight=True) >= smallest(em):
            return self.everything
        every, least = self.everything, self._slots(area / (smallest(em) * em))
        is_one_whole = least.items >= every.items or least.options >= every.options
        seen = least if is_one_whole else self._slots(area / ((smallest(em) + _MORE) * em))
        limits = zip(every, least, seen, LEAST, MOST, strict=True)
        return Capacity(
            *(
                all_ if fits >= all_ else min(max(some, few), many, all_)
                for all_, fits, some, few, many in limits
            )
        )

    def _slots(self, space: QSizeF) -> Capacity:
        """How many slots of a part of the problem there are in a space, in ems."""
        free = space - self.around(LEAST)
        return Capacity(
            int(free.width() / (self.header.width() + _TIGHT_ACROSS)),
            int(free.height() / (self.node.height() + _TIGHT_DOWN)),
        )


def smallest(em: float) -> float:
    """How much smaller than the text around it a picture may be drawn; large text, more."""
    return max(_LARGE_SMALLEST, min(SMALLEST, _READABLE / em))


@lru_cache(maxsize=8)
def _measured(problem: Problem, described: str, families: tuple[str, ...]) -> BoxSizes:
    """Measure all names, which takes time; the description of a font has only the first of its families."""
    font = QFont()
    font.fromString(described)
    font.setFamilies(families)
    metrics = QFontMetricsF(font)
    em = metrics.height()

    @cache
    def width(text: str) -> float:
        return float(metrics.horizontalAdvance(text)) / em

    names = set(item_names(problem))
    options = {option_name(problem, option) for option in range(len(problem.options))}
    field = width(str(max(problem.matrix.lengths))) + _FIELD
    lines = 2 if any(" " in name and width(name) > 4 for name in names) else 1
    heads = max((max(map(width, lines_of(name, lines))) for name in names), default=0.0)
    header = min(max(heads, 0.5), _WIDEST_NAME) + _PADS + field
    label = max(map(width, options), default=1.0)
    names_options = label <= header - 0.4
    marks = words.chosen_option(""), words.tried_option("")
    short = max(map(width, options if names_options else names), default=1.0) + 0.7
    return BoxSizes(
        QSizeF(header, 0.95 * lines + 0.5),
        QSizeF(min(max(short, 1.8), header), 1.35),
        min(label, _WIDEST_LABEL) + max(map(width, marks)) + 0.9,
        field,
        lines,
        names_options,
        len(problem.items),
        _APART if problem.secondary else 0.0,
        Capacity(len(problem.names), len(problem.options)),
    )


def lines_of(name: str, lines: int) -> list[str]:
    """A name broken where its parts are most alike in length, rather with a shorter second one: "row 3", "has 7"."""
    parts = name.split(" ")
    if lines == 1 or len(parts) == 1 or len(name) <= _SHORT:
        return [name]
    broken = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))]
    return min(broken, key=lambda pair: max(len(pair[0]), len(pair[1]) + _LESS))


@dataclass(frozen=True)
class LinkGeometry:
    """A grid of slots at a certain place; all lengths in logical pixels."""

    excerpt: LinkExcerpt  # what stands in the slots
    measures: BoxSizes  # what the slots are made for
    scale: float  # how much larger the text is than usual
    em: float  # the height of the text
    header: QSizeF
    node: QSizeF
    label: float  # the width of the names on the left
    origin: QPointF  # the middle of the first header
    pitch: QPointF  # from slot to slot
    extent: QSizeF  # how large the full picture is
    note: QRectF  # where it says what is left out; empty if nothing is
    _boxes: dict[Element, QRectF] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def within(
        cls, area: QSizeF, excerpt: LinkExcerpt, capacity: Capacity, measures: BoxSizes, em: float
    ) -> "LinkGeometry":
        """The grid for this many slots in the middle of an area, whose text has this height."""
        scale = measures.scale(area, capacity, em)
        em *= scale
        header, node = measures.header * em, measures.node * em
        fixed = measures.around(capacity) * em
        spare = area - fixed - QSizeF(capacity.items * header.width(), capacity.options * node.height())
        across = _gap(spare.width() / max(1, capacity.items), _TIGHT_ACROSS * em, _ACROSS * em)
        down = _gap(spare.height() / max(1, capacity.options), _TIGHT_DOWN * em, _DOWN * em)
        pitch = QPointF(header.width() + across, node.height() + down)
        extent = fixed + QSizeF(capacity.items * pitch.x(), capacity.options * pitch.y())
        spare = (area - extent).expandedTo(QSizeF(0, 0)) / 2
        origin = QPointF(
            spare.width() + (_LEFT + measures.label) * em + across + header.width() / 2,
            spare.height() + measures.margin(capacity) * em + header.height() / 2,
        )
        low = spare.height() + extent.height() - _NOTE * em
        high = 0.0 if capacity == measures.everything else _NOTE * em
        note = QRectF(spare.width() + _LEFT * em, low, extent.width() - 2 * _LEFT * em, high)
        return cls(
            excerpt, measures, scale, em, header, node, measures.label * em, origin, pitch, extent, note
        )

    def is_like(self, other: "LinkGeometry") -> bool:
        """Whether all has the same size and begins at the same place."""
        return (self.em, self.pitch, self.origin) == (other.em, other.pitch, other.origin)

    # --- places -----------------------------------------------------------------------------------

    def column(self, item: int) -> float:
        """The middle of a header's slot, or of a root before those of its headers."""
        items, primary = self.excerpt.items, self.measures.primary
        if item < 0:
            return self.origin.x() - self.pitch.x() + self.header.width() / 2 - 1.0 * self.em
        if item == self.measures.everything.items:
            first = next(it for it in items if it >= primary)
            return self.column(first) - self.header.width() / 2 - _BEFORE * self.em
        apart = self.measures.apart * self.em if item >= primary else 0.0
        return self.origin.x() + items.index(item) * self.pitch.x() + apart

    def row(self, option: int) -> float:
        """The middle of an option's slot."""
        first = self.origin.y() + self.header.height() / 2 + self.pitch.y() - self.node.height() / 2
        return first + self.excerpt.options.index(option) * self.pitch.y()

    def box(self, element: Element) -> QRectF:
        """The rectangle of a header or node in the drawing."""
        known = self._boxes.get(element)
        if known is None:
            known = self._boxes[element] = self._box(element)
        return known

    def _box(self, element: Element) -> QRectF:
        size = self.header if element.option is None else self.node
        if not 0 <= element.item < self.measures.everything.items:
            size = QSizeF(1.9 * self.em, 1.6 * self.em)
        y = self.origin.y() if element.option is None else self.row(element.option)
        corner = QPointF(self.column(element.item) - size.width() / 2, y - size.height() / 2)
        return QRectF(corner, size)

    def size_box(self, item: int) -> QRectF:
        box = self.box(Element(item))
        return box.adjusted(box.width() - self.measures.field * self.em, 0, 0, 0)

    def label_box(self, option: int) -> QRectF:
        """Where the name of an option stands."""
        right = self.origin.x() - self.pitch.x() + self.header.width() / 2
        return QRectF(right - self.label, self.row(option) - 0.7 * self.em, self.label, 1.4 * self.em)

    def element_at(self, point: QPointF, boxes: Iterable[Element]) -> Element | None:
        """The box at a point, with a little margin."""
        reach = 0.25 * self.em
        for element in boxes:
            if self.box(element).adjusted(-reach, -reach, reach, reach).contains(point):
                return element
        return None


def _gap(share: float, least: float, usual: float) -> float:
    return min(max(share, least), _LOOSEST * usual)
