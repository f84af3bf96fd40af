"""The search of a puzzle as plain data: subject and position, breakpoints, bookmarks and runs.

The data come from files, so nothing is trusted: each part is read by itself, and a wrong one costs no other.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from itertools import accumulate
from typing import Any, Final

from solver_core.cover.replay.bookmarks import LONGEST
from solver_core.formats.data import own_json
from sudoku_gui.models import Models
from sudoku_gui.player import bookmarks, breakpoints, runs
from sudoku_gui.player.breakpoints import key_of
from sudoku_gui.player.search_conditions import SUDOKU
from sudoku_gui.player.subject import Subject

_LISTS: Final = ("breakpoints", "bookmarks", "runs")
KEYS: Final = ("subject", "position", *_LISTS)
MOST_POSITION: Final = 1 << 60
MOST_CHARACTERS: Final = 1 << 19  # of each list in a file; of a longer one the oldest are dropped

_SUBJECT: Final = {field.name for field in fields(Subject)}
_KNOWN: Final[dict[str, set[str]]] = {
    "breakpoints": {"problem", "name", "enabled", "question"},
    "bookmarks": {*_SUBJECT, "marks"},
    "runs": {"subject", "name", "position", "parent", "parted", "number"},
}

_Rows = list[dict[str, Any]]


def of(models: Models) -> dict[str, Any] | None:
    """The search, and the lists of the puzzle and of the problem that is watched; None if there is nothing."""
    player = models.player
    data: dict[str, Any] = {}
    problems = {_problem(Subject(models.document.task()).to_json())}
    if player.is_watching:
        data = {"subject": player.subject.to_json(), "position": player.goal}
        problems.add(_problem(data["subject"]))
    keys = {SUDOKU, key_of(player)}
    run_rows: list[dict[str, Any]] = models.runs.to_json()
    lists: dict[str, _Rows] = {
        "breakpoints": [row for row in models.breakpoints.to_json() if row["problem"] in keys],
        "bookmarks": [row for row in models.bookmarks.to_json() if _problem(row) in problems],
        "runs": [row for row in run_rows if _problem(row["subject"]) in problems],
    }
    return data | {name: _newest(rows) for name, rows in lists.items() if rows} or None


def validated(found: object, dropped: list[str]) -> dict[str, Any] | None:
    """The data of the right shape; the codes of the rest are added to those that were dropped."""
    if found is None:
        return None
    if not isinstance(found, Mapping):
        dropped.append("search")
        return None
    data = {name: found[name] for name in KEYS if name in found}
    if not _is_search(data):
        dropped.append("search")
        data.pop("subject", None)
        data.pop("position", None)
    for name in _LISTS:
        if not isinstance(data.get(name, []), list):
            dropped.append(name)
            del data[name]
    return data


def restore(models: Models, search: Mapping[str, Any]) -> tuple[str, ...]:
    """Add the lists to those of the models; returns the names of those that make no sense."""
    lists: dict[str, tuple[Any, int, Callable[[_Rows, _Rows], _Rows]]] = {
        "breakpoints": (models.breakpoints, breakpoints.MOST, _with_breakpoints),
        "bookmarks": (models.bookmarks, bookmarks.SUBJECTS, _with_bookmarks),
        "runs": (models.runs, runs.PROBLEMS * runs.MOST, _with_runs),
    }
    failed = []
    for name, (model, most, joined) in lists.items():
        try:
            rows = [{key: row[key] for key in row.keys() & _KNOWN[name]} for row in search.get(name, ())]
            _check(rows, most)
            if rows:
                model.from_json(joined(model.to_json(), rows))
        except (ValueError, TypeError, KeyError, AttributeError):
            failed.append(name)
    return tuple(failed)


def _newest(rows: _Rows) -> _Rows:
    """The last rows that fit, with names that can be read again."""
    named = [{**row, "name": row["name"][:LONGEST]} if "name" in row else row for row in rows]
    lengths = accumulate(own_json.length(row) for row in reversed(named))
    fitting = sum(length < MOST_CHARACTERS for length in lengths)
    return named[len(named) - fitting :]


def _problem(subject: Mapping[str, Any]) -> tuple[str | None, str, str]:
    return subject["grid"], subject["sample"], subject.get("problem", "")


def _is_search(data: Mapping[str, Any]) -> bool:
    """Whether subject and position make sense; also where there is neither."""
    if "subject" not in data and "position" not in data:
        return True
    try:
        Subject.from_json(data.get("subject"))
    except ValueError:
        return False
    position = data.get("position")
    return type(position) is int and 0 <= position < MOST_POSITION


def _check(rows: _Rows, most: int) -> None:
    """Raises ValueError where there are too many rows, or one holds what no list would show well.

    A number may stand anywhere in a row, so all are looked at; the reader of the rows knows what each means.
    """
    if len(rows) > most:
        raise ValueError(f"at most {most} rows are taken up")
    level: list[Any] = list(rows)
    while level:
        if any(type(value) is int and not 0 <= value < MOST_POSITION for value in level):
            raise ValueError("a number is out of range")
        objects = [value for value in level if isinstance(value, dict)]
        if any(len(str(row.get("name", ""))) > LONGEST for row in objects):
            raise ValueError("a name is too long")
        level = [inner for value in level if isinstance(value, list) for inner in value]
        level += [inner for row in objects for inner in row.values()]


def _with_breakpoints(stored: _Rows, added: _Rows) -> _Rows:
    """The added breakpoints, then the stored ones that ask something else."""
    asked = [(row["problem"], row["question"]) for row in added]
    return [*added, *(row for row in stored if (row["problem"], row["question"]) not in asked)][
        : breakpoints.MOST
    ]


def _with_bookmarks(stored: _Rows, added: _Rows) -> _Rows:
    """All of them; where a position has two names, the one added."""
    marked: dict[Subject, dict[int, str]] = {}
    for row in (*stored, *added):
        subject = Subject.from_json(row)
        marked[subject] = marked.pop(subject, {}) | dict(row["marks"][: bookmarks.MOST])
    return [
        {**subject.to_json(), "marks": [[position, name] for position, name in named.items()]}
        for subject, named in marked.items()
    ]


def _with_runs(stored: _Rows, added: _Rows) -> _Rows:
    """The stored runs, then the added ones, renumbered where a number is taken; an equal run is kept once."""
    new = {Subject.from_json(row["subject"]): row["number"] for row in added}
    gone = {
        row["number"]: new[subject] for row in stored if (subject := Subject.from_json(row["subject"])) in new
    }
    rest = [row for row in stored if row["number"] not in gone]
    taken = {row["number"] for row in rest}
    shift = max(taken) if taken & {row["number"] for row in added} else 0
    numbers = {number: number + shift for number in new.values()}
    moved = [
        {**row, "number": numbers[row["number"]], "parent": numbers.get(row["parent"], row["parent"])}
        for row in added
    ]
    return [*({**row, "parent": numbers.get(gone.get(row["parent"]), row["parent"])} for row in rest), *moved]
