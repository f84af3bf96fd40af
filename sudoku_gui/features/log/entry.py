"""One row of the log: a beat in words, what the row stands for, and what it says."""

from dataclasses import dataclass
from enum import Enum, auto

from solver_core.cover.replay.beats import Beat
from sudoku_gui.translation import translate
from sudoku_gui.wording.joining import isolated
from sudoku_gui.wording.names import number


class LogFold(Enum):
    """Whether a row of the log is a single event, or a group that can be opened."""

    EVENT = auto()  # one event
    CLOSED = auto()  # several, which are not listed
    OPEN = auto()  # several, which are listed below it
    PART = auto()  # one event of the open row above


class RowTime(Enum):
    """Where a row lies in time."""

    PAST = auto()
    NOW = auto()
    FUTURE = auto()


class SearchStep(Enum):
    """A step that the user can take from here."""

    BACK = auto()
    ON = auto()


@dataclass(frozen=True, slots=True)
class LogEntry:
    """The texts of one row of the log, and the events it covers."""

    beat: Beat  # from where to where; at position 0 an empty one
    time: RowTime  # where it lies from here
    sentence: str  # what happens in it
    short: str  # the same in few signs, for narrow tables; "" where there is no such form
    why: str  # why it does
    contents: str = ""  # of several events, how many they are and what they change
    step: SearchStep | None = None  # which step stops at its end
    is_apart: bool = False  # whether rows between it and its neighbour are left out
    fold: LogFold = LogFold.EVENT  # whether it stands for several events
    covering: int | None = None  # the column that is covered or uncovered in it
    continued: str = ""  # the sentence without that column, for the rows below the first of a covering
    goes_on: bool = False  # whether the row above is of the same covering

    @property
    def shown(self) -> str:
        """The sentence; the column that is covered is named by the first row of a covering alone."""
        return self.continued if self.goes_on else self.sentence

    @property
    def positions(self) -> str:
        """The event that it stands for, or the first and the last of several."""
        if self.beat.end - self.beat.start > 1:
            return range_of(self.beat.start + 1, self.beat.end)
        return number(self.beat.end)


def range_of(first: int, last: int) -> str:
    """``1,284–1,291``: the events that a row stands for."""
    return isolated(translate("log", "{first}–{last}", first=number(first), last=number(last)))


def sentence(entry: LogEntry, said: str) -> str:
    """What a row says, with dots before it where it stands apart."""
    return translate("log", "… {sentence}").format(sentence=said) if entry.is_apart else said


def spoken(entry: LogEntry) -> str:
    """A row for screen readers."""
    text = {
        RowTime.PAST: translate("log", "{sentence}"),
        RowTime.NOW: translate("log", "just happened: {sentence}"),
        RowTime.FUTURE: translate("log", "not yet happened: {sentence}"),
    }[entry.time].format(sentence=entry.sentence)
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
    if entry.time is RowTime.FUTURE:
        lines.append(translate("log", "This has not happened yet."))
    if entry.step is SearchStep.BACK:
        lines.append(translate("log", "Left stops here: one step back."))
    if entry.step is SearchStep.ON:
        lines.append(translate("log", "Right stops here: the next step."))
    return "\n".join(filter(None, lines))
