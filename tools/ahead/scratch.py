"""What WebAssembly lacks, as LLVM code: memory for the planner's scratch arrays, and one product.

`malloc` only goes on until everything is free again; then it starts anew. LLVM calls `__multi3`
to multiply numbers of 128 bits: Numba's check for an array that is too large becomes such a
product.
"""

from typing import Final

EXPORTED: Final = ("__multi3",)

SCRATCH: Final = """
@__heap_base = external global i8
@scratch = internal global ptr null
@held = internal global i64 0

define ptr @malloc(i64 %size) {
  %held = load ptr, ptr @scratch
  %none = icmp eq ptr %held, null
  %start = select i1 %none, ptr @__heap_base, ptr %held
  %more = add i64 %size, 63
  %whole = and i64 %more, -64
  %end = getelementptr i8, ptr %start, i64 %whole
  store ptr %end, ptr @scratch
  %before = load i64, ptr @held
  %after = add i64 %before, 1
  store i64 %after, ptr @held
  ret ptr %start
}

define void @free(ptr %gone) {
  %before = load i64, ptr @held
  %after = sub i64 %before, 1
  store i64 %after, ptr @held
  %last = icmp eq i64 %after, 0
  br i1 %last, label %anew, label %done

anew:
  store ptr null, ptr @scratch
  br label %done

done:
  ret void
}

define void @__multi3(ptr %at, i64 %a, i64 %a_high, i64 %b, i64 %b_high) {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %c0 = lshr i64 %p00, 32
  %c1 = and i64 %p01, 4294967295
  %c2 = and i64 %p10, 4294967295
  %c3 = add i64 %c0, %c1
  %middle = add i64 %c3, %c2
  %l0 = and i64 %p00, 4294967295
  %l1 = shl i64 %middle, 32
  %low = or i64 %l0, %l1
  %h0 = lshr i64 %p01, 32
  %h1 = lshr i64 %p10, 32
  %h2 = lshr i64 %middle, 32
  %h3 = mul i64 %a, %b_high
  %h4 = mul i64 %a_high, %b
  %s0 = add i64 %p11, %h0
  %s1 = add i64 %s0, %h1
  %s2 = add i64 %s1, %h2
  %s3 = add i64 %s2, %h3
  %high = add i64 %s3, %h4
  store i64 %low, ptr %at
  %next = getelementptr i64, ptr %at, i32 1
  store i64 %high, ptr %next
  ret void
}
"""
