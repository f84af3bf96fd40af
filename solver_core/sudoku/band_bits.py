"""Bits of a band, for `band_search`; in C ``band_bits.pxd`` says what stands for them."""


def thirds(word: int) -> int:
    """Every third bit of 27, from the lowest on, as nine bits side by side."""
    word &= 0x1249249
    word = (word | word >> 2 | word >> 4) & 0x1C0E07
    return (word | word >> 6 | word >> 12) & 0x1FF


def stack(word: int, number: int) -> int:
    """Three bits of each nine of 27, the first, second or third (`number` 0, 3 or 6), side by side."""
    word >>= number
    return word & 7 | word >> 6 & 56 | word >> 12 & 448
