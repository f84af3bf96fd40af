"""Bit operations on 64-bit words; in C a single instruction each, see ``bits.pxd``."""


def ones(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()


def lowest(word: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (word & -word).bit_length() - 1
