"""Leela Zero and SAI files made up for tests."""

from __future__ import annotations

import numpy as np


def leela_lines(
    head: str = "Y",
    *,
    version: int = 1,
    planes: int = 17,
    size: int = 5,
    channels: int = 4,
    blocks: int = 1,
    seed: int = 0,
) -> list[str]:
    """Lines of a small random network; heads "LZ", "V", "Y", "T" or "I"."""
    generator = np.random.default_rng(seed)
    area, moves = size * size, size * size + 1
    lines = [str(version)]

    def numbers(count: int) -> None:
        lines.append(" ".join(f"{x:.6g}" for x in generator.normal(0, 0.3, count)))

    def convolution(outputs: int, inputs: int, kernel: int) -> None:
        numbers(outputs * inputs * kernel * kernel)
        numbers(outputs)
        numbers(outputs)
        lines.append(" ".join(f"{x:.6g}" for x in generator.uniform(0.5, 2, outputs)))

    def dense(outputs: int, inputs: int) -> None:
        numbers(outputs * inputs)
        numbers(outputs)

    convolution(channels, planes, 3)
    for _ in range(2 * blocks):
        convolution(channels, channels, 3)
    convolution(2, channels, 1)
    komi_units = 3 if version & 32 else 0
    if komi_units:
        dense(komi_units, 2 * area + 1)
        dense(komi_units, komi_units)
    dense(moves, 2 * area + komi_units)
    convolution(2, channels, 1)
    dense(6, 2 * area)
    dense(2 if head == "I" else 1, 6)
    if head == "T":
        dense(1, 6)
    if head == "V":
        convolution(3, channels, 1)
    if head in ("V", "Y"):
        dense(5, (3 if head == "V" else 2) * area)
        dense(1, 5)
    return lines
