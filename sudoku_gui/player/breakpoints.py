"""Breakpoints: questions at whose places every run stops, forward and backward alike.

Each belongs to the problem whose numbers it uses. Those of other problems are kept, and take no part until their
problem is watched again.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Condition, Problem, SearchBase
from solver_core.errors import message_of
from solver_core.sudoku import encoding
from sudoku_gui.player import question_data
from sudoku_gui.player.errors import SessionError, SessionMessage
from sudoku_gui.player.player import Player
from sudoku_gui.player.questions import SUDOKU, Question

MOST = 1000
"""Breakpoints in a list that is read."""

_KEYS = {"problem", "name", "enabled", "question"}


@dataclass(frozen=True, slots=True)
class Breakpoint:
    """One question, asked of every place.

    Attributes:
        id: what tells it from the others of its list.
        question: what must hold.
        problem: the key of the problem whose numbers it uses.
        name: the user's own; "" where its description will do.
        enabled: whether runs stop for it.
    """

    id: int
    question: Question
    problem: str = SUDOKU
    name: str = ""
    enabled: bool = True


class Breakpoints(QObject):
    """The list, in the user's order.

    Signals:
        changed: the list, or which of it are active, is another.

    Attributes:
        key: of the problem watched.
        problem: itself.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.key = SUDOKU
        self.problem: Problem = encoding.problem()
        self._held: list[Breakpoint] = []
        self._removed: list[tuple[int, Breakpoint]] = []
        self._ids = count(1)
        self._conditions: dict[Question, Condition] = {}

    def connect_to(self, player: Player) -> None:
        """From now on the player break_conditions where one of them is met, whatever is watched."""

        def tell_player() -> None:
            player.break_condition = self.condition

        self.changed.connect(tell_player)
        player.began.connect(lambda: self._belong_to(player))
        self._belong_to(player)
        tell_player()

    # --- facts ------------------------------------------------------------------------------------

    def __len__(self) -> int:
        """How many there are, those of other problems too."""
        return len(self._held)

    def __iter__(self) -> Iterator[Breakpoint]:
        """In the user's order."""
        return iter(tuple(self._held))

    def __getitem__(self, number: int) -> Breakpoint:
        """The one with this id.

        Raises:
            KeyError: there is none.
        """
        return self._held[self._place(number)]

    def is_active(self, breakpoint_: Breakpoint) -> bool:
        """Whether runs stop for it now: it is enabled and of the problem watched."""
        return breakpoint_.enabled and self.belongs(breakpoint_)

    def belongs(self, breakpoint_: Breakpoint) -> bool:
        """Whether it is of the problem watched."""
        return breakpoint_.problem == self.key

    def condition_of(self, breakpoint_: Breakpoint) -> Condition:
        """Where one of this problem is met; a condition without clauses where it never can be."""
        question = breakpoint_.question
        if question not in self._conditions:
            self._conditions[question] = question.condition(self.problem)
        return self._conditions[question]

    @property
    def condition(self) -> Condition | None:
        """Where a run stops: any of the active is met; None where no run ever does."""
        clauses = [
            clause
            for held in self._held
            if self.is_active(held)
            for clause in self.condition_of(held).clauses
        ]
        return Condition(dict.fromkeys(clauses)) if clauses else None

    def met_by(self, search: SearchBase) -> list[Breakpoint]:
        """The active ones that are met where a search stands."""
        if search.problem is not self.problem:
            return []
        return [
            held for held in self._held if self.is_active(held) and search.stands_at(self.condition_of(held))
        ]

    def asking(self, question: Question) -> Breakpoint | None:
        """The one of the problem watched that asks this; None without one."""
        return next((held for held in self._held if self.belongs(held) and held.question == question), None)

    @property
    def last_removed(self) -> tuple[Breakpoint, ...]:
        """What `restore` would bring back."""
        return tuple(held for _, held in self._removed)

    # --- deeds ------------------------------------------------------------------------------------

    def add(self, question: Question, name: str = "") -> None:
        """One more, at the end, of the problem watched; one that asks the same already is enabled instead."""
        same = self.asking(question)
        if same is not None:
            self.replace(same.id, question, name or same.name)
            self.enable(same.id)
            return
        self._held.append(Breakpoint(next(self._ids), question, self.key, name))
        self.changed.emit()

    def toggle(self, question: Question) -> None:
        """Add one that asks this, or remove the one that does."""
        same = self.asking(question)
        if same is None:
            self.add(question)
        else:
            self.remove(same.id)

    def remove(self, number: int) -> None:
        """Take one away; inverse of `restore`."""
        place = self._place(number)
        self._removed = [(place, self._held.pop(place))]
        self.changed.emit()

    def clear(self) -> None:
        """Take all away; inverse of `restore`."""
        if self._held:
            self._removed = list(enumerate(self._held))
            self._held = []
            self.changed.emit()

    def restore(self) -> None:
        """Bring back what was removed last, where it was."""
        removed, self._removed = self._removed, []
        for place, held in removed:
            self._held.insert(place, held)
        if removed:
            self.changed.emit()

    def replace(self, number: int, question: Question, name: str | None = None) -> None:
        """Ask something else of the problem watched; None: keep the name."""
        before = self[number]
        kept = before.name if name is None else name
        self._set(number, replace(before, question=question, name=kept, problem=self.key))

    def enable(self, number: int, *, enabled: bool = True) -> None:
        """Stop for it, or no longer."""
        self._set(number, replace(self[number], enabled=enabled))

    def rename(self, number: int, name: str) -> None:
        """Call it something; "": by its description."""
        self._set(number, replace(self[number], name=name.strip()))

    def move(self, number: int, place: int) -> None:
        """Put it at another place of the list; the nearest one there is."""
        before = self._place(number)
        after = min(max(place, 0), len(self._held) - 1)
        if after != before:
            self._held.insert(after, self._held.pop(before))
            self.changed.emit()

    # --- plain data -------------------------------------------------------------------------------

    def to_json(self) -> list[dict[str, object]]:
        """All of them as plain data; inverse of `from_json`."""
        return [
            {
                "problem": held.problem,
                "name": held.name,
                "enabled": held.enabled,
                "question": question_data.written(held.question),
            }
            for held in self._held
        ]

    def from_json(self, data: object) -> None:
        """Hold these and no others.

        Raises:
            ValueError: the data are not such a list; the message says which one and why, and nothing changes.
        """
        if not isinstance(data, list) or len(data) > MOST:
            raise SessionError("breakpoints.list", count=MOST)
        read = [self._read(number, entry) for number, entry in enumerate(data, 1)]
        self._held, self._removed = read, []
        self.changed.emit()

    def _read(self, number: int, entry: object) -> Breakpoint:
        if not isinstance(entry, dict) or entry.keys() != _KEYS:
            raise _fault(number, SessionMessage("breakpoints.keys", names=", ".join(sorted(_KEYS))))
        kinds = {"problem": str, "name": str, "enabled": bool}
        if wrong := [key for key, kind in kinds.items() if not isinstance(entry[key], kind)]:
            raise _fault(
                number, SessionMessage("breakpoints.value", name=wrong[0], found=repr(entry[wrong[0]]))
            )
        try:
            question = question_data.read(entry["question"])
        except ValueError as error:
            raise _fault(number, message_of(error)) from None
        return Breakpoint(next(self._ids), question, entry["problem"], entry["name"], entry["enabled"])

    # --- inside -----------------------------------------------------------------------------------

    def _belong_to(self, player: Player) -> None:
        problem = player.problem
        if problem is not self.problem:
            self.key, self.problem = key_of(player), problem
            self._conditions.clear()
            self.changed.emit()

    def _place(self, number: int) -> int:
        for place, held in enumerate(self._held):
            if held.id == number:
                return place
        raise KeyError(number)

    def _set(self, number: int, now: Breakpoint) -> None:
        place = self._place(number)
        if self._held[place] != now:
            self._held[place] = now
            self.changed.emit()


def key_of(player: Player) -> str:
    """The key of the problem that a player watches."""
    return player.subject.name or SUDOKU


def _fault(number: int, cause: str) -> SessionError:
    return SessionError("breakpoints.at", number=number, cause=cause)
