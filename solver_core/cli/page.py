"""``sudoku-dlx page``: web pages in which searches run."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from solver_core import page
from solver_core.cli import puzzles, streams
from solver_core.cli.arguments import add_output
from solver_core.cover import Goal, Problem, ProblemError, Rule, Search, SearchBase
from solver_core.problems import gallery
from solver_core.problems.plans import Board
from solver_core.sudoku import encoding
from solver_core.sudoku.solving import search as search_of

EXAMPLES = (
    ("page puzzle.sdk -o page.html", "the search of a puzzle"),
    ("page --goal fewest -o page.html problem.dlx", "exact covers with the fewest options"),
    ("page --sample queens,n=6 -o queens.html", "a problem of the gallery"),
    ("page --gallery pages", "the gallery with an index, ready to be published"),
)


class Published(NamedTuple):
    """A page of the gallery, small enough to be looked at whole, and what the index says of it."""

    name: str  # of the file, without its ending
    subject: str  # a sample of the gallery, a puzzle of 81 characters, or a problem as text
    title: str
    about: str


_COLOURS: Final = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"
_EASY: Final = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
_GUESSES: Final = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"

# fmt: off
PAGES: Final = (
    Published("knuth", "knuth_2000", "Knuth's 6 × 7 matrix", "Choose rows so that every column has exactly one 1: the example of the paper “Dancing Links”, 2000."),
    Published("sets", "six_sets", "Six sets over seven elements", "Choose sets so that every element is in exactly one of them."),
    Published("colours", _COLOURS, "Colours", "Secondary columns may be shared by options that agree in their colour (Algorithm C)."),
    Published("sudoku4", "sudoku_4", "Sudoku 4 × 4", "64 options over 64 columns: a bridge from seven columns to the 324 of a Sudoku."),
    Published("sudoku", _EASY, "Sudoku", "729 options over 324 columns. No guess is needed."),
    Published("sudoku-guesses", _GUESSES, "Sudoku with guesses", "17 digits, and columns that leave a choice."),
    Published("sudoku-diagonal", "sudoku_diagonal", "Diagonal Sudoku", "The long diagonals have every digit once, too: 18 columns more."),
    Published("queens4", "queens,n=4", "4 queens", "Ranks and files must be covered, diagonals may be, at most once."),
    Published("queens6", "queens_6", "6 queens", "Four solutions."),
    Published("langford4", "langford,n=4", "4 Langford pairs", "One number between the ones, two between the twos, and so on."),
    Published("dominoes", "polyominoes,pieces=dominoes,use=any,height=4,width=4", "Dominoes on 4 × 4", "Tile the board; each piece as often as needed."),
    Published("trominoes", "polyominoes,pieces=trominoes,use=any,height=3,width=4", "Trominoes on 3 × 4", "Two shapes of three squares."),
    Published("squares", "rectangles,height=3,width=4", "Squares on 3 × 4", "Tile the board with the fewest squares: branch and bound."),
    Published("stations", "stations", "Stations on a ring", "Repeat cover: cover twelve places with the fewest stations; links are removed sideways."),
    Published("dominating-queens4", "dominating_queens,n=4", "Dominating queens on 4 × 4", "Repeat cover: the fewest queens that attack or occupy every square."),
    Published("radars", "radars", "Radars for cities", "Repeat cover: every city within reach of a radar (HDU 2295)."),
)
# fmt: on


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `page`."""
    subject = parser.add_mutually_exclusive_group()
    subject.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        default="-",
        help="a file with puzzles or with an exact cover problem, or a puzzle; - or nothing: standard input",
    )
    subject.add_argument(
        "--sample", metavar="ID", help="a problem of the gallery, such as knuth_2000 or queens,n=6"
    )
    subject.add_argument("--gallery", metavar="DIR", help="write a page for each problem of the gallery here")
    add_output(parser, "page")
    puzzles.search_arguments(parser)
    goals = [goal.value for goal in Goal]
    parser.add_argument(
        "--goal",
        choices=goals,
        help="exact covers, those with the fewest options, or items covered repeatedly",
    )
    parser.add_argument("--title", help="of the page")


def run(options: Namespace) -> int:
    """Write one page or the gallery; returns 1 if a puzzle contradicts itself."""
    if options.gallery:
        return _write_gallery(options)
    name = options.sample or puzzles.label(options.file)
    is_named = options.sample or not (options.file == "-" or puzzles.is_puzzle(options.file))
    try:
        search, board = _subject(options)
    except encoding.ContradictionError as error:
        streams.report(f"sudoku-dlx: {name}: {error}")
        return 1
    title = options.title or (Path(name).stem if is_named and not encoding.is_sudoku(search.problem) else "")
    note = f"{len(search.problem.options)} options over {len(search.problem.names)} columns"
    with streams.blaming(name, page.WebPageError), streams.results(options.output) as out:
        out.write(page.html(search, board, title=title, note=note))
    return 0


def _write_gallery(options: Namespace) -> int:
    folder = Path(options.gallery)
    with streams.blaming(streams.shown(options.gallery)):
        folder.mkdir(parents=True, exist_ok=True)
    with streams.results(options.output) as out:
        for name, text in gallery_files():
            with streams.results(str(folder / name)) as file:
                file.write(text)
            print(folder / name, file=out)
    return 0


def _subject(options: Namespace) -> tuple[SearchBase, Board | None]:
    goal, rule = Goal(options.goal) if options.goal else None, Rule(options.rule)
    if options.sample:
        with streams.blaming("--sample", ProblemError):
            return gallery.search(options.sample, rule, goal, seed=options.seed), gallery.board(
                options.sample
            )
    subject = puzzles.reading_or_problem(options.file, options.kind)
    if isinstance(subject, Problem):
        return (goal or Goal.EXACT).search(subject, rule, seed=options.seed), None
    grid = puzzles.chosen(subject, options)
    if goal not in {None, Goal.EXACT}:
        raise streams.Unreadable("--goal: a puzzle has exact covers only")
    return encoding.search(grid, rule, seed=options.seed), None


def gallery_files() -> Iterator[tuple[str, str]]:
    """The name and the text of each file of the gallery, its index first."""
    links = [
        f'<li><a href="{one.name}.html">{escape(one.title)}</a><p>{escape(one.about)}</p></li>\n'
        for one in PAGES
    ]
    yield (
        "index.html",
        page.filled("index.html", "index.css", title="Dancing Links, live", links="".join(links)),
    )
    for one in PAGES:
        search, board = published_search(one.subject)
        yield f"{one.name}.html", page.html(search, board, title=one.title, note=one.about)


def published_search(subject: str) -> tuple[SearchBase, Board | None]:
    """The search of a page of the gallery, and its board."""
    if "\n" in subject:
        return Search(Problem.from_text(subject)), None
    if len(subject) == 81:
        return search_of(subject), None
    return gallery.search(subject), gallery.board(subject)
