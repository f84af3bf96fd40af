"""The page in a browser: what it shows at each event is what the core says, however one came there."""

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from solver_core import Grid, page
from solver_core.cli import page as published
from solver_core.cover import Op, Problem, RepeatSearch, Search, SearchBase, texts
from solver_core.cover.explain import pseudocode
from solver_core.cover.explain.pseudocode import listing
from solver_core.sudoku import encoding
from tests.amounts import each, spread
from tests.browser import Browser, browser

SIX_BY_SEVEN = "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"
COLOURS = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"
PUZZLE = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
SEARCHES: dict[str, Callable[[], SearchBase]] = {
    "matrix": lambda: Search(texts.read(SIX_BY_SEVEN, "dlx")),
    "colours": lambda: Search(texts.read(COLOURS, "dlx")),
    "repeat": lambda: RepeatSearch(Problem("abcd", ["ab", "bc", "cd", "ad", "b"])),
    "secondary": lambda: Search(texts.read("a b c | s t\na s\na t\nb s\nb t\nc\nc s\n", "dlx")),
}
STATE = """(() => {
  const all = name => [...document.querySelectorAll(name)];
  const place = ({dataset}) => [Number(dataset.option), Number(dataset.item)];
  return {
    gone: all("#link_view rect.gone.node[data-option]").map(place),
    covered: all("#link_view rect.gone.node:not([data-option])").map(head => Number(head.dataset.item)),
    chosen: all("#stack li").map(row => Number(row.dataset.option)), left: document.querySelector("#left").textContent,
    line: all("#code li").findIndex(line => line.ariaCurrent === "step"),
    count: document.querySelector("#count").value };
})()"""


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser(tmp_path_factory.mktemp("profile")) as one:
        yield one


def opened(shown: Browser, folder: Path, search: SearchBase, part: str = "", **more: object) -> None:
    path = folder / "page.html"
    path.write_text(page.html(search, **more), encoding="utf-8")  # type: ignore[arg-type]
    shown.open(path, part)


def expected(search: SearchBase, total: int) -> dict[str, object]:
    """What `STATE` finds of a page at the position of a search."""
    snapshot, whole = search.snapshot(), listing(search)
    items = range(len(search.problem.names))
    places = [(option, item) for option, own in enumerate(search.problem.options) for item in own]
    event = search.event
    chain = (whole.lines[0].id,) if event is None else whole.chains[event.op]
    return {
        "gone": sorted([option, item] for option, item in places if snapshot.is_hidden(option, item)),
        "covered": [item for item in items if not snapshot.is_live(item)],
        "chosen": [level.option for level in snapshot.levels],
        "left": f"{snapshot.primary_left} of {len(search.problem.items)} columns in the list",
        "line": whole.lines.index(whole.line(chain[-1])),
        "count": f"Event {search.position} of {total}",
    }


@pytest.mark.parametrize("name", SEARCHES)
def test_every_step_forward_and_back_shows_the_state_of_the_core(
    shown: Browser, tmp_path: Path, name: str
) -> None:
    """The page runs a search of its own in JavaScript: chosen, covered, hidden and counted alike."""
    search = SEARCHES[name]()
    opened(shown, tmp_path, search)
    whole_run = search.twin()
    whole_run.run_to("end")
    shown.evaluate("new Promise(done => setTimeout(done, 100))")  # until the length of the run is known
    for move, key in ((search.forward, "ArrowRight"), (search.back, "ArrowLeft")):
        moves = range(min(70, whole_run.position))
        looked_at = {*spread(moves)}
        for number in each(moves):
            move()
            shown.press(key)
            if number not in looked_at:
                continue
            found = shown.evaluate(STATE)
            found["gone"].sort()
            assert found == expected(search, whole_run.position)


def test_the_same_line_is_current_in_every_language(shown: Browser, tmp_path: Path) -> None:
    """Pseudo-code, C++ and Python, with the names of their variables."""
    opened(shown, tmp_path, SEARCHES["matrix"](), "event=3")
    for language, code, variable in each(
        [("knuth", "D[U[q]] ← D[q]", "q"), ("cpp", "U[D[j]] = U[j]", "j"), ("python", "j", "j")]
    ):
        shown.evaluate(f"$('language').value = '{language}'; $('language').onchange()")
        assert code in shown.text("#code .now")
        called = shown.evaluate("[...document.querySelectorAll('#variables dt')].map(one => one.textContent)")
        assert called[-1] == variable


def test_a_column_is_i_until_its_uncover_returns(shown: Browser, tmp_path: Path) -> None:
    search = SEARCHES["matrix"]()
    for op in (Op.EXHAUSTED, Op.UNCOVER):
        while search.event is None or search.event.op is not op:
            search.forward()
    assert search.event
    opened(shown, tmp_path, search.twin(), f"event={search.position}")
    called = shown.evaluate("[...document.querySelectorAll('#variables div')].map(one => one.textContent)")
    assert f"i{search.problem.names[search.event.item or 0]}" in called


def test_buttons_run_to_dead_ends_solutions_and_both_ends(shown: Browser, tmp_path: Path) -> None:
    search = SEARCHES["matrix"]()
    opened(shown, tmp_path, search)
    for button, kind in (("dead", "dead_end"), ("won", "solution"), ("end", "end")):
        shown.point(f"#{button}", click=True)
        search.run_to(kind)
        assert shown.text("#count").startswith(f"Event {search.position} of")
    shown.press("{")
    search.run_to("solution", backward=True)
    assert shown.text("#sentence").startswith("Solution 1: every column is covered exactly once")
    shown.press("Home")
    assert shown.text("#count").startswith("Event 0 of")


def test_the_address_is_obeyed_and_kept(shown: Browser, tmp_path: Path) -> None:
    """A link to an event can be shared; a link within the page moves it, too."""
    opened(shown, tmp_path, SEARCHES["matrix"](), "event=37")
    assert shown.text("#count").startswith("Event 37 of")
    shown.press("ArrowRight")
    shown.evaluate("new Promise(done => setTimeout(done, 400))")
    assert shown.evaluate("location.hash") == "#event=38"
    shown.evaluate("new Promise(done => { addEventListener('hashchange', done); location.hash = 'event=5' })")
    assert shown.text("#count").startswith("Event 5 of")


def test_pointing_at_a_node_highlights_it_in_all_pictures(shown: Browser, tmp_path: Path) -> None:
    opened(shown, tmp_path, SEARCHES["matrix"](), "event=3")
    shown.point('#link_view rect[data-item="3"][data-option="1"]')
    marked = "[...document.querySelectorAll('.hot')].map(one => one.closest('section').id)"
    assert set(shown.evaluate(marked)) == {"picture", "links", "program"}
    assert shown.text("#hover").startswith("{A, D, G} in column “D”:")


def test_arrow_keys_point_in_a_picture_that_has_the_focus(shown: Browser, tmp_path: Path) -> None:
    """Header, node and node below it; a step draws all anew, and focus and part stay."""
    opened(shown, tmp_path, SEARCHES["matrix"](), "event=3")
    count = shown.text("#count")
    shown.evaluate("document.querySelector('#link_view').focus()")
    assert shown.text("#hover").startswith("Column “A”")
    shown.press("ArrowRight", "ArrowDown")
    assert shown.text("#hover").startswith("{B, C, F} in column “B”:")
    shown.press("ArrowDown")
    assert shown.text("#hover").startswith("{B, G} in column “B”:")
    assert shown.text("#count") == count
    shown.press("]")
    assert shown.text("#count") != count
    assert shown.text("#hover").startswith("{B, G} in column “B”:")
    assert shown.evaluate("document.activeElement.id") == "link_view"
    shown.press("Escape")
    assert shown.text("#hover").startswith("Point at")


def test_a_button_keeps_the_focus_where_it_can_do_no_more(shown: Browser, tmp_path: Path) -> None:
    """At the end *Step* does nothing, but the next key still reaches the page from there."""
    opened(shown, tmp_path, SEARCHES["matrix"]())
    shown.point("#end", click=True)
    assert shown.evaluate("document.querySelector('#end').ariaDisabled") == "true"
    assert shown.evaluate("document.activeElement.id") == "end"


def test_a_typed_matrix_runs_at_once_and_stands_in_the_address(shown: Browser, tmp_path: Path) -> None:
    """What is no matrix is named with its line instead."""
    opened(shown, tmp_path, SEARCHES["matrix"]())
    shown.point("#edit", click=True)
    shown.evaluate("document.querySelector('#matrix').value = '101\\n010\\n110'")
    shown.point("#run", click=True)
    shown.point("#won", click=True)
    assert shown.evaluate(STATE)["chosen"] == [0, 1]
    shown.evaluate("new Promise(done => setTimeout(done, 400))")
    assert "matrix=101" in shown.evaluate("location.hash")
    for text, mistake in each(
        [("a b\na x", "Line 2: “x” is not"), ("10\n1", "Line 2 is not as long"), ("a a\na", "twice")]
    ):
        shown.evaluate(f"document.querySelector('#matrix').value = {text!r}")
        shown.point("#run", click=True)
        assert mistake in shown.text("#mistake")


def test_a_matrix_in_the_address_runs(shown: Browser, tmp_path: Path) -> None:
    typed = quote("a b | c\na c:X\nb c:X")
    opened(shown, tmp_path, SEARCHES["matrix"](), f"event=2&matrix={typed}")
    assert shown.text("#count").startswith("Event 2 of")
    shown.press("End", "{")
    assert shown.evaluate(STATE)["chosen"] == [0, 1]


def test_names_from_files_are_text(shown: Browser, tmp_path: Path) -> None:
    name = "<img/src=x/onerror=document.title='bad'>"
    problem = Problem([name, "</script>"], [[name], ["</script>"]])
    opened(shown, tmp_path, Search(problem), title="<b>title</b>")
    shown.press("ArrowRight")
    assert name in shown.text("#sentence")
    assert shown.text("#title") == "<b>title</b>"
    assert shown.evaluate("document.querySelectorAll('img, main b > b').length") == 0


def test_a_page_fits_the_screen_with_the_sentence_above_the_picture(shown: Browser, tmp_path: Path) -> None:
    """Without scrolling at 1280 x 720; on a phone it never scrolls sideways."""
    grid = Grid.parse(PUZZLE)
    for search, board in each([(SEARCHES["matrix"](), None), (encoding.search(grid), page.board_of(grid))]):
        opened(shown, tmp_path, search, "event=2000", board=board)
        high = "document.documentElement.scrollHeight"
        assert shown.evaluate(high) <= 720
        above = "['sentence', 'picture'].map(id => document.getElementById(id).getBoundingClientRect())"
        assert shown.evaluate(f"(([one, other]) => one.bottom <= other.top)({above})")
        whole = "[...document.querySelectorAll('.drawing')].every(one => one.scrollHeight <= one.clientHeight + 1)"
        assert shown.evaluate(whole)
        shown.resize(390, 844)
        assert shown.evaluate("document.documentElement.scrollWidth") <= 390
        shown.resize(1280, 720)


def test_a_sudoku_shows_digits_and_candidates_that_can_still_be_chosen(
    shown: Browser, tmp_path: Path
) -> None:
    """The script in the page agrees with the snapshot of the core."""
    grid = Grid.parse(PUZZLE)
    search = encoding.search(grid)
    opened(shown, tmp_path, search, "event=2000", board=page.board_of(grid))
    search.seek(2000)
    snapshot = search.snapshot()
    found = set(
        shown.evaluate(
            "[...document.querySelectorAll('.candidate:not(.leaving)')].map(one => Number(one.dataset.option))"
        )
    )
    given = {option for option in range(729) if snapshot.is_open(option)}
    assert found == given
    assert shown.evaluate("document.querySelectorAll('.given, .value').length") == search.depth


OUTSIDE = """[...document.querySelectorAll("#link_view text[data-item]")].filter((text) => {
  const { item, option } = text.dataset, own = option ? `[data-option="${option}"]` : ":not([data-option])";
  const box = document.querySelector(`#link_view rect[data-item="${item}"]${own}`);
  const [one, other] = [text.getBoundingClientRect(), box.getBoundingClientRect()];
  return !text.textContent || one.left < other.left - 0.5 || one.right > other.right + 0.5;
}).map((text) => text.textContent)"""


@pytest.mark.parametrize("name", [one.name for one in published.PAGES])
def test_every_box_of_the_links_has_a_name_that_fits(shown: Browser, tmp_path: Path, name: str) -> None:
    """Headers and nodes of the whole gallery, small and large, are never blank and never wider than their box."""
    path = tmp_path / "page.html"
    path.write_text(dict(published.gallery_files())[f"{name}.html"], encoding="utf-8")
    for width, height in spread([(1280, 720), (1920, 1080), (390, 844)]):
        shown.resize(width, height)
        shown.open(path, "event=40")
        assert shown.evaluate(OUTSIDE) == []
        assert shown.evaluate("document.querySelectorAll('#link_view rect.node[data-option]').length") > 0
        boxes = "document.querySelectorAll('#link_view rect.node[data-option]')"
        named = "document.querySelectorAll('#link_view text[data-item][data-option]')"
        assert shown.evaluate(f"{boxes}.length === {named}.length")
    shown.resize(1280, 720)


def test_labels_of_a_tile_stand_within_its_squares(shown: Browser, tmp_path: Path) -> None:
    """“3×3” once for nine squares, no wider than the first of them."""
    path = tmp_path / "page.html"
    path.write_text(dict(published.gallery_files())["squares.html"], encoding="utf-8")
    shown.open(path, "event=40")
    assert shown.evaluate(
        "[...document.querySelectorAll('text.value')].map(one => one.textContent).join('|')"
    ) == ("3×3||||||||")
    wide = "document.querySelector('{}').getBoundingClientRect().width"
    assert shown.evaluate(wide.format("text.value")) < shown.evaluate(wide.format("rect.tile"))


def test_an_excerpt_of_the_matrix_says_so(shown: Browser, tmp_path: Path) -> None:
    """As the links do; a matrix that is shown whole has nothing to say."""
    opened(shown, tmp_path, encoding.search(Grid.parse(PUZZLE)), "event=40")
    shown.evaluate("document.querySelector('[name=matrix]').click()")
    assert "of 324 columns" in shown.evaluate(
        "document.querySelector('#matrix_view > svg > text:last-child').textContent"
    )
    opened(shown, tmp_path, SEARCHES["matrix"](), "event=3")
    assert "around" not in shown.text("#matrix_view")


def test_lists_show_whole_lines_and_the_current_one(shown: Browser, tmp_path: Path) -> None:
    """Code and stack, at every event of a run; the name of the step stays beside the arrow."""
    search = SEARCHES["colours"]()
    opened(shown, tmp_path, search)
    for _ in each(range(40)):
        shown.press("ArrowRight")
        for part in ("code", "stack"):
            lines = "(one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"
            assert shown.evaluate(f"{lines}(document.querySelector('#{part}'))") % 1 == 0
        seen = shown.evaluate(
            "['#code', '#code .now'].map(one => document.querySelector(one).getBoundingClientRect())"
            ".map(({top, bottom}) => [top, bottom])"
        )
        assert seen[0][0] <= seen[1][0]
        assert seen[1][1] <= seen[0][1]
    now = "getComputedStyle(document.querySelector('#code .now b')).visibility"
    assert shown.evaluate(now) == "visible"


def test_guesses_are_numbered_as_in_the_window(shown: Browser, tmp_path: Path) -> None:
    """g1, g2 and so on, not by their depth; the code says that givens come before all."""
    grid = Grid.parse(PUZZLE)
    search = encoding.search(grid)
    opened(shown, tmp_path, search, "event=4000", board=page.board_of(grid))
    search.seek(4000)
    guesses = sum(level.among > 1 and not level.given for level in search.levels())
    assert guesses > 0
    found = shown.evaluate("[...document.querySelectorAll('text.guess')].map(one => one.textContent)")
    assert sorted(found) == sorted(f"g{number}" for number in range(1, guesses + 1))
    for language, remark in each(
        [("knuth", "// givens first"), ("cpp", "// givens first"), ("python", "# givens first")]
    ):
        shown.evaluate(f"$('language').value = '{language}'; $('language').onchange()")
        assert shown.text("#code").count(remark) == 1


def test_sentences_name_what_is_purified_and_count_options_in_words(shown: Browser, tmp_path: Path) -> None:
    """As the window does: a purified column is not said to be covered, and one option is not “options (1)”."""
    search = SEARCHES["colours"]()
    opened(shown, tmp_path, search)
    said, whole_run = set(), search.twin()
    whole_run.run_to("end")
    for _ in each(range(whole_run.position)):
        search.forward()
        shown.press("ArrowRight")
        event, text = search.event, shown.text("#sentence")
        assert event is not None
        column = pseudocode.column(search, event)
        if event.op in {Op.HIDE, Op.UNHIDE}:
            assert column is not None
            is_purified = pseudocode.purified(search, column) is not None
            assert text.startswith(
                {Op.HIDE: ("Cover", "Purify"), Op.UNHIDE: ("Uncover", "Unpurify")}[event.op][is_purified]
            )
        said.add(text.split("”: ")[-1])
    assert "its header leaves the list, then its 1 option leaves all other columns" in said
    assert "Column “p” is done: its only option has been tried" in said
    assert not [text for text in said if "options (" in text]
