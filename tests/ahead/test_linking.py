"""Many modules become one, and stay what they were if they are used again."""

import llvmlite.binding as llvm
import pytest

from tools.ahead.linking import linked


@pytest.mark.parametrize("count", [0, 1, 32, 33, 1100])
def test_all_are_there(count: int) -> None:
    texts = [f"define i32 @part{number}() {{ ret i32 {number} }}" for number in range(count)]
    modules = [llvm.parse_assembly(text) for text in texts]
    names = [f"part{number}" for number in range(count)]
    for _ in range(2):
        whole = linked(modules, preserve=True)
        assert [function.name for function in whole.functions] == names
