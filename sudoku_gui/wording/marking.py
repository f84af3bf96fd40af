"""How texts are translated, and marked for translation in tables."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.marking import QT_TRANSLATE_NOOP

__all__ = ["QT_TRANSLATE_NOOP", "translate"]

translate = QCoreApplication.translate
