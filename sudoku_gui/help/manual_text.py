"""Words of the manual's window; the pages themselves are files."""

from PySide6.QtCore import QCoreApplication


def page_title(page: str) -> str:
    """Of the window while a page is shown."""
    return QCoreApplication.translate("manual", "{page} - Manual").format(page=page)


def contents() -> str:
    """What a screen reader calls the list of pages."""
    return QCoreApplication.translate("manual", "Contents")


def page() -> str:
    """What a screen reader calls the page."""
    return QCoreApplication.translate("manual", "Page")


def search() -> str:
    """In the empty search field."""
    return QCoreApplication.translate("manual", "Search the manual")


def results() -> str:
    """What a screen reader calls the list of what was found."""
    return QCoreApplication.translate("manual", "Places found")


def nothing_found(wanted: str) -> str:
    """In place of that list."""
    return QCoreApplication.translate("manual", "Nothing is said about “{words}”. Try fewer words.").format(
        words=wanted
    )


def back() -> str:
    """To the page before."""
    return QCoreApplication.translate("manual", "Back")


def forward() -> str:
    """To the page after."""
    return QCoreApplication.translate("manual", "Forward")


def leads_out(address: str) -> str:
    """Before a link into the web is followed."""
    return QCoreApplication.translate("manual", "This leads to {address}, outside of this program.").format(
        address=address
    )


def open_outside() -> str:
    """The button that follows it."""
    return QCoreApplication.translate("manual", "Open in the Browser")


def stay() -> str:
    """The button that does not."""
    return QCoreApplication.translate("manual", "Stay Here")


def missing_picture(name: str) -> str:
    """In place of a picture that is not installed."""
    return QCoreApplication.translate("manual", "Picture {name} is missing").format(name=name)
