"""The inner step of matrix products in kernels, written in LLVM instructions.

Numba can't express that the sums of a product stay in vector registers; LLVM can.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils

from engine.base.jit import jit_intrinsic

LANES = 16  # columns computed by a step
ROWS = 6  # rows computed by a step: 6 x 16 sums fill the registers of AVX2


@jit_intrinsic
def multiply_step(
    typing: Any, a: Any, a_at: Any, b: Any, b_at: Any, c: Any, c_at: Any, inner: Any, width: Any
) -> Any:
    """Multiply `ROWS` rows of a matrix by `LANES` columns of another; the sums stay in registers.

    `a`, `b` and `c` are used from the indices `a_at`, `b_at`, `c_at` on, as float32[ROWS, inner],
    float32[inner, LANES] and float32[ROWS, width], of which the first `LANES` columns are written.
    """
    signature = types.void(a, a_at, b, b_at, c, c_at, inner, width)
    lanes = ir.VectorType(ir.FloatType(), LANES)
    zero, nothing = ir.Constant(lanes, [0.0] * LANES), ir.Constant(lanes, ir.Undefined)
    everywhere = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def start(i: int) -> Any:
            array = context.make_array(signature.args[i])(context, builder, arguments[i])
            return builder.gep(array.data, [arguments[i + 1]])

        def times(size: Any, factor: int) -> Any:
            return builder.mul(size, ir.Constant(size.type, factor))

        a_from, b_from, c_from = start(0), start(2), start(4)
        inner, width = arguments[6:]
        a_rows = [builder.gep(a_from, [times(inner, row)]) for row in range(ROWS)]
        kind = ir.FunctionType(lanes, [lanes] * 3)
        name = f"llvm.fmuladd.v{LANES}f32"
        insert: Any = cgutils.get_or_insert_function  # untyped
        multiply_add = insert(builder.module, kind, name)
        before, loop = builder.block, builder.append_basic_block("product")
        builder.branch(loop)
        builder.position_at_end(loop)
        k = builder.phi(inner.type)
        k.add_incoming(ir.Constant(inner.type, 0), before)
        sums = [builder.phi(lanes) for _ in range(ROWS)]
        b_row = builder.bitcast(builder.gep(b_from, [times(k, LANES)]), lanes.as_pointer())
        b_row = builder.load(b_row, align=4)
        for a_row, old in zip(a_rows, sums, strict=True):
            number = builder.load(builder.gep(a_row, [k]))
            number = builder.insert_element(nothing, number, ir.Constant(ir.IntType(32), 0))
            number = builder.shuffle_vector(number, nothing, everywhere)
            old.add_incoming(zero, before)
            old.add_incoming(builder.call(multiply_add, [number, b_row, old]), loop)
        following = builder.add(k, ir.Constant(inner.type, 1))
        k.add_incoming(following, loop)
        after = builder.append_basic_block("product.end")
        builder.cbranch(builder.icmp_signed("<", following, inner), loop, after)
        builder.position_at_end(after)
        for row, total in enumerate(sums):
            place = builder.gep(c_from, [times(width, row)])
            builder.store(
                total.incomings[1][0], builder.bitcast(place, lanes.as_pointer()), align=4
            )
        return context.get_dummy_value()

    return signature, generate
