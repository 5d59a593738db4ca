### Equinox: names, explanations, questions and answers.

## The game

equinox-title = Эквинокс
equinox-tagline = Восемь сказочных существ выходят на турнир, пятеро исчезнут — а вы ставите на троих, что останутся.
equinox-goal = Наберите больше всех престижа: в конце считаются ставки на существ, которые ещё в турнире, и чем раньше ставка, тем она ценнее.

## Card names

equinox-card-susi = Сузи
equinox-card-moosmann = Моховик
equinox-card-cornu = Корну
equinox-card-klumpi = Клумпи
equinox-card-echomir = Эхомир
equinox-card-lupino = Лупино
equinox-card-noctia = Ноктия
equinox-card-carmen = Кармен
equinox-card-fungi = Фунги
equinox-card-ziegfried = Козьфрид
equinox-card-aquilon = Аквилон
equinox-card-raneri = Ранери
equinox-card-vulpa = Вульпа
equinox-card-ursus = Урсус
equinox-card-chameleon = Хамелеон
equinox-card-urvater = Праотец
equinox-card-dryada = Дриада
equinox-card-creature = { $creature } { $strength }
equinox-card-half = { $creature } { $strength }½
equinox-card-stone = Камень ({ $seat })

## What the cards do

equinox-about-susi = Свойство: вы берёте 3 карты из колоды. Если взята последняя, игра сразу заканчивается.
equinox-about-moosmann = Свойство: вы забираете один из своих поставленных камней, где бы он ни лежал. Со следующего хода его можно поставить снова.
equinox-about-cornu = Свойство: другой игрок откладывает рубашкой вверх случайную половину руки с округлением вверх. Он вернёт её на шаге 3 своего следующего хода.
equinox-about-klumpi = Свойство: вы ставите свободный камень на любую ячейку без камня в любом ряду, если её существо в турнире. Ценность ставки — как у ряда.
equinox-about-echomir = Свойство: вы играете вторую карту и можете воспользоваться и её свойством. Это возможно раз за ход.
equinox-about-lupino = Свойство: вы берёте в руку видимую карту Лупино из предыдущего ряда.
equinox-about-noctia = Свойство: вы выбираете другого игрока и существо в турнире. Он отдаёт вам карту этого существа, а если её нет, показывает вам всю руку.
equinox-about-carmen = Свойство: на шаге 3 этого хода можно сбросить рубашкой вверх до 3 карт любых существ.
equinox-about-fungi = Свойство: вы пользуетесь свойством существа, исчезнувшего в этой игре. Где речь идёт о нём самом, теперь имеется в виду Фунги.
equinox-about-ziegfried = Свойство: вы смотрите 3 случайные карты из руки другого игрока, одну оставляете себе, остальные возвращаете.
equinox-about-aquilon = Свойство: вы берёте в руку видимую карту хамелеона из любого ряда.
equinox-about-raneri = Свойство: вы меняете местами видимые карты двух ячеек одного существа, которое в турнире.
equinox-about-vulpa = Свойство: вы сбрасываете видимую карту другого существа в текущем ряду. Теперь считается то, что под ней.
equinox-about-ursus = Во время игры свойства нет, но сила каждой его карты на 0,5 больше указанной. Если он останется в турнире, каждый камень у него принесёт ещё пол-очка.
equinox-about-chameleon = Его кладут в текущем ряду к любому существу, и он даёт тому свою силу. Свойств он не вызывает и блокирует свойство карты существа, положенной прямо на него.
equinox-about-urvater = Вы называете существо в турнире. Все, у кого на него тайная ставка, тут же её раскрывают.
equinox-about-dryada = Вы берёте в руку видимую карту существа из любого ряда, но не хамелеона.
equinox-about-stone = Ставка на существо, у которого он лежит. Он приносит очки, если в конце оно ещё в турнире.

## Spaces

equinox-cell-space = { $creature }, ряд { $row }

## Steps

equinox-step-bet = Шаг 1: ставка
equinox-step-play = Шаг 2: игра карты
equinox-step-discard = Шаг 3: сброс
equinox-step-draw = Шаг 4: добор
equinox-step-vanish = Шаг 5: исчезнет ли существо?

## Phases, as a table shows them one after the other

equinox-phase-bet = Ставка
equinox-phase-card = Игра карты
equinox-phase-power = Особое свойство
equinox-phase-discard = Сброс
equinox-phase-drawing = Добор карт
equinox-phase-turn_end = Конец хода
equinox-phase-vanishing = Существо исчезает

## How a game ends

equinox-reason-fifth_vanished = Турнир окончен: исчезло пятое существо.
equinox-reason-last_card_drawn = Игра окончена: взята последняя карта колоды.
equinox-reason-deadlock = Игра окончена: за целый круг ходов ничего не изменилось.

## Places

equinox-zone-champions = Чемпионы
equinox-zone-box = Существа вне игры
equinox-zone-stacks = Карты на ячейках
equinox-zone-stones = Камни на ячейках
equinox-zone-champion_cards = Камни на картах чемпионов
equinox-zone-hands = Рука
equinox-zone-set_aside = Отложенные карты
equinox-zone-looked_at = Просматриваемые карты
equinox-zone-secret_bets = Карта тайной ставки
equinox-zone-has_secret_bet = Нераскрытая тайная ставка
equinox-zone-available_stones = Свободные камни
equinox-zone-in_play = Разыгрываемая карта
equinox-zone-deck = Колода
equinox-zone-discard_pile = Сброс

## Counters

equinox-counter-vanished = Исчезновение в раунде
equinox-counter-start_player = Первый игрок
equinox-counter-has_placed_secret_bet = Тайная ставка уже была
equinox-counter-carmen_active = Свойство Кармен в этом ходу
equinox-counter-echomir_used = Свойство Эхомира в этом ходу использовано
equinox-counter-changed = В этом ходу что-то изменилось
equinox-counter-unchanged_turns = Ходов подряд без изменений

## Questions

equinox-choice-choose_bet = Сделаете ставку или раскроете тайную?
equinox-choice-choose_secret_card = Тайная ставка: какую карту вы положите?
equinox-choice-choose_card = Какую карту вы сыграете?
equinox-choice-choose_chameleon_creature = Хамелеон: к какому существу его положить?
equinox-choice-use_power = Воспользуетесь особым свойством?
equinox-choice-choose_urvater_creature = Праотец: какое существо вы назовёте?
equinox-choice-choose_dryada_card = Дриада: какую карту существа вы возьмёте?
equinox-choice-choose_stone = Моховик: какой камень вы заберёте?
equinox-choice-choose_cornu_player = Корну: у кого отложить половину руки?
equinox-choice-choose_klumpi_space = Клумпи: на какую ячейку вы ставите?
equinox-choice-choose_lupino_card = Лупино: какую карту вы заберёте?
equinox-choice-choose_noctia_player = Ноктия: у кого вы требуете карту?
equinox-choice-choose_noctia_creature = Ноктия: карту какого существа вы требуете?
equinox-choice-choose_given_card = Ноктия: какую карту вы отдадите?
equinox-choice-choose_borrowed_power = Фунги: чьё свойство вы одолжите?
equinox-choice-choose_ziegfried_player = Козьфрид: чьи карты вы посмотрите?
equinox-choice-choose_kept_card = Козьфрид: какую карту вы оставите себе?
equinox-choice-choose_aquilon_card = Аквилон: какого хамелеона вы возьмёте?
equinox-choice-choose_raneri_creature = Ранери: у какого существа поменять карты?
equinox-choice-choose_raneri_rows = Ранери: в каких двух рядах поменять видимые карты?
equinox-choice-choose_vulpa_card = Вульпа: какую карту вы сбросите?
equinox-choice-choose_discard = Сбросите карту?

## Answers

equinox-verb-choose_bet-regular = Ставка: { $creature }
equinox-verb-choose_bet-secret = Тайная ставка, ход без карты
equinox-verb-choose_bet-reveal = Раскрыть тайную ставку
equinox-verb-choose_bet-skip = Без ставки
equinox-idle-choose_bet-regular = Сделать ставку
equinox-verb-choose_secret_card-bet = Поставить втайне: { $card }
equinox-verb-choose_card-play = Сыграть: { $card }
equinox-verb-choose_chameleon_creature-put = К существу: { $creature }
equinox-verb-use_power-yes = Воспользоваться свойством
equinox-verb-use_power-no = Отказаться
equinox-verb-choose_urvater_creature-name = Назвать: { $creature }
equinox-verb-choose_dryada_card-take = Взять карту: { $cell }
equinox-verb-choose_stone-space = Камень с ячейки: { $cell }
equinox-verb-choose_stone-champion = Камень с карты чемпиона: { $creature }
equinox-verb-choose_stone-secret = Камень тайной ставки
equinox-verb-choose_cornu_player-player = { $seat }: отложить половину руки
equinox-verb-choose_klumpi_space-bet = { $cell }
equinox-verb-choose_lupino_card-take = Взять карту: { $cell }
equinox-verb-choose_noctia_player-player = { $seat }: потребовать карту
equinox-verb-choose_noctia_creature-name = Потребовать карту: { $creature }
equinox-verb-choose_given_card-give = Отдать: { $card }
equinox-verb-choose_borrowed_power-borrow = Одолжить свойство: { $creature }
equinox-verb-choose_ziegfried_player-player = { $seat }: посмотреть три карты
equinox-verb-choose_kept_card-keep = Оставить себе: { $card }
equinox-verb-choose_aquilon_card-take = Взять хамелеона: { $cell }
equinox-verb-choose_raneri_creature-creature = Поменять карты: { $creature }
equinox-verb-choose_raneri_rows-swap = Поменять ряды { $row } и { $other }
equinox-verb-choose_vulpa_card-discard = Сбросить карту: { $cell }
equinox-verb-choose_discard-discard = Сбросить: { $card }
equinox-verb-choose_discard-stop = Больше не сбрасывать

## Settings

equinox-option-players = Число игроков
equinox-option-players-about = От двух до пяти игроков; у каждого пять камней для ставок.
equinox-option-champions = Чемпионы турнира
equinox-option-champions-about = Какие восемь из четырнадцати существ выйдут на турнир: случайные или выбранные вами.
equinox-value-champions-random = Случайные
equinox-option-start_player = Первый игрок
equinox-option-start_player-about = Кто ходит первым: по жребию или тот, кого вы назовёте.
equinox-value-start_player-random = По жребию
