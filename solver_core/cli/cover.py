"""``sudoku-dlx cover``: the covers of a problem given as text."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import islice
from time import monotonic
from typing import Final

from solver_core.cli import streams
from solver_core.cli.arguments import add_json, add_output, from_zero, natural
from solver_core.cover import Problem, ProblemError, answers, count, solutions, texts

EXAMPLES = (
    ("cover problem.dlx", "the first exact cover"),
    ("cover --count matrix.txt", "how many there are"),
    ("cover --fewest --show names tiles.csv", "with the fewest options"),
)

_PATIENCE: Final = 1.0
"""Seconds after which a terminal shows how far a search for the fewest options is."""


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `cover`."""
    parser.add_argument(
        "file", metavar="FILE", nargs="?", default="-", help="a problem; - or nothing: standard input"
    )
    add_output(parser)
    kinds = [kind.id for kind in texts.KINDS]
    parser.add_argument("--kind", choices=kinds, help="what the text is (otherwise what it looks like)")
    parser.add_argument(
        "--to", choices=texts.WRITTEN, help="write the problem as this kind, and search nothing"
    )
    search = parser.add_mutually_exclusive_group()
    search.add_argument("--fewest", action="store_true", help="the exact cover with the fewest options")
    search.add_argument(
        "--at-most", type=from_zero, metavar="K", help="an exact cover with at most K options"
    )
    parser.add_argument(
        "--repeat",
        action="store_true",
        help="items may be covered more than once: the fewest options, or with --at-most no more than K",
    )
    how_many = parser.add_mutually_exclusive_group()
    how_many.add_argument("--all", action="store_true", help="print every exact cover (otherwise the first)")
    how_many.add_argument("--limit", type=natural, metavar="N", help="print N exact covers at most")
    how_many.add_argument("--count", action="store_true", help="print how many exact covers there are")
    parser.add_argument(
        "--show",
        choices=("numbers", "names", "rows"),
        default="numbers",
        help="options by their numbers from 1, by the names of their items, or as rows of 0 and 1",
    )
    add_json(parser)


def run(options: Namespace) -> int:
    """Search and print; returns 0 if there is a cover, else 1."""
    if _is_bounded(options) and (options.all or options.limit or options.count):
        raise streams.Unreadable(
            "--all, --limit and --count are for exact covers of any size; leave them out"
        )
    try:
        problem = _read(options)
        with streams.results(options.output) as out:
            if options.to:
                out.write(texts.write(problem, options.to))
                return 0
            if options.count:
                counted = count(problem)
                print(_json({"covers": counted}) if options.json else counted, file=out)
                return int(counted == 0)
            found = False
            for cover in islice(_covers(problem, options), None if options.all else options.limit or 1):
                out.write(_shown(problem, cover, options))
                found = True
            if not found:
                reason = (
                    "no cover"
                    if options.at_most is None
                    else f"no cover with at most {options.at_most} options"
                )
                print(_json({"reason": reason}) if options.json else f"# {reason}", file=out)
            return int(not found)
    except ProblemError as error:
        raise streams.Unreadable(f"{streams.shown(options.file)}: {error}") from None


def _is_bounded(options: Namespace) -> bool:
    return options.fewest or options.repeat or options.at_most is not None


def _read(options: Namespace) -> Problem:
    """Read the problem; report if its text is ambiguous."""
    text = streams.text(options.file)
    problem = texts.read(text, options.kind)
    if options.kind is None and (others := texts.also(text, kind := texts.kind_of(text) or "dlx")):
        name, either = streams.shown(options.file), " or ".join(others)
        streams.report(
            f"sudoku-dlx: {name}: read as {kind}; it could be {either} as well, choose with --kind"
        )
    return problem


def _json(value: object) -> str:
    import json  # noqa: PLC0415 - only needed here

    return json.dumps(value, ensure_ascii=False)


def _covers(problem: Problem, options: Namespace) -> Iterator[tuple[int, ...]]:
    if _is_bounded(options):
        began, is_shown = monotonic(), sys.stderr is not None and sys.stderr.isatty()

        def pulse() -> None:
            if is_shown and monotonic() > began + _PATIENCE:
                streams.write_error(f"\r\x1b[K{_state(search)}")

        search = answers.fewest_search(problem, options.at_most, repeat=options.repeat, pulse=pulse)
        try:
            search.run(first=options.at_most is not None)
        except KeyboardInterrupt:
            streams.report(f"sudoku-dlx: stopped: {_state(search)}")
            raise
        finally:
            if is_shown:
                streams.write_error("\r\x1b[K")
        if search.best is not None:
            yield search.best
    else:
        yield from solutions(problem)


def _state(search: answers.FewestOptions) -> str:
    best = "no cover yet" if search.best is None else f"the best cover has {len(search.best)} options"
    return f"{best}, at least {search.bound} are needed"


def _shown(problem: Problem, cover: tuple[int, ...], options: Namespace) -> str:
    numbers = [option + 1 for option in cover]
    if options.json:
        names = [list(problem.option_words(option)) for option in cover]
        return _json({"options": numbers, "items": names}) + "\n"
    if options.show == "numbers":
        return " ".join(map(str, numbers)) + "\n"
    lines = (
        " ".join(problem.option_words(option))
        if options.show == "names"
        else "".join("1" if item in problem.options[option] else "0" for item in range(len(problem.names)))
        for option in cover
    )
    return "".join(f"{line}\n" for line in lines) + "\n"
