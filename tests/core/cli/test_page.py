"""``sudoku-dlx page``: one page, or the gallery as a folder that can be published."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from solver_core import Grid, page
from solver_core.cli import page as published
from solver_core.cover import FewestSearch, Problem, RepeatSearch, Rule, Search
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from tests.amounts import each
from tests.core.cli.conftest import CLASH, EASY, Run, Written


def held(text: str) -> dict[str, Any]:
    """What the script of a page reads."""
    data: dict[str, Any] = json.loads(text.partition('id="data">')[2].partition("</script>")[0])
    return data


def problem(text: str) -> dict[str, Any]:
    """The one problem of a page."""
    (found,) = held(text)["problems"]
    return dict(found)


def test_a_puzzle_becomes_its_page(run: Run, written: Written, tmp_path: Path) -> None:
    """The givens are chosen first, on the board of nine; it is called what it is, not by its file."""
    file, grid = tmp_path / "page.html", Grid.parse(EASY)
    assert run("page", written(EASY), "-o", file) == (0, "", "")
    search = encoding.search(grid, seed=1)
    note = "729 options over 324 columns"
    assert file.read_text("utf-8") == page.html(search, page.board_of(grid), title="Sudoku", note=note)


def test_a_page_goes_to_standard_output_unless_asked_otherwise(run: Run, written: Written) -> None:
    """A puzzle as the argument has no name of its own; a problem has that of its file."""
    status, out, err = run("page", EASY)
    assert (status, err) == (0, "")
    assert held(out)["title"] == "Sudoku"
    _, out, _ = run("page", written("a b\na\nb\n"))
    assert held(out)["title"] == "puzzles"
    _, out, _ = run("page", "-", stdin=b"a b\na\nb\n")
    assert held(out)["title"] == "Dancing Links"


def test_one_puzzle_of_a_collection_is_chosen(run: Run, written: Written) -> None:
    file = written(f"{EASY}\n{'.' * 81}\n")
    _, out, _ = run("page", "--puzzle", "2", file)
    assert problem(out)["given"] == []
    status, _, err = run("page", "--puzzle", "3", file)
    assert (status, "there is no puzzle 3" in err) == (2, True)


@pytest.mark.parametrize(
    ("goal", "search"), [("exact", Search), ("fewest", FewestSearch), ("repeat", RepeatSearch)]
)
def test_a_problem_is_searched_for_the_goal_asked_for(
    run: Run, goal: str, search: type[Search | RepeatSearch]
) -> None:
    """From standard input, of the kind that it looks like."""
    text = "a b c\na b\nc\na c\n"
    _, out, _ = run("page", "--goal", goal, "-", stdin=text.encode())
    expected = json.loads(json.dumps(page.problem_data(search(Problem.from_text(text)))))
    seed = {} if goal == "repeat" else {"seed": 1}
    assert problem(out) == {**expected, **seed, "position": 0}


def test_a_sample_of_the_gallery_has_its_own_goal_and_board(run: Run) -> None:
    """With values for its parameters, and another rule."""
    _, out, _ = run("page", "--sample", "queens,n=6", "--rule", "first", "--title", "Six <queens>")
    search, board = gallery.search("queens,n=6", Rule.FIRST, seed=1), gallery.board("queens,n=6")
    expected = page.html(search, board, title="Six <queens>", note="36 options over 34 columns")
    assert out == expected
    _, out, _ = run("page", "--sample", "stations")
    assert problem(out)["kind"] == "repeat"


def test_the_gallery_is_a_folder_with_an_index(run: Run, tmp_path: Path) -> None:
    """Each page is linked once, and all of them are there, in a folder that is made."""
    folder = tmp_path / "new" / "pages"
    status, out, err = run("page", "--gallery", folder)
    assert (status, err) == (0, "")
    index = (folder / "index.html").read_text("utf-8")
    links = re.findall(r'href="([^"]+)"', index)
    assert links == [f"{one.name}.html" for one in published.PAGES]
    assert sorted(links) == sorted({*links})
    assert sorted(file.name for file in folder.iterdir()) == sorted(["index.html", *links])
    assert out.splitlines() == [str(folder / name) for name in ("index.html", *links)]
    for one in each(published.PAGES):
        assert held((folder / f"{one.name}.html").read_text("utf-8"))["title"] == one.title
    assert "default-src 'none'; style-src 'sha256-" in index.replace("&#x27;", "'")
    assert "<script" not in index


def test_writing_the_gallery_again_gives_the_same_bytes(run: Run, tmp_path: Path) -> None:
    """So a repository of published pages changes only where a page has changed."""
    for name in ("one", "other"):
        run("page", "--gallery", tmp_path / name)
    for file in each(sorted((tmp_path / "one").iterdir())):
        assert file.read_bytes() == (tmp_path / "other" / file.name).read_bytes()


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        ((CLASH,), 1, "both hold 1"),
        (("--sample", "nothing"), 2, "the gallery has no 'nothing'"),
        (("--sample", "word_squares"), 2, "nodes; a web page takes at most"),
        (("--sample", "queens_6", "page.txt"), 2, "not allowed with argument"),
        (("--goal", "fewest", EASY), 2, "--goal: a puzzle has exact covers only"),
        (("no_such_file.txt",), 2, "no_such_file.txt"),
    ],
)
def test_a_page_that_cannot_be_written_leaves_what_was_there(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], status: int, message: str
) -> None:
    """One line says why, and the status is that of other commands."""
    file = tmp_path / "page.html"
    file.write_text("before")
    given, out, err = run("page", "-o", file, *arguments)
    assert (given, out, len(err.splitlines())) == (status, "", 1)
    assert message in err
    assert file.read_text() == "before"
