"""An exact cover problem: named items, and options that each cover some of them.

Items are numbered from 0: first the primary ones, which must be covered exactly once, then the
secondary ones, which may be covered at most once. Options are numbered from 0 as listed.
"""

from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, chain, pairwise
from operator import index
from typing import Any, NamedTuple, Self

from solver_core import pictures
from solver_core.cover.kernel import arrays
from solver_core.cover.kernel.arguments import kind_of, numbered, require
from solver_core.cover.kernel.matrix import Flat, Matrix
from solver_core.errors import CodedError
from solver_core.errors.quoting import in_words, quoted
from solver_core.pictures import Look

Name = Hashable

_SEQUENCES = {list, tuple, str}
"""Options of these types are not copied."""

_BITS = {0: 0, 1: 1, "0": 0, "1": 1}


class Coloured(NamedTuple):
    """A secondary item of an option, and the colour that it has there.

    Options that agree in the colour of an item may be chosen together; without a colour, an option excludes all others
    with the item.
    """

    item: Name
    colour: Hashable


class ProblemError(CodedError):
    """The items and options do not make a problem."""


class Problem:
    """Named items and options, checked on construction.

    Attributes:
        flat: the items of all options, one option after the other, and where each option ends.
        flat_colours: the place of each one's colour in the palette; empty if no option has a `Coloured`.
        palette: None, for no colour, and the colours.

    Args:
        items: names of the primary items, each of which must be covered exactly once.
        options: for each option the names of the items that it covers; a secondary one may be `Coloured`.
        secondary: names of items that may be covered at most once.
        labels: names of the options, one for each, "" for none; searches ignore them.

    Raises:
        ProblemError: fewer or more labels than options, an unknown item, an item twice in an option, a name used twice,
            or a primary item with a colour.
        TypeError: an argument is of another type; options in a dict are, because its keys could be items or labels.

    An option may be empty: it keeps its number, but covers no primary item and so is never chosen. A matrix may have
    such a row, and the others keep their numbers.

    The matrix of Knuth's "Dancing Links" (2000), page 3, and its only cover:

    >>> from solver_core.cover import Problem, Search
    >>> problem = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"])
    >>> search = Search(problem)
    >>> search.run_to("solution")
    True
    >>> [problem.option_names(option) for option in search.solution]
    [('C', 'E', 'F'), ('A', 'D'), ('B', 'G')]
    """

    def __init__(
        self,
        items: Iterable[Name],
        options: Iterable[Iterable[Name]],
        secondary: Iterable[Name] = (),
        *,
        labels: Iterable[str] = (),
    ) -> None:
        for names, what in ((items, "items"), (secondary, "secondary")):
            require(names, Iterable, what, "a name for each")
        self.items: tuple[Name, ...] = tuple(items)
        self.secondary: tuple[Name, ...] = tuple(secondary)
        self.names: tuple[Name, ...] = self.items + self.secondary
        self._numbers = _numbered(self.names)
        if isinstance(options, Mapping):
            raise TypeError(
                f"options is {kind_of(options)}: give its values, and its keys as labels if they are names: "
                "Problem(items, options.values(), labels=options)"
            )
        require(options, Iterable, "options", "for each option the names of its items")
        listed: list[Any] = list(options)
        kinds = set(map(type, listed))
        if not all(issubclass(kind, Iterable) for kind in kinds):
            number = next(number for number, option in enumerate(listed) if not isinstance(option, Iterable))
            raise TypeError(f"option {number} is {kind_of(listed[number])}; give the names of its items")
        self._fill(listed if kinds <= _SEQUENCES else list(map(tuple, listed)))
        self.labels: tuple[str, ...] = tuple(labels)
        if not any(self.labels):
            self.labels = ()
        elif len(self.labels) != len(self.flat.ends):
            raise ProblemError("problem.labels", count=len(self.labels), options=len(self.flat.ends))

    @classmethod
    def of_flat(
        cls,
        items: Sequence[Name],
        secondary: Sequence[Name],
        flat: Flat,
        *,
        flat_colours: "array[int]",
        palette: Sequence[Hashable],
        labels: Sequence[str],
    ) -> Self:
        """The problem of checked options in flat arrays.

        Args:
            items: names of the primary items.
            secondary: names of the secondary ones.
            flat: the items of all options.
            flat_colours: the place of each one's colour in the palette; empty if no item has a colour.
            palette: the colours; the first is None.
            labels: names of the options, one for each, "" for none.
        """
        problem = cls(items, (), secondary)
        problem.flat, problem.flat_colours, problem.palette = flat, flat_colours, tuple(palette)
        problem.labels = tuple(labels) if any(labels) else ()
        return problem

    @classmethod
    def from_matrix(
        cls, rows: Iterable[Iterable[object]], names: Sequence[Name] = (), *, secondary: int = 0
    ) -> Self:
        """The problem of a 0-1 matrix: columns are items, rows are options.

        Args:
            rows: each a sequence of 0 and 1, of truth values, or a string of both.
            names: of the columns; by default they are numbered from 1.
            secondary: how many columns at the right end may be covered at most once.

        Raises:
            ProblemError: rows have different lengths or invalid cells; there are fewer or more
                names than columns, or fewer columns than secondary ones.

        >>> Problem.from_matrix(["0010110", "1001001", "0110010", "1001000", "0100001", "0001101"])
        <Problem: 7+0 items, 6 options>
        """
        require(rows, Iterable, "rows", "the 0s and 1s of each")
        options: list[list[int]] = []
        width = None
        for number, row in enumerate(rows):
            cells = [_bit(cell) for cell in row]
            if None in cells:
                raise ProblemError("problem.bit", number=number, place=cells.index(None) + 1)
            width = len(cells) if width is None else width
            if len(cells) != width:
                raise ProblemError("problem.ragged", number=number, count=len(cells), width=width)
            options.append([column for column, bit in enumerate(cells) if bit])
        named = tuple(names) or tuple(range(1, (width or 0) + 1))
        if width is not None and len(named) != width:
            raise ProblemError("problem.names", count=len(named), width=width)
        if not 0 <= secondary <= len(named):
            raise ProblemError("problem.secondary", count=secondary, width=len(named))
        primary = len(named) - secondary
        return cls(
            named[:primary], ([named[column] for column in option] for option in options), named[primary:]
        )

    @classmethod
    def from_text(cls, text: str) -> "Problem":
        r"""The problem that a text describes, of any kind that `texts` reads.

        Raises:
            ProblemError: it does not describe a problem; with line and column.

        >>> Problem.from_text("A B C | x\nA x\nB C\nC x")
        <Problem: 3+1 items, 3 options>
        """
        from solver_core.cover import texts  # noqa: PLC0415 - it imports this module

        require(text, str, "text")
        return texts.read(text)

    @cached_property
    def matrix(self) -> Matrix:
        """The matrix for kernels; made once for all searches."""
        return Matrix(len(self.items), len(self.secondary), self.flat, self.flat_colours)

    @cached_property
    def options(self) -> tuple[tuple[int, ...], ...]:
        """For each option its items."""
        items = self.flat.items.tolist()
        return tuple(tuple(items[start:end]) for start, end in pairwise((0, *self.flat.ends)))

    @cached_property
    def colours(self) -> tuple[tuple[Hashable, ...], ...]:
        """For each option the colours of its items, None for none; empty if no option has a `Coloured` item."""
        if not self.flat_colours:
            return ()
        colours = list(map(self.palette.__getitem__, self.flat_colours))
        return tuple(tuple(colours[start:end]) for start, end in pairwise((0, *self.flat.ends)))

    @cached_property
    def crossings(self) -> tuple[int, ...]:
        """For each option the number of its first crossing; crossings are nodes without headers, counted from 0."""
        return (0, *self.flat.ends)

    @cached_property
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """For each item the options that cover it, ascending."""
        columns: list[list[int]] = [[] for _ in self.names]
        for option, items in enumerate(self.options):
            for item in items:
                columns[item].append(option)
        return tuple(map(tuple, columns))

    @cached_property
    def choosable(self) -> bytes:
        """For each option 1 if it covers a primary item; others are never chosen."""
        return bytes(any(map(self.is_primary, items)) for items in self.options)

    def item(self, name: Name) -> int:
        """The number of the item with this name; inverse of ``names[number]``. A ProblemError if there is none."""
        try:
            return self._numbers[name]
        except KeyError:
            raise ProblemError("problem.no_item", name=quoted(name)) from None

    def option_names(self, option: int) -> tuple[Name, ...]:
        """The names of the items that an option covers."""
        return tuple(self.names[item] for item in self.options[numbered(option, len(self.options), "option")])

    def option_name(self, option: int) -> str:
        """What an option is called: by its label, or by its items.

        >>> Problem("ab", ["ab", "b"], labels=["both", ""]).option_name(0), Problem("ab", ["ab"]).option_name(0)
        ('both', '{a, b}')
        """
        return self.label(option) or f"{{{', '.join(self.option_words(option))}}}"

    def label(self, option: int) -> str:
        """What the problem calls an option; "" if nothing."""
        return self.labels[option] if self.labels else ""

    @cached_property
    def coloured(self) -> frozenset[int]:
        """The items that some option gives a colour."""
        pairs = zip(self.flat.items, self.flat_colours, strict=False)
        return frozenset(item for item, colour in pairs if colour)

    def colour(self, option: int, item: int) -> Hashable:
        """The colour that an item has in an option; None for none."""
        return self.colours[option][self.options[option].index(item)] if self.colours else None

    def conflict(self, one: int, other: int) -> bool:
        """Whether two options conflict: they share an item without agreeing in its colour."""
        return bool(self.shared(one, other))

    def shared(self, one: int, other: int) -> list[int]:
        """The items, ascending, in which two options conflict."""
        both = sorted(set(self.options[one]).intersection(self.options[other]))
        if not self.colours:
            return both
        return [
            item
            for item in both
            if self.colour(one, item) is None or self.colour(one, item) != self.colour(other, item)
        ]

    def option_words(self, option: int) -> tuple[str, ...]:
        """The names of its items as text, with their colours: ``x:A``."""
        colours = self.colours[option] if self.colours else (None,) * len(self.options[option])
        return tuple(
            in_words(name) if colour is None else f"{in_words(name)}:{colour}"
            for name, colour in zip(self.option_names(option), colours, strict=True)
        )

    def is_primary(self, item: int) -> bool:
        """Whether the item must be covered."""
        return numbered(item, len(self.names), "item") < len(self.items)

    def _fill(self, options: Sequence[Sequence[Name]]) -> None:
        """Number the items of all options, and their colours, in flat arrays."""
        ends, self.flat_colours = array("i", accumulate(map(len, options))), array("i")
        self.palette: tuple[Hashable, ...] = (None,)
        try:
            if Coloured in map(type, chain.from_iterable(options)):
                items = self._numbered_colours(options)
            else:
                items = array("i", map(self._numbers.__getitem__, chain.from_iterable(options)))
        except (KeyError, TypeError):
            self._refuse(options)
            raise
        if arrays.unfit(items, ends, len(self.names)) >= 0 or (
            self.flat_colours and arrays.miscoloured(items, self.flat_colours, len(self.items)) >= 0
        ):
            self._refuse(options)
        self.flat = Flat(items, ends)

    def _numbered_colours(self, options: Sequence[Sequence[Name]]) -> "array[int]":
        """Number the colours of the items of all options, and the items themselves."""
        types, entries = map(type, chain.from_iterable(options)), chain.from_iterable(options)
        kinds = _Numbers()  # the type is in the key because a name may be a tuple that equals a `Coloured`
        items = array("i", map(kinds.__getitem__, zip(types, entries, strict=True)))
        colours: dict[Hashable, int] = {None: 0}
        table = array("i", [colours.setdefault(_colour_in(entry), len(colours)) for _, entry in kinds])
        names = array("i", [self._numbers[_name_in(entry)] for _, entry in kinds])
        self.flat_colours, self.palette = items[:], tuple(colours)
        arrays.renumber(self.flat_colours, table)
        arrays.renumber(items, names)
        return items

    def _refuse(self, options: Sequence[Sequence[Name]]) -> None:
        """Raise an error for the first fault in the options."""
        if any(Coloured in map(type, option) for option in options):
            primary = set(self.items)
            for number, option in enumerate(options):
                for entry in option:
                    if isinstance(entry, Coloured) and entry.item in primary:
                        raise ProblemError("problem.colour", number=number, name=quoted(entry.item))
            options = [tuple(map(_name_in, option)) for option in options]
        for number, names in enumerate(options):
            _require_names(names, f"option {number}")
            if len(set(names)) < len(names):
                twice = next(name for name in names if names.count(name) > 1)
                raise ProblemError("problem.twice_in_option", number=number, name=quoted(twice))
            for name in names:
                if name not in self._numbers:
                    raise ProblemError("problem.unknown_item", number=number, name=quoted(name))

    def svg(self, look: Look = Look()) -> str:  # noqa: B008 - a value
        """A picture of the matrix as SVG, which notebooks show; ``look`` says what of a search it shows.

        >>> Problem("ab", ["ab"]).svg()[:4]
        '<svg'
        """
        labels = [self.label(option) or str(option) for option in range(len(self.options))]
        look = look._replace(caption=look.caption or repr(self)[1:-1])
        return pictures.matrix(list(map(in_words, self.names)), self.options, labels, len(self.items), look)

    def _repr_html_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Problem: {len(self.items)}+{len(self.secondary)} items, {len(self.flat.ends)} options>"


class _Numbers(dict[tuple[type, Name], int]):
    """Numbers whatever it is asked for, from 0."""

    def __missing__(self, key: tuple[type, Name]) -> int:
        self[key] = number = len(self)
        return number


def _name_in(entry: Name) -> Name:
    return entry.item if isinstance(entry, Coloured) else entry


def _colour_in(entry: Name) -> Hashable:
    return entry.colour if isinstance(entry, Coloured) else None


def _bit(cell: object) -> int | None:
    """0 or 1; None for anything else."""
    try:
        return _BITS.get(cell if isinstance(cell, str) else index(cell))  # type: ignore[arg-type]  # raises TypeError if it is not a number
    except TypeError:
        return None


def _require_names(names: Iterable[object], what: str) -> None:
    for name in names:
        require(name, Hashable, f"a name in {what}", "a str, a number or a tuple")


def _numbered(names: Sequence[Name]) -> dict[Name, int]:
    try:
        numbers = {name: number for number, name in enumerate(names)}
    except TypeError:
        _require_names(names, "items or secondary")
        raise
    if len(numbers) < len(names):
        twice = next(name for number, name in enumerate(names) if numbers[name] != number)
        raise ProblemError("problem.item_twice", name=quoted(twice))
    return numbers
