### Sylvion in the browser: the words on the board.

## The clearing

web-sylvion-clearing = Поле битвы: слева лес, справа стопки опустошителей
web-sylvion-place = ряд { $row }, столбец { $column }
web-sylvion-empty = Пустая ячейка: { $place }
web-sylvion-edge = Граница леса
web-sylvion-leaf-about = У леса 12 карт границы. Каждая единица урона переворачивает одну на безжизненную сторону; если переворачивать нечего, игра проиграна. В конце все они должны цвести.
web-sylvion-stack = Стопка опустошителей ряда { $row }
web-sylvion-stack-about =
    { $count ->
        [0] Эта стопка пуста.
        [one] Осталась { $count } карта. Каждый раунд открывается верхняя; когда опустеют все четыре стопки, начнётся финальный штурм.
        [few] Осталось { $count } карты. Каждый раунд открывается верхняя; когда опустеют все четыре стопки, начнётся финальный штурм.
       *[other] Осталось { $count } карт. Каждый раунд открывается верхняя; когда опустеют все четыре стопки, начнётся финальный штурм.
    }
web-sylvion-next = Вы видели, что будет дальше в ряду { $row }: { $cards }
web-sylvion-figure = Фишка Опустошителя
web-sylvion-figure-about = Фишка Опустошителя защищает элементаля, на котором стоит: то, что сбросило бы его, лишь снимает фишку. Если она дойдёт до границы леса, игра проиграна.

## What is coming

web-sylvion-goal =
    { $rounds ->
        [one] Лес { $health }/12, остался { $rounds } раунд
        [few] Лес { $health }/12, осталось { $rounds } раунда
       *[other] Лес { $health }/12, осталось { $rounds } раундов
    }
web-sylvion-goal-last = Лес { $health }/12, последний раунд
web-sylvion-danger = Опасность в ряду { $row }
web-sylvion-danger-none = Ряд { $row }: лесу пока ничто не грозит.
web-sylvion-danger-hit =
    { $rounds ->
        [1] Следующее движение: урон { $strength }.
        [one] Через { $rounds } движение: урон { $strength }.
        [few] Через { $rounds } движения: урон { $strength }.
       *[other] Через { $rounds } движений: урон { $strength }.
    }
web-sylvion-danger-figure =
    { $rounds ->
        [1] Следующее движение: фишка Опустошителя дойдёт до леса, игра проиграна.
        [one] Через { $rounds } движение: фишка Опустошителя дойдёт до леса, игра проиграна.
        [few] Через { $rounds } движения: фишка Опустошителя дойдёт до леса, игра проиграна.
       *[other] Через { $rounds } движений: фишка Опустошителя дойдёт до леса, игра проиграна.
    }
web-sylvion-danger-about = Что дойдёт до леса в этом ряду, если ничего не изменится: с какой силой и через сколько движений.
web-sylvion-forest = Лес
web-sylvion-fire = Огонь в пути
web-sylvion-fire-about =
    { $damage ->
        [0] Если ничего не изменится, элементали не нанесут урона. Лес выдержит { $health }.
       *[other] Если ничего не изменится, элементали нанесут урон { $damage }. Лес выдержит { $health }.
    }
web-sylvion-heal = Деревья исцелят
web-sylvion-heal-about = Деревья, пережившие финальный штурм, исцелят { $healing }. Безжизненных карт границы сейчас: { $desolated }.
web-sylvion-rounds = Раундов впереди
web-sylvion-rounds-about = На столько раундов ещё хватит стопок опустошителей. Затем оставшиеся элементали пойдут на финальный штурм, а деревья исцелят лес.
web-sylvion-last = Последний раунд
web-sylvion-fish = Очки стоимости
web-sylvion-fish-about = Каждое оплачивает единицу стоимости в этом раунде. Неиспользованные сгорают в конце защиты.
web-sylvion-skip = Следующее открытие пропускается

## Foretold

web-sylvion-after = Угроза после этого: { $damage }
web-sylvion-after-figure = Фишка Опустошителя всё ещё будет идти к лесу.
web-sylvion-outcome =
    { $outcome ->
        [moves] Ячейка пуста: он перейдёт туда.
        [both] Обе карты будут сброшены.
        [defence] Элементаль будет сброшен, фонтан останется.
        [fire] Карта в ячейке будет сброшена, элементаль останется.
        [edge] Лес сразу получит урон { $strength }.
       *[lost] Фишка Опустошителя дойдёт до леса: игра проиграна.
    }
web-sylvion-hits =
    { $count ->
        [0] Никого не заденет.
        [one] Заденет { $count } элементаля.
        [few] Заденет { $count } элементалей.
       *[other] Заденет { $count } элементалей.
    }

## Piles

web-sylvion-unseen-about = Эти карты лежат в колоде защитников или в руке, которая вам не видна.
web-sylvion-feats = Подвиги
web-sylvion-hand-of = Рука: { $name }

## Cards a question is about

web-sylvion-tray-discard = Стопка сброса защитников
web-sylvion-tray-deck = Колода защитников
web-sylvion-tray-slot =
    { $slot ->
        [top] Для ряда { $row }: верхняя карта
       *[second] Для ряда { $row }: вторая карта
    }
web-sylvion-tray-order = Ряд { $row }: сначала верхняя карта
web-sylvion-tray-betrayal = Предательство
web-sylvion-tray-paying = Разыгрывается – осталось заплатить: { $left }
web-sylvion-tray-playing = Разыгрывается

## Mobilisation

web-sylvion-column = Столбец { $number }
web-sylvion-column-empty = пусто
web-sylvion-column-about =
    { $count ->
        [0] Столбец пуст.
        [one] { $count } карта. Наняв столбец, вы получаете все его карты.
        [few] { $count } карты. Наняв столбец, вы получаете все его карты.
       *[other] { $count } карт. Наняв столбец, вы получаете все его карты.
    }
web-sylvion-mobilization-about = Соберите колоду: выберите столбец и возьмите все его карты. Потом случай отправляет один столбец прочь. Так продолжается до двенадцатого ухода, а затем приходит огонь.
web-sylvion-pile = Ещё призвать
web-sylvion-pile-about = Столько карт ещё в колоде сильванов. До и после каждого найма каждый столбец, где меньше четырёх карт, получает одну из них.
web-sylvion-desertion = Уход
web-sylvion-desertion-about =
    { $left ->
        [0] После каждого найма открывается одно из двенадцати чисел, каждое есть трижды: все карты этого столбца выходят из игры. Число { $number } больше не выпадет.
        [one] После каждого найма открывается одно из двенадцати чисел, каждое есть трижды: все карты этого столбца выходят из игры. Число { $number } выпадет ещё { $left } раз.
        [few] После каждого найма открывается одно из двенадцати чисел, каждое есть трижды: все карты этого столбца выходят из игры. Число { $number } выпадет ещё { $left } раза.
       *[other] После каждого найма открывается одно из двенадцати чисел, каждое есть трижды: все карты этого столбца выходят из игры. Число { $number } выпадет ещё { $left } раз.
    }
web-sylvion-desertion-rounds = Чисел ещё не открыто: { $left }. С последним мобилизация закончится.
web-sylvion-desertion-left = { $number }: осталось { $left }
web-sylvion-recruited = Ваша колода
web-sylvion-by-cost = По стоимости
web-sylvion-cost = Цена { $cost }
web-sylvion-kind-fountains = Фонтаны
web-sylvion-kind-trees = Деревья
web-sylvion-kind-animals = Животные
web-sylvion-kind-betrayals = Предательства
