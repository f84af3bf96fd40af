"""What the dialog shows: pages, links, and what the values of preferences are called; the rows are in `document/preferences.py`."""

from dataclasses import dataclass
from typing import Final

from solver_core.cover.replay.beats import BEATS
from sudoku_gui.document.preferences import ROWS, Preference
from sudoku_gui.languages import LANGUAGES
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import transport

mark = Texts("preferences").mark

PAGES: Final = {
    "appearance": mark("Appearance"),
    "play": mark("Play"),
    "hints": mark("Hints"),
    "search": mark("Search"),
    "files": mark("Files"),
}
"""Their names by their ids; one without rows is not shown."""

_RATES: Final = ("1.0", "2.0", "4.0", "8.0", "15.0", "30.0", "60.0", "100.0", "400.0", "1000.0")


@dataclass(frozen=True, slots=True)
class DialogButton:
    """A button among the preferences, for what is chosen elsewhere."""

    key: str  # what it opens
    page: str  # the id of its page
    label: str  # what it is about
    button: str  # with & before its mnemonic
    tip: str  # one sentence


# fmt: off
LINKS: Final = (
    DialogButton("techniques", "hints", mark("Techniques used in hints"), mark("C&hoose..."), mark("Techniques can be turned off and reordered.")),
    DialogButton("data_folder", "files", mark("Saved sessions, backups and the library"), mark("&Open Folder"), mark("Your work is saved there automatically, about once a second while you make changes.")),
)
# fmt: on


def shown() -> list[Preference]:
    """The preferences of the dialog, in the order of the pages."""
    pages = list(PAGES)
    return sorted((row for row in ROWS if row.page), key=lambda row: pages.index(row.page))


def values(row: Preference, present: str) -> list[tuple[str, str]]:
    """What can be chosen: each value with what it is called; the present one is always among them."""
    listed = list(row.choices or (_RATES if row.key == "rate" else ()))
    if present not in listed:
        listed.append(present)
    return [(value, _name(row, value)) for value in listed]


def _name(row: Preference, value: str) -> str:
    if row.names.get(value):
        return translate("preferences", row.names[value])
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
