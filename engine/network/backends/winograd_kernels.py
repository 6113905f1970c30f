"""3x3 convolutions by Winograd's minimal filtering F(4x4, 3x3), Lavin and Gray 2016.

A tile of 4x4 outputs depends on a window of 6x6 inputs. Window and filter are transformed so that
each of 36 transformed points needs one multiplication per pair of channels, where a direct
convolution needs 144 for the tile (arXiv:1509.09308). Boards are covered by tiles, zero beyond the
edges. Channels are the innermost axis everywhere, so that every loop over them is vectorized. The
compiler does that for unit strides and few arrays at a time; hence each step handles one row or
column of a window, in memory with constant strides (`PITCH`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean
from engine.network.backends.matrix_step import LANES, ROWS, multiply_step

POINTS = 36  # points of a window
PITCH = 6160
"""Most numbers of one point in `Room.inputs` and `Room.outputs`, tiles times channels.

These fit into the processor's cache. Not a multiple of a page, since such distances share cache
lines.
"""
WINDOW = 272  # distance of a window's points in `Room.window`
_BLOCK = 256  # channels of a window processed at a time
_LINE = 6 * WINDOW  # distance of a window's rows


class Room(NamedTuple):
    """Scratch arrays of a convolution."""

    board: NDArray[np.float32]  # [(4 T + 2)^2 * inputs or more] one board with a border of zeros
    window: NDArray[np.float32]  # [POINTS * WINDOW]
    inputs: NDArray[np.float32]  # [POINTS * PITCH] transformed, [tiles, inputs] of each point
    outputs: NDArray[np.float32]  # [POINTS * PITCH] [tiles, outputs], before the inverse transform


@jit_lean
def convolve(
    x: NDArray[np.float32],
    scale: NDArray[np.float32],
    shift: NDArray[np.float32],
    lowest_in: np.float32,
    weight: NDArray[np.float32],
    bias: NDArray[np.float32],
    lowest_out: np.float32,
    adds: bool,
    out: NDArray[np.float32],
    room: Room,
) -> None:
    """Write max(lowest_out, bias + convolution of max(lowest_in, scale x + shift)) to `out`.

    Parameters
    ----------
    x : [B, S, S, inputs]
        At most `PITCH` / `ROWS` channels; the same limit holds for outputs.
    scale, shift : [inputs]
    lowest_in, lowest_out
        0 for a ReLU, minus infinity for none.
    weight : [POINTS * blocks * inputs * LANES]
        Transformed filters in blocks of `LANES` output channels.
    bias : [outputs]
    adds
        Whether to add the old content of `out` before `lowest_out` is applied.
    out : [B, S, S, outputs]
    """
    inputs = x.shape[3]
    side = (x.shape[1] + 3) // 4
    tiles = x.shape[0] * side * side
    width = weight.size // (POINTS * inputs)
    most = PITCH // max(inputs, width) // ROWS * ROWS
    _clear(room.board, (4 * side + 2) * (4 * side + 2) * inputs)
    for first in range(0, tiles, most):
        count = min(most, tiles - first)
        for row in range(count):
            tile = first + row
            board, place = tile // (side * side), tile % (side * side)
            if row == 0 or place == 0:
                _read_board(x[board], scale, shift, lowest_in, room.board)
            _read_window(room, place, side, row, inputs)
        for point in range(POINTS):
            for column in range(0, width, LANES):
                filters = (point * width + column) * inputs
                for row in range(0, count, ROWS):  # rows beyond the last one are unused
                    at, to = point * PITCH + row * inputs, point * PITCH + row * width + column
                    multiply_step(room.inputs, at, weight, filters, room.outputs, to, inputs, width)
        for row in range(count):
            tile = first + row
            board, place = tile // (side * side), tile % (side * side)
            _write_tile(room, place, side, row, width, bias, lowest_out, adds, out[board])


@jit_lean
def _read_board(
    x: NDArray[np.float32],
    scale: NDArray[np.float32],
    shift: NDArray[np.float32],
    lowest: np.float32,
    board: NDArray[np.float32],
) -> None:
    """Write normalized inputs [S, S, channels] into the middle of `Room.board`."""
    size, channels = x.shape[0], x.shape[2]
    length = (size + 3) // 4 * 4 + 2
    for y in range(size):
        for z in range(size):
            at = ((y + 1) * length + z + 1) * channels
            _normalize(x[y, z], scale, shift, lowest, board[at : at + channels], channels)


@jit_inline
def _normalize(x: Any, scale: Any, shift: Any, lowest: Any, out: Any, count: int) -> None:
    for c in range(count):
        out[c] = max(x[c] * scale[c] + shift[c], lowest)


@jit_inline
def _clear(out: Any, count: int) -> None:
    for c in range(count):
        out[c] = np.float32(0.0)


@jit_lean
def _read_window(room: Room, place: int, side: int, row: int, channels: int) -> None:
    """Transform the window around a tile of the board into row `row` of all `room.inputs`."""
    length = (4 * side + 2) * channels
    corner = place // side * 4 * length + place % side * 4 * channels
    for first in range(0, channels, _BLOCK):
        count = min(_BLOCK, channels - first)
        for column in range(6):
            at = corner + column * channels + first
            _transform_column(room.board[at:], length, room.window[column * WINDOW :], count)
        for line in range(6):
            at = 6 * line * PITCH + row * channels + first
            _transform_row(room.window[line * _LINE :], room.inputs[at:], count)


# Columns and rows differ only in their strides. One function with strides as arguments made b6c96
# 16 to 20 % slower on 19x19: loops are vectorized if strides are constants.


@jit_inline
def _transform_column(board: Any, length: int, window: Any, count: int) -> None:
    d0, d1, d2 = board, board[length:], board[2 * length :]
    d3, d4, d5 = board[3 * length :], board[4 * length :], board[5 * length :]
    for c in range(count):
        six = _transform_six(d0[c], d1[c], d2[c], d3[c], d4[c], d5[c])
        window[c], window[c + _LINE], window[c + 2 * _LINE] = six[0], six[1], six[2]
        window[c + 3 * _LINE], window[c + 4 * _LINE] = six[3], six[4]
        window[c + 5 * _LINE] = six[5]


@jit_inline
def _transform_row(window: Any, out: Any, count: int) -> None:
    for c in range(count):
        six = _transform_six(
            window[c],
            window[c + WINDOW],
            window[c + 2 * WINDOW],
            window[c + 3 * WINDOW],
            window[c + 4 * WINDOW],
            window[c + 5 * WINDOW],
        )
        out[c], out[c + PITCH], out[c + 2 * PITCH] = six[0], six[1], six[2]
        out[c + 3 * PITCH], out[c + 4 * PITCH], out[c + 5 * PITCH] = six[3], six[4], six[5]


@jit_inline
def _transform_six(d0: Any, d1: Any, d2: Any, d3: Any, d4: Any, d5: Any) -> Any:
    """Multiply six numbers by the matrix B^T of the paper."""
    two, four, five = np.float32(2.0), np.float32(4.0), np.float32(5.0)
    even, odd = d4 - four * d2, d3 - four * d1
    even_far, odd_far = d4 - d2, two * (d3 - d1)
    return (
        four * d0 - five * d2 + d4,
        even + odd,
        even - odd,
        even_far + odd_far,
        even_far - odd_far,
        four * d1 - five * d3 + d5,
    )


@jit_lean
def _write_tile(
    room: Room,
    place: int,
    side: int,
    row: int,
    width: int,
    bias: NDArray[np.float32],
    lowest: np.float32,
    adds: bool,
    out: NDArray[np.float32],
) -> None:
    """Transform row `row` of all `room.outputs` back to a tile of a board [S, S, channels]."""
    size, channels = out.shape[0], out.shape[2]
    top, left = place // side * 4, place % side * 4
    window = room.window
    for first in range(0, channels, _BLOCK):
        count = min(_BLOCK, channels - first)
        last = first + count
        for column in range(6):
            at = column * PITCH + row * width + first
            _restore_column(room.outputs[at:], window[column * WINDOW :], count)
        for line in range(min(4, size - top)):
            _restore_row(window[line * _LINE :], count)
            for column in range(min(4, size - left)):
                values = window[line * _LINE + column * WINDOW :]
                points = out[top + line, left + column, first:last]
                if adds:
                    _add(values, bias[first:last], lowest, points, count)
                else:
                    _set(values, bias[first:last], lowest, points, count)


@jit_inline
def _restore_column(outputs: Any, window: Any, count: int) -> None:
    step = 6 * PITCH
    for c in range(count):
        four = _restore_six(
            outputs[c],
            outputs[c + step],
            outputs[c + 2 * step],
            outputs[c + 3 * step],
            outputs[c + 4 * step],
            outputs[c + 5 * step],
        )
        window[c], window[c + _LINE] = four[0], four[1]
        window[c + 2 * _LINE], window[c + 3 * _LINE] = four[2], four[3]


@jit_inline
def _restore_row(window: Any, count: int) -> None:
    for c in range(count):
        four = _restore_six(
            window[c],
            window[c + WINDOW],
            window[c + 2 * WINDOW],
            window[c + 3 * WINDOW],
            window[c + 4 * WINDOW],
            window[c + 5 * WINDOW],
        )
        window[c], window[c + WINDOW] = four[0], four[1]
        window[c + 2 * WINDOW], window[c + 3 * WINDOW] = four[2], four[3]


@jit_inline
def _restore_six(m0: Any, m1: Any, m2: Any, m3: Any, m4: Any, m5: Any) -> Any:
    """Multiply six numbers by the matrix A^T of the paper."""
    two, four, eight = np.float32(2.0), np.float32(4.0), np.float32(8.0)
    near, near_odd, far, far_odd = m1 + m2, m1 - m2, m3 + m4, m3 - m4
    return (
        m0 + near + far,
        near_odd + two * far_odd,
        near + four * far,
        near_odd + eight * far_odd + m5,
    )


@jit_inline
def _set(values: Any, bias: Any, lowest: Any, points: Any, count: int) -> None:
    for c in range(count):
        points[c] = max(values[c] + bias[c], lowest)


@jit_inline
def _add(values: Any, bias: Any, lowest: Any, points: Any, count: int) -> None:
    for c in range(count):
        points[c] = max(values[c] + bias[c] + points[c], lowest)
