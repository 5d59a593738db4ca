### Magpies: the rules, one sentence each.

rule-MAG-1 = Twelve things, three each of value 1 to 4, are shuffled; each magpie takes three.
rule-MAG-2 = In a turn a magpie draws one thing if there is one, then hides one thing of its hand in its nest, face down, or steals.
rule-MAG-3 = Stealing takes a random thing out of the other’s hand, if there is any.
rule-MAG-4 = Watchful magpies look at the top thing of the heap before they act.
rule-MAG-5 = After four turns each, six in a long game, the nests are compared; the larger sum wins, equal sums win together.
