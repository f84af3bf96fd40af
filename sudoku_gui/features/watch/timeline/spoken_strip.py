"""The timeline as a screen reader meets it: a slider whose value is a position in words.

PySide cannot hand out a value interface, so the value is a text, and stands in the description as well.
"""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.canvas import Canvas


class SpokenTimeline(Canvas):
    """A canvas that screen readers read as a slider; `TimelineView` derives from it."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__(name, theme)
        install()
        self.setAccessibleName(self.tr("Position in the search"))

    def value_text(self) -> str:
        """The position as a screen reader says it; derived classes know the words."""
        raise NotImplementedError

    def description(self) -> str:
        """The same, and how it is used."""
        raise NotImplementedError

    def announce_value(self) -> None:
        """Let screen readers know that the position is another one."""
        if self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))


class TimelineInterface(QAccessibleWidget):
    """The timeline as screen readers know it: a slider from 0 to the end of the run."""

    def __init__(self, timeline: SpokenTimeline) -> None:
        super().__init__(timeline, QAccessible.Role.Slider)

    def text(self, part: QAccessible.Text) -> str:
        """Value and description as the timeline words them; the rest is Qt's."""
        timeline = self.object()
        assert isinstance(timeline, SpokenTimeline)  # noqa: S101 - made so in the constructor
        if part is QAccessible.Text.Value:
            return timeline.value_text()
        if part is QAccessible.Text.Description:
            return timeline.description()
        return super().text(part)


@cache
def install() -> None:
    """Let Qt know, once for the process, how timelines are read."""
    QAccessible.installFactory(_interface_for)


def _interface_for(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    return TimelineInterface(thing) if isinstance(thing, SpokenTimeline) else None
