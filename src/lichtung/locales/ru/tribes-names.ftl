### Tribes of the Wind: names, explanations, questions and answers.
#
# The components are data that can be replaced, so no message names a single card. Names are put together from what the
# data say: `need-KIND` is a requirement, `part-KIND` a part of an effect, `goal-KIND` and `condition-KIND` what village
# cards and boards ask for, `ability-KIND` and `about-KIND` what a leader can do, in short and in full. `element-`, `of-`
# (inside a sentence), `colour-`, `symbol-` are names of the usual set; another set's names stand for themselves.

## The game

tribes-title = Племена ветра
tribes-tagline = Очистите разорённый край, вырастите леса и постройте поселения на деревьях — картами, рубашки которых видят соседи.
tribes-goal = Наберите больше всех победных очков: за поселения, святилища, чистые участки, много тайлов и цели карт поселений. Кто первым построит пятое поселение, тот запускает конец игры.
tribes-remark =
    { $set ->
        [usual] Об этой игре: правила — как в игре «Племена ветра», но большинство списков её печатных карт, тайлов и планшетов не опубликовано. Поэтому значительная часть данных здесь придумана нами: почти все карты стихий, большинство карт поселений, тайлов леса и планшетов и девять из двадцати свойств персонажей. Баланс этого набора наш, а не издателя. Что взято из печатного издания, что выведено, а что наше, отмечено в каждой строке файлов данных.
       *[other] Об этой игре: правила — как в игре «Племена ветра»; карты, тайлы и планшеты прочитаны из { $folder } (набор { $hash }).
    }

## Names of the usual set

tribes-element-fire = Огонь
tribes-of-fire = огня
tribes-element-water = Вода
tribes-of-water = воды
tribes-element-earth = Земля
tribes-of-earth = земли
tribes-element-air = Воздух
tribes-of-air = воздуха
tribes-colour-purple = фиолетовый
tribes-colour-green = зелёный
tribes-colour-orange = оранжевый
tribes-symbol-plane = самолёт
tribes-symbol-bridge = мост
tribes-symbol-tower = башня
tribes-symbol-dome = купол
tribes-symbol-stadium = стадион
tribes-bonus-turbine = ветряк
tribes-bonus-catapult = катапульта
tribes-bonus-portal = портал
tribes-temple-water = Святилище воды
tribes-temple-moves = Святилище перемещений
tribes-temple-pollution = Святилище очищения
tribes-temple-forest = Святилище леса

## Names of cards and tiles

tribes-card-element = { $element } { $code }
tribes-card-back = карта { $of }
tribes-card-village = { $code } ({ $goal })
tribes-card-leader = { $code } ({ $ability })
tribes-card-forest = Лес { $code } ({ $colour })
tribes-card-settled = Поселение { $code } ({ $colour })
tribes-card-start = Стартовый тайл { $code } ({ $colour })

## What requirements ask for

tribes-need-OWN = карт { $of } у вас { $n }+
tribes-need-NONE = у вас нет { $of }
tribes-need-ALL = у вас все четыре стихии
tribes-need-SUMX = X — карты { $of } у вас и обоих соседей
tribes-need-TIER = карт { $of } с соседями { $range }
tribes-need-NEIGH-one = у одного соседа есть карта { $of }
tribes-need-NEIGH-both = у обоих соседей есть карта { $of }
tribes-need-MORE-one = карт { $of } больше, чем у одного соседа
tribes-need-MORE-both = карт { $of } больше, чем у обоих соседей
tribes-need-FEWER-one = карт { $of } меньше, чем у одного соседа
tribes-need-FEWER-both = карт { $of } меньше, чем у обоих соседей

## Parts of effects. A number may be X.

tribes-part-W = { $n } ед. воды
tribes-part-M =
    { $n ->
        [one] { $n } перемещение
        [few] { $n } перемещения
       *[other] { $n } перемещений
    }
tribes-part-P =
    { $n ->
        [one] убрать { $n } загрязнение
        [few] убрать { $n } загрязнения
       *[other] убрать { $n } загрязнений
    }
tribes-part-WM = { $n } на воду и перемещения
tribes-part-F = лес за { $n } ед. воды
tribes-part-C1 = катапульта
tribes-part-T1 = святилище без сброса
tribes-part-CLEAR = полностью очистить участок
tribes-and = { $a } + { $b }
tribes-or = { $a } или { $b }
tribes-list = { $a }, { $b }
tribes-path = { $a } → { $b }
tribes-row = { $need }: { $effect }
tribes-rows = { $a }; { $b }
tribes-riders =
    { $n ->
        [one] { $n } наездник
        [few] { $n } наездника
       *[other] { $n } наездников
    }

## Goals of village cards

tribes-goal-SYMBOL = тайлы на всех участках «{ $symbol }»
tribes-goal-HOUSES = дома на дереве на { $fields }
tribes-goal-TEMPLES = святилища на { $fields }
tribes-goal-AREA = тайлы на { $n } из { $fields }
tribes-goal-SAME-row = три в ряд одного цвета
tribes-goal-SAME-column = столбец одного цвета
tribes-goal-SAME-diagonal = три по диагонали одного цвета
tribes-goal-SAME-corner = три уголком одного цвета
tribes-goal-DIFFERENT-row = три в ряд трёх цветов
tribes-goal-DIFFERENT-column = столбец трёх цветов
tribes-goal-DIFFERENT-diagonal = три по диагонали трёх цветов
tribes-goal-DIFFERENT-corner = три уголком трёх цветов
tribes-goal-BONUS = домов с бонусом «{ $bonus }»: { $n }
tribes-goal-BONUS_SUM = бонусов под домами на дереве: { $n }
tribes-sides = { $goal }: { $points } ПО | сразу: { $effect }

## Conditions of boards

tribes-condition-CLEAN_FIELDS = участков без загрязнения: { $n }
tribes-condition-RIGHT_SIDES = правых сторон использовано: { $n }
tribes-condition-LEFT_CARDS = карт поселений слева: { $n }
tribes-condition-VILLAGE_ON = поселения на { $n } из { $fields }
tribes-condition-TEMPLE_ON = святилища на { $n } из { $fields }

## Leader abilities, in short

tribes-ability-ON_PLAY = за карту { $of }: { $gain }
tribes-ability-PAY_ONCE = раз в ход за { $n } ед. воды: { $gain }
tribes-ability-PAY_ONCE-free = раз в ход: { $gain }
tribes-ability-ON_FOREST = за выложенный лес: { $gain }
tribes-ability-PLUS-W = вода +{ $n }
tribes-ability-PLUS-M = перемещения +{ $n }
tribes-ability-PLUS-P = удаление загрязнения +{ $n }
tribes-ability-PER_POLLUTION = за каждое убранное загрязнение: { $gain }
tribes-ability-DISCOUNT = лес дешевле на { $n } ед. воды
tribes-ability-DISCOUNT-gain = лес дешевле на { $n } ед. воды, затем: { $gain }

## What cards and tiles do

tribes-about-ON_PLAY = Каждый раз, когда вы играете карту { $of }, вы получаете ещё и это: { $gain }.
tribes-about-PAY_ONCE = Один раз в каждый свой ход вы можете заплатить { $n } ед. воды и получить: { $gain }.
tribes-about-PAY_ONCE-free = Один раз в каждый свой ход вам доступно: { $gain }.
tribes-about-ON_FOREST = Каждый раз, когда вы кладёте тайл леса, вы получаете: { $gain }.
tribes-about-PLUS-W = Когда карта стихии, святилище или карта поселения даёт вам воду, вы получаете на { $n } больше.
tribes-about-PLUS-M = Когда карта стихии, святилище или карта поселения даёт вам перемещения, вы получаете на { $n } больше.
tribes-about-PLUS-P = Когда карта стихии, святилище или карта поселения убирает загрязнение, вы убираете на { $n } больше.
tribes-about-PER_POLLUTION = За каждый удалённый жетон загрязнения вы сразу получаете: { $gain }.
tribes-about-DISCOUNT = Каждый ваш лес стоит на { $n } ед. воды меньше, но не меньше 1 ед.
tribes-about-DISCOUNT-gain = Каждый ваш лес стоит на { $n } ед. воды меньше, но не меньше 1 ед.; выложив его, вы можете получить: { $gain }.
tribes-about-village = Левая сторона, как цель: { $goal } — победные очки: { $points }. Правая сторона, сразу: { $effect }.
tribes-about-element = { $rows }.
tribes-about-tile = Наездники для поселения и бонусы: { $tile }.
tribes-about-start = Стартовый бонус: { $gains }.

## Steps

tribes-step-setup_boards = Выбор планшетов
tribes-step-setup_bonus = Стартовые бонусы
tribes-step-action = Действие
tribes-step-after_action = После действия
tribes-step-draw = Добор карт
tribes-step-leader_check = Проверка персонажа

## Phases, as a table shows them one after the other

tribes-phase-preparation = Подготовка
tribes-phase-card = Действие
tribes-phase-effect = Эффект
tribes-phase-building = Строительство
tribes-phase-fifth_village = Последний дом на дереве: начинается конец игры
tribes-phase-village_card = Карта поселения
tribes-phase-ability = Свойство персонажа
tribes-phase-drawing = Добор карт
tribes-phase-leader = Условия персонажа
tribes-phase-turn_end = Конец хода

## How a game ends

tribes-reason-fifth_village = Последний раунд окончен: после пятого поселения каждый сделал ещё один ход.
tribes-reason-max_rounds = Последний возможный раунд окончен, а пятого поселения никто не построил.

## Places

tribes-zone-element_deck = Колода стихий
tribes-zone-element_display = Выкладка карт стихий
tribes-zone-element_discard = Сброс карт стихий
tribes-zone-village_stack = Стопка карт поселений
tribes-zone-village_display = Выкладка карт поселений
tribes-zone-village_discard = Сброс карт поселений
tribes-zone-forest_stack = Стопка тайлов леса
tribes-zone-forest_display = Выкладка тайлов леса
tribes-zone-racks = Подставка
tribes-zone-just_drawn = Только что взято
tribes-zone-terrain = Местность
tribes-zone-left_cards = Цели слева
tribes-zone-leader_cards = Невыложенные карты персонажей
tribes-zone-leaders = Выложенные карты персонажей
tribes-cell-cap = столица

## Counters

tribes-counter-turn_order = Порядок хода
tribes-counter-game_end_tile = Владелец тайла конца игры
tribes-counter-trigger_round = Раунд, в котором объявлен конец
tribes-counter-boards = Планшеты
tribes-counter-water = Вода
tribes-counter-capital = Наездники в столице
tribes-counter-unplaced_temples = Непостроенные святилища
tribes-counter-tree_houses = Осталось домов на дереве
tribes-counter-right_sides = Использовано правых сторон
tribes-counter-rewarded = Награждённые условия
tribes-counter-abilities_used = Применено свойств в этот ход

## Questions

tribes-choice-choose_board = Какой планшет вы берёте?
tribes-choice-remove_pollution = Где вы убираете загрязнение?
tribes-choice-main_action = Ваше действие: что вы делаете?
tribes-choice-choose_row = Выполнены обе строки: какую вы используете?
tribes-choice-choose_alternative = Что из двух вы берёте?
tribes-choice-choose_part = Какая часть будет первой?
tribes-choice-split_water = Сколько из этого взять водой?
tribes-choice-move_rider = Какой наездник перемещается?
tribes-choice-forest_tile = Какой тайл леса вы кладёте?
tribes-choice-forest_field = На какой участок его положить?
tribes-choice-discard_three = Какие три карты вы сбросите?
tribes-choice-temple_kind = Какое святилище вы строите?
tribes-choice-temple_field = На какой тайл поставить святилище?
tribes-choice-catapult_rider = Катапульта: какой наездник полетит?
tribes-choice-catapult_target = Катапульта: куда приземлится наездник?
tribes-choice-village_card = Какую карту поселения вы берёте?
tribes-choice-village_side = Какую сторону карты поселения вы используете?
tribes-choice-village_replace = Слева больше нет места: какую карту вы сбросите?
tribes-choice-clear_field = С какого участка вы уберёте всё загрязнение?
tribes-choice-leader_window = Перед добором: применить свойство персонажа?
tribes-choice-draw_card = Какую карту вы берёте?
tribes-choice-leader_card = Условие персонажа выполнено: какую карту персонажа вы выложите?

## Answers

tribes-verb-choose_board-board = Планшет { $n }
tribes-verb-remove_pollution-remove = Убрать: { $cell }
tribes-verb-remove_pollution-decline = Оставить загрязнение
tribes-verb-main_action-play = Сыграть: { $card }
tribes-verb-main_action-temple = Построить святилище (сбросить три карты)
tribes-verb-main_action-redraw = Сбросить три карты
tribes-verb-main_action-village = Построить поселение: { $cell }
tribes-verb-main_action-ability = Применить: { $card }
tribes-idle-main_action-play = Сыграть карту
tribes-idle-main_action-village = Построить поселение
tribes-idle-main_action-ability = Применить персонажа
tribes-verb-choose_row-row =
    { $n ->
        [1] Верхняя строка
       *[2] Нижняя строка
    }
tribes-verb-choose_alternative-part = Взять: { $card }
tribes-verb-choose_part-part = Сначала: { $card }
tribes-verb-split_water-water =
    { $n ->
        [0] Без воды
       *[other] Водой: { $n }
    }
tribes-verb-move_rider-move = Наездник: { $from } → { $cell }
tribes-verb-move_rider-stop = Закончить перемещения
tribes-verb-forest_tile-tile = Положить: { $card }
tribes-verb-forest_tile-decline = Не класть лес
tribes-verb-forest_field-field = Положить на { $cell }
tribes-verb-discard_three-discard = Сбросить: { $cards }
tribes-verb-temple_kind-temple = { $card }
tribes-verb-temple_kind-decline = Не строить святилище
tribes-verb-temple_field-field = Поставить на { $cell }
tribes-verb-catapult_rider-from = Наездник: { $cell }
tribes-verb-catapult_rider-decline = Не применять катапульту
tribes-verb-catapult_target-to = Приземлиться на { $cell }
tribes-verb-village_card-take = Взять: { $card }
tribes-verb-village_side-left = Слева: оставить как цель
tribes-verb-village_side-right = Справа: использовать сразу
tribes-verb-village_replace-discard = Сбросить: { $card }
tribes-verb-clear_field-clear = Очистить: { $cell }
tribes-verb-clear_field-decline = Не очищать участок
tribes-verb-leader_window-ability = Применить: { $card }
tribes-verb-leader_window-done = Перейти к добору
tribes-verb-draw_card-slot = Карта { $n } с выкладки
tribes-verb-draw_card-deck = Верхняя карта колоды
tribes-verb-leader_card-leader = Выложить: { $card }

## Settings

tribes-option-players = Игроки
tribes-option-players-about = Играют от двух до пяти человек; вдвоём вторым соседом обоих служит выкладка карт стихий.
tribes-option-boards = Планшеты
tribes-option-boards-about = Определяет, кто каким планшетом играет: у каждого свои святилища, персонаж и местность.
tribes-value-boards-random = случайно
tribes-value-boards-choose = по выбору в порядке мест
tribes-option-start_player = Первый игрок
tribes-option-start_player-about = Кто ходит первым.
tribes-value-start_player-random = по жребию
tribes-option-max_rounds = Максимум раундов
tribes-option-max_rounds-about = После этого раунда подводят итоги, если никто не построил пятое поселение; число задаёт набор компонентов.
