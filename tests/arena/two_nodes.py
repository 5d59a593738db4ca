"""Run as a program: a row on a Ray cluster of two nodes, where a worker is killed and then a whole node goes.

Prints what was played as JSON. It is a process of its own because Ray leaves threads and files behind.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

from ray.cluster_utils import Cluster as TwoNodes

from lichtung.arena.counting import Share
from lichtung.arena.rows import Row
from lichtung.arena.running import Watcher, run
from lichtung.arena.store import Store
from lichtung.arena.workers import Cluster
from tests.arena import samples

ROW = replace(samples.SOLO, most=20)  # no row is decided before


class Saboteur(Watcher):
    """Takes the second node away as soon as the first result is there."""

    def __init__(self, nodes: TwoNodes) -> None:
        self.nodes, self.second = nodes, nodes.add_node(num_cpus=1)
        self.taken = 0

    def count(self, row: Row, share: Share) -> None:
        if not self.taken:
            self.taken = 1
            self.nodes.remove_node(self.second, allow_graceful=False)


def main(folder: Path) -> None:
    os.environ[samples.MARK] = str(folder / "mark")
    nodes = TwoNodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    saboteur = Saboteur(nodes)
    nodes.wait_for_nodes()
    workers = Cluster(nodes.address, samples.play_and_die_once)
    try:
        size, new = workers.size, run([ROW], Store(folder / "results"), workers, saboteur)
    finally:
        workers.close()
        nodes.shutdown()
    told = {"size": size, "new": new, "killed": (folder / "mark").exists(), "taken": saboteur.taken}
    print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
