"""The user's preferences: a row for each, in the system's usual place for settings."""

from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from solver_core.cover.beats import BEATS
from solver_core.hints import Level
from sudoku_gui.document import paths
from sudoku_gui.languages import CODES

RECENT_LIMIT = 10


@dataclass(frozen=True, slots=True)
class Preference:
    """One preference: its key, its default, and its possible values (None: anything)."""

    key: str
    default: str
    choices: tuple[str, ...] | None = None


ROWS = (
    Preference("theme", "system", ("system", "light", "dark", "contrast")),
    Preference("language", "system", ("system", *CODES)),
    Preference("beat", "column", BEATS),
    Preference("rule", "fewest", ("fewest", "first")),
    Preference("engine", "dlx", ("dlx", "backtrack")),
    Preference("rate", "4.0"),
    Preference("arrangement", "play", ("play", "learn", "watch", "study")),
    Preference("arrangement_watching", "learn", ("learn", "watch", "study")),
    Preference("exercise_record", ""),
    Preference("exercise_kinds", ""),
    Preference("exercise_hides", "yes", ("no", "yes")),
    Preference("digit_first", "no", ("no", "yes")),
    Preference("tidy_notes", "yes", ("no", "yes")),
    Preference("show_conflicts", "yes", ("no", "yes")),
    Preference("highlight_houses", "yes", ("no", "yes")),
    Preference("highlight_digits", "yes", ("no", "yes")),
    Preference("text_size", "100", ("80", "90", "100", "110", "125", "150", "175", "200")),
    Preference("preferences_page", ""),
    Preference("links_motion", "300", ("0", "300", "600", "1000", "1500")),
    Preference("links_table", "no", ("no", "yes")),
    Preference("show_status", "yes", ("no", "yes")),
    Preference("show_timer", "yes", ("no", "yes")),
    Preference("celebrate", "yes", ("no", "yes")),
    Preference("gallery", ""),
    Preference("last_folder", ""),
    Preference("new_level", "easy", (*map(str, Level), "daily")),
    Preference("played", ""),
    Preference("matrix_left", "no", ("no", "yes")),
    Preference("techniques", ""),
    Preference("uncompiled_told", ""),
)


class Preferences(QObject):
    """The user's preferences, stored from one start to the next; `changed` has the key."""

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = QSettings(self)
        self._rows = {row.key: row for row in ROWS}

    def __getitem__(self, key: str) -> str:
        row = self._rows[key]
        value = paths.restored(str(self._settings.value(key, row.default)))
        return row.default if row.choices and value not in row.choices else value

    def __setitem__(self, key: str, value: str) -> None:
        row = self._rows[key]
        if row.choices and value not in row.choices:
            raise ValueError(f"{key} cannot be {value!r}; it can be {', '.join(row.choices)}")
        if value != self[key]:
            self._settings.setValue(key, paths.stored(value))
            self.changed.emit(key)

    @property
    def recent_files(self) -> list[str]:
        stored = self._settings.value("recent_files", [])
        listed = [stored] if isinstance(stored, str) else stored
        return [paths.restored(str(path)) for path in listed] if isinstance(listed, list) else []

    def note_recent(self, path: str) -> None:
        """List a file that was opened or saved just now."""
        self._set_recent([path, *(other for other in self.recent_files if other != path)])

    def forget_recent(self, path: str) -> None:
        """Remove a file that no longer exists."""
        self._set_recent([other for other in self.recent_files if other != path])

    def clear_recent(self) -> None:
        """Remove all recent files."""
        self._set_recent([])

    def layout(self, name: str) -> QByteArray:
        """A window's or splitter's layout as Qt saved it; empty where nothing is stored."""
        value = self._settings.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def store_layout(self, name: str, layout: QByteArray) -> None:
        """Remember how an arrangement looks now."""
        self._settings.setValue(f"layout/{name}", layout)

    def flush(self) -> bool:
        """Write everything now; returns whether that was possible."""
        self._settings.sync()
        return self._settings.status() == QSettings.Status.NoError

    def _set_recent(self, files: list[str]) -> None:
        self._settings.setValue("recent_files", list(map(paths.stored, files[:RECENT_LIMIT])))
        self.changed.emit("recent_files")
