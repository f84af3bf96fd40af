"""What was chosen last in the dialogs that write files; found there again the next time."""

from collections.abc import Sequence

from PySide6.QtCore import QSettings

_GROUP = "export"


class Choices:
    """Choices by key, kept where the preferences are; each dialog has its own keys and says what they may be."""

    def __init__(self) -> None:
        self._settings = QSettings()

    def recall(self, key: str, default: str, among: Sequence[str] = ()) -> str:
        """What was chosen last; the default where nothing was, or nothing that can be chosen."""
        value = str(self._settings.value(f"{_GROUP}/{key}", default))
        return value if not among or value in among else default

    def remember(self, key: str, value: str) -> None:
        """Keep what is chosen now; inverse of `recall`."""
        self._settings.setValue(f"{_GROUP}/{key}", value)
