"""Words for the list of what has just happened and what follows."""

from PySide6.QtCore import QCoreApplication


def header(section: int) -> str:
    """The heading of the first or second column of the table."""
    return (
        QCoreApplication.translate("log", "Event"),
        QCoreApplication.translate("log", "What happens"),
    )[section]


def events(first: str, last: str) -> str:
    """``1,284–1,291``: the events that a row stands for."""
    return QCoreApplication.translate("log", "{first}–{last}").format(first=first, last=last)


def shown(sentence: str, *, is_apart: bool) -> str:
    """A row's sentence; dots in front where rows beside it are left out."""
    text = (
        QCoreApplication.translate("log", "… {sentence}")
        if is_apart
        else QCoreApplication.translate("log", "{sentence}")
    )
    return text.format(sentence=sentence)


def spoken(when: str, sentence: str, step: str = "") -> str:
    """A row as a screen reader tells it; ``when`` is PAST, NOW or FUTURE, ``step`` BACK, ON or ""."""
    text = {
        "PAST": QCoreApplication.translate("log", "{sentence}"),
        "NOW": QCoreApplication.translate("log", "just happened: {sentence}"),
        "FUTURE": QCoreApplication.translate("log", "not yet happened: {sentence}"),
    }[when].format(sentence=sentence)
    if not step:
        return text
    return QCoreApplication.translate("log", "{row}; {stop}").format(row=text, stop=stops(step))


def stops(step: str) -> str:
    """Which step stops at a row; ``step`` is BACK or ON."""
    return {
        "BACK": QCoreApplication.translate("log", "a step back (Left) stops here"),
        "ON": QCoreApplication.translate("log", "the next step (Right) stops here"),
    }[step]


def help_on(when: str, sentence: str, reason: str, step: str = "", *, is_closed: bool = False) -> str:
    """Hover help for a row: the full sentence, and why, whether a step stops there, and how its events are listed."""
    lines = [sentence, reason]
    if is_closed:
        lines.append(QCoreApplication.translate("log", "The triangle (or plus) lists its events."))
    if when == "FUTURE":
        lines.append(QCoreApplication.translate("log", "This has not happened yet."))
    lines.append(
        {
            "": "",
            "BACK": QCoreApplication.translate("log", "Left stops here: one step back."),
            "ON": QCoreApplication.translate("log", "Right stops here: the next step."),
        }[step]
    )
    return "\n".join(line for line in lines if line)
