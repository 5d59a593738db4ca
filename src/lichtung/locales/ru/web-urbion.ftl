### Urbion in the browser: the words on the board.

## The column of cities

web-urbion-column = Столбец городов: слева добрые сны, справа дурные
web-urbion-row = Ряд { $row }
web-urbion-round = Ход { $round }
web-urbion-no-city = Здесь нет города
web-urbion-slot = Свободное место: { $place }
web-urbion-slot-left = Здесь, слева, лежат Соньи с положительным влиянием. Помещается не больше трёх снов.
web-urbion-slot-right = Здесь, справа, лежат Инкубы с отрицательным влиянием. Помещается не больше трёх снов.
web-urbion-sum = Сумма ряда { $row }
web-urbion-sum-about =
    { $state ->
        [balanced] Слева { $left }, справа { $right }: город в равновесии. Перепись его умиротворит.
        [empty] Здесь нет снов. Пустой город не в равновесии; перепись его заполнит.
       *[tilted] Слева { $left }, справа { $right }: город в равновесии, когда сумма равна 0.
    }
web-urbion-after = Ряд { $row } после этого: { $total }
web-urbion-after-balanced = Ряд { $row } после этого: 0, равновесие
web-urbion-void-here = Здесь Пустота
web-urbion-postcard-now = Если умиротворить её город сейчас: { $worth }

## The clock and the goal

web-urbion-goal =
    { $deck ->
        [one] Городов { $count } из { $required }, остался { $deck } сон
        [few] Городов { $count } из { $required }, осталось { $deck } сна
       *[other] Городов { $count } из { $required }, осталось { $deck } снов
    }
web-urbion-turns =
    { $turns ->
        [one] примерно { $turns } ход
        [few] примерно { $turns } хода
       *[other] примерно { $turns } ходов
    }
web-urbion-deck-about = Колода снов — это часы: если сон нужно взять, а их нет, игра проиграна. Каждый ход берёт хотя бы одну карту, каждый новый город — две.
web-urbion-cities = Умиротворено
web-urbion-cities-about = Умиротворено городов: { $count } из { $required }. Осталось: { $left }.
web-urbion-census = Перепись сейчас
web-urbion-census-no = ничего не умиротворит
web-urbion-census-none = Перепись сейчас не умиротворит ни одного города.
web-urbion-census-some = Перепись сейчас умиротворит { $rows }.
web-urbion-census-perfect = Перепись умиротворит все четыре города: идеальное равновесие.
web-urbion-residents = Жители
web-urbion-residents-about = Оценённые открытки пока дают { $sum }. В конце сумма не должна быть меньше 0.
web-urbion-wise = Мудрый хаос
web-urbion-void = Пустота
web-urbion-void-next = Сейчас: { $here }. Потом: { $next }.

## Piles

web-urbion-unseen = Ещё придут
web-urbion-unseen-about = Эти сны лежат в колоде или в руке, которая вам не видна.
web-urbion-known = Следующие сверху
web-urbion-shelf = Книги
web-urbion-shelf-empty = Книг на столе нет
web-urbion-resolving = Разыгрывается
web-urbion-aside = Отложено
web-urbion-hand-of = Рука: { $name }
web-urbion-polarity =
    { $polarity ->
        [sognae] Соньи
       *[incubi] Инкубы
    }
web-urbion-pick-sum = Выбрано: { $sum }

web-urbion-preset-first-about = Базовая игра без дополнений.
web-urbion-preset-standard-about = Базовая игра с тремя дополнениями, в которых новые сны и города.
web-urbion-preset-everything-about = Все семь дополнений вместе.
web-urbion-measure = Умиротворённые города

# The letter of an element on its cards.
web-urbion-letter-E = З
web-urbion-letter-W = В
web-urbion-letter-F = О
web-urbion-letter-A = Вз
