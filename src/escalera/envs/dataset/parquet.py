"""Rows into Parquet files, part by part, so that memory stays flat (the extra `dataset`)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from escalera.envs.dataset.columns import COLUMNS, OF_A_HAND, Column, Shape
from escalera.envs.dataset.hand_rows import HandRows
from escalera.envs.layout import FEATURES, LENGTH

GROUP: Final = 4096
"""A row group ends with the hand that fills it up to so many rows."""
GROUPS: Final = 25
"""How many row groups a file has at most."""


def _type(column: Column) -> Any:
    """Return a column's type in a file."""
    number = pa.type_for_alias(column.type)
    match column.shape:
        case Shape.ONE:
            return number
        case Shape.SEEN:
            return pa.list_(number, LENGTH)
        case Shape.LISTED:
            return pa.list_(number)
        case Shape.DESCRIBED:
            return pa.list_(pa.list_(number, FEATURES))


SCHEMA: Final = pa.schema([pa.field(one.name, _type(one), nullable=False) for one in COLUMNS])


class Parts:
    """Files of a folder, `part-00000.parquet` and so on; readers leave an unfinished one out."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._written, self._groups = folder, 0, 0
        self._writer: Any = None
        self._waiting: list[HandRows] = []

    def add(self, hand: HandRows) -> None:
        """Add a hand's rows."""
        self._waiting.append(hand)
        if sum(map(len, self._waiting)) >= GROUP:
            self._flush()

    def close(self) -> None:
        """Write what is left, and finish the last file."""
        if self._waiting:
            self._flush()
        if self._writer is not None:
            self._finish()

    def _flush(self) -> None:
        """Write a row group."""
        if self._writer is None:
            self._writer = ParquetWriter(self._unfinished(), SCHEMA, compression="zstd")
        self._writer.write_table(table(self._waiting))
        self._waiting.clear()
        self._groups += 1
        if self._groups == GROUPS:
            self._finish()

    def _finish(self) -> None:
        self._writer.close()
        self._unfinished().rename(self._folder / f"part-{self._written:05d}.parquet")
        self._writer, self._groups = None, 0
        self._written += 1

    def _unfinished(self) -> Path:
        return self._folder / "_unfinished"


def table(hands: Iterable[HandRows]) -> Any:
    """Return the rows of some hands as one table."""
    return pa.concat_tables([_table(hand) for hand in hands]).combine_chunks()


def _table(hand: HandRows) -> Any:
    rows, offsets = len(hand), np.concatenate([[0], np.cumsum(hand.counts)]).astype(np.int32)
    arrays = [pa.repeat(getattr(hand, one.name), rows) for one in OF_A_HAND]
    arrays += [_array(one, hand, offsets) for one in COLUMNS[len(OF_A_HAND) :]]
    made = [array.cast(field.type) for array, field in zip(arrays, SCHEMA, strict=True)]
    return pa.Table.from_arrays(made, schema=SCHEMA)


def _array(column: Column, hand: HandRows, offsets: Any) -> Any:
    flat = pa.array(hand.columns[column.name].reshape(-1))
    match column.shape:
        case Shape.ONE:
            return flat
        case Shape.SEEN:
            return pa.FixedSizeListArray.from_arrays(flat, LENGTH)
        case Shape.LISTED:
            return pa.ListArray.from_arrays(offsets, flat)
        case Shape.DESCRIBED:
            inner = pa.FixedSizeListArray.from_arrays(flat, FEATURES)
            return pa.ListArray.from_arrays(offsets, inner)
