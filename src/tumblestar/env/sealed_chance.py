# pyright: basic
"""Sealed chance in the compilable subset, for games that run compiled: the outcomes of `contract.chance.Seal`.

HMAC-SHA-256 as in RFC 2104 and FIPS 180-4, on 32-bit words in whole numbers. Interpreted it would be slow: there `Seal`
itself is asked. In the place of `search_helpers.choose_outcome`.
"""

from bisect import bisect
from typing import Any, NamedTuple

from tumblestar.contract.chance import MAIN, head_of_text
from tumblestar.engine.speed import hole

odds = stream_number = hole

BLOCK, WORDS, STATE = 64, 16, 8
"""The bytes and the words of a block, and the words of a hash."""
MASK = 0xFFFFFFFF
INNER, OUTER = 0x36, 0x5C
"""What the bytes of the key are mixed with, for the inner and the outer hash."""
MOST_TEXT = 3 * BLOCK
"""The bytes of a draw's text, at most, with what fills the last block."""
PRIMES = tuple(n for n in range(2, 312) if all(n % d for d in range(2, n)))


FIRST = tuple(bisect(range(1 << 40), prime << 64, key=lambda n: n**2) - 1 & MASK for prime in PRIMES[:STATE])
ROUNDS = tuple(bisect(range(1 << 40), prime << 96, key=lambda n: n**3) - 1 & MASK for prime in PRIMES)
"""The first hash, and a word a round: the first 32 bits after the point of square and cube roots of primes."""


class SealMemory(NamedTuple):
    """The seal of a game, and scratch."""

    keyed: Any
    """(2, STATE): the inner and the outer hash after the block of the key."""
    heads: Any
    """(streams, MOST_TEXT): how the text of a draw of each stream begins, in bytes."""
    lengths: Any
    """(streams,): the lengths of these."""
    draws: Any
    """(streams,): the draws so far."""
    text: Any
    """(MOST_TEXT,)"""
    schedule: Any
    """(64,)"""
    hash: Any
    """(STATE,)"""


def new_memory(bound, streams, seats):
    """The memory of the chance of a game whose salts are empty, with these streams. Not compiled."""
    heads, lengths = bound.ints(len(streams), MOST_TEXT), bound.ints(len(streams))
    for i, stream in enumerate(streams):
        head = f"{head_of_text(('',) * seats, stream or MAIN)},".encode("ascii")
        lengths[i] = len(head)
        for j, byte in enumerate(head):
            heads[i][j] = byte
    return SealMemory(
        keyed=bound.ints(2, STATE), heads=heads, lengths=lengths, draws=bound.ints(len(streams)),
        text=bound.ints(MOST_TEXT), schedule=bound.ints(len(ROUNDS)), hash=bound.ints(STATE),
    )  # fmt: skip


def begin_seal(seal, key):
    """Takes a key of 32 bytes; no stream has drawn yet."""
    for which in range(2):
        for i in range(BLOCK):
            byte = key[i] if i < len(key) else 0
            seal.text[i] = byte ^ (OUTER if which else INNER)
        for i in range(STATE):
            seal.hash[i] = FIRST[i]
        compress(seal, 0)
        for i in range(STATE):
            seal.keyed[which][i] = seal.hash[i]
    for stream in range(len(seal.draws)):
        seal.draws[stream] = 0


def choose_outcome(m, s, keys):
    """The outcome of the next draw of the stream that chance draws from."""
    seal = m.seal
    n = odds(s, m.out, m.weights)
    total = 0
    for i in range(n):
        total += m.weights[i]
    stream = stream_number(s)
    seal.draws[stream] += 1
    attempt = 0
    left = draw(seal, stream, attempt, total)
    while left < 0:
        attempt += 1
        left = draw(seal, stream, attempt, total)
    i = 0
    while left >= m.weights[i]:
        left -= m.weights[i]
        i += 1
    return m.out[i]


def draw(seal, stream, attempt, total):
    """The number of a draw below a total, or -1 if it has to be tried again."""
    text = seal.text
    length = seal.lengths[stream]
    for i in range(length):
        text[i] = seal.heads[stream][i]
    length = write_number(text, length, seal.draws[stream])
    text[length] = 44  # a comma
    length = write_number(text, length + 1, attempt)
    text[length] = 93  # a bracket
    hash_text(seal, 0, length + 1)

    # The outer hash is of the 32 bytes of the inner one.
    for i in range(STATE):
        for j in range(4):
            text[4 * i + j] = (seal.hash[i] >> (24 - 8 * j)) & 0xFF
    hash_text(seal, 1, 4 * STATE)

    # As one big number: its remainder, and that of 2^256, below which the last numbers would be too frequent.
    left = 0
    beyond = 1
    is_last = True
    for i in range(STATE):
        left = ((left << 32) + seal.hash[i]) % total
        beyond = (beyond << 32) % total
        if i < STATE - 1 and seal.hash[i] != MASK:
            is_last = False
    if is_last and seal.hash[STATE - 1] >= MASK + 1 - beyond:
        return -1
    return left


def write_number(text, at, number):
    """Writes a number in decimal digits; returns where it ends."""
    power = 1
    while power * 10 <= number:
        power *= 10
    while power > 0:
        text[at] = 48 + number // power % 10
        power //= 10
        at += 1
    return at


def hash_text(seal, which, length):
    """Hashes so many bytes of the text after the block of the key."""
    text = seal.text
    for i in range(STATE):
        seal.hash[i] = seal.keyed[which][i]
    text[length] = 0x80
    blocks = (length + 8) // BLOCK + 1
    for i in range(length + 1, BLOCK * blocks):
        text[i] = 0
    bits = 8 * (BLOCK + length)
    text[BLOCK * blocks - 2] = bits >> 8
    text[BLOCK * blocks - 1] = bits & 0xFF
    for block in range(blocks):
        compress(seal, BLOCK * block)


def compress(seal, at):
    """Takes a block of the text into the hash."""
    w = seal.schedule
    h = seal.hash
    for i in range(WORDS):
        word = 0
        for j in range(4):
            word = (word << 8) | seal.text[at + 4 * i + j]
        w[i] = word
    for i in range(WORDS, len(ROUNDS)):
        x = w[i - 15]
        y = w[i - 2]
        low = rotated(x, 7) ^ rotated(x, 18) ^ (x >> 3)
        high = rotated(y, 17) ^ rotated(y, 19) ^ (y >> 10)
        w[i] = (w[i - 16] + low + w[i - 7] + high) & MASK
    a, b, c, d = h[0], h[1], h[2], h[3]
    e, f, g, k = h[4], h[5], h[6], h[7]
    for i in range(len(ROUNDS)):
        first = k + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]
        second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
        k = g
        g = f
        f = e
        e = (d + first) & MASK
        d = c
        c = b
        b = a
        a = (first + second) & MASK
    h[0] = (h[0] + a) & MASK
    h[1] = (h[1] + b) & MASK
    h[2] = (h[2] + c) & MASK
    h[3] = (h[3] + d) & MASK
    h[4] = (h[4] + e) & MASK
    h[5] = (h[5] + f) & MASK
    h[6] = (h[6] + g) & MASK
    h[7] = (h[7] + k) & MASK


def rotated(x, n):
    """A word turned to the right by so many bits."""
    return ((x >> n) | (x << (32 - n))) & MASK
