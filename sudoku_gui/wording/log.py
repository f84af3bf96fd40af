"""Words for the list of what has just happened and what follows."""

from PySide6.QtCore import QCoreApplication


def header(section: int) -> str:
    """The heading of the first or second column of the table."""
    return (
        QCoreApplication.translate("log", "Event"),
        QCoreApplication.translate("log", "What happens"),
    )[section]


def list_name() -> str:
    """What a screen reader calls the list."""
    return QCoreApplication.translate("log", "Events")


def list_help() -> str:
    """How the list is used."""
    return QCoreApplication.translate("log", "Enter or a click goes to the place after an event.")


def spoken(when: str, sentence: str) -> str:
    """A row as a screen reader tells it; ``when`` is PAST, NOW or FUTURE."""
    text = {
        "PAST": QCoreApplication.translate("log", "{sentence}"),
        "NOW": QCoreApplication.translate("log", "just happened: {sentence}"),
        "FUTURE": QCoreApplication.translate("log", "not yet happened: {sentence}"),
    }[when]
    return text.format(sentence=sentence)


def help_on(when: str, sentence: str, reason: str) -> str:
    """Hover help for a row: the whole sentence, and why."""
    text = (
        QCoreApplication.translate("log", "{sentence}\n{reason}\nThis has not happened yet.")
        if when == "FUTURE"
        else QCoreApplication.translate("log", "{sentence}\n{reason}")
    )
    return text.format(sentence=sentence, reason=reason)


def nothing() -> str:
    """What the list says while nothing is watched."""
    return QCoreApplication.translate("log", "While a search is watched, its events appear here.")
