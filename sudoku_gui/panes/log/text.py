"""Words for the list of what has just happened and what follows."""

from sudoku_gui.panes.log.entry import LogEntry, LogFold, SearchStep, When
from sudoku_gui.wording.marking import translate


def sentence(entry: LogEntry, said: str) -> str:
    """What a row says, with dots before it where it stands apart."""
    return translate("log", "… {sentence}").format(sentence=said) if entry.is_apart else said


def spoken(entry: LogEntry) -> str:
    """A row for screen readers."""
    text = {
        When.PAST: translate("log", "{sentence}"),
        When.NOW: translate("log", "just happened: {sentence}"),
        When.FUTURE: translate("log", "not yet happened: {sentence}"),
    }[entry.when].format(sentence=entry.sentence)
    if entry.fold in {LogFold.CLOSED, LogFold.OPEN}:
        text = translate("log", "{row}; {contents}").format(row=text, contents=entry.contents)
    if entry.step is None:
        return text
    stop = {
        SearchStep.BACK: translate("log", "a step back (Left) stops here"),
        SearchStep.ON: translate("log", "the next step (Right) stops here"),
    }[entry.step]
    return translate("log", "{row}; {stop}").format(row=text, stop=stop)


def help_on(entry: LogEntry, *, with_reasons: bool = True) -> str:
    """Hover help for a row: the full sentence, and why, whether a step stops there, and how its events are listed."""
    lines = [entry.sentence, entry.contents, entry.why if with_reasons else ""]
    if entry.fold is LogFold.CLOSED:
        lines.append(translate("log", "The triangle (or plus) lists its events."))
    if entry.when is When.FUTURE:
        lines.append(translate("log", "This has not happened yet."))
    if entry.step is SearchStep.BACK:
        lines.append(translate("log", "Left stops here: one step back."))
    if entry.step is SearchStep.ON:
        lines.append(translate("log", "Right stops here: the next step."))
    return "\n".join(filter(None, lines))
