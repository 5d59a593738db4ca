### Magpies: what happened, in sentences.

magpies-log-deck-hands = { $who } берёт из кучи: { $cards }.
magpies-log-hands-nests = { $who } прячет: { $cards }.
magpies-log-hands-hands = { $who } крадёт у { $other }: { $cards }.
magpies-log-shown = Сверху на куче лежит: { $cards }.
magpies-log-chosen = { "" }
magpies-log-changed-taken = { "" }
