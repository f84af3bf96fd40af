"""The programs in the reader's language: they run, find the same covers, and pass the same lines as the search."""

import contextlib
import io
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from solver_core.cli.judge import JUDGES
from solver_core.cover import FewestSearch, Op, Problem, RepeatSearch, Rule, Search, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.cover.explain.listing import (
    LANGUAGES,
    CodeListing,
    exact_cover,
    program,
    repeat_cover,
    translated,
)
from solver_core.problems.small import knuth_2000
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.pseudocode import backtracking, listing
from solver_core.sudoku.solving import solve
from tests.amounts import each
from tests.core.cover.test_colours import drawn
from tests.events import events

Compiled = Callable[[str], Path]
GXX = shutil.which("g++")
PROGRAMS = [name for name in LANGUAGES if name != "knuth"]
ARTICLE = Problem("1234567", ["26", "456", "237", "147", "14", "357"])
PLAIN = [knuth_2000(), ARTICLE, *(drawn(seed, "-") for seed in range(120))]
COLOURED = [problem for seed in range(250) if (problem := drawn(seed)).colours]
MANY = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"

_COVER = {"l", "i", "S[i]", "o", "c", "p", "q", "b", "best"}
_EXACT = _COVER | {"T[n]"}
LETTERS = {"backtracking": {"l", "i", "d"}, "exact_cover": _EXACT, "fewest": _EXACT, "repeat_cover": _COVER}

KINDS: dict[str, Callable[[Problem], SearchBase]] = {
    "exact": Search,
    "first": lambda problem: Search(problem, Rule.FIRST),
    "fewest": FewestSearch,
    "repeat": RepeatSearch,
}


def text_of(code: CodeListing, language: str, *, whole_search: bool = False) -> str:
    """The program as it is copied, or one that does not stop at a solution."""
    text = "\n".join(line.text for line in program(code, language)) + "\n"
    return re.sub(r"MOST_SOLUTIONS = 1\b", "MOST_SOLUTIONS = 0", text) if whole_search else text


def with_hooks(code: CodeListing, language: str) -> str:
    """The program, which calls ``hit`` at each line that causes an event."""
    causing = {line.id for line in code.lines if line.ops}
    lines = []
    for text, name, _ in program(code, language):
        hook = f'hit("{name}")'
        if name not in causing:
            lines.append(text)
        elif language == "python":
            margin = " " * (len(text) - len(text.lstrip()))
            lines += [text, f"{margin}    {hook}"] if text.endswith(":") else [margin + hook, text]
        else:
            lines.append(hooked(text, hook))
    return re.sub(r"MOST_SOLUTIONS = 1\b", "MOST_SOLUTIONS = 0", "\n".join(lines) + "\n")


def hooked(text: str, hook: str) -> str:
    """A line of C++ that calls the hook when it does what it says."""
    if text.endswith(("{", "}")):
        return f"{text} {hook};"
    if text.lstrip().startswith("int "):
        return f"{hook}; {text}"
    if not text.lstrip().startswith("if ("):
        return f"{{ {hook}; {text} }}"
    end, depth = text.index("("), 0
    for end in range(text.index("("), len(text)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if not depth:
            break
    return f"{text[: end + 1]} {{ {hook}; {text[end + 1 :]} }}"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    """Compiles programs, each once."""
    return cache(lambda text: _compile(text, tmp_path_factory.mktemp("program")))


def _compile(text: str, folder: Path) -> Path:
    if GXX is None:
        pytest.skip("there is no C++ compiler")
    source, binary = folder / "program.cpp", folder / "program"
    source.write_text(text, encoding="utf-8")
    subprocess.run(
        [GXX, "-std=c++17", "-O1", "-Wall", "-Werror", "-Wno-return-type", "-o", binary, source], check=True
    )
    return binary


def lines_of(search: SearchBase, language: str) -> Iterator[str]:
    """The ids of the lines that cause the events of a search."""
    code = listing(search, language)
    for event in events(search):
        yield pseudocode.trace(search, event, code)[-1].id


def without_choices_at_dead_ends(hits: Sequence[str]) -> list[str]:
    """A search says DEAD_END instead of CHOOSE; a program chooses, and then looks."""
    pairs = pairwise([*hits, ""])
    kept = [one for one, after in pairs if not (one.endswith(".choose") and after.endswith(".dead_end"))]
    return [one for one in kept if not one.endswith(".start")]


def rows_of(problem: Problem, *, repeats: bool) -> list[tuple[list[int], list[int]]]:
    """For each option its columns, from 1, and their colours, from 1; 0: none."""
    numbers: dict[object, int] = {None: 0}
    rows = []
    for option, items in enumerate(problem.options):
        kept = [item for item in items if not repeats or problem.is_primary(item)]
        tints = [numbers.setdefault(problem.colour(option, item), len(numbers)) for item in kept]
        rows.append(([item + 1 for item in kept], tints))
    return rows


def run_python(code: CodeListing, problems: Sequence[Problem]) -> list[tuple[list[str], str]]:
    """For each problem the lines that the program passes, and what it prints."""
    hits: list[str] = []
    names: dict[str, Any] = {"__name__": "program", "hit": hits.append}
    exec(compile(with_hooks(code, "python"), code.name, "exec"), names)  # noqa: S102 - our own program
    found = []
    for problem in problems:
        hits.clear()
        sizes = [len(problem.names), len(problem.items)]
        repeats = code.name == "repeat_cover"
        names["reset"](*(sizes[1:] if repeats else sizes))
        for row, (columns, tints) in enumerate(rows_of(problem, repeats=repeats), 1):
            names["add"](row, columns, *([tints] if "colours" in code.variant else []))
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            names["solve"]()
        answer = " ".join(map(str, sorted(names["cover"]))) if repeats else printed.getvalue()
        found.append((without_choices_at_dead_ends(hits), answer))
    return found


DRIVER = """
int main() {
    int all, primary, rows, count, c, tint;
    while (scanf("%d %d %d", &all, &primary, &rows) == 3) {
        RESET;
        for (int row = 1; row <= rows && scanf("%d", &count) == 1; ++row) {
            vector<int> columns, tints;
            while (count-- && scanf("%d %d", &c, &tint) == 2) columns.push_back(c), tints.push_back(tint);
            ADD;
        }
        solve();
        SHOW;
        printf("--\\n");
        fprintf(stderr, "--\\n");
    }
}
"""
HIT = '#include <cstdio>\nstatic void hit(const char *id) { fprintf(stderr, "%s\\n", id); }\n'


def run_cpp(
    code: CodeListing, problems: Sequence[Problem], compiled: Compiled
) -> list[tuple[list[str], str]]:
    """The same by a compiled program."""
    repeats = code.name == "repeat_cover"
    show = 'sort(cover.begin(), cover.end()); for (int row : cover) printf("%d ", row)'
    driver = DRIVER.replace("RESET", "reset(primary)" if repeats else "reset(all, primary)")
    driver = driver.replace("ADD", f"add(row, columns{', tints' * ('colours' in code.variant)})")
    driver = driver.replace("SHOW", show if repeats else "")
    text = HIT + with_hooks(code, "cpp").replace("int main()", "int judge()") + driver
    given = []
    for problem in problems:
        rows = rows_of(problem, repeats=repeats)
        given.append(f"{len(problem.names)} {len(problem.items)} {len(rows)}")
        for row in rows:
            pairs = (f"{column} {tint}" for column, tint in zip(*row, strict=True))
            given.append(f"{len(row[0])} {' '.join(pairs)}")
    done = subprocess.run(
        [compiled(text)], input="\n".join(given), capture_output=True, text=True, check=True
    )
    hits, answers = done.stderr.split("--\n")[:-1], done.stdout.split("--\n")[:-1]
    return [
        (without_choices_at_dead_ends(passed.split()), answer.strip() if repeats else answer)
        for passed, answer in zip(hits, answers, strict=True)
    ]


def answer_of(search: SearchBase) -> str:
    """What a program prints, from the search itself."""
    if isinstance(search, RepeatSearch | FewestSearch):
        search.run_to("end")
        if isinstance(search, RepeatSearch):
            return " ".join(str(option + 1) for option in search.best or ())
        return f"{-1 if search.best is None else len(search.best)}\n"
    covers = [
        sorted(option + 1 for option in cover)
        for cover in Search(search.problem, search.rule).iter_solutions()
    ]
    return "".join(f"{' '.join(map(str, [len(cover), *cover]))}\n" for cover in covers) or "NO\n"


@pytest.mark.parametrize("language", PROGRAMS)
@pytest.mark.parametrize(
    ("kind", "problems"),
    [*((kind, PLAIN) for kind in KINDS), *((kind, COLOURED) for kind in ("exact", "first", "fewest"))],
    ids=[*KINDS, *(f"{kind} with colours" for kind in ("exact", "first", "fewest"))],
)
def test_a_program_passes_the_lines_of_the_search_and_prints_its_answer(
    language: str, kind: str, problems: Sequence[Problem], compiled: Compiled
) -> None:
    """Event by event, on the articles' matrices and random ones: whoever follows the lines sees what happens."""
    code = listing(KINDS[kind](problems[0]), language)
    plain = listing(KINDS[kind](problems[0]))
    runs = run_cpp(plain, problems, compiled) if language == "cpp" else run_python(plain, problems)
    seen: set[str] = set()
    for problem, (passed, printed) in each(zip(problems, runs, strict=True)):
        assert passed == list(lines_of(KINDS[kind](problem), language))
        assert printed == answer_of(KINDS[kind](problem))
        seen.update(passed)
    assert seen == {line.id for line in code.lines if line.ops}


@pytest.mark.parametrize("language", PROGRAMS)
@pytest.mark.parametrize("rule", [Rule.FEWEST, Rule.FIRST])
def test_backtracking_passes_the_lines_of_its_search(language: str, rule: Rule, compiled: Compiled) -> None:
    """From the first guess on: a search chooses the givens first, a program reads them."""
    puzzle = Grid.parse(MANY)
    grid = puzzle if rule is Rule.FEWEST else Grid.parse(str(solve(puzzle))[:45] + MANY[45:])
    search = BacktrackSearch(grid, rule)
    givens = len(search.given)
    search.forward(2 * givens)
    expected = []
    for name in lines_of(search, language):
        event = search.event
        assert event is not None
        if event.op is Op.DONE or event.depth >= givens:
            expected.append(name)
    code = backtracking(rule)
    if language == "cpp":
        binary = compiled(HIT + with_hooks(code, language))
        done = subprocess.run([binary], input=f"{grid}\nend\n", capture_output=True, text=True, check=True)
        hits, printed = done.stderr.split(), done.stdout
    else:
        hits, printed = [], ""
        names: dict[str, Any] = {"__name__": "program", "hit": hits.append}
        exec(compile(with_hooks(code, language), "bits", "exec"), names)  # noqa: S102 - our own program
        with contextlib.redirect_stdout(io.StringIO()) as out:
            names["sys"] = type("Input", (), {"stdin": io.StringIO(f"{grid}\nend\n")})
            names["main"]()
        printed = out.getvalue()
    assert without_choices_at_dead_ends(hits) == expected
    assert len(printed.split()) == search.solutions


JUDGED = {
    "hust-1017": exact_cover(Rule.FEWEST),
    "zoj-3209": exact_cover(Rule.FEWEST, fewest=True),
    "hdu-2295": repeat_cover(),
    "acwing-166": backtracking(Rule.FEWEST),
}
DLX = "A B | x\nA x:red\nA\nB x:blue\nB x:red\n"
"""Option 1 goes with option 4, and not with 3."""


def output_of(code: CodeListing, language: str, given: str, compiled: Compiled) -> str:
    """What the whole program prints for an input, as it is copied."""
    text = text_of(code, language)
    command: list[str | Path] = [sys.executable, "-c", text]
    if language == "cpp":
        command = [compiled(text)]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("language", PROGRAMS)
@pytest.mark.parametrize("judge", JUDGED)
def test_a_copied_program_answers_what_the_judge_expects(
    language: str, judge: str, compiled: Compiled
) -> None:
    found = output_of(JUDGED[judge], language, JUDGES[judge].given, compiled)
    assert found == JUDGES[judge].expected


@pytest.mark.parametrize("language", PROGRAMS)
@pytest.mark.parametrize(
    ("rule", "fewest"), [(Rule.FEWEST, False), (Rule.FIRST, True), (Rule.SHUFFLED, False)]
)
def test_a_copied_program_with_colours_reads_knuths_format(
    language: str, rule: Rule, compiled: Compiled, *, fewest: bool
) -> None:
    """The first cover, or how few options are enough; with random ties it may be another."""
    found = output_of(exact_cover(rule, fewest=fewest, colours=True), language, DLX, compiled)
    assert found in ({"2\n"} if fewest else {"2 1 4\n", "2 2 3\n", "2 2 4\n"})


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_copied_program_says_that_there_is_no_cover(language: str, compiled: Compiled) -> None:
    assert output_of(exact_cover(Rule.FEWEST), language, "1 2\n1 1\n", compiled) == "NO\n"
    assert output_of(repeat_cover(), language, "1\n1 0 1\n5 5\n", compiled) == "-1.000000\n"


@pytest.mark.parametrize("language", PROGRAMS)
def test_no_mark_is_left_in_a_program(language: str) -> None:
    for code in each((*JUDGED.values(), exact_cover(Rule.FEWEST, colours=True))):
        text = text_of(code, language)
        assert not re.search(r"[/#]@|@(if|fi|names)|\?!?(bound|colours|first)\b", text)
        assert text == "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
        assert set(translated(code, language).names) == LETTERS[code.name]
