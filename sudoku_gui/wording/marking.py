"""How texts are translated, the one way, and marked for translation in tables; whoever reads a table translates its texts."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text; Qt's own function says that it answers any object."""
    return text
