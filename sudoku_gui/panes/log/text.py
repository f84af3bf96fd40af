"""Words for the list of what has just happened and what follows."""

from sudoku_gui.wording.marking import translate


def spoken(when: str, sentence: str, step: str = "") -> str:
    """A row as a screen reader tells it; ``when`` is PAST, NOW or FUTURE, ``step`` BACK, ON or ""."""
    text = {
        "PAST": translate("log", "{sentence}"),
        "NOW": translate("log", "just happened: {sentence}"),
        "FUTURE": translate("log", "not yet happened: {sentence}"),
    }[when].format(sentence=sentence)
    if not step:
        return text
    stop = {
        "BACK": translate("log", "a step back (Left) stops here"),
        "ON": translate("log", "the next step (Right) stops here"),
    }[step]
    return translate("log", "{row}; {stop}").format(row=text, stop=stop)


def help_on(when: str, sentence: str, reason: str, step: str = "", *, is_closed: bool = False) -> str:
    """Hover help for a row: the full sentence, and why, whether a step stops there, and how its events are listed."""
    lines = [sentence, reason]
    if is_closed:
        lines.append(translate("log", "The triangle (or plus) lists its events."))
    if when == "FUTURE":
        lines.append(translate("log", "This has not happened yet."))
    if step == "BACK":
        lines.append(translate("log", "Left stops here: one step back."))
    if step == "ON":
        lines.append(translate("log", "Right stops here: the next step."))
    return "\n".join(line for line in lines if line)
