"""What stands in the file of the last session: what is missing is forgiven, what cannot be read is put aside."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session.keeper import VERSION, BrokenSessionError, Keeper, Kept

Broken = Callable[[str | bytes], Path]

PUZZLE = formats.write(Puzzle(Grid.empty().with_digit(0, 5)), "sdk")
WHOLE = Kept(PUZZLE, "/a/b.sdm", "sdm", 3, True, "givens", 40, 77, "first")


def stored(**changes: object) -> str:
    """As WHOLE is stored, but for these fields."""
    return json.dumps({"version": VERSION, **asdict(WHOLE), **changes})


@pytest.fixture
def broken(keeper: Keeper, session_file: Path) -> Broken:
    """Lets the keeper find this, and answers where it has put it."""

    def find(content: str | bytes) -> Path:
        data = content.encode() if isinstance(content, str) else content
        session_file.write_bytes(data)
        with pytest.raises(BrokenSessionError) as caught:
            keeper.kept()
        assert not session_file.exists()
        assert caught.value.aside.parent == session_file.parent
        assert caught.value.aside.read_bytes() == data
        return caught.value.aside

    return find


@pytest.mark.parametrize("name", ["path", "number", "position"])
def test_what_may_be_missing_may_be_none(keeper: Keeper, session_file: Path, name: str) -> None:
    """A puzzle without a file, and a board without a search, are nothing broken."""
    session_file.write_text(stored(**{name: None}))
    kept = keeper.kept()
    assert kept
    assert getattr(kept, name) is None


def test_only_the_puzzle_is_needed(keeper: Keeper, session_file: Path) -> None:
    """A program that knew fewer fields has not lost the user's work."""
    session_file.write_text(json.dumps({"version": VERSION, "puzzle": WHOLE.puzzle}))
    assert keeper.kept() == Kept(WHOLE.puzzle)


def test_an_unknown_field_is_nothing_broken(keeper: Keeper, session_file: Path) -> None:
    """It is passed over."""
    session_file.write_text(stored(colour="mauve"))
    assert keeper.kept() == WHOLE


WRONG: dict[str, list[object]] = {
    "version": [None, "1", VERSION + 1, 0, [], {}],
    "puzzle": [None, 5, "", "no puzzle", [], {}, True],
    "path": [5, [], {}, True],
    "format_id": [None, 5, "", "hsol", [], {}],
    "number": [-1, "1", 1.5, [], {}],
    "modified": [None, "no", [], {}, 2],
    "mode": [None, 5, "", "notes", [], {}],
    "selected": [None, -1, 81, "0", 1.5, [], {}],
    "position": [-1, "0", 1.5, [], {}],
    "rule": [None, 5, "", "last", [], {}],
}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WRONG.items() for value in values]
)
def test_a_field_of_the_wrong_kind_is_put_aside(broken: Broken, name: str, value: object) -> None:
    """Nothing that a hand or another program wrote there gets as far as the window."""
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
def test_broken_json_is_put_aside(broken: Broken, text: str) -> None:
    """Half a file, another kind of value, numbers without end, and brackets deeper than anyone reads."""
    assert broken(text).exists()


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x80", b"\0" * 4096, stored(path="/ä").encode("utf-16")])
def test_what_is_no_text_is_put_aside(broken: Broken, data: bytes) -> None:
    """A disk that failed leaves zeros, and another program its own coding."""
    assert broken(data).exists()


def test_what_is_far_too_large_is_put_aside(broken: Broken) -> None:
    """It is not read to its end."""
    assert broken(stored(colour="m" * (8 << 20))).exists()


def test_a_folder_in_its_place_is_put_aside(keeper: Keeper, session_file: Path) -> None:
    """With all that is in it."""
    session_file.mkdir()
    (session_file / "inside").write_text("kept")
    with pytest.raises(BrokenSessionError) as caught:
        keeper.kept()
    assert (caught.value.aside / "inside").read_text() == "kept"
    assert not session_file.exists()


def test_what_was_put_aside_is_never_overwritten(broken: Broken, keeper: Keeper, session_file: Path) -> None:
    """Every broken session gets a place of its own, and keeping goes on as at the first start."""
    asides = [broken(f"broken {number}") for number in range(5)]
    assert keeper.kept() is None
    keeper.keep(WHOLE)
    assert keeper.kept() == WHOLE
    assert [aside.read_text() for aside in asides] == [f"broken {number}" for number in range(5)]
    assert len(set(asides) | {session_file}) == 6


def test_what_cannot_be_put_aside_is_said_to_be_where_it_is(tmp_path: Path) -> None:
    """The error tells the truth where nothing can be moved."""
    not_a_folder = tmp_path / "file"
    not_a_folder.write_text("in the way")
    with pytest.raises(BrokenSessionError) as caught:
        Keeper(not_a_folder).kept()
    assert caught.value.aside == not_a_folder / "session.json"
    assert str(caught.value) == str(caught.value.aside)
