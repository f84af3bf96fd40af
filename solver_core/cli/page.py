"""``sudoku-dlx page``: web pages in which searches run."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from solver_core import page
from solver_core.cli import puzzles, streams
from solver_core.cli.arguments import add_output
from solver_core.cover import Goal, Problem, ProblemError, Rule, SearchBase
from solver_core.page import published
from solver_core.problems import gallery
from solver_core.problems.plans import Board
from solver_core.sudoku import encoding

EXAMPLES = (
    ("page puzzle.sdk -o page.html", "the search of a puzzle"),
    ("page --goal fewest -o page.html problem.dlx", "exact covers with the fewest options"),
    ("page --sample queens,n=6 -o queens.html", "a problem of the gallery"),
    ("page --gallery pages", "the gallery with an index, ready to be published"),
)


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
    with streams.blaming(name, page.PageError), streams.results(options.output) as out:
        out.write(page.html(search, board, title=title, note=note))
    return 0


def _write_gallery(options: Namespace) -> int:
    folder = Path(options.gallery)
    with streams.blaming(streams.shown(options.gallery)):
        folder.mkdir(parents=True, exist_ok=True)
    with streams.results(options.output) as out:
        for name, text in published.files():
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
