"""One row of the log: a beat in words, what the row stands for, and what it says."""

from dataclasses import dataclass
from enum import Enum, auto

from solver_core.cover import Event
from solver_core.cover.replay.beats import Beat
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import Texts
from sudoku_gui.wording.joining import isolated
from sudoku_gui.wording.names import number

tr = Texts("log")


class LogFold(Enum):
    """Whether a row of the log is a single event, or a group that can be opened."""

    EVENT = auto()  # one event
    CLOSED = auto()  # several, which are not listed
    OPEN = auto()  # several, which are listed below it
    INDENTED = auto()  # one event of the open row above


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
class BeatTexts:
    """The texts of a beat, independent of the position."""

    sentence: str  # what happens in it
    short: str = ""  # the same in few signs, for narrow tables; "" if there is no such form
    why: str = ""  # the reason
    contents: str = ""  # for several events, their number and what they change
    covering: int | None = None  # the column that is covered or uncovered in it
    continued: str = ""  # the sentence without that column, for the rows below the first of a covering


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One row of the log, and the events it covers."""

    beat: Beat  # the beat; empty at position 0
    time: RowTime  # where it lies from here
    texts: BeatTexts
    step: SearchStep | None = None  # which step stops at its end
    is_apart: bool = False  # whether rows between it and its neighbour are left out
    fold: LogFold = LogFold.EVENT  # whether it stands for several events
    goes_on: bool = False  # whether the row above belongs to the same cover and names its column
    depth: int = 0  # how many options were chosen, counted from the shallowest row shown

    @property
    def end(self) -> int:
        """The position just after it."""
        return self.beat.end

    @property
    def is_group(self) -> bool:
        return self.end - self.beat.start > 1

    @property
    def event(self) -> Event | None:
        """The event that names it; None for the start."""
        return self.beat.event if self.end else None

    @property
    def target(self) -> Target | None:
        event = self.event
        is_about = event is not None and (event.item is not None or event.option is not None)
        return Target(event.item, event.option) if event is not None and is_about else None

    def concerns(self, target: Target) -> bool:
        """Whether its event is about an option, or else about an item, that is pointed at."""
        if (own := self.target) is None:
            return False
        return own.option == target.option if target.option is not None else own.item == target.item

    # --- what it says -----------------------------------------------------------------------------

    @property
    def positions(self) -> str:
        """The event that it stands for, or the first and the last of several."""
        return range_of(self.beat.start + 1, self.end) if self.is_group else number(self.end)

    @property
    def shown(self) -> str:
        """The sentence; the column that is covered is named by the first row of a covering alone."""
        return self._apart(self.texts.continued if self.goes_on else self.texts.sentence)

    @property
    def continued(self) -> str:
        """The sentence without the column that is covered; "" if it names none."""
        return self.texts.continued and self._apart(self.texts.continued)

    @property
    def short(self) -> str:
        """The sentence in few signs; "" if there is no such form."""
        return self.texts.short and self._apart(self.texts.short)

    def _apart(self, said: str) -> str:
        return tr("… {sentence}").format(sentence=said) if self.is_apart else said


def range_of(first: int, last: int) -> str:
    """``1,284–1,291``: the events that a row stands for."""
    return isolated(tr("{first}–{last}", first=number(first), last=number(last)))


def spoken(entry: LogEntry) -> str:
    """A row for screen readers."""
    text = {
        RowTime.PAST: tr("{sentence}"),
        RowTime.NOW: tr("just happened: {sentence}"),
        RowTime.FUTURE: tr("not yet happened: {sentence}"),
    }[entry.time].format(sentence=entry.texts.sentence)
    if entry.is_group:
        text = tr("{row}; {contents}").format(row=text, contents=entry.texts.contents)
    if entry.step is None:
        return text
    stop = {
        SearchStep.BACK: tr("a step back (Left) stops here"),
        SearchStep.ON: tr("the next step (Right) stops here"),
    }[entry.step]
    return tr("{row}; {stop}").format(row=text, stop=stop)


def help_on(entry: LogEntry, *, with_reasons: bool = True) -> str:
    """Hover help for a row: the full sentence, and why, whether a step stops there, and how its events are listed."""
    lines = [entry.texts.sentence, entry.texts.contents, entry.texts.why if with_reasons else ""]
    if entry.fold is LogFold.CLOSED:
        lines.append(tr("The triangle (or plus) lists its events."))
    if entry.time is RowTime.FUTURE:
        lines.append(tr("This has not happened yet."))
    if entry.step is SearchStep.BACK:
        lines.append(tr("Left stops here: one step back."))
    if entry.step is SearchStep.ON:
        lines.append(tr("Right stops here: the next step."))
    return "\n".join(filter(None, lines))
