"""Words of 64 bits, as kernels ask about them; in C, where ``bits.pxd`` says what stands for them, an instruction each."""


def ones(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()


def lowest(word: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (word & -word).bit_length() - 1
