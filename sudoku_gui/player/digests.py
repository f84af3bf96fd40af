"""Digests by Qt, which is loaded anyway; `hashlib` would load OpenSSL, which takes 3 MB."""

from PySide6.QtCore import QCryptographicHash


def sha256(data: bytes) -> bytes:
    """The SHA-256 digest of data: 32 bytes."""
    return bytes(QCryptographicHash.hash(data, QCryptographicHash.Algorithm.Sha256).data())
