"""Words of the bar in which messages appear."""

from PySide6.QtCore import QCoreApplication


def kind(kind: str) -> str:
    """What sort of message this is, for those who do not see its sign: "info", "error" or "question"."""
    return {
        "info": QCoreApplication.translate("info_bar", "Message"),
        "error": QCoreApplication.translate("info_bar", "Problem"),
        "question": QCoreApplication.translate("info_bar", "Question"),
    }[kind]
