"""What all benches share: their options, and a line for what was measured."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from statistics import median
from typing import Final

HEAD: Final = f"{'':<42}{'median':>10}{'lowest':>10}{'p99':>10}{'highest':>10}{'n':>6}"


def options(module: str, about: str | None, **defaults: float | str) -> Namespace:
    """The options of a bench, each by its name and default; one whose default is False is a flag."""
    parser = ArgumentParser(
        prog=f"python -m tests.bench.{module}", description=about, formatter_class=RawDescriptionHelpFormatter
    )
    for name, default in defaults.items():
        if default is False:
            parser.add_argument(f"--{name}", action="store_true")
        else:
            parser.add_argument(
                f"--{name}", type=type(default), default=default, help=f"otherwise {default or 'all'}"
            )
    return parser.parse_args()


def line(name: str, values: Sequence[float], *more: str) -> str:
    """A line of the table under `HEAD`: the median, the lowest, the 99th percentile, the highest, and the number."""
    if not values:
        return "  ".join((f"{name:<42}", *more))
    ordered = sorted(values)
    reported = median(ordered), ordered[0], ordered[round(0.99 * (len(ordered) - 1))], ordered[-1]
    figures = "".join(
        f"{value:>10,.{0 if value >= 1000 else 1 if value >= 10 else 3}f}" for value in reported
    )
    return "  ".join((f"{name:<42}{figures}{len(ordered):>6}", *more))
