"""The legend of the timeline: what its columns, marks and handles mean, painted by the painters of the timeline."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.watch.timeline import paint, paint_position
from sudoku_gui.features.watch.timeline.model import HeightScale, Span, TimelineLayout, TimelineLook
from sudoku_gui.features.watch.timeline.paint_position import PositionOverlay
from sudoku_gui.render.shapes import Sign
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.legend import Legend

_SIGN: Final = QSizeF(3.2, 1.7)
_SPAN: Final = Span(0, 4)
_SCALE: Final = HeightScale(0, 4, 9)
_HALF: Final = 2


def made(theme: Theme, parent: QWidget) -> Legend:
    title = translate("transport", "Timeline Legend")
    return Legend("timeline_legend", theme, parent, entries(), _SIGN, title=title)


def entries() -> list[tuple[Sign, str]]:
    """Pairs of a function that paints a sign and the words that explain it."""
    signs: list[tuple[Sign, str]] = [
        (_columns(low=2, high=2, removed=9), translate("timeline", "full: something leaves its list; as high as the search is deep")),
        (_columns(low=2, high=2, returned=9), translate("timeline", "pale: something returns to its list")),
        (_columns(low=1, high=3, removed=5, returned=5), translate("timeline", "both, between two depths")),
        (_columns(low=2, high=2, solutions=1), translate("timeline", "a solution; a band where there are many")),
        (_columns(low=2, high=2, decisions=1), translate("timeline", "a decision; shown where single events are visible")),
        (_columns(low=2, high=2, dead_ends=1), translate("timeline", "a dead end; the darker, the more there are")),
        (_columns(low=2, high=2, pruned=1), translate("timeline", "pruned: nothing better lies below")),
        (_unknown, translate("timeline", "not known yet: the search has not got that far")),
        (_over(head=_HALF), translate("timeline", "the position; drag it to move through the search")),
        (_over(head=9), translate("timeline", "the position lies in this direction")),
        (_over(head=1, now=3), translate("timeline", "a line alone: where the search is on its way there")),
        (_over(head=9, hovered=_HALF), translate("timeline", "dotted: where the mouse points")),
        (_over(head=-9, flags=(1,)), translate("timeline", "a bookmark")),
        (_bracket, translate("timeline", "the part of the run that the close-up below shows")),
    ]  # fmt: skip

    def painted(sign: Sign, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        sign(painter, rect.adjusted(2, 2, -2, -2), theme)

    return [(partial(painted, sign), text) for sign, text in signs]


def _bucket(at: int, low: int, high: int, counts: dict[str, int]) -> Bucket:
    kinds = ("removed", "returned", "decisions", "dead_ends", "solutions", "pruned")
    return Bucket(at, at + 1, low, high, *(counts.get(kind, 0) for kind in kinds))


def _columns(*, low: int, high: int, **counts: int) -> Sign:
    """Four columns; a mark, which needs its space, stands on one of them."""
    is_mark = not counts.keys() & {"removed", "returned"}
    plain = {"removed": 9} if is_mark else counts
    columns = [_bucket(at, low, high, plain | counts if is_mark and at == 1 else plain) for at in range(4)]

    def sign(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint.paint(painter, rect, TimelineLook(columns, _SPAN, _SPAN.end, _SCALE), theme)

    return sign


def _unknown(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    columns = [_bucket(0, 2, 2, {"removed": 9})]
    paint.paint(painter, rect, TimelineLook(columns, _SPAN, 1, _SCALE), theme)


def _over(
    *, head: int, now: int | None = None, flags: tuple[int, ...] = (), hovered: int | None = None
) -> Sign:
    """The marks over a strip; a head outside of it leaves only the arrow."""

    def sign(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        layout = TimelineLayout(rect, QRectF(), QRectF())
        overlay = PositionOverlay(_SPAN, None, head, now, flags, hovered)
        paint_position.paint(painter, layout, overlay, theme)

    return sign


def _bracket(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    strip, lane = QRectF(rect), QRectF(rect)
    strip.setHeight(0.55 * rect.height())
    lane.setTop(strip.bottom())
    paint_position.paint_lens(painter, TimelineLayout(strip, lane, QRectF()), _SPAN, Span(1, 2), theme)
