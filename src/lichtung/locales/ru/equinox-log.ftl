### Эквинокс: что произошло, предложениями, и слова на поле.

## Cards and stones that move. An empty message means that the move is not worth a sentence.

equinox-log-hands-stacks = { $who } играет: { $cards }.
equinox-log-hands-in_play = { $who } играет: { $cards }.
equinox-log-in_play-stacks = { $cards } ложится сюда: { $to }.
equinox-log-in_play-discard_pile = { "" }
equinox-log-hands-discard_pile = { $who } сбрасывает: { $cards }.
equinox-log-deck-hands = { $who } берёт: { $cards }.
equinox-log-hands-set_aside = { $who } откладывает рубашкой вверх: { $cards }.
equinox-log-set_aside-hands = { $who } возвращает отложенное: { $cards }.
equinox-log-hands-hands = { $other } отдаёт игроку { $who }: { $cards }.
equinox-log-hands-looked_at = { $who } смотрит карты ({ $other }): { $cards }.
equinox-log-looked_at-hands =
    { $own ->
        [yes] { $who } оставляет себе: { $cards }.
       *[no] { $who } получает обратно: { $cards }.
    }
equinox-log-stacks-hands = { $who } забирает: { $cards } ({ $from }).
equinox-log-stacks-discard_pile = Со стола в сброс: { $cards } ({ $from }).
equinox-log-stacks-stacks = { $cards } переходит: { $from } → { $to }.
equinox-log-hands-secret_bets = { $who } делает тайную ставку: { $cards }.
equinox-log-secret_bets-discard_pile = Тайная ставка ({ $who }): { $cards }.
equinox-log-available_stones-has_secret_bet = { "" }
equinox-log-has_secret_bet-champion_cards = { $who } кладёт камень на карту чемпиона: { $to }.
equinox-log-has_secret_bet-available_stones = { $who } забирает камень тайной ставки.
equinox-log-available_stones-stones = { $who } ставит: { $to }.
equinox-log-stones-available_stones = { $who } забирает камень: { $from }.
equinox-log-champion_cards-available_stones = { $who } забирает камень с карты чемпиона: { $from }.

## Other events

equinox-log-shown = Показано — { $cards }.
equinox-log-chosen = { $who }: { $option }.
equinox-log-chosen-choose_urvater_creature = { $who } называет: { $creature }. Тайные ставки на это существо раскрываются.
equinox-log-chosen-choose_noctia_player = { $who } требует карту. Кто отдаёт: { $seat }.
equinox-log-chosen-choose_noctia_creature = { $who } требует карту: { $creature }.
equinox-log-chosen-choose_borrowed_power = Фунги одалживает свойство: { $creature }.
equinox-log-answer-choose_bet-secret = { "" }
equinox-log-answer-choose_bet-reveal = { $who } раскрывает тайную ставку.
equinox-log-answer-choose_bet-skip = { "" }
equinox-log-answer-use_power-yes = { $who } пользуется свойством.
equinox-log-answer-use_power-no = { $who } отказывается от свойства.
equinox-log-answer-choose_stone-secret = { "" }
equinox-log-answer-choose_discard-stop = { "" }
equinox-log-step = { "" }
equinox-log-changed-vanished = { $which } исчезает!
equinox-log-changed-round = — Раунд { $after } —
equinox-log-changed-turn = { "" }
equinox-log-changed-has_placed_secret_bet = { "" }
equinox-log-changed-carmen_active = { "" }
equinox-log-changed-echomir_used = { "" }
equinox-log-changed-unchanged_turns =
    { $after ->
        [0] { "" }
       *[other] За этот ход ничего не изменилось.
    }

## The board

equinox-board-half = { $number }½
equinox-board-weakest = сейчас исчезло бы: { $creature }
equinox-board-missing =
    { $count ->
        [one] { $count } существо пока без карты
        [few] { $count } существа пока без карты
        [many] { $count } существ пока без карты
       *[other] { $count } существа пока без карты
    }
equinox-board-tied = слабейших несколько: никто бы не исчез
equinox-board-unchanged =
    { $count ->
        [one] { $count } ход без изменений
        [few] { $count } хода без изменений
        [many] { $count } ходов без изменений
       *[other] { $count } хода без изменений
    }
equinox-board-ruled = ваши (♛): { $creatures }
equinox-board-prestige = { $points } оч.
equinox-board-place = место { $number }
equinox-board-stones =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
equinox-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
equinox-board-aside = отложено { $count }
equinox-board-secret = тайная
equinox-board-hand-of = рука ({ $who })
equinox-board-power = свойство
equinox-board-ruler = ♛ вы
equinox-board-vanishes = исчезло бы: { $creature }
equinox-short-ziegfried = Козьфрид

## What a question is about

equinox-asked-choose_chameleon_creature = ({ $card })
equinox-asked-use_power = { $card } — { $power }
equinox-asked-choose_noctia_creature = ({ $seat })
equinox-asked-choose_given_card = ({ $card }; получит { $seat })
equinox-asked-choose_kept_card = ({ $seat })
equinox-asked-choose_raneri_rows = ({ $card })
equinox-asked-choose_discard = (ещё до { $left })
