"""Names in sentences: items, options and numbers, runs, techniques and levels, file formats.

Views ask for hundreds of names of items and options at every repaint, so they are cached: those of the problems asked
about last, which are let go with their names.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, partial
from os.path import commonprefix
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale

from solver_core.cover import Override, Problem, Rule, naming
from solver_core.cover.problem import Name
from solver_core.formats import format_called
from solver_core.hints import Difficulty
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import House, col, row
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.runs import Run
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.joining import isolated

tr = Texts("names")


def item_name(problem: Problem, item: int) -> str:
    """``r3c5``, ``row 3 has 7``, ``column 5 has 7`` or ``box 2 has 7``; what another problem itself calls the item.

    In English it is the name that the problem itself gives the item, too.
    """
    return isolated(_names(problem).item(item))


def coloured_name(problem: Problem, item: int, colour: Hashable) -> str:
    """``x:A``: an item in a colour; its name alone where that is None."""
    name = _names(problem).item(item)
    return isolated(name if colour is None else f"{name}:{shown(str(colour))}")


def item_names(problem: Problem) -> Iterator[str]:
    """The names of all items, and what they are called in their colours."""
    yield from (item_name(problem, item) for item in range(len(problem.names)))
    both = zip(problem.options, problem.colours, strict=False)  # there may be no colours
    coloured = dict.fromkeys(pair for its in both for pair in zip(*its, strict=True))
    yield from (coloured_name(problem, item, colour) for item, colour in coloured if colour is not None)


def column_name(problem: Problem, item: int) -> str:
    """``column “r3c5”`` or ``secondary column “sum 3”``: for sentences where it matters whether it must be covered."""
    text = tr("column “{item}”") if problem.is_primary(item) else tr("secondary column “{item}”")
    return text.format(item=item_name(problem, item))


def option_name(problem: Problem, option: int, fits: Callable[[str], bool] | None = None) -> str:
    """``r3c5=7``; of another problem its label, or the items that it covers: ``{C, E, F}``.

    Of many items the first is named, such as a piece, and those with which no other option has it: ``{F, 1 0, 2 2, …}``.
    The secondary ones are left out where our own models give the names and the primary ones distinguish the option from
    all others: a queen is known by her rank and file.

    Where there is little space, ``fits`` chooses the longest name that it accepts. The shortest is the item that
    distinguishes the option best from others with the first; it may still be too long.
    """
    names = [isolated(name) for name in _names(problem).option(option)]
    return names[0] if fits is None else next(filter(fits, names), names[-1])


class _Names(NamedTuple):
    """The names of one problem, by number."""

    item: Callable[[int], str]
    option: Callable[[int], tuple[str, ...]]  # the longest first


@lru_cache(maxsize=3)
def _names(problem: Problem) -> _Names:
    cached = lru_cache(maxsize=2048)
    return _Names(cached(partial(_item_name, problem)), cached(partial(_option_names, problem)))


def _item_name(problem: Problem, item: int) -> str:
    if not is_sudoku(problem):
        return _described(problem.names[item])
    if item < 81:
        return cell_name(item)
    name = {
        1: tr("row {house} has {digit}"),
        2: tr("column {house} has {digit}"),
        3: tr("box {house} has {digit}"),
    }[item // 81]
    return name.format(house=item % 81 // 9 + 1, digit=item % 9 + 1)


def _option_names(problem: Problem, option: int) -> tuple[str, ...]:
    """The name of an option, and shorter ones."""
    if is_sudoku(problem):
        cell, digit = encoding.placement(option)
        return (tr(_PLACED, cell=cell_name(cell), digit=digit),)
    if label := problem.label(option):
        near = problem.labels[max(0, option - 1) : option] + problem.labels[option + 1 : option + 2]
        same = max((len(commonprefix([label, other])) for other in near), default=0)  # noqa: RUF071 - no paths
        return (shown(label), *([f"…{shown(label[same:])}"] if 1 < same < len(label) else []))
    if placed := _placed_digit(problem, option):
        return (placed,)
    items = naming.option_items(problem, option)
    return tuple(_listed(problem, option, items, some) for some in naming.named_items(problem, option))


def _listed(problem: Problem, option: int, items: Sequence[int], named: Sequence[int]) -> str:
    names = [_in_option(problem, option, item) for item in items if item in named]
    return "{" + ", ".join(names + ["…"] * (len(names) < len(items))) + "}"


def names_its_items(problem: Problem, option: int) -> bool:
    """Whether the name of an option is the list of all its items, as ``{1, 4, 7}``."""
    items = problem.options[option]
    if is_sudoku(problem) or problem.label(option) or _placed_digit(problem, option):
        return False
    listed = _listed(problem, option, items, items) if len(items) <= naming.MOST + 1 else ""
    return isolated(listed) == option_name(problem, option)


def _placed_digit(problem: Problem, option: int, put: Callable[..., str] = tr) -> str:
    """``r3c5=7`` for an option of Sudoku on another board; "" for any other."""
    match problem.option_names(option)[:2]:
        case [("cell", at_row, at_column), ("row", _, digit)]:
            cell = put(_PAIRS["cell"][0], row=at_row, column=at_column)
            return put(_PLACED, cell=cell, digit=digit)
    return ""


def _in_option(problem: Problem, option: int, item: int) -> str:
    return coloured_name(problem, item, problem.colour(option, item))


def is_sudoku(problem: Problem) -> bool:
    """Whether a problem is that of a Sudoku, whose numbers mean cells and digits."""
    return encoding.is_sudoku(problem)


def in_english(name: Name) -> str:
    """The window's name for an item in English, from its name in the problem."""
    return _described(name, str.format)


def placement(problem: Problem, option: int) -> str:
    """``r3c5=7`` for an option of Sudoku on another board, in English; "" for any other."""
    return _placed_digit(problem, option, str.format)


def _described(name: Name, put: Callable[..., str] = tr) -> str:
    """A tuple by its parts; the names that our own models give, in words."""
    if not isinstance(name, tuple):
        return shown(str(name))
    if len(name) == 2 and name[0] in _KINDS:
        return put(_KINDS[name[0]], number=shown(str(name[1])))
    if len(name) == 3 and name[0] in _PAIRS:
        text, first, second = _PAIRS[name[0]]
        return put(text, **{first: shown(str(name[1])), second: shown(str(name[2]))})
    return shown(" ".join(map(str, name)))


_PLACED = tr.mark("{cell}={digit}")
_KINDS = {
    "rank": tr.mark("rank {number}"),
    "file": tr.mark("file {number}"),
    "sum": tr.mark("sum {number}"),
    "difference": tr.mark("diff {number}"),  # short, as it stands in headers and nodes
    "number": tr.mark("number {number}"),
    "place": tr.mark("place {number}"),
    "city": tr.mark("city {number}"),
}
"""The lines of a chessboard, a diagonal by the sum or difference of rank and file; rows of numbers; and maps."""

_PAIRS = {
    "cell": (tr.mark("r{row}c{column}"), "row", "column"),
    "row": (tr.mark("row {house} has {digit}"), "house", "digit"),
    "column": (tr.mark("column {house} has {digit}"), "house", "digit"),
    "box": (tr.mark("box {house} has {digit}"), "house", "digit"),
    "diagonal": (tr.mark("diagonal {house} has {digit}"), "house", "digit"),
    "square": (tr.mark("rank {rank}, file {file}"), "rank", "file"),
}
"""Names of three parts, and what the last two are: Sudoku on other boards, and squares of a chessboard."""


def house_name(house: House) -> str:
    """``row 3``, ``column 5`` or ``box 2``: the words that items are called by."""
    name = {"row": tr("row {house}"), "col": tr("column {house}"), "box": tr("box {house}")}[house.kind]
    return name.format(house=house.number + 1)


_QT_BITS = 63  # numbers of more bits are too large for Qt; an estimated tree may have more nodes than that


def number(n: int) -> str:
    """A number with its thousands set apart, as the user's language has it: ``1,284``."""
    locale = QLocale()
    if locale.language() == QLocale.Language.C:
        locale = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    if n.bit_length() >= _QT_BITS:
        return f"{n:,}".replace(",", locale.groupSeparator())
    return locale.toString(n)


def cell_name(cell: int) -> str:
    """``r3c5``; row and column count from 1."""
    return tr("r{row}c{column}", row=row(cell) + 1, column=col(cell) + 1)


def row_label(number: int) -> str:
    """``r3``, as in the names of cells; numbers count from 1."""
    return translate("candidates", "r{number}", number=number)


def column_label(number: int) -> str:
    """The label of a column, as in ``c5``; numbers count from 1."""
    return translate("candidates", "c{number}", number=number)


def options_name(options: int) -> str:
    """A number of options in words: ``4 options`` or “no option”."""
    if options == 0:
        return translate("columns", "no option")
    return translate("columns", "%n options", "", options)


def options_left(options: int) -> str:
    """A number of remaining options in words: ``4 options left`` or “no option left”."""
    if options == 0:
        return translate("columns", "no option left")
    return translate("columns", "%n options left", "", options)


def columns_in_list(problem: Problem, left: int) -> str:
    """``4 of 7 columns in the list``: those whose headers are, of the columns that must be covered."""
    total = len(problem.items)
    text = (
        translate("columns", "{left} of {total} primary columns in the list", "", total)
        if problem.secondary
        else translate("columns", "{left} of {total} columns in the list", "", total)
    )
    return text.format(left=number(left), total=number(total))


def guess_name(guess: int) -> str:
    """``guess 3``: which guess on the stack, counted from the first one."""
    return translate("stack", "guess {number}", number=number(guess))


def colour_name(number: int) -> str:
    """The name of a user's colour, 1 to 9."""
    return (
        translate("cells", "rose"),
        translate("cells", "orange"),
        translate("cells", "yellow"),
        translate("cells", "green"),
        translate("cells", "teal"),
        translate("cells", "blue"),
        translate("cells", "violet"),
        translate("cells", "pink"),
        translate("cells", "grey"),
    )[number - 1]


def full_option_name(problem: Problem | None, option: int) -> str:
    """The name of an option; with its row in the matrix where that says more: ``row 13 {C, E, F}``."""
    by_row = translate("questions", "row {number}", number=option + 1)  # as one types it
    if problem is None or option >= len(problem.options):
        return by_row
    name = option_name(problem, option)
    if is_sudoku(problem):
        return name
    return translate("questions", "{row} {name}", row=by_row, name=name)


def target_name(target: Target, problem: Problem) -> str:
    """``“row 3 has 7”``, ``r3c5=7``, or of a node ``r3c5=7 in “row 3 has 7”``."""
    item = "" if target.item is None else item_name(problem, target.item)
    option = "" if target.option is None else full_option_name(problem, target.option)
    if item and option:
        return translate("targets", "{option} in “{item}”", option=option, item=item)
    return translate("targets", "“{item}”", item=item) if item else option


def plain_target_name(target: Target, problem: Problem) -> str:
    """The name of a target without quotation marks, for the clipboard."""
    if target.option is None and target.item is not None:
        return item_name(problem, target.item)
    return target_name(target, problem)


def run_name(run: Run, problem: Problem) -> str:
    """The name of a run: the user's, or that of its last what-if, or the way it searches."""
    if run.name:
        return shown(run.name)
    if not run.subject.overrides:
        return rule_name(run.subject)
    choice = choice_name(run.subject.overrides[-1], problem)
    return translate("runs", "What if {choice}", choice=choice)


def choice_name(override: Override, problem: Problem) -> str:
    """The column or option that a what-if takes, by its name."""
    if override.option is not None and override.option < len(problem.options):
        return option_name(problem, override.option)
    return translate("runs", "column ‘{item}’", item=item_name(problem, override.item))


def rule_name(subject: Subject) -> str:
    """How a subject is searched, without what is decided otherwise."""
    if subject.engine is Engine.BACKTRACK and subject.grid is not None:
        return (
            translate("runs", "Bits, first cell") if subject.rule is Rule.FIRST else translate("runs", "Bits")
        )
    if subject.rule is Rule.FIRST:
        return translate("runs", "First column")
    if subject.rule is Rule.SHUFFLED:
        return translate("runs", "Random ties, seed {seed}", seed=subject.seed)
    return translate("runs", "Fewest options")


mark = Texts("techniques").mark

DIFFICULTIES: Final = {
    Difficulty.EASY: mark("Easy"),
    Difficulty.MEDIUM: mark("Medium"),
    Difficulty.HARD: mark("Hard"),
    Difficulty.EXPERT: mark("Expert"),
    Difficulty.FIENDISH: mark("Fiendish"),
}


def technique_name(technique: str) -> str:
    """A technique in the user's language, by its id."""
    return translate("techniques", BY_ID[technique].name)


def difficulty_name(level: Difficulty) -> str:
    """A level in the user's language."""
    return translate("techniques", DIFFICULTIES[level])


def practised(first: int, later: int, shown: int) -> str:
    """How often a technique was found at the first attempt; "" if it was not practised."""
    asked = first + later + shown
    return translate("techniques", "{first} of {asked}", first=first, asked=asked) if asked else ""


def format_name(format_id: str) -> str:
    """The name of a format; the English is in its row in the core."""
    row = format_called(format_id)
    return translate("formats", row.name)


def format_description(format_id: str) -> str:
    row = format_called(format_id)
    return translate("formats", row.description)
