"""Who answers puzzles, by the names that one types."""

from argparse import ArgumentParser

from solver_core.sudoku.engines import Answerer


def argument(parser: ArgumentParser) -> None:
    """Which engine answers."""
    names = [str(answerer) for answerer in Answerer]
    default = str(Answerer.BITBOARD)
    parser.add_argument(
        "--engine", choices=names, default=default, help=f"how puzzles are searched ({default})"
    )
