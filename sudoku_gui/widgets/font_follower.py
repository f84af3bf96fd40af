"""What every widget does whose sizes or pictures depend on its font."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class FontFollower(_Widget):
    """A mixin, named before the class of Qt: ``class View(FontFollower, Guarded, QWidget)``."""

    def fit_font(self) -> None:
        """The font has changed: take the sizes that depend on it, drop pictures in the one before."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit_font()
