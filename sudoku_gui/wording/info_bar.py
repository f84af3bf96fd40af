"""Words of the bar in which messages appear."""

from sudoku_gui.wording.marking import translate


def kind(kind: str) -> str:
    """What sort of message this is, for those who do not see its sign: "info", "error" or "question"."""
    return {
        "info": translate("info_bar", "Message"),
        "error": translate("info_bar", "Problem"),
        "question": translate("info_bar", "Question"),
    }[kind]
