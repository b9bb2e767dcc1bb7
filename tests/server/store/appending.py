"""A process that appends to tables for ever and says so: `appending.py "URL ..." TABLES`."""

import asyncio
import sys
from itertools import count

from escalera.server.store import Store, open_store


async def append_for_ever(store: Store, table_id: str) -> None:
    for seq in count(1):
        await store.append(table_id, seq, [b"%d" % seq])
        sys.stdout.write(f"{table_id} {seq}\n")
        sys.stdout.flush()


async def main(urls: str, tables: str) -> None:
    store = open_store(urls.split())
    await store.open()
    await asyncio.gather(*(append_for_ever(store, f"t{n}") for n in range(int(tables))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
