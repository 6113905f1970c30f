"""Kernel that parses decimal numbers in bytes."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.network.files.number_format import COMPLETE, LONGEST_TOKEN

_NEWLINE: Final = 10
_LARGEST: Final = float(np.finfo(np.float32).max)
_HIGHEST_POWER: Final = 308


@jit
def parse_numbers(
    text: NDArray[np.uint8],
    powers: NDArray[np.float64],
    numbers: NDArray[np.float32],
    ends: NDArray[np.int32],
) -> tuple[int, int, int]:
    """Parse decimal numbers separated by white space.

    `powers` are the powers of ten, from the 0th. Writes the numbers, and into `ends` their count up
    to the end of each line. Returns the counts of numbers and lines, and the index of the first
    text that is no finite number (or -1).
    """
    count = lines = 0
    i = 0
    length = text.shape[0]
    while i < length:
        c = text[i]
        if c == _NEWLINE:
            ends[lines] = count
            lines += 1
            i += 1
            continue
        if c == 32 or c == 9 or c == 13:  # space, tab, carriage return
            i += 1
            continue
        begin = i
        negative = c == 45  # -
        if negative or c == 43:  # +
            i += 1
        mantissa = np.int64(0)
        exponent = 0
        digits = 0
        point = False
        while i < length:
            c = text[i]
            if 48 <= c <= 57:
                digits += 1
                if mantissa < 10**17:
                    mantissa = mantissa * 10 + (np.int64(c) - 48)
                    exponent -= point
                else:
                    exponent += not point
            elif c == 46 and not point:
                point = True
            else:
                break
            i += 1
        if digits == 0 or i - begin > LONGEST_TOKEN:
            return count, lines, begin
        if i < length and (text[i] == 101 or text[i] == 69):  # e, E
            i += 1
            sign = 1
            if i < length and (text[i] == 45 or text[i] == 43):
                sign = -1 if text[i] == 45 else 1
                i += 1
            power = 0
            digits = 0
            while i < length and 48 <= text[i] <= 57:
                power = min(power * 10 + int(text[i]) - 48, 10_000)
                digits += 1
                i += 1
            if digits == 0:
                return count, lines, begin
            exponent += sign * power
        if i < length and text[i] != 32 and not 9 <= text[i] <= 13:
            return count, lines, begin
        value = float(mantissa)
        if mantissa != 0:
            if exponent < 0:
                value /= powers[min(-exponent, _HIGHEST_POWER)]
            else:
                value *= powers[min(exponent, _HIGHEST_POWER)]
        if value > _LARGEST:
            return count, lines, begin
        numbers[count] = -value if negative else value
        count += 1
    return count, lines, COMPLETE
