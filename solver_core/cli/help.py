"""``sudoku-dlx help``: prints the help of the program or of a command."""

from argparse import ArgumentParser, Namespace

from solver_core import cli

EXAMPLES = (
    ("help", "all commands"),
    ("help solve", "what one of them takes"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `help`."""
    parser.add_argument(
        "command", metavar="COMMAND", nargs="?", choices=[*cli.COMMANDS], help="one of the commands"
    )


def run(options: Namespace) -> int:
    """Print the parser's help; returns 0."""
    command = options.command or ""
    cli.parser_of(command, command).print_help()
    return 0
