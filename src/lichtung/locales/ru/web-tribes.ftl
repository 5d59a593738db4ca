### Tribes of the Wind в браузере: что поле говорит сверх слов, общих с терминалом.

web-tribes-villages = Больше всего поселений: { $most } из { $all }
web-tribes-board-of = Планшет игрока { $who }
web-tribes-back = К своему планшету
web-tribes-market = Леса и деревни
web-tribes-show-board = Показать этот планшет
web-tribes-neighbour = Сосед: эти карты считаются для ваших условий.
web-tribes-second-neighbour = ваш второй сосед
web-tribes-field = Участок { $field }
web-tribes-clean = Загрязнения нет.
web-tribes-pollution = Загрязнение: { $count }. Пока оно здесь, лес положить нельзя; участки, загрязнённые в конце, стоят очков.
web-tribes-open = Сюда сейчас можно положить лес.
web-tribes-symbol = Руины: { $symbol }. Такие руины называют цели карт поселений: на всех их участках должны лежать тайлы.
web-tribes-bonus =
    { $bonus ->
        [turbine] Ветряк: поселение на этом тайле не приносит нового загрязнения.
        [catapult] Катапульта: при постройке поселения один наездник может перелететь на любой другой ваш тайл.
       *[portal] Портал: когда поселение построено, наездники попадают отсюда прямо в столицу и к другим вашим порталам.
    }
web-tribes-village = Поселение с домом на дереве.
web-tribes-riders = Наездники: { $riders } из { $slots } для поселения
web-tribes-riders-here = Наездников здесь: { $count }
web-tribes-capital = Столица
web-tribes-capital-about = Наездников в столице: { $count }. Отсюда за одно перемещение можно попасть на стартовый тайл и в любое поселение с порталом.
web-tribes-water-about = Водой платят за леса и некоторые свойства персонажей. При равных очках побеждает тот, у кого больше воды.
web-tribes-houses-about = Осталось домов на дереве, по одному на поселение. Кто первым построит пятое поселение, запускает конец игры.
web-tribes-temple-left = Ещё не построено. Постройка один раз даёт это.
web-tribes-temple-placed = Уже построено.
web-tribes-goal-met = Сейчас выполнено.
web-tribes-goal-open = Пока не выполнено.
web-tribes-condition-about = Если это так в конце вашего хода, вы выкладываете карту персонажа.
web-tribes-path-about = Тайлы этих цветов подряд, сторона к стороне. Когда такой путь есть, вы выкладываете карту персонажа.
web-tribes-leader-out = Выложена: свойство действует.
web-tribes-leader-waits = Не выложена: выполненное условие даёт одну из этих карт.
web-tribes-worth = За выполнение: { $points }
web-tribes-moves =
    { $count ->
        [one] и { $count } перемещение
        [few] и { $count } перемещения
       *[other] и { $count } перемещений
    }
web-tribes-now = Сразу:

web-tribes-preset-first-about = Двое за столом: с лёгким ботом.
web-tribes-preset-standard-about = Двое за столом: со средним ботом.
web-tribes-preset-everything-about = Полный стол на пятерых: против четырёх сильных ботов, и каждый выбирает планшет.
web-tribes-measure = Очки
