"""No module imports itself through others. The layers are checked by import-linter, see `pyproject.toml`."""

from graphlib import TopologicalSorter

import grimp


def test_no_import_cycles() -> None:
    graph = grimp.build_graph("tinderbox", exclude_type_checking_imports=True, cache_dir=None)
    imported = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imported).prepare()  # raises CycleError, which names the modules of a cycle
