"""The exercise under way: what is asked, what was answered, and how the search goes on afterwards."""

import json
from collections.abc import Container, Iterable
from dataclasses import dataclass
from itertools import takewhile
from operator import itemgetter
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover.explain import exercises
from solver_core.cover.explain.exercise_reasons import Verdict, judge
from solver_core.cover.explain.exercises import Answer, Exercise, Kind
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.player.job import call_soon
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.wording import exercises as words

_RECORD, _KINDS, _HIDES = "exercise_record", "exercise_kinds", "exercise_hides"

MOST: Final = 500  # answers that are remembered, the latest


@dataclass(frozen=True, slots=True)
class ExerciseRecord:
    """The results of the latest `MOST` exercises, the newest last.

    Attributes:
        answered: what was asked, and whether the first answer was right, without having been shown.
    """

    answered: tuple[tuple[Kind, bool], ...] = ()

    def with_answer(self, kind: Kind, *, is_right: bool) -> "ExerciseRecord":
        return ExerciseRecord((*self.answered, (kind, is_right))[-MOST:])

    def count(self, kinds: Container[Kind] = tuple(Kind)) -> tuple[int, int]:
        """How many of these kinds were right, and how many there were."""
        own = [is_right for kind, is_right in self.answered if kind in kinds]
        return sum(own), len(own)

    @property
    def in_a_row(self) -> int:
        """How many of the latest were right one after the other."""
        return len(list(takewhile(itemgetter(1), reversed(self.answered))))

    def to_text(self) -> str:
        """The record as the preferences store it: ``[["choice", 1], ["node", 0]]``."""
        rows = [[kind.value, int(is_right)] for kind, is_right in self.answered]
        return json.dumps(rows) if rows else ""

    @classmethod
    def from_text(cls, text: str) -> "ExerciseRecord":
        """Inverse of `to_text`; what cannot be read counts as nothing."""
        try:
            rows = json.loads(text or "[]")
            return cls(tuple((Kind(kind), bool(right)) for kind, right in rows)[-MOST:])
        except (ValueError, TypeError, RecursionError):
            return cls()


class ExerciseModel(QObject):
    """Asks about the search that is watched.

    Signals:
        asked: there is another exercise, or none any more.
        judged: an answer was given, or shown.

    Attributes:
        exercise: the one under way; None without one.
        question: what it asks, in words.
        verdict: what there is to say of the latest answer; None before the first.
        was_shown: whether the answer was asked for instead of found.
        is_over: whether it was answered rightly, or the answer shown.
        has_none: whether an exercise was asked for and there was none.
        given: the latest answer.
        has_restarted: whether nothing was left to ask up to the end of the search, and it is asked from its start
            again.
        record: what was answered so far.
    """

    asked = Signal()
    judged = Signal()

    def __init__(
        self, player: Player, selection: Selection, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._player, self._selection, self._preferences = player, selection, preferences
        self.exercise: Exercise | None = None
        self.question = ""
        self.verdict: Verdict | None = None
        self.is_over = self.has_none = self.was_shown = self.has_restarted = False
        self.given: Answer | None = None
        self._needed: list[Answer] = []
        self._attempts = 0
        self._subject, self._position = player.subject, player.position
        self._is_seen = False
        self._hides_from: int | None = None
        self.record = ExerciseRecord.from_text(preferences[_RECORD])
        self._chance = SystemRandom()
        player.began.connect(self._begin)
        player.moved.connect(self._follow)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        left_out = self._preferences[_KINDS].split()
        return tuple(kind for kind in Kind if kind.value not in left_out)

    def allow(self, kinds: Iterable[Kind]) -> None:
        allowed = set(kinds)
        self._preferences[_KINDS] = " ".join(kind.value for kind in Kind if kind not in allowed)

    @property
    def hides_future(self) -> bool:
        """Whether what comes next is hidden while the exercises are seen."""
        return self._preferences[_HIDES] == "yes"

    def set_hides_future(self, *, hidden: bool) -> None:
        """Hide what comes next, or show it, at once.

        Tree, timeline and log end at the furthest event that the search has reached since then, or since a question
        was asked.
        """
        self._preferences[_HIDES] = "yes" if hidden else "no"
        if hidden:
            self._hide()
        else:
            self._player.hide_future(hidden=False)

    @property
    def is_open(self) -> bool:
        return self.exercise is not None and not self.is_over

    @property
    def is_away(self) -> bool:
        """Whether an answer is awaited, and the search stands elsewhere."""
        return self.is_open and self.exercise is not None and self._player.goal != self.exercise.position

    def ask(self) -> None:
        """Ask the next exercise, from where the search stands; from its start where none follows."""
        self._hide()
        search, found, seed = self._player.search, None, self._chance.getrandbits(30)
        self.has_restarted = False
        if search is not None:
            found = exercises.find(search, self.kinds, seed)
            if found is None and search.position:
                found = exercises.find(search.twin(), self.kinds, seed)
                self.has_restarted = found is not None
        self.exercise, self.verdict, self.given, self.question = found, None, None, ""
        self.is_over, self.was_shown, self.has_none, self._attempts = False, False, found is None, 0
        if search is not None and found is not None:
            twin = search.twin()
            twin.seek(found.position)
            self.question, self._needed = words.question(twin, found), exercises.needed(twin, found)
            self._selection.pin(None)
            self.go_back()
            self._hides_from = found.position
            self._hide_behind()
            self._update_question()
        self.asked.emit()

    def _update_question(self) -> None:
        if self.exercise is not None and self.is_open:
            self._player.question.ask(self, self.exercise.position, self.exercise.kind, self._needed)

    def record_hidden(self) -> None:
        """The exercises are no longer shown: show what they hid."""
        self._is_seen = False
        self._player.question.withdraw(self)
        if self._player.hidden_by is self:
            self._player.hide_future(hidden=False)

    def record_shown(self) -> None:
        """The exercises are shown: hide what comes next; inverse of `record_hidden`."""
        self._is_seen = True
        self._hide()
        self._update_question()

    def go_back(self) -> None:
        """Go to where the question is asked."""
        if self.exercise is not None and self._player.goal != self.exercise.position:
            self._player.scrub(self.exercise.position)

    def answer(self, given: Answer) -> None:
        """Judge an answer; after the right one what was asked about happens."""
        search, exercise = self._player.search, self.exercise
        if search is None or exercise is None or self.is_over:
            return
        self.verdict, self.given = judge(search, exercise, given), given
        self._attempts += 1
        if self.verdict.is_right or exercise.kind is Kind.FORCED:  # of two answers the other is known then
            self._end(is_right=self.verdict.is_right and self._attempts == 1)
        self.judged.emit()

    def reveal(self) -> None:
        """Show the right answer; the record counts the exercise as not answered right."""
        search, exercise = self._player.search, self.exercise
        if search is None or exercise is None or self.is_over:
            return
        self.verdict, self.given, self.was_shown = judge(search, exercise, exercise.right), None, True
        self._end(is_right=False)
        self.judged.emit()

    def drop(self) -> None:
        """Drop the exercise: another search is watched."""
        if self.exercise is not None or self.has_none:
            self.exercise, self.verdict, self.question = None, None, ""
            self.is_over = self.has_none = False
            self._player.question.withdraw(self)
            self.asked.emit()

    def reset_record(self) -> None:
        """Forget all answers so far, in the preferences too."""
        self.record = ExerciseRecord()
        self._preferences[_RECORD] = ""
        self.judged.emit()

    def _hide(self) -> None:
        if self.hides_future and not self._player.hides_future and self._player.is_watching:
            self._player.hide_future(hidden=True, by=self)

    def _hide_behind(self) -> None:
        """Hide, where a question is asked, also what was visible before of what follows."""
        if self._hides_from == self._player.position:
            self._hides_from = None
            if self._player.hidden_by is self:
                self._player.hide_future(hidden=True, by=self)

    def _begin(self) -> None:
        """Drop the question in another search; in the same one, of which more or less is known, it stays."""
        is_other = self._player.subject != self._subject
        if is_other or self._player.position != self._position:
            self.drop()
        self._follow()
        if is_other and self._is_seen:
            # After everybody else has read the new search.
            call_soon(self, lambda: self._hide() if self._is_seen else None)

    def _follow(self) -> None:
        self._subject, self._position = self._player.subject, self._player.position
        self._hide_behind()

    def _end(self, *, is_right: bool) -> None:
        exercise = self.exercise
        if exercise is None:
            return
        self.is_over = True
        self._player.question.withdraw(self)
        self.record = self.record.with_answer(exercise.kind, is_right=is_right)
        self._preferences[_RECORD] = self.record.to_text()
        if exercise.kind is Kind.SIZE and self._player.position == exercise.position:
            self._player.run_to("column")
        elif exercise.kind is not Kind.RETURN:
            self._player.scrub(exercise.position + 1)
