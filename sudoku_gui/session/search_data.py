"""What is watched of a puzzle, as plain data: the search and its place, breakpoints, bookmarks and runs.

Read from files, so nothing is trusted: each part is taken up by itself, and one that makes no sense costs no other.
"""

from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any, Final

from solver_core.formats import own_json
from sudoku_gui.session.breakpoints import MOST, key_of
from sudoku_gui.session.questions import SUDOKU
from sudoku_gui.session.subject import Subject
from sudoku_gui.session.workspace import Workspace

KEYS: Final = ("subject", "position", "breakpoints", "bookmarks", "runs")
MOST_POSITION: Final = 1 << 60
MOST_CHARACTERS: Final = 1 << 19
"""Of each list in a file; of a longer one the oldest are let go."""

_BREAKPOINT: Final = ("problem", "name", "enabled", "question")

_Rows = list[dict[str, Any]]


def of(workspace: Workspace) -> dict[str, Any] | None:
    """What concerns the puzzle, and the problem that is watched; None where that is nothing."""
    player = workspace.player
    told: dict[str, Any] = {}
    problems = {_problem(Subject(workspace.document.task()).to_json())}
    if player.is_watching:
        told = {"subject": player.subject.to_json(), "position": player.goal}
        problems.add(_problem(told["subject"]))
    keys = {SUDOKU, key_of(player)}
    lists = {
        "breakpoints": [row for row in _rows(workspace.breakpoints) if row["problem"] in keys],
        "bookmarks": [row for row in _rows(workspace.marks) if _problem(row) in problems],
        "runs": [row for row in _rows(workspace.runs) if _problem(row["subject"]) in problems],
    }
    return told | {name: rows for name, rows in lists.items() if rows} or None


def understood(held: object, dropped: list[str]) -> dict[str, Any] | None:
    """What of the data has the right shape; the codes of the rest are added to those that were dropped."""
    if held is None:
        return None
    if not isinstance(held, Mapping):
        dropped.append("search")
        return None
    told = {name: held[name] for name in KEYS if name in held}
    if not _leads_somewhere(told):
        dropped.append("search")
        told.pop("subject", None)
        told.pop("position", None)
    for name in ("breakpoints", "bookmarks", "runs"):
        if not isinstance(told.get(name, []), list):
            dropped.append(name)
            del told[name]
    return told


def lay_out(workspace: Workspace, search: Mapping[str, Any]) -> tuple[str, ...]:
    """Add what is held to the lists of a workspace; answers the names of those that make no sense."""
    lists: dict[str, tuple[Any, Callable[[_Rows, _Rows], _Rows]]] = {
        "breakpoints": (workspace.breakpoints, _with_breakpoints),
        "bookmarks": (workspace.marks, _with_bookmarks),
        "runs": (workspace.runs, _with_runs),
    }
    failed = []
    for name, (held, joined) in lists.items():
        if name in search:
            try:
                held.from_json(joined(held.to_json(), search[name]))
            except (ValueError, TypeError, KeyError, AttributeError):
                failed.append(name)
    return tuple(failed)


# --- inside -------------------------------------------------------------------------------------------


def _rows(held: Any) -> _Rows:
    """The plain data of a list, as many of its newest as fit."""
    rows: _Rows = held.to_json()
    lengths = accumulate(own_json.length(row) for row in reversed(rows))
    fitting = sum(length < MOST_CHARACTERS for length in lengths)
    return rows[len(rows) - fitting :]


def _problem(subject: Mapping[str, Any]) -> tuple[str | None, str, str]:
    """What tells the problem of a subject's plain data from all others."""
    return subject["grid"], subject["sample"], subject.get("problem", "")


def _leads_somewhere(told: Mapping[str, Any]) -> bool:
    """Whether search and place make sense; also where there are neither."""
    if "subject" not in told and "position" not in told:
        return True
    try:
        Subject.from_json(told.get("subject"))
    except ValueError:
        return False
    position = told.get("position")
    return type(position) is int and 0 <= position < MOST_POSITION


def _with_breakpoints(kept: _Rows, added: _Rows) -> _Rows:
    """Those added, then those kept that ask something else."""
    rows = [{key: row[key] for key in _BREAKPOINT} for row in added]
    asked = [(row["problem"], row["question"]) for row in rows]
    return [*rows, *(row for row in kept if (row["problem"], row["question"]) not in asked)][:MOST]


def _with_bookmarks(kept: _Rows, added: _Rows) -> _Rows:
    """All of them; where a position has two names, the one added."""
    marks: dict[Subject, dict[int, str]] = {}
    for row in (*kept, *added):
        subject = Subject.from_json(row)
        marks[subject] = marks.pop(subject, {}) | dict(row["marks"])
    return [
        {**subject.to_json(), "marks": [[position, name] for position, name in named.items()]}
        for subject, named in marks.items()
    ]


def _with_runs(kept: _Rows, added: _Rows) -> _Rows:
    """Those kept, then those added, with other numbers where theirs are taken; the same run is held once."""
    new = {Subject.from_json(row["subject"]): row["number"] for row in added}
    gone = {
        row["number"]: new[subject] for row in kept if (subject := Subject.from_json(row["subject"])) in new
    }
    rest = [row for row in kept if row["number"] not in gone]
    taken = {row["number"] for row in rest}
    shift = max(taken) if taken & {row["number"] for row in added} else 0
    numbers = {number: number + shift for number in new.values()}
    moved = [
        {**row, "number": numbers[row["number"]], "parent": numbers.get(row["parent"], row["parent"])}
        for row in added
    ]
    return [*({**row, "parent": numbers.get(gone.get(row["parent"]), row["parent"])} for row in rest), *moved]
