"""How texts are translated, the one way, and marked for translation in tables; the code that reads a table translates its texts."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.marking import QT_TRANSLATE_NOOP

__all__ = ["QT_TRANSLATE_NOOP", "plural", "translate"]

translate = QCoreApplication.translate


def plural(count: int) -> int:
    """A count as Qt takes it, which has no numbers above two billion; the last digits decide about the form."""
    return count if count < 2**31 else 10**9 + count % 10**9
