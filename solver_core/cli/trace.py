"""``sudoku-dlx trace``: the events of a search as JSON Lines."""

import json
from argparse import ArgumentParser, Namespace

from solver_core.cli import puzzles, streams
from solver_core.cli.arguments import add_output, natural
from solver_core.cover import Op, Problem, Rule, Search
from solver_core.cover.replay import log_writing
from solver_core.cover.replay.beats import BEATS
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.engines import Engine, PuzzleSearch
from solver_core.sudoku.grid import Grid

EXAMPLES = (
    ("trace --limit 5 puzzle.sdk", "the first five events"),
    ("trace --beat decision puzzle.sdk", "decisions alone"),
    ("trace problem.dlx", "a search for exact covers"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `trace`."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="a file with puzzles or with an exact cover problem, - for standard input, or a puzzle",
    )
    add_output(parser)
    puzzles.search_arguments(parser)
    parser.add_argument(
        "--beat", choices=BEATS, default="link", help="how far apart events are (link: every one)"
    )
    parser.add_argument(
        "--engine",
        choices=[str(engine) for engine in Engine],
        default=str(Engine.DLX),
        help="how the puzzle is searched",
    )
    parser.add_argument("--limit", type=natural, metavar="N", help="stop after N lines")


def run(options: Namespace) -> int:
    """Trace one puzzle or problem to the end or the limit; returns 1 if a puzzle contradicts itself."""
    subject = puzzles.reading_or_problem(options.file, options.kind)
    problem = subject if isinstance(subject, Problem) else None
    grid = Grid.empty() if isinstance(subject, Problem) else puzzles.chosen(subject, options)
    with streams.results(options.output) as out:
        try:
            search = _search(grid, options) if problem is None else _search_of_problem(problem, options)
        except encoding.ContradictionError as error:
            print(json.dumps({"answer": "contradictory", "reason": str(error)}), file=out)
            return 1
        names = None if problem is None else _names_of(problem)
        printed = 0
        while printed != options.limit and search.run_to(options.beat):
            facts = described(search) if names is None else log_writing.facts(search, names)
            print(json.dumps(facts), file=out)
            printed += 1
    return 0


def _search(grid: Grid, options: Namespace) -> PuzzleSearch:
    rule, engine = Rule(options.rule), Engine(options.engine)
    if rule is Rule.SHUFFLED and engine is Engine.BACKTRACK:
        raise streams.Unreadable("--rule: backtracking knows fewest and first only")
    return engines.search(grid, engine, rule, seed=options.seed)


def _search_of_problem(problem: Problem, options: Namespace) -> Search:
    if options.puzzle != 1:
        raise streams.Unreadable(
            f"{puzzles.label(options.file)}: this is one exact cover problem; leave --puzzle out"
        )
    if options.engine != Engine.DLX:
        raise streams.Unreadable("--engine: exact cover problems are searched by dlx only")
    return Search(problem, Rule(options.rule), seed=options.seed)


def described(search: PuzzleSearch) -> dict[str, object]:
    """The last event as plain names and numbers."""
    problem = search.problem
    names = log_writing.Names(lambda item: str(problem.names[item]), problem.option_name)
    data = log_writing.facts(search, names)
    if data["op"] == Op.SOLUTION.name:
        data["grid"] = str(encoding.grid_of(search.chosen_options()))
    return data


def _names_of(problem: Problem) -> log_writing.Names:
    """Items by their names, options by their numbers from 1, as `cover` prints them."""
    return log_writing.Names(lambda item: str(problem.names[item]), lambda option: str(option + 1))
