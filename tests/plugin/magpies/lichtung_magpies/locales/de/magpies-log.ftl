### Magpies: what happened, in sentences.

magpies-log-deck-hands = { $who } nimmt vom Haufen: { $cards }.
magpies-log-hands-nests = { $who } versteckt: { $cards }.
magpies-log-hands-hands = { $who } stiehlt von { $other }: { $cards }.
magpies-log-shown = Oben auf dem Haufen liegt: { $cards }.
magpies-log-chosen = { "" }
magpies-log-changed-taken = { "" }
