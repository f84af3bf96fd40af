"""The techniques that hints and ratings know, in the order in which they are tried, with HoDoKu's levels and points.

Ids are those of HoDoKu in small letters; a test compares the table with the library. A variant is found, switched off
and ordered together with the technique before it that is not one.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import Final


class Difficulty(StrEnum):
    """How hard a puzzle or a technique is, the easiest first, as HoDoKu has it.

    A puzzle has the level of its hardest technique, or the next if its score is high.
    """

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    FIENDISH = "fiendish"

    @property
    def rank(self) -> int:
        """How hard a level is beside the others: 0 for the easiest."""
        return _RANKS[self]


LEVELS: Final = tuple(Difficulty)
_RANKS: Final = {level: rank for rank, level in enumerate(LEVELS)}

MOST_POINTS: Final = {
    Difficulty.EASY: 800,
    Difficulty.MEDIUM: 1000,
    Difficulty.HARD: 1600,
    Difficulty.EXPERT: 1800,
}
"""The score up to which a puzzle can have a level; there is no limit for the hardest."""


def difficulty_of(hardest: Difficulty, score: int) -> Difficulty:
    """The level of a puzzle with this score, whose hardest technique has that level.

    >>> difficulty_of(Difficulty.EASY, 812)
    <Difficulty.MEDIUM: 'medium'>
    """
    return next(level for level in LEVELS[hardest.rank :] if score <= MOST_POINTS.get(level, score))


class Group(StrEnum):
    """The kind of pattern that a technique looks for."""

    SINGLES = "singles"
    INTERSECTIONS = "intersections"
    SUBSETS = "subsets"
    FISH = "fish"
    SINGLE_DIGIT = "single_digit"
    WINGS = "wings"
    COLOURING = "colouring"
    UNIQUENESS = "uniqueness"
    CHAINS = "chains"
    SETS = "sets"
    LAST_RESORT = "last_resort"


@dataclass(frozen=True, slots=True)
class Technique:
    """One technique: its English name, which the window translates, the level it belongs to, and the points that each use of it scores."""

    id: str
    name: str
    group: Group
    level: Difficulty
    points: int
    is_variant: bool = False


# fmt: off
TECHNIQUES: Final = (
    Technique("full_house", "Full House", Group.SINGLES, Difficulty.EASY, 4),
    Technique("naked_single", "Naked Single", Group.SINGLES, Difficulty.EASY, 4),
    Technique("hidden_single", "Hidden Single", Group.SINGLES, Difficulty.EASY, 14),
    Technique("locked_pair", "Locked Pair", Group.INTERSECTIONS, Difficulty.MEDIUM, 40),
    Technique("locked_triple", "Locked Triple", Group.INTERSECTIONS, Difficulty.MEDIUM, 60),
    Technique("locked_candidates_1", "Locked Candidates (Pointing)", Group.INTERSECTIONS, Difficulty.MEDIUM, 50),
    Technique("locked_candidates_2", "Locked Candidates (Claiming)", Group.INTERSECTIONS, Difficulty.MEDIUM, 50),
    Technique("naked_pair", "Naked Pair", Group.SUBSETS, Difficulty.MEDIUM, 60),
    Technique("naked_triple", "Naked Triple", Group.SUBSETS, Difficulty.MEDIUM, 80),
    Technique("hidden_pair", "Hidden Pair", Group.SUBSETS, Difficulty.MEDIUM, 70),
    Technique("hidden_triple", "Hidden Triple", Group.SUBSETS, Difficulty.MEDIUM, 100),
    Technique("naked_quadruple", "Naked Quadruple", Group.SUBSETS, Difficulty.HARD, 120),
    Technique("hidden_quadruple", "Hidden Quadruple", Group.SUBSETS, Difficulty.HARD, 150),
    Technique("x_wing", "X-Wing", Group.FISH, Difficulty.HARD, 140),
    Technique("swordfish", "Swordfish", Group.FISH, Difficulty.HARD, 150),
    Technique("jellyfish", "Jellyfish", Group.FISH, Difficulty.HARD, 160),
    Technique("remote_pair", "Remote Pair", Group.CHAINS, Difficulty.HARD, 110),
    Technique("bug_plus_1", "Bivalue Universal Grave + 1", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("skyscraper", "Skyscraper", Group.SINGLE_DIGIT, Difficulty.HARD, 130),
    Technique("two_string_kite", "2-String Kite", Group.SINGLE_DIGIT, Difficulty.HARD, 150),
    Technique("dual_two_string_kite", "Dual 2-String Kite", Group.SINGLE_DIGIT, Difficulty.HARD, 150, is_variant=True),
    Technique("turbot_fish", "Turbot Fish", Group.SINGLE_DIGIT, Difficulty.HARD, 120),
    Technique("empty_rectangle", "Empty Rectangle", Group.SINGLE_DIGIT, Difficulty.HARD, 120),
    Technique("dual_empty_rectangle", "Dual Empty Rectangle", Group.SINGLE_DIGIT, Difficulty.HARD, 120, is_variant=True),
    Technique("w_wing", "W-Wing", Group.WINGS, Difficulty.HARD, 150),
    Technique("xy_wing", "XY-Wing", Group.WINGS, Difficulty.HARD, 160),
    Technique("xyz_wing", "XYZ-Wing", Group.WINGS, Difficulty.HARD, 180),
    Technique("uniqueness_1", "Unique Rectangle Type 1", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("uniqueness_2", "Unique Rectangle Type 2", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("uniqueness_3", "Unique Rectangle Type 3", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("uniqueness_4", "Unique Rectangle Type 4", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("uniqueness_5", "Unique Rectangle Type 5", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("uniqueness_6", "Unique Rectangle Type 6", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("hidden_rectangle", "Hidden Rectangle", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("avoidable_rectangle_1", "Avoidable Rectangle Type 1", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("avoidable_rectangle_2", "Avoidable Rectangle Type 2", Group.UNIQUENESS, Difficulty.HARD, 100),
    Technique("finned_x_wing", "Finned X-Wing", Group.FISH, Difficulty.HARD, 130),
    Technique("sashimi_x_wing", "Sashimi X-Wing", Group.FISH, Difficulty.HARD, 150),
    Technique("finned_swordfish", "Finned Swordfish", Group.FISH, Difficulty.EXPERT, 200),
    Technique("sashimi_swordfish", "Sashimi Swordfish", Group.FISH, Difficulty.EXPERT, 240),
    Technique("finned_jellyfish", "Finned Jellyfish", Group.FISH, Difficulty.EXPERT, 250),
    Technique("sashimi_jellyfish", "Sashimi Jellyfish", Group.FISH, Difficulty.EXPERT, 260),
    Technique("sue_de_coq", "Sue de Coq", Group.SETS, Difficulty.EXPERT, 250),
    Technique("simple_colors_trap", "Simple Colours Trap", Group.COLOURING, Difficulty.HARD, 150),
    Technique("simple_colors_wrap", "Simple Colours Wrap", Group.COLOURING, Difficulty.HARD, 150, is_variant=True),
    Technique("multi_colors_1", "Multi-Colours 1", Group.COLOURING, Difficulty.HARD, 200),
    Technique("multi_colors_2", "Multi-Colours 2", Group.COLOURING, Difficulty.HARD, 200, is_variant=True),
    Technique("x_chain", "X-Chain", Group.CHAINS, Difficulty.EXPERT, 260),
    Technique("xy_chain", "XY-Chain", Group.CHAINS, Difficulty.EXPERT, 260),
    Technique("continuous_nice_loop", "Continuous Nice Loop", Group.CHAINS, Difficulty.EXPERT, 280),
    Technique("aic", "Alternating Inference Chain", Group.CHAINS, Difficulty.EXPERT, 280, is_variant=True),
    Technique("discontinuous_nice_loop", "Discontinuous Nice Loop", Group.CHAINS, Difficulty.EXPERT, 280, is_variant=True),
    Technique("grouped_continuous_nice_loop", "Grouped Continuous Nice Loop", Group.CHAINS, Difficulty.EXPERT, 300),
    Technique("grouped_aic", "Grouped Alternating Inference Chain", Group.CHAINS, Difficulty.EXPERT, 300, is_variant=True),
    Technique("grouped_discontinuous_nice_loop", "Grouped Discontinuous Nice Loop", Group.CHAINS, Difficulty.EXPERT, 300, is_variant=True),
    Technique("als_xz", "Almost Locked Sets XZ", Group.SETS, Difficulty.EXPERT, 300),
    Technique("als_xy_wing", "Almost Locked Sets XY-Wing", Group.SETS, Difficulty.EXPERT, 320),
    Technique("als_xy_chain", "Almost Locked Sets Chain", Group.SETS, Difficulty.EXPERT, 340),
    Technique("franken_x_wing", "Franken X-Wing", Group.FISH, Difficulty.EXPERT, 300),
    Technique("franken_swordfish", "Franken Swordfish", Group.FISH, Difficulty.EXPERT, 350),
    Technique("finned_franken_x_wing", "Finned Franken X-Wing", Group.FISH, Difficulty.EXPERT, 390),
    Technique("finned_franken_swordfish", "Finned Franken Swordfish", Group.FISH, Difficulty.EXPERT, 410),
    Technique("forcing_chain_contradiction", "Forcing Chain Contradiction", Group.LAST_RESORT, Difficulty.FIENDISH, 500),
    Technique("forcing_chain_verity", "Forcing Chain Verity", Group.LAST_RESORT, Difficulty.FIENDISH, 500, is_variant=True),
    Technique("forcing_net_contradiction", "Forcing Net Contradiction", Group.LAST_RESORT, Difficulty.FIENDISH, 700),
    Technique("forcing_net_verity", "Forcing Net Verity", Group.LAST_RESORT, Difficulty.FIENDISH, 700, is_variant=True),
    Technique("brute_force", "Brute Force", Group.LAST_RESORT, Difficulty.FIENDISH, 10000),
)
# fmt: on

BY_ID: Final = {technique.id: technique for technique in TECHNIQUES}


def hardest(used: Iterable[str]) -> Technique:
    """The technique of the highest level with most points; of equal ones the later in the table."""
    return max(
        map(BY_ID.__getitem__, used), key=lambda one: (one.level.rank, one.points, TECHNIQUES.index(one))
    )


def variants(technique: str) -> list[str]:
    """The ids of the variants of a technique that is not one."""
    after = TECHNIQUES[TECHNIQUES.index(BY_ID[technique]) + 1 :]
    return [one.id for one in takewhile(lambda one: one.is_variant, after)]


CHOICES: Final = tuple(technique.id for technique in TECHNIQUES if not technique.is_variant)
"""The techniques that can be switched off and put in another order."""
