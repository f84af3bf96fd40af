"""What the dialog shows of the preferences: a row for each, with its page and its label.

A preference of `document/preferences.py` appears here as soon as it has both rows; how it is edited follows from its choices.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from solver_core.cover.beats import BEATS
from sudoku_gui.document.preferences import ROWS as STORED
from sudoku_gui.document.preferences import Preference
from sudoku_gui.languages import LANGUAGES
from sudoku_gui.wording import transport
from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP, translate

PAGES: Final = {
    "appearance": QT_TRANSLATE_NOOP("preferences", "Appearance"),
    "play": QT_TRANSLATE_NOOP("preferences", "Play"),
    "hints": QT_TRANSLATE_NOOP("preferences", "Hints"),
    "search": QT_TRANSLATE_NOOP("preferences", "Search"),
    "files": QT_TRANSLATE_NOOP("preferences", "Files"),
}
"""Their names by their ids; one without rows is not shown."""

SWITCH: Final = ("no", "yes")
_RATES: Final = ("1.0", "2.0", "4.0", "8.0", "15.0", "30.0", "60.0", "100.0", "400.0", "1000.0")


@dataclass(frozen=True, slots=True)
class PreferenceRow:
    """What the dialog says of one preference.

    Attributes:
        key: of the preference.
        page: the id of its page.
        label: with & before its mnemonic where it has one.
        tip: one sentence; "" where the label says it all.
        choices: what its values are called; a value that is not named is shown as it is.
    """

    key: str
    page: str
    label: str
    tip: str = ""
    choices: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Link:
    """A button among the preferences, for what is chosen elsewhere.

    Attributes:
        key: what it opens.
        page: the id of its page.
        label: what it is about.
        button: with & before its mnemonic.
        tip: one sentence.
    """

    key: str
    page: str
    label: str
    button: str
    tip: str


# fmt: off
LINKS: Final = (
    Link("techniques", "hints", QT_TRANSLATE_NOOP("preferences", "Techniques used in hints"), QT_TRANSLATE_NOOP("preferences", "C&hoose..."), QT_TRANSLATE_NOOP("preferences", "Techniques can be switched off and put in another order.")),
    Link("data_folder", "files", QT_TRANSLATE_NOOP("preferences", "Saved sessions, backups and the library"), QT_TRANSLATE_NOOP("preferences", "&Open Folder"), QT_TRANSLATE_NOOP("preferences", "Your work is saved there by itself, about once a second while you change something.")),
)
ROWS: Final = (
    PreferenceRow("theme", "appearance", QT_TRANSLATE_NOOP("preferences", "Colours"), choices={"system": QT_TRANSLATE_NOOP("preferences", "As the system"), "light": QT_TRANSLATE_NOOP("preferences", "Light"), "dark": QT_TRANSLATE_NOOP("preferences", "Dark"), "contrast": QT_TRANSLATE_NOOP("preferences", "High contrast")}),
    PreferenceRow("text_size", "appearance", QT_TRANSLATE_NOOP("preferences", "Text size"), QT_TRANSLATE_NOOP("preferences", "Text of the whole window, compared with that of the system.")),
    PreferenceRow("language", "appearance", QT_TRANSLATE_NOOP("preferences", "Language"), choices={"system": QT_TRANSLATE_NOOP("preferences", "As the system")}),
    PreferenceRow("highlight_houses", "appearance", QT_TRANSLATE_NOOP("preferences", "Shade the row, column and box of the selected cell")),
    PreferenceRow("highlight_digits", "appearance", QT_TRANSLATE_NOOP("preferences", "Highlight digits equal to the selected one")),
    PreferenceRow("links_motion", "appearance", QT_TRANSLATE_NOOP("preferences", "Motion of the links"), QT_TRANSLATE_NOOP("preferences", "How long a link takes to change; another step ends the motion at once."), choices={"0": QT_TRANSLATE_NOOP("preferences", "None"), "300": QT_TRANSLATE_NOOP("preferences", "0.3 seconds"), "600": QT_TRANSLATE_NOOP("preferences", "0.6 seconds"), "1000": QT_TRANSLATE_NOOP("preferences", "1 second"), "1500": QT_TRANSLATE_NOOP("preferences", "1.5 seconds")}),
    PreferenceRow("show_conflicts", "play", QT_TRANSLATE_NOOP("preferences", "Mark digits that break a rule"), QT_TRANSLATE_NOOP("preferences", "Two equal digits in a row, column or box are marked at once.")),
    PreferenceRow("show_status", "play", QT_TRANSLATE_NOOP("preferences", "Show whether the puzzle has one solution"), QT_TRANSLATE_NOOP("preferences", "It is told below the digits, and no digit of the solution is shown.")),
    PreferenceRow("tidy_notes", "play", QT_TRANSLATE_NOOP("preferences", "Tidy notes when a digit is entered"), QT_TRANSLATE_NOOP("preferences", "A digit that is entered is removed from the notes of its row, column and box.")),
    PreferenceRow("digit_first", "play", QT_TRANSLATE_NOOP("preferences", "Choose a digit first, then its cells"), QT_TRANSLATE_NOOP("preferences", "A digit that is chosen on the pad goes into every cell that you click.")),
    PreferenceRow("show_timer", "play", QT_TRANSLATE_NOOP("preferences", "Show the time"), QT_TRANSLATE_NOOP("preferences", "Time is counted even while it is hidden.")),
    PreferenceRow("celebrate", "play", QT_TRANSLATE_NOOP("preferences", "Celebrate a puzzle that is solved"), QT_TRANSLATE_NOOP("preferences", "Light runs through the cells once, unless animations are turned off in the desktop.")),
    PreferenceRow("beat", "search", QT_TRANSLATE_NOOP("preferences", "Step size"), QT_TRANSLATE_NOOP("preferences", "How far a step goes, and what playing shows.")),
    PreferenceRow("rate", "search", QT_TRANSLATE_NOOP("preferences", "Speed of playing")),
    PreferenceRow("rule", "search", QT_TRANSLATE_NOOP("preferences", "Column to choose"), QT_TRANSLATE_NOOP("preferences", "A search that is watched starts again when this changes."), choices={"fewest": QT_TRANSLATE_NOOP("preferences", "The one with the fewest options"), "first": QT_TRANSLATE_NOOP("preferences", "The first one")}),
    PreferenceRow("engine", "search", QT_TRANSLATE_NOOP("preferences", "Search Sudokus with"), QT_TRANSLATE_NOOP("preferences", "A search that is watched starts again when this changes."), choices={"dlx": QT_TRANSLATE_NOOP("preferences", "Dancing Links"), "backtrack": QT_TRANSLATE_NOOP("preferences", "Bits and backtracking")}),
)
# fmt: on


def shown() -> list[tuple[PreferenceRow, Preference]]:
    """The rows whose preference exists, in the order of the pages."""
    stored, pages = {row.key: row for row in STORED}, list(PAGES)
    rows = sorted(ROWS, key=lambda row: pages.index(row.page))
    return [(row, stored[row.key]) for row in rows if row.key in stored]


def values(row: PreferenceRow, preference: Preference, present: str) -> list[tuple[str, str]]:
    """What can be chosen: each value with what it is called; the present one is always among them."""
    listed = list(preference.choices or (_RATES if row.key == "rate" else ()))
    if present not in listed:
        listed.append(present)
    return [(value, _name(row, value)) for value in listed]


def _name(row: PreferenceRow, value: str) -> str:
    if value in row.choices:
        return translate("preferences", row.choices[value])
    match row.key:
        case "language":
            return next((one.name for one in LANGUAGES if one.code == value), value)
        case "beat" if value in BEATS:
            return transport.beat_name(value)
        case "rate":
            return transport.rate_name(float(value))
        case "text_size":
            return translate("preferences", "{percent} %").format(percent=value)
    return value
