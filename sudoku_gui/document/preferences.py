"""The user's preferences: a row for each, stored in the system's settings.

The dialog shows the rows that have a page; how one is edited follows from its choices.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from solver_core.cover.replay.beats import BEATS
from solver_core.hints import Difficulty
from sudoku_gui.document import paths
from sudoku_gui.document.technique_settings import PRACTISED
from sudoku_gui.translation import CODES, Texts

mark = Texts("preferences").mark

SWITCH: Final = ("no", "yes")


@dataclass(frozen=True, slots=True)
class Preference:
    """A preference, and its row in the dialog if it has one."""

    key: str  # under which it is stored
    default: str  # the default value
    choices: Sequence[str] | Mapping[str, str] | None = None  # the values, perhaps with names; None: any
    page: str = ""  # its page in the dialog; "" if it is set elsewhere
    label: str = ""  # with & before its mnemonic, if any
    tip: str = ""  # one sentence; "" if the label says it all

    @property
    def names(self) -> Mapping[str, str]:
        """The names of the values; others are shown unchanged."""
        return self.choices if isinstance(self.choices, Mapping) else {}


# fmt: off
ROWS = (
    Preference("theme", "system", {"system": mark("Same as the system"), "light": mark("Light"), "dark": mark("Dark"), "contrast": mark("High contrast")}, "appearance", mark("Colours")),
    Preference("text_size", "100", ("80", "90", "100", "110", "125", "150", "175", "200"), "appearance", mark("Text size"), mark("Size of all text in the window, relative to that of the system.")),
    Preference("language", "system", {"system": mark("Same as the system")} | dict.fromkeys(CODES, ""), "appearance", mark("Language"), mark("A change takes effect after a restart.")),
    Preference("highlight_houses", "yes", SWITCH, "appearance", mark("Shade the row, column and box of the selected cell")),
    Preference("highlight_digits", "yes", SWITCH, "appearance", mark("Highlight digits equal to the selected one")),
    Preference("coordinates", "yes", {"yes": mark("With hints and searches"), "always": mark("Always"), "no": mark("Never")}, "appearance", mark("Row and column numbers"), mark("At the edge of the board. Hints and sentences about a search name cells by them.")),
    Preference("links_motion", "300", {"0": mark("None"), "300": mark("0.3 seconds"), "600": mark("0.6 seconds"), "1000": mark("1 second"), "1500": mark("1.5 seconds")}, "appearance", mark("Animation of the links"), mark("How long a link takes to change; the next step ends the animation at once.")),
    Preference("show_conflicts", "yes", SWITCH, "play", mark("Mark digits that break a rule"), mark("Two equal digits in a row, column or box are marked at once.")),
    Preference("show_mistakes", "no", SWITCH, "play", mark("Show mistakes at once"), mark("A digit that is not that of the solution is marked as soon as it is entered.")),
    Preference("type_on", "yes", SWITCH, "play", mark("Go to the next cell while typing givens"), mark("By keyboard and by the pad; 0, the full stop and Space leave a cell empty.")),
    Preference("show_status", "yes", SWITCH, "play", mark("Show whether the puzzle has one solution"), mark("The result is shown below the digits, without any digit of the solution.")),
    Preference("tidy_notes", "yes", SWITCH, "play", mark("Tidy notes when a digit is entered"), mark("A digit that is entered is removed from the notes of its row, column and box.")),
    Preference("corner_notes", "corners", {"corners": mark("In the corners"), "places": mark("In places by digit")}, "play", mark("Corner notes"), mark("When all cells have their candidates as notes, these always stand in places by digit.")),
    Preference("digit_first", "no", SWITCH, "play", mark("Choose a digit first, then its cells"), mark("A digit that is chosen on the pad goes into every cell that you click.")),
    Preference("show_timer", "yes", SWITCH, "play", mark("Show the time"), mark("Time is counted even while it is hidden.")),
    Preference("celebrate", "yes", SWITCH, "play", mark("Celebrate a solved puzzle"), mark("The cells flash once, unless animations are turned off in the desktop.")),
    Preference("beat", "column", BEATS, "search", mark("Step size"), mark("How far a step goes, and what playing shows.")),
    Preference("rate", "4.0", None, "search", mark("Speed of playing")),
    Preference("rule", "fewest", {"fewest": mark("The one with the fewest options"), "first": mark("The first one")}, "search", mark("Column to choose"), mark("Changing this restarts the watched search.")),
    Preference("engine", "dlx", {"dlx": mark("Dancing Links"), "backtrack": mark("Bits and backtracking")}, "search", mark("Search Sudokus with"), mark("Changing this restarts the watched search.")),
    Preference("code", "knuth", {"knuth": mark("Pseudo-code"), "cpp": mark("C++"), "python": mark("Python")}, "search", mark("Language of the code"), mark("How the pane Pseudo-code writes the algorithm.")),
    Preference("separate_windows", "no", SWITCH, "files", mark("Open files in separate windows"), mark("Otherwise a second start opens its files in the window that is running.")),
    Preference("arrangement", "play"),
    Preference("arrangement_watching", "learn"),
    Preference("exercise_record", ""),
    Preference("exercise_kinds", ""),
    Preference("exercise_hides", "yes", SWITCH),
    Preference("preferences_page", ""),
    Preference("links_table", "no", SWITCH),
    Preference("gallery", ""),
    Preference("last_folder", ""),
    Preference("new_level", "easy", (*map(str, Difficulty), "daily")),
    Preference("played", ""),
    Preference("matrix_left", "no", SWITCH),
    Preference("techniques", ""),
    Preference("practice_record", ""),
    Preference("practice_technique", "hidden_single", PRACTISED),
    Preference("uncompiled_told", ""),
)
# fmt: on
"""All preferences; those with a label are in the dialog, in this order on their pages."""


class Preferences(QObject):
    """The user's preferences, stored from one start to the next.

    Signals:
        changed: the preference with this key has another value.
    """

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

    def default(self, key: str) -> str:
        """The value until the preference is set."""
        return self._rows[key].default

    def layout(self, name: str) -> QByteArray:
        """The stored layout of a window or splitter, as saved by Qt; empty if there is none."""
        value = self._settings.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def store_layout(self, name: str, layout: QByteArray) -> None:
        self._settings.setValue(f"layout/{name}", layout)

    def flush(self) -> bool:
        """Write everything now; returns whether that was possible."""
        self._settings.sync()
        return self._settings.status() == QSettings.Status.NoError


RECENT_LIMIT: Final = 10
_RECENT: Final = "recent_files"


class RecentFiles(QObject):
    """The paths of the files opened or saved last, the newest first; stored like the preferences.

    Signals:
        changed: a file was added, moved to the front or removed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = QSettings(self)

    @property
    def paths(self) -> list[str]:
        stored = self._settings.value(_RECENT, [])
        listed = [stored] if isinstance(stored, str) else stored
        return [paths.restored(str(path)) for path in listed] if isinstance(listed, list) else []

    def add(self, path: str) -> None:
        """List a file that was opened or saved just now."""
        self._store([path, *(other for other in self.paths if other != path)])

    def remove(self, path: str) -> None:
        self._store([other for other in self.paths if other != path])

    def clear(self) -> None:
        self._store([])

    def _store(self, files: list[str]) -> None:
        self._settings.setValue(_RECENT, list(map(paths.stored, files[:RECENT_LIMIT])))
        self.changed.emit()
