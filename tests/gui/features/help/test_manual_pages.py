"""The manual: every page, link, key and picture in it leads somewhere, in every language."""

import re
from pathlib import Path

import pytest

from solver_core import cli, formats
from sudoku_gui.features.help.manual_pages import GLOSSARY, NO, YES, Manual, names, picture, raw
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.layout.declarations import KeySection
from sudoku_gui.shell.menus import MENUS
from sudoku_gui.widgets.actions import ActionText
from sudoku_gui.wording.terms import LANGUAGES, shipped
from tests.amounts import each
from tests.gui.shared import ActionRows

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]*)\)")
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
PLACEHOLDER = re.compile(r"\{(\w+):(\w+)\}")
ANCHOR = re.compile(r"^(#+) .*\{#([a-z0-9_]+)\}$", re.MULTILINE)
EXPECTED = {
    *(
        "first_steps",
        "rules",
        "board",
        "hints",
        "watching",
        "views",
        "stepping",
        "why",
        "what_if",
        "tours",
        "exporting",
    ),
    *("files", "formats", "saving", "library", "printing"),
    *("keyboard", "algorithm", "writing_tours", "command_line", "cluster", "glossary"),
}
IDS = {name for menu in MENUS.values() for name in menu.ids}


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Manual:
    changes = {name: ActionText(f"<{name}>", f"[{name}]", "Menu") for name in IDS}
    return Manual(
        request.param, changes, [KeySection("Search", [("Step | Forward", "Right, ["), ("Play", "Space")])]
    )


def test_the_manual_has_its_pages() -> None:
    assert set(names()) == EXPECTED


@pytest.mark.parametrize("name", names())
def test_all_languages_have_the_same_headings_pictures_and_links(name: str) -> None:
    """A translation neither leaves out a section nor leads elsewhere."""
    reported = [raw(name, language) for language in LANGUAGES]
    for pattern in (ANCHOR, PLACEHOLDER):
        assert len({tuple(pattern.findall(text)) for text in reported}) == 1
    for pattern in (LINK, IMAGE):
        assert (
            len({tuple(found[pattern.groups] for found in pattern.finditer(text)) for text in reported}) == 1
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_named_is_one_and_has_the_keys_given(language: str, rows: ActionRows) -> None:
    found = [pair for name in names() for pair in PLACEHOLDER.findall(raw(name, language))]
    for kind, action in each(found):
        assert kind in {"key", "do", "menu"}
        assert action in rows, action
        assert kind != "key" or rows[action].keys, f"{action} has no keys"


def test_every_link_leads_somewhere(book: Manual) -> None:
    """To a page, a heading, a term, an action or, reported as such, out into the web."""
    anchors = {(page.name, section.anchor) for page in book.pages.values() for section in page.sections}
    known = {f"term:{term.id}" for term in shipped()} | {f"do:{action}" for action in IDS}
    known |= {f"{page}.md" for page in book.pages} | {f"{page}.md#{anchor}" for page, anchor in anchors}
    targets = {target for page in book.pages.values() for target in LINK.findall(page.source)}
    assert len(targets) > 100
    assert {target for target in targets - known if not target.startswith("https://")} == set()


def test_every_picture_is_there(book: Manual) -> None:
    """Drawn by the program, or painted when it is shown; each with words for who cannot see it."""
    pictures = {term.picture for term in shipped()}
    found = [image for page in book.pages.values() for image in IMAGE.findall(page.source)]
    for reported, target in each(found):
        assert reported
        is_painted = target.startswith("term:")
        assert target[5:] in pictures if is_painted else picture(target, book.language), target


def test_each_page_has_one_heading_of_its_own_and_anchors_differ(book: Manual) -> None:
    for page in each(book.pages.values()):
        assert [section.level for section in page.sections].count(1) == 1
        assert page.sections[0].level == 1
        anchors = [section.anchor for section in page.sections]
        assert all(anchors)
        assert len(set(anchors)) == len(anchors)
        assert "{#" not in page.source


def test_placeholders_are_filled_and_signs_are_escaped(book: Manual) -> None:
    stepping = book.pages["stepping"].source
    assert r"**\[step\_forward\]**" in stepping
    assert "[<watch>](do:watch)" in book.pages["first_steps"].source
    assert "*Menu > <mode_givens>*" in book.pages["board"].source
    assert r"| Step \| Forward | Right, \[ |" in book.pages["keyboard"].source


def test_the_glossary_has_every_term_with_its_picture(book: Manual) -> None:
    page = book.pages[GLOSSARY]
    assert [section.anchor for section in page.sections[1:]] == [term.id for term in shipped()]
    for term in shipped():
        assert term.text(book.language) in page.source
        assert f"(term:{term.picture})" in page.source


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_format_is_in_the_table(language: str) -> None:
    """Whatever the program reads, the manual reports, with its endings, below a head that fits."""
    page = Manual(language, {}).pages["formats"]
    lines = [line for line in page.source.split("\n") if line.startswith("|")]
    rows = {fields[5]: fields for line in lines[2:] if (fields := _fields(line))}
    assert list(rows) == [row.id for row in formats.FORMATS]
    assert {len(_fields(line)) for line in lines} == {6}
    for row in formats.FORMATS:
        assert rows[row.id][2] == " ".join(row.extensions)
        assert (rows[row.id][4] == NO) is (row.writes is None)
        assert (rows[row.id][3] == YES) is row.many


def _fields(line: str) -> list[str]:
    return [field.strip().replace("\\", "") for field in line.strip("|").split("|")]


def test_an_action_that_is_not_known_is_named_all_the_same() -> None:
    """A page is never broken by a program that has less than it reports."""
    assert "play pause plays and pauses" in Manual("en", {}).pages["stepping"].source


def test_a_language_without_pages_reads_english() -> None:
    assert raw("board", "fr") == raw("board", "en")
    with pytest.raises(FileNotFoundError, match="no page 'nowhere'"):
        raw("nowhere", "en")


def test_pictures_are_looked_for_in_their_folder_only() -> None:
    assert picture("../terms.toml", "en") is None
    assert picture("zh_CN/watch.png", "en") is None
    assert picture("nothing.png", "en") is None
    assert picture("watch.png", "zh_CN") != picture("watch.png", "en")
    assert picture("board.png", "zh_CN") == picture("board.png", "en")


# --- searching ----------------------------------------------------------------------------------------


def test_all_words_must_be_found_and_headings_come_first() -> None:
    book = Manual("en", {})
    hits = book.search("dead end")
    assert hits[0].section.anchor == "dead_end"
    assert all("dead" in f"{hit.section.title} {hit.section.text}".casefold() for hit in hits)
    assert book.search("  ") == []
    assert book.search("dead xyzzy") == []


def test_snippets_hold_the_words_and_no_marks() -> None:
    for hit in each(Manual("en", {}).search("leftmost")):
        assert "leftmost" in hit.snippet
        assert not set("*`|#[]") & set(hit.snippet)


def test_dots_stand_where_a_snippet_is_cut() -> None:
    cut = set()
    for hit in Manual("en", {}).search("search"):
        text, shown = hit.section.text, hit.snippet.strip("…")
        ends = not text.startswith(shown), not text.endswith(shown)
        assert (hit.snippet.startswith("…"), hit.snippet.endswith("…")) == ends
        cut.add(ends)
    assert len(cut) == 4


def test_chinese_is_searched_without_spaces() -> None:
    hits = Manual("zh_CN", {}).search("死路")
    assert {"glossary", "why"} <= {hit.page.name for hit in hits}


# --- what is taught is true ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tour_on_the_page_can_be_read(language: str) -> None:
    example = raw("writing_tours", language).split("```")[1]
    tour = tours.read_bytes(example.strip().encode(), "example.toml")
    assert tour.id == "my_first"
    assert len(tour.stops) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_on_the_page_runs(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    example = raw("command_line", language).split("```")[-2]
    exec(compile(example, "example", "exec"), {})  # noqa: S102 - it is what the page asks readers to run
    assert capsys.readouterr().out == "(0, 3, 4) 55\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_conversions_on_the_page_work(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever types them, with files of these names, gets what is shown there."""
    monkeypatch.chdir(tmp_path)
    puzzles = formats.read("\n".join(f"{digit}{'.' * 80}" for digit in "123")).puzzles
    for name, format_id in (("million.csv", "csv"), ("puzzles.sdm", "sdm")):
        Path(name).write_text(formats.write_all(puzzles, format_id), encoding="utf-8")
    for name, format_id in (("puzzle.sdk", "sdk"), ("puzzle.txt", "line")):
        Path(name).write_text(formats.write(puzzles[0], format_id), encoding="utf-8")
    commands = re.findall(r"^sudoku-dlx (convert .*)$", raw("command_line", language), re.MULTILINE)
    assert [cli.main(command.split()) for command in commands] == [0] * 4
    assert capsys.readouterr().out.startswith("https://www.f-puzzles.com/?load=")
    assert formats.load(Path("third.dsudoku")).puzzles == puzzles[2:]
    found = [formats.load(Path(name)).format.id for name in ("puzzle.opensudoku", "puzzles.sdm")]
    assert found == ["opensudoku", "sdm"]
