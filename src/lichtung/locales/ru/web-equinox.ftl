### Equinox в браузере: что поле говорит сверх слов, общих с терминалом.

web-equinox-goal =
    { $left ->
        [one] Исчезнет ещё { $left } существо; ставка сейчас стоит { $value }
        [few] Исчезнут ещё { $left } существа; ставка сейчас стоит { $value }
       *[other] Исчезнут ещё { $left } существ; ставка сейчас стоит { $value }
    }
web-equinox-empty = Здесь ещё нет карты.
web-equinox-closed = Это существо исчезло: сюда больше ничего не кладут.
web-equinox-covered =
    { $count ->
        [one] Под ней лежит { $count } накрытая карта.
        [few] Под ней лежат { $count } накрытые карты.
       *[other] Под ней лежат { $count } накрытых карт.
    }
web-equinox-stone =
    { $value ->
        [one] Ставка игрока { $who }: { $value } очко.
        [few] Ставка игрока { $who }: { $value } очка.
       *[other] Ставка игрока { $who }: { $value } очков.
    }
web-equinox-champion-stone = Раскрытая тайная ставка игрока { $who }: { $value } очков.
web-equinox-tied = Слабейших несколько: пока они равны, ни одно существо не исчезнет.
web-equinox-worth =
    { $value ->
        [one] Ставка здесь стоит { $value } очко.
        [few] Ставка здесь стоит { $value } очка.
       *[other] Ставка здесь стоит { $value } очков.
    }
web-equinox-would-rule = С этой ставкой вы станете повелителем.
web-equinox-vanished = Исчезло в раунде { $round }; ставки на него ничего не приносят.
web-equinox-unruled = Повелителя нет.
web-equinox-ruled = Повелитель: { $who }.
web-equinox-prestige = Престиж здесь, { $who }: { $value }.
web-equinox-score = Сейчас очков: { $points } (без нераскрытых тайных ставок)
web-equinox-has-secret = Тайная ставка лежит лицом вниз. Она стоит 5 очков, если её существо останется в турнире.
web-equinox-deck =
    { $count ->
        [one] { $count } карта. Как только взята последняя, игра сразу заканчивается.
        [few] { $count } карты. Как только взята последняя, игра сразу заканчивается.
       *[other] { $count } карт. Как только взята последняя, игра сразу заканчивается.
    }
web-equinox-discard = Смотреть сброшенные карты нельзя никому.
web-equinox-champion-row = Раскрытая тайная ставка лежит на карте чемпиона и стоит 5 очков.
web-equinox-row = Ряд { $row }
web-equinox-row-worth = Здесь играют в этом раунде турнира. Ставка здесь стоит { $value }.
web-equinox-power = Вы повелитель: свойство сработает.
web-equinox-lost = Это существо исчезло: карту нельзя сыграть.

web-equinox-preset-first-about = Трое за столом: вместе с двумя лёгкими ботами.
web-equinox-preset-standard-about = Четверо за столом: вместе с тремя средними ботами.
web-equinox-preset-everything-about = Полный стол на пятерых: против четырёх сильных ботов.
web-equinox-measure = Очки
