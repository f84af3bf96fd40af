"""Word squares: words that read the same across and down, or one set across and another down.

Colours make it an exact cover: a cell is a secondary item, and its colour is the letter there.

>>> from solver_core.cover import Search
>>> square = problem(["bit", "ice", "ten"], symmetric=True)
>>> search = Search(square)
>>> search.run_to("solution")
True
>>> words_of(square, search.solution)
['bit', 'ice', 'ten']
"""

from collections.abc import Iterable, Sequence

from solver_core.cover import Coloured, Problem, ProblemError

_TEXT = """
able acid aged also area army away baby back ball band bank base bath bear beat bell best bill bird blow blue
boat body bone book born both bowl busy call calm came camp card care case cash cast cell chip city club coal
coat code cold come cook cool cope copy core cost crew crop dark data date dawn days dead deal dear debt deep
deny desk dial diet disc door dose down draw drew drop drug dual duke dust duty each earn ease east easy edge
else even ever evil exit face fact fail fair fall farm fast fate fear feed feel feet fell felt file fill film
find fine fire firm fish five flat flow food foot form four free from fuel full fund gain game gate gave gear
gene gift girl give glad goal goes gold golf gone good gray grew grey grow gulf hair half hall hand hang hard
harm hate have head hear heat held hell help here hero high hill hire hold hole holy home hope host hour huge
hung hunt hurt idea inch into iron item jack join jump jury just keep kept kick kill kind king knee knew know
lack lady laid lake land lane last late lead left less life lift like line link list live load loan lock logo
long look lord lose loss lost love luck made mail main make male many mark mass meal mean meat meet menu mere
mile milk mill mind mine miss mode mood moon more most move much must name navy near neck need news next nice
nine none nose note okay once only onto open oral over pace pack page paid pain pair palm park part pass past
path peak pick pink pipe plan play plot plug plus poll pool poor port post pull pure push race rail rain rank
rare rate read real rear rely rent rest rice rich ride ring rise risk road rock role roll roof room root rose
rule rush safe said sake sale salt same sand save seat seed seek seem seen self sell send sent ship shop shot
show shut sick side sign site size skin slip slow snow soft soil sold sole some song soon sort soul spot star
stay step stop such suit sure take tale talk tall tank tape task team tech tell tend term test text than that
them then they thin this thus till time tiny told toll tone took tool tour town tree trip true tune turn twin
type unit upon used user vary vast very vice view vote wage wait wake walk wall want ward warm wash wave ways
weak wear week well went were west what when whom wide wife wild will wind wine wing wire wise wish with wood
word wore work yard yeah year your zero zone
"""

WORDS = tuple(_TEXT.split())
"""Common English words of four letters."""


def problem(words: Sequence[str] = WORDS, *, symmetric: bool = False) -> Problem:
    """Words across and down in a square as large as they are long; an option lays a word in a row or a column.

    Args:
        words: all of one length; each may stand there once.
        symmetric: the k-th word down is the k-th across; otherwise all are different.

    Raises:
        ProblemError: there is no word, or they differ in length.

    >>> problem(["on", "no"])
    <Problem: 4+6 items, 8 options>
    """
    size = len(words[0]) if words else 0
    if not size or any(len(word) != size for word in words):
        raise ProblemError("problem.words")
    cells = [(row, column) for row in range(size) for column in range(size)]
    lines = [("across", row) for row in range(size)]
    if not symmetric:
        lines += [("down", column) for column in range(size)]
    options = [[line, word, *_laid(word, line, symmetric=symmetric)] for line in lines for word in words]
    return Problem(lines, options, [*words, *cells])


def words_of(square: Problem, options: Iterable[int]) -> list[str]:
    """The words of a cover: across from the top, then down from the left."""
    return [str(word) for _, word in sorted(square.option_names(option)[:2] for option in options)]


def _laid(word: str, line: tuple[str, int], *, symmetric: bool) -> list[Coloured]:
    kind, number = line
    across = [(number, place) for place in range(len(word))]
    down = [(place, number) for place in range(len(word))]
    letters = dict(zip(down if kind == "down" else across, word, strict=True))
    if symmetric:
        letters |= zip(down, word, strict=True)
    return [Coloured(cell, letter) for cell, letter in letters.items()]
