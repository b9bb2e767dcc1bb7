// Repeats noted calls in WebAssembly: node repeat.mjs MODULE CALLS > answers (tests/ahead/calls.py).
import { readFileSync, writeSync } from "node:fs";

const ALIGNED = 64;
const PAGE = 1 << 16;
const ROOM = 1 << 27;
const [module, calls] = process.argv.slice(2).map((name) => readFileSync(name));
const { exports: doors } = new WebAssembly.Instance(new WebAssembly.Module(module));
const first = doors.__heap_base.value + ROOM / 2;
doors.memory.grow(ROOM / PAGE);
const view = new DataView(doors.memory.buffer);
const bytes = new Uint8Array(doors.memory.buffer);
let at = 0;

function number() {
  at += 8;
  return calls.readBigInt64LE(at - 8);
}

/** Lays an array into memory, behind its address and lengths; returns where the next one goes. */
function lay(size, free) {
  const data = free + ALIGNED;
  view.setBigInt64(free, BigInt(data), true);
  view.setBigInt64(free + 8, number(), true);
  view.setBigInt64(free + 16, number(), true);
  bytes.set(calls.subarray(at, at + size), data);
  at += size;
  return data + Math.ceil(size / ALIGNED) * ALIGNED;
}

function answered(given, gives) {
  const told = Buffer.alloc(8);
  if (gives === 2) told.writeDoubleLE(given);
  else told.writeBigInt64LE(given ?? 0n);
  return told;
}

while (at < calls.length) {
  const length = Number(number());
  const name = calls.toString("latin1", at, (at += length));
  const gives = Number(number());
  const given = [];
  const arrays = [];
  let free = first;
  for (let left = Number(number()); left > 0; left--) {
    const size = Number(number());
    if (size === -1) {
      given.push(number());
    } else {
      given.push(free);
      arrays.push([free + ALIGNED, size]);
      free = lay(size, free);
    }
  }
  writeSync(1, answered(doors[name](...given), gives));
  for (const [data, size] of arrays) {
    for (let done = 0; done < size; ) done += writeSync(1, bytes, data + done, size - done);
  }
}
