### Magpies: what happened, in sentences.

magpies-log-deck-hands = { $who } takes { $cards } from the heap.
magpies-log-hands-nests = { $who } hides { $cards }.
magpies-log-hands-hands = { $who } steals { $cards } from { $other }.
magpies-log-shown = { $cards } lies on top of the heap.
magpies-log-chosen = { "" }
magpies-log-changed-taken = { "" }
