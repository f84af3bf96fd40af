"""A page is one file that needs nothing and does nothing but show its search, whatever names a problem has."""

import json
import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from html.parser import HTMLParser
from importlib.resources import files

import pytest

from solver_core import Grid, page
from solver_core.cover import Coloured, Problem, RepeatSearch, Search
from solver_core.problems import gallery
from solver_core.problems.boards import PUZZLES
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from tests.amounts import each
from tests.core.page.conftest import Run
from tests.core.page.test_engine import EASY, same_to_the_end

HOSTILE = (
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<!--<script>",
    "\"'`&amp;${x}$title",
    "\u2028\u2029\x00\u202e",
    "\ud800",
)


class Parts(HTMLParser):
    """The elements of a page with their attributes, and what stands in each."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.is_open = False
        self.found: list[tuple[str, dict[str, str | None], str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs), ""))
        self.is_open = True

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - named by the base
        self.is_open = False

    def handle_data(self, data: str) -> None:
        if self.is_open:
            tag, attributes, text = self.found[-1]
            self.found[-1] = tag, attributes, text + data

    def data(self) -> dict[str, object]:
        """The JSON that the page's script reads."""
        ((*_, text),) = (one for one in self.found if one[1].get("id") == "data")
        data: dict[str, object] = json.loads(text)
        return data


def hostile() -> Search:
    problem = Problem(HOSTILE, [[name] for name in HOSTILE], ["s"], labels=HOSTILE)
    coloured = [
        [*problem.option_names(option), Coloured("s", HOSTILE[option])] for option in range(len(HOSTILE))
    ]
    return Search(Problem(HOSTILE, coloured, ["s"], labels=HOSTILE))


def test_names_from_files_are_text_and_never_markup() -> None:
    """Names, colours, labels and the title leave the elements of the page as they are, and arrive unchanged."""
    usual, odd = page.html(Search(Problem("ab", ["ab"]))), page.html(hostile(), title=HOSTILE[0] + HOSTILE[1])
    kinds = [[(tag, sorted(attributes)) for tag, attributes, _ in Parts(text).found] for text in (usual, odd)]
    assert kinds[0] == kinds[1]
    data = Parts(odd).data()
    problem = data["problems"][0]  # type: ignore[index]
    assert problem["labels"] == [*HOSTILE]
    assert problem["colours"] == ["", *HOSTILE]
    assert problem["items"] == [*HOSTILE, "s"]
    odd.encode("utf-8")


def test_an_odd_title_can_be_written_to_a_file() -> None:
    """Half a surrogate pair, as in names of files that are not UTF-8."""
    page.html(Search(Problem("a", ["a"])), title="\ud800").encode("utf-8")


def test_the_search_of_odd_names_is_that_of_the_core(events: Run) -> None:
    """Names mean nothing to the search."""
    same_to_the_end(events, hostile())


def test_the_policy_allows_the_script_and_style_of_the_page_alone() -> None:
    """Nothing is loaded, and nothing else is run, whatever gets into the page."""
    parts = Parts(page.html(hostile())).found
    (policy,) = (
        attributes["content"]
        for _, attributes, _ in parts
        if attributes.get("http-equiv") == "Content-Security-Policy"
    )
    rules = dict(rule.split(maxsplit=1) for rule in str(policy).split("; "))
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == "'none'"
    for kind in ("script", "style"):
        texts = [text for tag, attributes, text in parts if tag == kind and "type" not in attributes]
        hashes = [f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in texts]
        assert rules[f"{kind}-src"].split() == hashes


def test_the_page_needs_nothing_from_elsewhere() -> None:
    """No address, no other file, no handler or style in an attribute."""
    for tag, attributes, _ in each(Parts(page.html(hostile())).found):
        assert not attributes.keys() & {"src", "href", "style", "srcset", "action"}, tag
        assert not [name for name in attributes if name.startswith("on")], tag


def test_sources_can_stand_in_a_page() -> None:
    """No end of an element in a script or style, and the engine makes all of it strict."""
    for file in each(sorted(files(page).iterdir(), key=lambda one: one.name)):
        if file.name.endswith((".js", ".css")):
            assert not re.search(r"</(script|style)|<!--", file.read_text(encoding="utf-8"), re.IGNORECASE)
    assert (files(page) / "engine.js").read_text(encoding="utf-8").startswith('"use strict";')


def test_a_page_is_small_and_always_the_same() -> None:
    """150 kB without the problem; the same search gives the same bytes."""
    pages = [page.html(gallery.search("six_sets"), gallery.board("six_sets")) for _ in range(2)]
    assert pages[0] == pages[1]
    assert len(pages[0].encode()) < 150_000


def test_a_page_has_what_its_search_has() -> None:
    """Givens, colours by number, the bound's first limit, and names in place of numbers nowhere."""
    found = page.problem_data(encoding.search(Grid.parse(EASY)))
    assert found["given"] == encoding.given_options(Grid.parse(EASY))
    assert (found["kind"], found["primary"], len(encoding.problem().options)) == ("exact", 324, 729)
    coloured = Problem("a", [["a", Coloured("x", "red")], ["a", Coloured("x", "blue")], ["a", "x"]], "x")
    assert page.problem_data(Search(coloured))["colors"] == [[0, 1], [0, 2], [0, 0]]
    assert page.problem_data(RepeatSearch(coloured, 3))["most"] == 3


def test_boards_of_sudoku_say_where_options_stand() -> None:
    """Four by four and nine by nine: the size, the boxes, the givens, and the square and digit of each option."""
    four, nine = gallery.board("sudoku_4"), page.board_of(Grid.parse(EASY))
    assert four is not None
    for board, n, givens in ((four, 4, PUZZLES["4"]), (nine, 9, EASY)):
        found = json.loads(json.dumps(page.board_data(board)))
        assert (found["kind"], found["rows"], found["cols"], found["style"]) == ("plan", n, n, "digits")
        assert len(set(found["boxes"])) == n
        assert found["given"] == [
            [[*divmod(place, n)], sign] for place, sign in enumerate(givens) if sign != "."
        ]
        assert (found["squares"][n + 1], found["labels"][n + 1]) == ([[0, 1]], "2")


def test_a_ring_of_stations_is_a_board_of_the_page() -> None:
    """The ring of stations with its points and lines."""
    board = gallery.board("stations")
    assert board is not None
    found = json.loads(json.dumps(page.board_data(board)))
    assert (found["kind"], found["is_ring"], len(found["items"])) == ("network", True, 12)


@pytest.mark.parametrize(
    ("search", "message"),
    [
        (
            lambda: Search(Problem(range(150), [range(150)] * 150)),
            "the problem has 22650 nodes; a web page takes at most 20000",
        ),
        (
            lambda: BacktrackSearch(Grid.parse(EASY)),
            "a web page shows Dancing Links only; search the puzzle by them",
        ),
    ],
)
def test_a_search_that_no_page_can_show_is_refused(search: Callable[[], Search], message: str) -> None:
    """Too large, or another algorithm: in one sentence, before anything is written."""
    with pytest.raises(page.WebPageError, match=re.escape(message)):
        page.html(search())
