"""What another start of the program reads."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings


@pytest.fixture
def restart(tmp_path: Path) -> Callable[[], None]:
    """Lets settings be read from the file, with nothing remembered by this start."""

    def move() -> None:
        settings = QSettings()
        settings.sync()
        written = Path(settings.fileName())
        off_cursor = tmp_path / "next start"
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(off_cursor))
        copy = Path(QSettings().fileName())
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(written.read_bytes())
        assert copy.is_relative_to(off_cursor)

    return move
