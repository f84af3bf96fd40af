"""Words of the bar in which messages appear."""

from PySide6.QtCore import QCoreApplication


def name() -> str:
    """What a screen reader calls the bar."""
    return QCoreApplication.translate("info_bar", "Messages")


def close() -> str:
    """What its close button does."""
    return QCoreApplication.translate("info_bar", "Close this message (Esc)")


def kind(kind: str) -> str:
    """What sort of message this is, for those who do not see its sign: "info", "error" or "question"."""
    return {
        "info": QCoreApplication.translate("info_bar", "Message"),
        "error": QCoreApplication.translate("info_bar", "Problem"),
        "question": QCoreApplication.translate("info_bar", "Question"),
    }[kind]
