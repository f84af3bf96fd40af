"""What earlier versions have stored: what is missing is forgiven, what cannot be read is stashed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state
from sudoku_gui.document.document import Mode
from sudoku_gui.document.session import migration as old_session
from sudoku_gui.document.session.migration import VERSION
from sudoku_gui.document.session.state import SessionState
from sudoku_gui.document.session.store import SessionStore

Broken = Callable[[str | bytes], Path]

GIVENS = Grid.empty().with_digit(0, 5)
PUZZLE = formats.write(Puzzle(GIVENS), "sdk")
FIELDS: dict[str, Any] = {
    "version": VERSION,
    "puzzle": PUZZLE,
    "path": "/a/b.sdm",
    "format_id": "sdm",
    "number": 3,
    "modified": True,
    "mode": "givens",
    "selected": 40,
    "position": 77,
    "rule": "first",
    "engine": "dlx",
    "sample": "",
    "seed": 0,
    "overrides": [],
    "breakpoints": [],
    "marks": [],
    "runs": [],
    "touring": {},
}


def stored(**changes: object) -> str:
    """As an earlier version has stored it, but for these fields."""
    return json.dumps({**FIELDS, **changes})


def found(session_file: Path, text: str) -> SessionState:
    session_file.write_text(text, encoding="utf-8")
    kept = old_session.find(session_file.parent).state
    assert kept is not None
    return kept


@pytest.fixture
def session_file(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "session.json"


@pytest.fixture
def broken(session_file: Path) -> Broken:

    def find(content: str | bytes) -> Path:
        data = content.encode() if isinstance(content, str) else content
        session_file.write_bytes(data)
        old = old_session.find(session_file.parent)
        assert old.state is None
        assert not session_file.exists()
        (moved,) = old.broken
        assert moved.parent == session_file.parent
        assert moved.read_bytes() == data
        return moved

    return find


def test_everything_of_it_comes_back(session_file: Path) -> None:
    kept = found(session_file, stored())
    held = saved_state.read(kept.board)
    assert held.puzzle.givens == GIVENS
    assert held.mode is Mode.GIVENS
    assert (kept.path, kept.format_id, kept.number) == ("/a/b.sdm", "sdm", 3)
    assert (kept.modified, kept.blank, kept.ended, kept.selected) == (True, False, True, 40)
    assert held.subject is not None
    assert (held.subject.grid, held.subject.rule.value, held.position) == (GIVENS, "first", 77)


def test_it_is_read_once(session_file: Path) -> None:
    """Once it is kept in the new way it has another name, and what is newer comes back."""
    session_file.write_text(stored(), encoding="utf-8")
    session_store = SessionStore(session_file.parent)
    state = session_store.begin().session
    assert state is not None
    assert session_file.exists()  # until it is kept elsewhere
    session_store.store(state.state)
    session_store.end()
    assert not session_file.exists()
    assert (session_file.parent / "session.before.json").read_text(encoding="utf-8") == stored()
    again = SessionStore(session_file.parent).begin().session
    assert again is not None
    assert again.state == state.state


@pytest.mark.parametrize("name", ["path", "number", "position"])
def test_what_may_be_missing_may_be_none(session_file: Path, name: str) -> None:
    kept = found(session_file, stored(**{name: None}))
    held = saved_state.read(kept.board)
    assert {"path": kept.path, "number": kept.number, "position": held.position}[name] is None


def test_only_the_puzzle_is_needed(session_file: Path) -> None:
    kept = found(session_file, json.dumps({"version": VERSION, "puzzle": PUZZLE}))
    assert saved_state.read(kept.board).puzzle.givens == GIVENS


WRONG: dict[str, list[object]] = {
    "version": [None, "1", VERSION + 1, 0, True, [], {}],
    "puzzle": [None, 5, "", "no puzzle", [], {}, True],
    "path": [5, [], {}, True],
    "format_id": [None, 5, "", "mauve", [], {}],
    "number": [-1, "1", 1.5, [], {}],
    "modified": [None, "no", [], {}, 2],
    "mode": [None, 5, "", "mauve", [], {}],
    "selected": [None, -1, 81, "0", 1.5, [], {}],
    "position": [-1, "0", 1.5, [], {}],
    "rule": [None, 5, "", "last", [], {}],
}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WRONG.items() for value in values]
)
def test_a_field_of_the_wrong_kind_is_stashed(broken: Broken, name: str, value: object) -> None:
    assert broken(stored(**{name: value})).exists()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "5",
        "true",
        '"session"',
        "[]",
        "{}",
        '{"version": 1}',
        stored()[:-9],
        stored() + "}",
        stored(selected=0).replace('"selected": 0', '"selected": NaN'),
        stored(selected=0).replace('"selected": 0', '"selected": 1e999'),
        stored(selected=0).replace('"selected": 0', '"selected": ' + "9" * 5000),
        "[" * 200_000,
        '{"puzzle": ' * 100_000,
    ],
    ids=lambda text: text[:24],
)
def test_broken_json_is_stashed(broken: Broken, text: str) -> None:
    """Half a file, another kind of value, numbers without end, and brackets deeper than anyone reads."""
    assert broken(text).exists()


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x80", b"\0" * 4096, stored(path="/ä").encode("utf-16")])
def test_what_is_no_text_is_stashed(broken: Broken, data: bytes) -> None:
    assert broken(data).exists()


def test_a_folder_in_its_place_is_stashed(session_file: Path) -> None:
    session_file.mkdir()
    (session_file / "inside").write_text("kept")
    (moved,) = old_session.find(session_file.parent).broken
    assert (moved / "inside").read_text() == "kept"
    assert not session_file.exists()


def test_what_was_stashed_is_never_overwritten(broken: Broken, session_file: Path) -> None:
    asides = [broken(f"broken {number}") for number in range(5)]
    assert old_session.find(session_file.parent).state is None
    assert [moved.read_text() for moved in asides] == [f"broken {number}" for number in range(5)]
    assert len(set(asides)) == 5


def test_where_no_folder_is_there_is_nothing(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("in the way")
    for folder in (in_the_way, tmp_path / "not there"):
        old = old_session.find(folder)
        assert (old.state, old.broken) == (None, ())
