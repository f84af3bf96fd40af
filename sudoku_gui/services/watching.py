"""Watching a search: the transport's commands, and what happens when the puzzle is edited."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject

from solver_core.cover import Goal, ProblemError, Rule, SearchBase
from solver_core.cover.replay.beats import BEATS
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Engine
from sudoku_gui.document.document import Document
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.messages import Messages
from sudoku_gui.player.job import Work, begin
from sudoku_gui.player.playback import neighbour
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import RunUntil
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording import answers, errors, exporting
from sudoku_gui.wording.names import number

_OFFERED = 20.0  # seconds during which returning to the search is offered


class Guide(NamedTuple):
    """A guide through a search, such as a tour: its stops take the place of steps."""

    next: Callable[[], object]
    back: Callable[[], object]
    leave: Callable[[], object]


class Watching(QObject):
    """Starts, steps and ends the search of the puzzle on the board; remembers rule, beat and speed."""

    guide: Guide | None = None  # what leads through the search at present

    def __init__(
        self,
        parent: QObject,
        document: Document,
        player: Player,
        preferences: Preferences,
        messages: Messages,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._player = player
        self._preferences = preferences
        self._messages = messages
        self.is_presented = False  # then the sentence is large, and no message repeats it
        self._question = ""
        self._run_until, self._sought = RunUntil(player, self), ""
        self._run_until.missed.connect(self._report_missed)
        player.set_beat(preferences["beat"])
        player.set_rate(_number(preferences["rate"]))
        player.state_changed.connect(self._remember)
        player.ended.connect(self._report_end)

    @property
    def rule(self) -> Rule:
        return Rule(self._preferences["rule"])

    @property
    def engine(self) -> Engine:
        return Engine(self._preferences["engine"])

    @property
    def watches_other_puzzle(self) -> bool:
        """Whether the watched puzzle is a tour's, not the one on the board."""
        grid = self._player.grid
        return self._player.is_watching and grid is not None and grid != self._document.task()

    def search_to_export(self) -> SearchBase | None:
        """The watched search; without one, shows a message."""
        if self._player.search is None:
            self._messages.show_message(exporting.nothing_watched(), "error")
        return self._player.search

    # --- starting and ending ------------------------------------------------------------------------

    def start(self, position: int = 0, rule: Rule | None = None) -> bool:
        """Watch the puzzle's search from a position; returns whether there is one."""
        return self.watch(Subject(self._document.task(), "", self.engine, rule or self.rule), position)

    def watch_sample(self, name: str, goal: Goal | None = None) -> bool:
        """Watch a problem of the gallery, for its usual goal or another; returns whether there is one."""
        return self.watch(Subject(sample=name, rule=self.rule, goal=goal))

    def watch_problem(self, text: str) -> bool:
        """Watch a problem given as DLX text; returns whether that is possible."""
        return self.watch(Subject(problem=text, rule=self.rule))

    def start_again(self) -> bool:
        """Restart the watched search, or watch the puzzle."""
        subject = self._player.subject
        if not self._player.is_watching or subject.grid is not None:
            return self.start()
        return self.watch(replace(subject, rule=self.rule, seed=0, overrides=()))

    def watch(self, subject: Subject, position: int = 0) -> bool:
        """Watch a search from a position; returns whether that is possible."""
        try:
            self._player.watch_subject(subject)
        except ContradictionError as error:
            self._messages.show_message(answers.conflicts(error.conflicts), "error")
            return False
        except ProblemError as error:
            self._messages.show_message(errors.describe(error), "error")
            return False
        self._messages.dismiss()
        if position:
            self._player.scrub(position)
        return True

    def leave(self) -> None:
        """Return to the puzzle without asking."""
        if self._player.is_watching:
            self._player.leave()

    def back_to_playing(self) -> bool:
        """Return to the puzzle and offer to come back; returns whether a search was watched."""
        if not self._player.is_watching:
            return False
        subject, position, puzzle = self._player.subject, self._player.position, self._document.puzzle
        self.leave()
        if position:
            text = self.tr("You have left the search at event {position}.")
            self._messages.show_message(
                text.format(position=number(position)),
                "info",
                [(self.tr("Watch Again"), lambda: self.watch(subject, position))],
                seconds=_OFFERED,
                applies=lambda: self._document.puzzle is puzzle,
            )
        return True

    def leave_to_edit(self) -> Work[bool]:
        """Leave the watched search for an edit, after asking; repeating the edit counts as yes. True if it was left."""
        is_asked = self._question != "" and self._messages.text == self._question
        if self._player.is_watching and not is_asked:
            text = self.tr(
                "Editing the puzzle leaves the search at event {position}. Repeat the change to edit."
            )
            self._question = text.format(position=number(self._player.position))
            labels = {"edit": self.tr("Edit"), "keep": self.tr("Keep Watching")}
            if (yield from self._messages.ask(self._question, labels)) != "edit":
                return False
        if self._player.is_watching:
            self._messages.dismiss()
        self.leave()
        return True

    def before_edit(self, edit: Callable[[], object]) -> None:
        """Edit the puzzle, after asking if necessary."""

        def work() -> Work[None]:
            if (yield from self.leave_to_edit()):
                edit()

        begin(self, work())

    def set_rule(self, rule: Rule) -> None:
        """Choose columns by this rule; restarts the search."""
        self._preferences["rule"] = rule.value
        if self._player.is_watching:
            self.start_again()

    def set_goal(self, goal: Goal) -> None:
        """Set the goal of the problem that is watched, and restart its search."""
        subject = self._player.subject
        if self._player.is_watching and subject.grid is None and goal is not subject.effective_goal:
            self.watch(replace(subject, goal=goal, rule=self.rule, seed=0, overrides=()))

    def set_engine(self, engine: Engine) -> None:
        """Search puzzles with this engine; restarts the search of one."""
        self._preferences["engine"] = engine.value
        if self._player.is_watching and self._player.grid is not None:
            self.start()

    # --- moving: each starts to watch if nothing is watched ----------------------------------------

    def _is_ready(self) -> bool:
        return self._player.is_watching or self.start()

    def step(self, *, backward: bool = False, coarser: int = 0) -> None:
        """Step forward or back, by a coarser or finer kind."""
        if self._is_ready():
            self._player.step(backward=backward, coarser=coarser)

    def turn_page(self, *, backward: bool = False) -> None:
        """Go to the next or previous stop of the guide; without one, step in the search that is watched."""
        if self.guide is None:
            self._player.step(backward=backward)
        elif backward:
            self.guide.back()
        else:
            self.guide.next()

    def play_pause(self) -> None:
        """Play or pause; where no search is watched, one begins."""
        if self._is_ready():
            self._player.play_pause()

    def play_backward(self) -> None:
        """Start to play backward, or pause if already doing so."""
        if self._player.is_playing and self._player.plays_backward:
            self._player.pause()
        elif self._is_ready():
            self._player.play(backward=True)

    def to_start(self) -> None:
        """Go back to position 0; begin to watch where nothing is watched."""
        if self._is_ready():
            self._player.to_start()

    def to_end(self) -> None:
        """Go to the end, however long that takes."""
        if self._is_ready():
            self._player.to_end()

    def look_for(self, kind: str, *, backward: bool = False) -> None:
        """Go to the next dead end or solution, or to the previous one."""
        if self._is_ready():
            self._sought = kind
            self._run_until.run(kind, backward=backward)

    def change_speed(self, notches: int) -> None:
        """Play faster by some notches of the speed slider; slower if negative."""
        self._player.set_rate(neighbour(self._player.rate, notches))

    def change_beat(self, kinds: int) -> None:
        """Make a step coarser by some kinds; finer if negative."""
        wanted = BEATS.index(self._player.beat) + kinds
        self._player.set_beat(BEATS[min(max(wanted, 0), len(BEATS) - 1)])

    # --- what the player reports ----------------------------------------------------------------------

    def _remember(self) -> None:
        self._preferences["beat"] = self._player.beat
        self._preferences["rate"] = str(self._player.rate)

    def _report_end(self, end: str) -> None:
        if self._player.search and not self.is_presented:
            from sudoku_gui.wording import transport as words

            text, position = words.end_message(end, self._player.search), self._player.position
            self._messages.show_message(text, applies=lambda: self._player.position == position)

    def _report_missed(self, backward: bool) -> None:  # noqa: FBT001 - a signal's argument
        from sudoku_gui.wording import transport as words

        self._messages.show_message(words.missed(self._sought, backward=backward))


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 4.0
