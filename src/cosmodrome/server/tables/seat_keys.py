"""Seat keys: the secrets of the links by which players hold their seats. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_key() -> str:
    """Make a secret of 144 bits, which becomes part of a link."""
    return secrets.token_urlsafe(18)


def hash_key(key: str) -> str:
    """What is stored of a key: no one who reads the database can take a seat with it."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str | None, key_hash: str | None) -> bool:
    """Whether a key has this hash, in a time that does not depend on the difference."""
    return key is not None and key_hash is not None and hmac.compare_digest(hash_key(key), key_hash)
