### Sylvion: names, explanations, questions and answers.

## The game

sylvion-title = Сильвион
sylvion-tagline = Огонь наступает на лес, а фонтаны, деревья и животные сдерживают его — в одиночку или вдвоём.
sylvion-goal = Продержитесь, пока не опустеют стопки опустошителей, переживите финальный штурм и добейтесь, чтобы в конце все 12 карт границы лежали цветущей стороной вверх.

## Card names

sylvion-card-F1 = Фонтан 1
sylvion-card-F2 = Фонтан 2
sylvion-card-F3 = Фонтан 3
sylvion-card-F4 = Фонтан 4
sylvion-card-T1 = Дерево 1
sylvion-card-T2 = Дерево 2
sylvion-card-T3 = Дерево 3
sylvion-card-T4 = Дерево 4
sylvion-card-BET = Предательство
sylvion-card-OWLS_WISDOM = Мудрость совы
sylvion-card-DELUGE = Потоп слонов
sylvion-card-FENCE = Изгородь ежей
sylvion-card-DISINFO = Дезинформация белок
sylvion-card-STAG_KING = Возвращение королевского оленя
sylvion-card-FISH_FLOOD = Море рыб
sylvion-card-ARMISTICE = Перемирие голубей
sylvion-card-CHARGING = Наступление китов
sylvion-card-E0 = Элементаль 0
sylvion-card-E1 = Элементаль 1
sylvion-card-E2 = Элементаль 2
sylvion-card-E3 = Элементаль 3
sylvion-card-B2 = Раскалённый элементаль 2
sylvion-card-B3 = Раскалённый элементаль 3
sylvion-card-B4 = Раскалённый элементаль 4
sylvion-card-BLA = Накал
sylvion-card-SIM = Самум
sylvion-card-DES = Засуха
sylvion-card-DEM = Карта демобилизации
sylvion-card-GEY = Гейзер
sylvion-card-LAK = Кислотное озеро
sylvion-card-TOR = Темпоральное торнадо
sylvion-card-STO = Камнепад
sylvion-card-G = Гейзер
sylvion-card-L = Кислотное озеро

## What the cards do

sylvion-about-F1 = Стоимость 0, сила 1: его кладут в пустую ячейку, и он бьётся с каждым, кто в неё входит. Если фонтан уничтожен, действующий игрок берёт карту.
sylvion-about-F2 = Стоимость 1, сила 2: его кладут в пустую ячейку, и он бьётся с каждым, кто в неё входит. Если фонтан уничтожен, действующий игрок берёт карту.
sylvion-about-F3 = Стоимость 2, сила 3: его кладут в пустую ячейку, и он бьётся с каждым, кто в неё входит. Если фонтан уничтожен, действующий игрок берёт карту.
sylvion-about-F4 = Стоимость 3, сила 4: его кладут в пустую ячейку, и он бьётся с каждым, кто в неё входит. Если фонтан уничтожен, действующий игрок берёт карту.
sylvion-about-T1 = Стоимость 0, жизненная сила 1, сила 0: его кладут в пустую ячейку. Если дерево переживёт финальный штурм, оно перевернёт на цветущую сторону 1 карту границы.
sylvion-about-T2 = Стоимость 1, жизненная сила 2, сила 0: его кладут в пустую ячейку. Если дерево переживёт финальный штурм, оно перевернёт на цветущую сторону 2 карты границы.
sylvion-about-T3 = Стоимость 2, жизненная сила 3, сила 0: его кладут в пустую ячейку. Если дерево переживёт финальный штурм, оно перевернёт на цветущую сторону 3 карты границы.
sylvion-about-T4 = Стоимость 3, жизненная сила 4, сила 0: его кладут в пустую ячейку. Если дерево переживёт финальный штурм, оно перевернёт на цветущую сторону 4 карты границы.
sylvion-about-BET = Как только его взяли, вы либо сбрасываете его, и оно ещё вернётся, либо сбрасываете другую карту с руки и навсегда убираете его в коробку. Его нельзя ни сыграть, ни отдать в оплату.
sylvion-about-OWLS_WISDOM = Невероятный подвиг: вы смотрите колоду защитников и берёте в руку две любые карты. Потом колоду тасуют.
sylvion-about-DELUGE = Невероятный подвиг: с поля битвы сбрасывается всё — деревья, фонтаны, элементали, гейзеры и кислотные озёра.
sylvion-about-FENCE = Невероятный подвиг: в следующем раунде карты опустошителей не открывают. В остальном раунд идёт как обычно.
sylvion-about-DISINFO = Невероятный подвиг: показывают две верхние карты каждой стопки опустошителей. Вы распределяете их по стопкам как хотите, и каждая получает столько, сколько отдала.
sylvion-about-STAG_KING = Невероятный подвиг: вы побеждаете, если на поле битвы не менее 8 деревьев и среди них есть каждая жизненная сила от 1 до 4.
sylvion-about-FISH_FLOOD = Невероятный подвиг: вы побеждаете, если на поле битвы не менее 10 фонтанов и среди них есть каждая сила от 1 до 4.
sylvion-about-ARMISTICE = Невероятный подвиг: вы побеждаете, если в руке действующего игрока не менее 16 карт.
sylvion-about-CHARGING = Невероятный подвиг: вы побеждаете, если ни одна карта границы не цветёт, а на поле битвы не менее 12 элементалей.
sylvion-about-E0 = Обычный элементаль с силой 0: каждый раунд продвигается на ячейку к лесу, но повреждений там не наносит. Накал превращает его в раскалённого элементаля с силой 4.
sylvion-about-E1 = Обычный элементаль с силой 1: каждый раунд продвигается на ячейку к лесу и наносит там 1 повреждение. Накал превращает его в раскалённого элементаля с силой 2.
sylvion-about-E2 = Обычный элементаль с силой 2: каждый раунд продвигается на ячейку к лесу и наносит там 2 повреждения. Накал превращает его в раскалённого элементаля с силой 3.
sylvion-about-E3 = Обычный элементаль с силой 3: каждый раунд продвигается на ячейку к лесу и наносит там 3 повреждения. Накал превращает его в раскалённого элементаля с силой 4.
sylvion-about-B2 = Раскалённый элементаль с силой 2: ходит и бьётся как любой элементаль и наносит лесу 2 повреждения. Новый накал его не меняет.
sylvion-about-B3 = Раскалённый элементаль с силой 3: ходит и бьётся как любой элементаль и наносит лесу 3 повреждения. Новый накал его не меняет.
sylvion-about-B4 = Раскалённый элементаль с силой 4: ходит и бьётся как любой элементаль и наносит лесу 4 повреждения. Новый накал его не меняет.
sylvion-about-BLA = Карта поддержки C: каждый обычный элементаль на поле битвы и на стопках становится раскалённым. Сила 1, 2 и 3 растёт на единицу, сила 0 превращается в 4.
sylvion-about-SIM = Карта поддержки D: каждый элементаль на поле битвы и на стопках тут же продвигается ещё на одну ячейку вперёд.
sylvion-about-DES = Карта поддержки A: действующий игрок сбрасывает с руки одну случайную карту или две по своему выбору.
sylvion-about-DEM = Карта поддержки B: из стопки сброса в коробку уходит одна случайная карта сильванов или две по выбору действующего игрока.
sylvion-about-GEY = Карта элементов A: её кладут в пустую ячейку ряда, ближайшую к лесу, а если такой нет, сбрасывают.
sylvion-about-LAK = Карта элементов B: её кладут в пустую ячейку ряда, ближайшую к лесу, а если такой нет, сбрасывают.
sylvion-about-TOR = Карта элементов B: все деревья и фонтаны её ряда возвращаются в руку действующего игрока. Если их нет, он кладёт две карты с руки сверху на колоду защитников.
sylvion-about-STO = Карта элементов C: ближайшее к стопке дерево или фонтан её ряда сбрасывается, и за фонтан действующий игрок берёт карту. Если их нет, лес получает 1 повреждение.
sylvion-about-G = Лежит на поле битвы, пока в него не войдёт элементаль, и тогда сбрасываются оба. Во время защиты можно вызвать извержение: оно сбрасывает всех элементалей по прямой в одну сторону.
sylvion-about-L = Занимает свою ячейку до конца игры, если его не уберёт «Потоп слонов». Элементали минуют его и попадают в следующую ячейку.

## Steps

sylvion-step-mobilization = Мобилизация
sylvion-step-reveal = Откройте карты опустошителей
sylvion-step-move = Передвиньте элементалей
sylvion-step-reinforce = Подкрепления
sylvion-step-defend = Защита
sylvion-step-final_assault = Финальный штурм

## Phases, as a table shows them one after the other

sylvion-phase-mobilization = Мобилизация
sylvion-phase-reveal = Открываются карты опустошителей
sylvion-phase-hedgehogs = Ежи
sylvion-phase-supports = Действуют карты поддержки
sylvion-phase-blaze = Накал: элементали становятся сильнее
sylvion-phase-march = Элементали движутся
sylvion-phase-combat = Бой
sylvion-phase-damage = Повреждения леса
sylvion-phase-drawing = Добор карт
sylvion-phase-betrayal = Предательство
sylvion-phase-renewal = Колода обновляется
sylvion-phase-defence = Защита леса
sylvion-phase-payment = Оплата
sylvion-phase-effect = Эффект
sylvion-phase-hand_limit = Предел руки
sylvion-phase-next_round = Новый раунд
sylvion-phase-healing = Деревья исцеляют лес
sylvion-phase-last_blow = Последний удар

## How a game ends

sylvion-reason-forest_healed = Победа: после финального штурма цветут все 12 карт границы.
sylvion-reason-feat_stag_king = Победа: королевский олень вернулся на поле битвы, полное деревьев.
sylvion-reason-feat_fish_flood = Победа: поле битвы полно фонтанов, и «Море рыб» погасило огонь.
sylvion-reason-feat_armistice = Победа: у вас в руке не меньше 16 карт, и голуби добились перемирия.
sylvion-reason-feat_charging_whales = Победа: весь лес был безжизненным, а поле битвы полно элементалей — и тут в наступление пошли киты.
sylvion-reason-forest_burned = Поражение: лес получил больше повреждений, чем у него было цветущих карт границы.
sylvion-reason-ravager_reached_edge = Поражение: элементаль донёс фишку Опустошителя до леса.
sylvion-reason-forest_not_healed = Поражение: после финального штурма остались безжизненные карты границы.

## Places

sylvion-zone-clearing = Поле битвы
sylvion-zone-on_stack = На стопке
sylvion-zone-ravager_stack = Стопка опустошителей
sylvion-zone-defender_deck = Колода защитников
sylvion-zone-sylvan_discard = Стопка сброса
sylvion-zone-ravager_discard = Сброс опустошителей
sylvion-zone-box = Коробка
sylvion-zone-hands = Рука
sylvion-zone-feats = Невероятные подвиги
sylvion-zone-in_play = Разыгрываемая карта
sylvion-zone-recruit_pile = Колода сильванов
sylvion-zone-recruit_column = Столбец найма
sylvion-zone-desertion_deck = Колода ухода
sylvion-zone-desertion_revealed = Открытые карты ухода

## Counters

sylvion-counter-forest_health = Жизненная сила леса
sylvion-counter-fish_points = Очки стоимости
sylvion-counter-figure_at = Место фишки Опустошителя
sylvion-counter-skip_next_reveal = Следующее открытие карт пропускается

## Questions

sylvion-choice-recruit_column = Какой столбец вы нанимаете?
sylvion-choice-betrayal_mode = Вы взяли предательство. Сбросить его — или другую карту, чтобы избавиться от него навсегда?
sylvion-choice-betrayal_card = Какую карту с руки вы сбросите, чтобы убрать предательство в коробку?
sylvion-choice-desiccation_mode = Засуха: сбросить одну случайную карту или две по выбору?
sylvion-choice-desiccation_card = Засуха: какую карту вы сбросите?
sylvion-choice-demobilize_mode = Карта демобилизации: убрать в коробку одну случайную карту или две по выбору?
sylvion-choice-demobilize_card = Карта демобилизации: какую карту из стопки сброса убрать в коробку?
sylvion-choice-deck_demobilization_mode = Колода пуста: какие карты убрать в коробку?
sylvion-choice-deck_demobilization_card = Демобилизация: какую карту из стопки сброса убрать в коробку?
sylvion-choice-tornado_card = Темпоральное торнадо: какую карту с руки вы положите сверху на колоду?
sylvion-choice-main_action = Защита: что вы делаете?
sylvion-choice-pay_unit = Оплатите единицу стоимости: какую карту сбросить или потратить очко стоимости?
sylvion-choice-pay_source = Следующая единица стоимости: потратить очко стоимости или платит напарник?
sylvion-choice-pay_card = Оплатите карту напарника: какую из своих карт вы сбросите?
sylvion-choice-place_cell = В какую пустую ячейку положить карту?
sylvion-choice-wisdom_card = «Мудрость совы»: какую карту колоды взять в руку?
sylvion-choice-disinformation_card = «Дезинформация белок»: какую карту положить на это место?
sylvion-choice-geyser_direction = В какую сторону извергается гейзер?
sylvion-choice-hand_limit_card = В руке больше 10 карт: какую сбросить?

## Answers

sylvion-verb-recruit_column-recruit = Нанять столбец { $column }
sylvion-verb-betrayal_mode-discard_betrayal = Сбросить предательство
sylvion-verb-betrayal_mode-discard_other = Сбросить другую карту
sylvion-verb-betrayal_card-discard = Сбросить: { $card }
sylvion-verb-desiccation_mode-random_one = Сбросить одну случайную карту
sylvion-verb-desiccation_mode-choose_two = Выбрать две карты для сброса
sylvion-verb-desiccation_card-discard = Сбросить: { $card }
sylvion-verb-demobilize_mode-random_one = Убрать в коробку одну случайную карту
sylvion-verb-demobilize_mode-choose_two = Выбрать две карты для коробки
sylvion-verb-demobilize_card-remove = Убрать в коробку: { $card }
sylvion-verb-deck_demobilization_mode-choose_two = Выбрать две карты для коробки, затем перетасовать
sylvion-verb-deck_demobilization_mode-random_one = Перетасовать и убрать верхнюю карту в коробку
sylvion-verb-deck_demobilization_card-remove = Убрать в коробку: { $card }
sylvion-verb-tornado_card-put_back = Положить сверху на колоду: { $card }
sylvion-verb-main_action-end = Закончить защиту
sylvion-verb-main_action-play = Сыграть: { $card }
sylvion-verb-main_action-feat = Применить подвиг: { $card }
sylvion-verb-main_action-erupt = Вызвать извержение гейзера: { $cell }
sylvion-idle-main_action-play = Сыграть карту
sylvion-idle-main_action-feat = Применить подвиг
sylvion-verb-pay_unit-fish_point = Потратить очко стоимости
sylvion-verb-pay_unit-discard = Сбросить: { $card }
sylvion-verb-pay_source-fish_point = Потратить очко стоимости
sylvion-verb-pay_source-partner = Платит напарник
sylvion-verb-pay_card-discard = Сбросить: { $card }
sylvion-verb-place_cell-place = Положить сюда: { $cell }
sylvion-verb-wisdom_card-take = Взять в руку: { $card }
sylvion-verb-disinformation_card-put = Положить сюда: { $card }
sylvion-verb-geyser_direction-up = Вверх
sylvion-verb-geyser_direction-down = Вниз
sylvion-verb-geyser_direction-left = Влево, к лесу
sylvion-verb-geyser_direction-right = Вправо, к стопкам опустошителей
sylvion-verb-hand_limit_card-discard = Сбросить: { $card }

## Settings

sylvion-option-mode = Вид игры
sylvion-option-mode-about = Во вводной игре колода готовая и раундов 12; в расширенной вы сами набираете колоду и в ход идут все карты.
sylvion-value-mode-advanced = Расширенная игра
sylvion-value-mode-introductory = Вводная игра
sylvion-option-players = Число игроков
sylvion-option-players-about = Играйте в одиночку или вдвоём: один играет карты, другой за них платит.
sylvion-option-communication = Общение
sylvion-option-communication-about = В игре на двоих определяет, видите ли вы руки друг друга и можно ли о них говорить.
sylvion-value-communication-pure_logistics = Полное снабжение
sylvion-value-communication-radio_silence = Абсолютное молчание
sylvion-option-edition = Издание
sylvion-option-edition-about = От издания зависит, сколько стоит слон, кто в игре на двоих берёт карты за сову и даёт ли «Потоп слонов» карты за фонтаны.
sylvion-value-edition-second = Второе издание
sylvion-value-edition-first = Первое издание
sylvion-option-feats_betrayals = Дополнение 1: невероятные подвиги и предательства
sylvion-option-feats_betrayals-about = Добавляет восемь невероятных подвигов, часть которых приносит победу, и восемь предательств, портящих колоду (только в расширенной игре).
sylvion-option-elements = Дополнение 2: элементы
sylvion-option-elements-about = Добавляет в стопки 16 карт элементов — гейзеры, кислотные озёра, темпоральные торнадо и камнепады — и ещё четыре раунда (только в расширенной игре).
sylvion-option-ravager_figure = Дополнение 3: фишка Опустошителя
sylvion-option-ravager_figure-about = Фишка Опустошителя защищает элементаля, на котором стоит, а если она достигнет леса, игра проиграна (только в расширенной игре).
sylvion-option-initial_desolated = Безжизненные карты границы в начале
sylvion-option-initial_desolated-about = Расширенная игра начинается с 0, 3, 6 или 9 безжизненными картами границы, вводная — всегда с 6.
sylvion-option-reinforcement_draw = Карты на подкреплениях
sylvion-option-reinforcement_draw-about = На каждом шаге «Подкрепления» берут 3 карты, а для более трудной расширенной игры — только 2.
