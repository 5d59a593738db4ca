### Что произошло, общими для всех игр словами.

log-seat = Игрок { $name }
log-hidden =
    { $count ->
        [1] 1 карта
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
log-item-to = { $card } → { $place }
log-item-at = { $card } ({ $place })
log-moved = { $cards }: { $from } → { $to }.
log-turned = Перевёрнуто: { $cards }.
log-turned-item = { $before } → { $after } ({ $place })
log-shown = Показано: { $cards }.
log-shown-item = { $place }: { $cards }
log-shuffled =
    { $count ->
        [one] Перетасовано: { $zone } ({ $count } карта).
        [few] Перетасовано: { $zone } ({ $count } карты).
        [many] Перетасовано: { $zone } ({ $count } карт).
       *[other] Перетасовано: { $zone } ({ $count } карты).
    }
log-chosen =
    { $solo ->
        [yes] Ваш выбор: { $option }.
       *[no] { $who } выбирает: { $option }.
    }
log-step = { $step }.
log-turn = Теперь ходит { $who }.
log-round = Раунд { $after }.
log-changed = { $what }: { $before } → { $after }.

## Advice

log-verdict-best = явно лучше всех
log-verdict-likely = похоже, лучше всех
log-verdict-equal = примерно так же хорошо
log-verdict-close = чуть хуже
log-verdict-worse = хуже
log-verdict-unseen = почти не рассмотрено
log-than-other = { $reason }, чем после «{ $option }».
log-than-best = { $reason }, чем после лучшего.
log-than-now = { $reason }, чем сейчас.
