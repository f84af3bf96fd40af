"""The texts about a search tree: beside its glyphs, below it, and for screen readers."""

from collections.abc import Callable, Sequence
from functools import cache, partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from solver_core.cover import Problem
from solver_core.cover.choices import StackLevel
from sudoku_gui.features.tree_view.labels import LabelTexts
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape
from sudoku_gui.translation import Texts
from sudoku_gui.wording import names
from sudoku_gui.wording.names import number

tr = Texts("tree")


def choice(problem: Problem, item: int, option: int) -> str:
    """``r4c7: 2``: what was tried for an item; the option alone where the item is not known."""
    tried = names.option_name(problem, option)
    if item < 0:
        return tried
    if names.is_sudoku(problem) and item < 81:
        tried = number(option % 9 + 1)
    return tr("{item}: {option}", item=names.item_name(problem, item), option=tried)


def label(choice: str, turn: int, among: int) -> str:
    """``r4c7: 2 (option 1 of 3)``; of how many is not always known."""
    if not turn:
        return choice
    if among == 1:
        text = tr("{choice} (the only option)")
    elif among:
        text = tr("{choice} (option {turn} of {among})")
    else:
        text = tr("{choice} (option {turn})")
    return text.format(choice=choice, turn=turn, among=among)


def shape_name(name: str) -> str:
    """The name of a shape; of a decision without another option, the reason for it."""
    return {
        "GIVEN": tr("Given"),
        "FORCED": tr("Forced"),
        "DECISION": tr("Decision"),
        "OPEN": tr("Still under way"),
        "DEAD_END": tr("Dead end"),
        "SOLUTION": tr("Solution"),
        "PRUNED": tr("Pruned"),
        "FAILED": tr("Subtree without solution, folded"),
        "SOLVED": tr("Subtree with solutions, folded"),
        "UNDER_WAY": tr("Subtree still under way, folded"),
        "CHAIN": tr("Forced decisions"),
        "MORE": tr("Siblings left out"),
    }[name]


def dead_end(problem: Problem, item: int) -> str:
    """The name of a dead end, by the item that cannot be covered."""
    return tr("Dead end: no option left for “{item}”", item=names.item_name(problem, item))


def nodes(count: int, *, exact: bool) -> str:
    """``12 nodes`` or ``about 41,000 nodes``."""
    if exact:
        return tr("{count} nodes", "", count, count=number(count))
    return tr("about {count} nodes", count=_rounded(count))


def _rounded(count: int) -> str:
    # Two digits are enough for what is not exact.
    return number(round(count, 2 - len(str(count))))


def solutions(count: int) -> str:
    """A number of solutions in words: ``2 solutions`` or “no solution”."""
    if count == 0:
        return tr("no solution")
    return tr("{count} solutions", "", count, count=number(count))


def events(first: int | None, last: int) -> str:
    """``Events 12 to 1,284``; None is a beginning that is not known yet, -1 an end."""
    if first is None:
        text = tr("Still under way") if last < 0 else tr("Until event {last}")
    elif last < 0:
        text = tr("From event {first} on")
    else:
        text = tr("Events {first} to {last}")
    return text.format(first=number(first or 0), last=number(last))


def too_many(nodes: int) -> str:
    """Why a subtree is not unfolded."""
    text = tr("About {count} nodes are too many to unfold at once. Go there to see the nodes on the path.")
    return text.format(count=_rounded(nodes))


class GlyphTexts:
    """Knows the names of the problem and how wide texts are; remembers both, as the same labels are measured often."""

    def __init__(self, problem: Problem, metrics: QFontMetricsF) -> None:
        self.problem = problem
        self._metrics = metrics
        self.width: Callable[[str], float] = cache(metrics.horizontalAdvance)  # in pixels
        self.choice = cache(partial(choice, problem))  # of a decision, by item and option

    def cut(self, text: str, space: float) -> tuple[str, float]:
        """A text shortened to this many pixels, and how many it has then."""
        shown = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, space)
        return shown, self.width(shown)

    def name(self, glyph: Glyph, among: int = 0) -> str:
        """The option that led to a glyph: ``r4c7: 2 (option 1 of 3)``; out of this many, if that is known elsewhere."""
        if glyph.shape is GlyphShape.MORE:
            return tr("%n more", "", glyph.nodes)
        if glyph.parent < 0:
            return tr("root")
        choice = self.choice(glyph.above, glyph.options[0])
        if glyph.is_given:
            return tr("{choice} (given)", choice=choice)
        return label(choice, glyph.turn, glyph.among or among)

    def beside(self, glyph: Glyph, among: int, here: tuple[str, ...] = ()) -> LabelTexts:
        """The labels that may stand beside a glyph; ``here`` stands beside the chain that the search is in."""
        if glyph.shape is GlyphShape.CHAIN:
            found = [*here] or [_chain(glyph), tr("%n forced", "", glyph.length)]
        elif glyph.parent < 0 or glyph.shape is GlyphShape.MORE:
            found = []
        else:
            option = glyph.options[0]
            tried = names.option_name(self.problem, option)
            least = names.option_name(self.problem, option, lambda _: False)
            found = [self.name(glyph, among), self.choice(glyph.above, option), tried, least]
        return tuple((text, self.width(text)) for text in found)

    def here(self, glyph: Glyph, levels: Sequence[StackLevel]) -> tuple[str, ...]:
        """The label of the chain that the search is in: the decision made last, and how far down that is."""
        if not levels:
            return ()
        choice = self.choice(levels[-1].item, levels[-1].option)
        progress = {"made": number(made(glyph, len(levels))), "decisions": number(glyph.length)}
        text = tr("{choice} ({made} of {decisions})", choice=choice, **progress)
        return text, tr("{made} of {decisions}", **progress)

    def facts(
        self, glyph: Glyph, count: int, among: int = 0, begin: int | None = None, guess: int = 0
    ) -> str:
        """The full line: the events first, since the end is cut where there is no space."""
        size = tr("{nodes}, {solutions}").format(
            nodes=nodes(count, exact=glyph.is_exact), solutions=solutions(glyph.solutions)
        )
        depth = number(glyph.depth)
        if guess:
            text = tr("{depth}, {guess}", "the depth of a guess, and which guess it is")
            depth = text.format(depth=depth, guess=names.guess_name(guess))
        return tr("{when} · {label} · {what} · depth {depth} · {size}").format(
            when=events(begin, glyph.last),
            label=self.name(glyph, among),
            what=self._what(glyph, among),
            depth=depth,
            size=size,
        )

    def _what(self, glyph: Glyph, among: int) -> str:
        if glyph.shape is GlyphShape.CHAIN:
            return _chain(glyph)
        if glyph.shape is GlyphShape.DEAD_END and glyph.chosen[0] >= 0:
            return dead_end(self.problem, glyph.chosen[0])
        if glyph.shape is GlyphShape.DECISION and glyph.parent >= 0:
            if glyph.is_given:
                return shape_name("GIVEN")
            if glyph.turn and (glyph.among or among) == 1:
                return shape_name("FORCED")
        return shape_name(glyph.shape.name)


def _chain(glyph: Glyph) -> str:
    return tr("%n decisions without alternative", "", glyph.length)


def made(glyph: Glyph, depth: int) -> int:
    """How many decisions of a chain have been made when this many options are chosen."""
    return min(max(depth - glyph.depth + 1, 1), glyph.length)
