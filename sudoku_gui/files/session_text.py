"""Words about what is kept from one start to the next, and about files that change outside."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from sudoku_gui.wording.foreign import LONGEST_PATH, shown
from sudoku_gui.wording.names import number


def crashed(at: datetime) -> str:
    """The program was ended from outside, or ended itself; what was there is there again."""
    return QCoreApplication.translate(
        "keeping", "The program did not end properly; this is what was open at {time}."
    ).format(time=moment(at))


def put_aside(file: str) -> str:
    """A stored session makes no sense."""
    return QCoreApplication.translate(
        "keeping", "The last session could not be read; it was renamed to {file}."
    ).format(file=shown(file, LONGEST_PATH))


def not_shown(cause: str) -> str:
    """A stored session is whole, and yet the program cannot show it."""
    return QCoreApplication.translate(
        "keeping", "The last session could not be shown: {cause}. It is still among the earlier versions."
    ).format(cause=cause)


def older_shown(at: datetime) -> str:
    """Instead of what cannot be read, something older is shown."""
    return QCoreApplication.translate("keeping", "This is what was open at {time}.").format(time=moment(at))


def newer(folder: str) -> str:
    """A newer version of the program has left something."""
    return QCoreApplication.translate(
        "keeping",
        "A newer version of this program left work in {folder}; it is kept for that version.",
    ).format(folder=folder)


def another_window() -> str:
    """The program is running already."""
    return QCoreApplication.translate(
        "keeping", "Your puzzle is open in the other window; this one starts empty."
    )


def others(count: int) -> str:
    """Unsaved work of windows that are gone."""
    if count == 1:
        return QCoreApplication.translate("keeping", "Unsaved work of another window was found.")
    return QCoreApplication.translate(
        "keeping", "Unsaved work of {number} other windows was found.", "", count
    ).format(number=number(count))


def open_other() -> str:
    """The button that shows it."""
    return QCoreApplication.translate("keeping", "&Open")


def later() -> str:
    """The button that leaves it for the next start."""
    return QCoreApplication.translate("keeping", "&Later")


def earlier() -> str:
    """The button that shows what was stored before."""
    return QCoreApplication.translate("keeping", "&Earlier Versions...")


def not_kept(cause: str) -> str:
    """The disk is full, read-only or gone."""
    return QCoreApplication.translate(
        "keeping", "Your work cannot be stored for the next start: {cause}. Save it in a file."
    ).format(cause=cause)


def kept_again() -> str:
    """It works again."""
    return QCoreApplication.translate("keeping", "Your work is stored for the next start again.")


def kept_in_recent() -> str:
    """What was unsaved has a file of its own now."""
    return QCoreApplication.translate("keeping", "Your unsaved puzzle was kept: it is in File > Open Recent.")


def not_opened(name: str, cause: str) -> str:
    """A file asked for is not opened, since that would lose something."""
    return QCoreApplication.translate(
        "keeping", "{name} was not opened, because your unsaved puzzle could not be set aside: {cause}."
    ).format(name=shown(name), cause=cause)


def not_made_room(cause: str) -> str:
    """Something else was to be shown, but what is there cannot be put aside."""
    return QCoreApplication.translate(
        "keeping", "Nothing was changed, because your unsaved puzzle could not be set aside: {cause}."
    ).format(cause=cause)


# --- earlier versions -----------------------------------------------------------------------------------


def earlier_title() -> str:
    """The title of their list."""
    return QCoreApplication.translate("keeping", "Earlier Versions")


def earlier_list() -> str:
    """What a screen reader calls the list."""
    return QCoreApplication.translate("keeping", "Versions, the newest first")


def earlier_preview() -> str:
    """What a screen reader calls the board beside it."""
    return QCoreApplication.translate("keeping", "The board at that time")


def bring_back() -> str:
    """The button that shows the one chosen."""
    return QCoreApplication.translate("keeping", "&Restore")


def version(at: datetime, name: str, digits: int, *, off_cursor: bool) -> str:
    """A row: ``10:41:05, mine.sdk, 34 digits``."""
    if off_cursor:
        text = QCoreApplication.translate("keeping", "{time}, {name}, {digits}, in another window")
    else:
        text = QCoreApplication.translate("keeping", "{time}, {name}, {digits}")
    return text.format(time=moment(at), name=shown(name), digits=_digits(digits))


def _digits(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("keeping", "1 digit")
    return QCoreApplication.translate("keeping", "{number} digits", "", count).format(number=number(count))


def no_earlier() -> str:
    """The list would be empty."""
    return QCoreApplication.translate("keeping", "There is no earlier version yet.")


def brought_back(at: datetime) -> str:
    """An earlier version is on the board."""
    return QCoreApplication.translate(
        "keeping",
        "This is what was open at {time}. What was here before is in File > Open Recent, if it was unsaved.",
    ).format(time=moment(at))


def moment(at: datetime) -> str:
    """A time of day, with the day where that is not today."""
    here = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    time = QLocale().toString(here.time(), "HH:mm:ss")
    if here.date() == QDate.currentDate():
        return time
    day = QLocale().toString(here.date(), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("keeping", "{day}, {time}").format(day=day, time=time)


# --- outside --------------------------------------------------------------------------------------------


def changed_outside(name: str) -> str:
    """Another program has written to the file that is open."""
    return QCoreApplication.translate("keeping", "{name} was changed by another program.").format(
        name=shown(name)
    )


def vanished(name: str) -> str:
    """It is there no more."""
    return QCoreApplication.translate(
        "keeping", "{name} no longer exists. Your puzzle is still here."
    ).format(name=shown(name))


def came_back(name: str) -> str:
    """It is there again, as it was."""
    return QCoreApplication.translate("keeping", "{name} is as it was before.").format(name=shown(name))


def read_again() -> str:
    """The button that takes what the other program has written."""
    return QCoreApplication.translate("keeping", "&Reload")


def keep_mine() -> str:
    """The button that does not."""
    return QCoreApplication.translate("keeping", "&Keep Mine")


def save_again() -> str:
    """The button that writes the file anew."""
    return QCoreApplication.translate("keeping", "&Save Again")
