"""To hear every event of the program for a short while: until a card is closed, until a click has been made."""

from PySide6.QtCore import QCoreApplication, QObject


def begin(listener: QObject) -> None:
    """From now on the listener's `eventFilter` comes first, wherever an event is for."""
    application = QCoreApplication.instance()
    if application is not None:
        application.installEventFilter(listener)


def end(listener: QObject) -> None:
    """Hear no more; done twice it does nothing."""
    application = QCoreApplication.instance()
    if application is not None:
        application.removeEventFilter(listener)
