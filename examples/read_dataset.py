"""Look at a dataset that `dataset.py` wrote. Cells are marked `# %%`: run it whole, or cell by cell in an editor.

python examples/read_dataset.py urbion.parquet
"""

# %% Read the file
from __future__ import annotations

import sys
from collections import Counter

import matplotlib
import numpy as np
import pyarrow.compute as pc
import pyarrow.parquet as pq

from lichtung.research.table import table

matplotlib.use("Agg")
path = sys.argv[1] if len(sys.argv) > 1 else "urbion.parquet"
data = pq.read_table(path)
about = {key.decode(): value.decode() for key, value in data.schema.metadata.items() if not key.startswith(b"ARROW")}
print(f"{data.num_rows:,} games: {about}")

# %% How long games are, and how much there is to choose from
lengths = pc.list_value_length(data["actions"]).to_numpy()
offered = pc.list_flatten(data["offered"]).to_numpy()
print(f"decisions in a game: {lengths.mean():.1f} on average, {lengths.min()} to {lengths.max()}")
print(f"legal actions at a decision: {offered.mean():.1f} on average, at most {offered.max()}")

# %% How games end, and what it pays
for reason, count in Counter(data["reason"].to_pylist()).most_common():
    print(f"{reason}: {count / data.num_rows:.1%}")
rewards = np.array(data["rewards"].to_pylist())
print("mean reward of each seat:", rewards.mean(axis=0).round(3).tolist())

# %% The most frequent actions, in words
known = table(about["game"], int(about["players"]))
actions = pc.list_flatten(data["actions"]).to_numpy()
counts = np.bincount(actions, minlength=known.actions)
for action in np.argsort(-counts)[:8].tolist():
    print(f"{known.word(action):24} {counts[action] / len(actions):.2%}")
print(f"{np.count_nonzero(counts):,} of {known.actions:,} actions occur")

# %% Play some games again: the seed and the actions are the whole game
for row in data.slice(0, 20).to_pylist():
    s = known.start(row["seed"])
    for action in row["actions"]:
        s.choose(known.option(s, action))
    assert s.result is not None
    assert (row["reason"], row["rewards"]) == (s.result.reason, known.rewards(s))
print("20 games were played again and ended as logged")

# %% Draw the lengths
from matplotlib import pyplot  # noqa: E402

figure, axes = pyplot.subplots(figsize=(7, 4))
axes.hist(lengths, bins=50)
axes.set(xlabel="decisions", ylabel="games", title=f"{about['game']}: length of random games")
figure.savefig("dataset.png", dpi=120)
print("the histogram is in dataset.png")
