### Urbion: names, explanations, questions and answers.

## The game

urbion-title = Урбион
urbion-tagline = Добрые и дурные сны тянут город каждый в свою сторону, а вы держите их в равновесии — в одиночку или вдвоём.
urbion-goal = Умиротворите все карты городов, прежде чем придётся тянуть сон из пустой колоды снов.
urbion-remark = Как влияние снов распределено по стихиям, нигде не напечатано; здесь у каждой стихии одно значение слева и одно справа (URB-RUL-01, URB-RUL-02).

## Elements

urbion-element-E = Земля
urbion-element-W = Вода
urbion-element-F = Огонь
urbion-element-A = Воздух

## Card names

urbion-card-dream = { $element } { $value }
urbion-card-wizard =
    { $code ->
        [E] Волшебник Земли
        [W] Волшебник Воды
        [F] Волшебник Огня
       *[A] Волшебник Воздуха
    } { $value }
urbion-card-meta =
    { $code ->
        [E] Мета Земли
        [W] Мета Воды
        [F] Мета Огня
       *[A] Мета Воздуха
    }
urbion-card-O = Согласие
urbion-card-K = Хаос
urbion-card-C = Хроматический хаос
urbion-card-with-value = { $card } { $value }
urbion-card-carrying = { $card } с открыткой «{ $postcard }»
urbion-card-there = { $card }
urbion-card-city = Город { $one }/{ $two }
urbion-card-SQ = Городская площадь
urbion-card-temple =
    { $code ->
        [E] Храм Земли
        [W] Храм Воды
        [F] Храм Огня
       *[A] Храм Воздуха
    }
urbion-card-G = Висячие сады
urbion-card-flying_sognae = Книга летучих Соний
urbion-card-flying_incubi = Книга летучих Инкубов
urbion-card-invisible_sognae = Книга незримых Соний
urbion-card-invisible_incubi = Книга незримых Инкубов
urbion-card-free_dreams = Книга вольных снов
urbion-card-perfect_balance = Книга совершенного равновесия
urbion-card-prophecies = Книга пророчеств
urbion-card-DC = Ловец снов
urbion-card-DV = Голуби
urbion-card-SE = Провидец
urbion-card-MG = Маги в отпуске
urbion-card-HG = Раскаявшиеся песочные часы
urbion-card-HGat = Песочные часы { $n }/4
urbion-card-FS = Флагман
urbion-card-RK = Отдыхающая ракета
urbion-card-PB = Планбот
urbion-card-wise_chaos = Мудрый хаос
urbion-card-void_card = Карта Пустоты
urbion-card-void_figure = Фигурка Пустоты
urbion-card-polarity_sognae = Полярность Соний
urbion-card-polarity_incubi = Полярность Инкубов

## What the cards do

urbion-about-sogna = Сонья, { $value }: лежит слева. С руки её выкладывают к городу со стихией «{ $element }» или сбрасывают ради действия.
urbion-about-incubus = Инкуб, { $value }: лежит справа. С руки его выкладывают к городу со стихией «{ $element }» или сбрасывают ради действия.
urbion-about-wizard_sogna = Сонья, { $value }: лежит слева от города со стихией «{ $element }». Сброшенный в одиночку, оплачивает до двух действий или одно особое.
urbion-about-wizard_incubus = Инкуб, { $value }: лежит справа от города со стихией «{ $element }». Сброшенный в одиночку, оплачивает до двух действий или одно особое.
urbion-about-meta = Каждый раз, когда её кладут, вы выбираете сторону: слева её влияние как у Соньи стихии «{ $element }», справа — как у Инкуба. С руки ей нужен город с этой стихией.
urbion-about-O = Имеет все четыре стихии, лежит слева как +1 или справа как −1. С руки подходит к любому городу, на котором есть стихия.
urbion-about-K = Взятый в фазе II, он ложится на преобладающую сторону города (+5 или −5), либо вы опустошаете город в равновесии, либо открываете четыре карты колоды снов. В руку он не попадает.
urbion-about-C = Взятый в фазе II, он ложится на любую сторону, где есть место (+4 или −4). Затем верхнюю карту колоды снов открывают и сразу выкладывают.
urbion-about-city = Принимает с руки сны своих стихий: { $one }, { $two }. Когда все его сны в сумме дают 0, перепись его умиротворяет.
urbion-about-SQ = На ней все четыре стихии, поэтому подходит любой сон с руки.
urbion-about-temple = На нём только одна стихия: { $element }.
urbion-about-G = Стихий на них нет: с руки сюда ничего не выложить. Сны попадают сюда только при заполнении, перемещении или из-за хаоса.
urbion-about-flying_sognae = Действие: одна Сонья на столе перемещается на левую сторону другого города, где есть место. Стихии не важны.
urbion-about-flying_incubi = Действие: один Инкуб на столе перемещается на правую сторону другого города, где есть место. Стихии не важны.
urbion-about-invisible_sognae = Действие: одна Сонья на столе сбрасывается.
urbion-about-invisible_incubi = Действие: один Инкуб на столе сбрасывается.
urbion-about-free_dreams = Действие: умиротворяется город без снов. Его место занимает новый город, и все города без снов заполняют.
urbion-about-perfect_balance = Действие: перепись, при которой идеальное равновесие приносит в награду две карты городов вместо одной.
urbion-about-prophecies = Действие: вы смотрите 2 верхние карты колоды снов и возвращаете их в любом порядке. Если выложены обе такие книги, карт 4.
urbion-about-DC = Считается за +1, если при умиротворении города сон под открыткой на своей стороне один, иначе за −2.
urbion-about-DV = Считается за +1, если все четыре города умиротворены одной переписью, иначе за −2.
urbion-about-SE = Считается за +1, если на снах у умиротворённого города есть все четыре стихии, иначе за −2. Согласие заменяет одну любую стихию.
urbion-about-MG = Считается за +1, если в начале переписи у городов на столе лежит не меньше двух карт Хаоса, иначе за −2. Хроматический хаос не в счёт.
urbion-about-HG = В конце каждого хода поворачиваются на четверть; после четырёх четвертей следующий конец хода превращает их в −2. Если город умиротворён раньше, они считаются за +1.
urbion-about-FS = В начале каждого хода вместе со своим сном сдвигается на ряд вниз; если та сторона заполнена, считается за −2. Если город умиротворён раньше, считается за +1.
urbion-about-RK = Считается за −2, как только её сон переходит к другому городу или на другую сторону. Если город умиротворён раньше, считается за +1.
urbion-about-PB = Считается за +1, если по одному сну у каждого из четырёх городов, если читать вниз и по кругу, дают четыре числа подряд без учёта знака; иначе за −2.
urbion-about-wise_chaos = Уберите его в коробку, чтобы отменить Хаос или Хроматический хаос, взятый в фазе II. Отменённая карта становится четвёртой сверху в колоде снов.
urbion-about-void_card = Одна уходит в коробку за каждый союз и за каждую перепись, заставшую город с фигуркой Пустоты в равновесии. С последней Пустота побеждена, и вы получаете карту города.
urbion-about-void_figure = Каждый ход переходит на город ниже. Перепись её город не умиротворяет: если он не в равновесии, его сны сбрасывают, а если снов нет, игра проиграна.
urbion-about-polarity_sognae = С руки можно выкладывать только Соний, а Меты и Согласие — только слева. Ради действий можно сбросить любую карту.
urbion-about-polarity_incubi = С руки можно выкладывать только Инкубов, а Меты и Согласие — только справа. Ради действий можно сбросить любую карту.

## Rows and sides

urbion-cell-row = ряд { $n }
urbion-cell-left = ряд { $n } слева
urbion-cell-right = ряд { $n } справа
urbion-cell-there = { $place }
urbion-cell-stack_standing = стоит на стопке Пустоты
urbion-cell-stack_lying = лежит на стопке Пустоты
urbion-cell-gone = вне игры

## Steps

urbion-step-setup_books = Подготовка: выбор книг
urbion-step-setup_fill = Подготовка: заполнение городов
urbion-step-setup_hand = Подготовка: стартовая рука
urbion-step-start_of_turn = Начало хода
urbion-step-phase_play = Фаза I: игра карты
urbion-step-phase_draw = Фаза II: добор
urbion-step-end_of_turn = Конец хода

## Phases, as a table shows them one after the other

urbion-phase-preparation = Подготовка
urbion-phase-filling = Города заполняются
urbion-phase-turn_start = Начало хода
urbion-phase-void = Фигурка Пустоты идёт дальше
urbion-phase-flagships = Флагманы
urbion-phase-play = Игра карты
urbion-phase-action = Действие
urbion-phase-chaos = Хаос действует
urbion-phase-census = Перепись
urbion-phase-great_census = Большая перепись: несколько городов
urbion-phase-books = Книги силы
urbion-phase-drawing = Добор карт
urbion-phase-polarity = Полярность
urbion-phase-turn_end = Конец хода

## How a game ends

urbion-reason-cities_pacified = Победа: все города умиротворены.
urbion-reason-residents_unhappy = Поражение: все города умиротворены, но сумма открыток в стопке жителей меньше 0.
urbion-reason-dream_deck_empty = Поражение: нужно было взять сон, но колода снов пуста.
urbion-reason-void_empty_city = Поражение: перепись застала Пустоту в городе без снов.

## Places

urbion-zone-rows = Города
urbion-zone-city_deck = Колода городов
urbion-zone-dream_deck = Колода снов
urbion-zone-postcard_deck = Колода открыток
urbion-zone-hands = Рука
urbion-zone-discard_pile = Сброс
urbion-zone-success_pile = Стопка успеха
urbion-zone-box = Коробка
urbion-zone-set_aside = Отложенные карты
urbion-zone-resolving = Разыгрываемые карты
urbion-zone-books = Книги
urbion-zone-book_deck = Ещё не открытые книги
urbion-zone-books_away = Книги, убранные не глядя
urbion-zone-resident_pile = Стопка жителей

## Counters

urbion-counter-wise_chaos_left = Осталось Мудрого хаоса
urbion-counter-void_cards_left = Осталось карт Пустоты
urbion-counter-void_figure = Место фигурки Пустоты
urbion-counter-polarity = Полярность

## Questions

urbion-choice-books = Книги силы: открыть ещё одну книгу?
urbion-choice-fill_side = С какой стороны города положить эту карту?
urbion-choice-hand_chaos = Для стартовой руки вам достался Хаос: к какому городу его выложить?
urbion-choice-flagship = Какой «Флагман» движется следующим?
urbion-choice-main = Фаза I: выложить карту или сбросить одну ради действия?
urbion-choice-action = Какое действие вы выполняете?
urbion-choice-special = Какое особое действие вы выполняете?
urbion-choice-exchange_1 = Обмен: какой сон вы меняете?
urbion-choice-exchange_2 = Обмен: на какой сон?
urbion-choice-census_discard = Перепись: какие сны этого города с суммой 0 вы сбросите?
urbion-choice-bonus = Идеальное равновесие: берёте награду?
urbion-choice-rebuild = Перестройка: какие два города поменять местами?
urbion-choice-side_change = Смена стороны: какой Хаос или Хроматический хаос перейдёт на другую сторону?
urbion-choice-fly_1 = Книга: какой сон передвинуть?
urbion-choice-fly_2 = Книга: к какому городу передвинуть сон?
urbion-choice-invisible = Книга: какой сон сбросить?
urbion-choice-free = Вольные сны: какой город без снов умиротворить?
urbion-choice-prophecy = Пророчества: какая карта будет следующей сверху?
urbion-choice-chaos = Хаос: что вы с ним делаете?
urbion-choice-chromatic = Хроматический хаос: на какую сторону его положить?
urbion-choice-chromatic_dream = Хроматический хаос: куда выложить открытый сон?
urbion-choice-polarity_end = Конец хода: сменить полярность?

## Answers

urbion-verb-books-turn_up = Открыть следующую книгу
urbion-verb-books-stop = Больше книг не открывать
urbion-verb-fill_side-lay =
    { $cell ->
        [L] Слева
       *[R] Справа
    }
urbion-verb-hand_chaos-place = Выложить Хаос: { $cell }
urbion-verb-flagship-move = Передвинуть: { $card } ({ $cell })
urbion-verb-main-place = { $card }: { $cell }
urbion-verb-main-discard = Сбросить: { $card }
urbion-verb-main-pair = Особое действие, оплата: { $card } и { $other }
urbion-verb-main-alliance = Союз против Пустоты, сбросить: { $card } и { $other }
urbion-verb-main-swap_polarity = Сменить полярность (стоит 8 карт сброса)
urbion-idle-main-place = Выложить карту
urbion-idle-main-pair = Особое действие за две карты
urbion-idle-main-alliance = Союз против Пустоты
urbion-verb-action-none = Без действия
urbion-verb-action-exchange = Обмен
urbion-verb-action-census = Перепись
urbion-verb-action-book = Применить: { $card }
urbion-verb-action-rebuild = Перестройка
urbion-verb-action-side_change = Смена стороны
urbion-idle-action-book = Применить книгу
urbion-verb-special-rebuild = Перестройка: два города меняются местами
urbion-verb-special-side_change = Смена стороны: хаос переходит на другую сторону
urbion-verb-exchange_1-swap = Поменять: { $card } ({ $cell })
urbion-verb-exchange_2-with = На: { $card } ({ $cell })
urbion-verb-census_discard-discard =
    { $n ->
        [0] Ничего не сбрасывать
       *[other] Сбросить: { $cards }
    }
urbion-verb-bonus-take = Взять награду
urbion-verb-bonus-decline = Отказаться от награды
urbion-verb-rebuild-swap = Поменять города: { $cell } и { $other }
urbion-verb-side_change-turn = На другую сторону: { $card } ({ $cell })
urbion-verb-fly_1-move = Передвинуть: { $card } ({ $cell })
urbion-verb-fly_2-to = К городу: { $cell }
urbion-verb-invisible-discard = Сбросить: { $card } ({ $cell })
urbion-verb-free-pacify = Умиротворить город: { $cell }
urbion-verb-prophecy-put = Положить следующей: { $card }
urbion-verb-chaos-place = Выложить: { $cell }
urbion-verb-chaos-clear = Опустошить город в равновесии: { $cell }
urbion-verb-chaos-reveal = Открыть четыре карты колоды снов
urbion-verb-chaos-wise = Отменить Мудрым хаосом
urbion-verb-chromatic-place = Выложить: { $cell }
urbion-verb-chromatic-discard = Сбросить: места нигде нет
urbion-verb-chromatic-wise = Отменить Мудрым хаосом
urbion-verb-chromatic_dream-place = Выложить: { $cell }
urbion-verb-polarity_end-swap_polarity = Сменить полярность (стоит 8 карт сброса)
urbion-verb-polarity_end-done = Оставить полярность и закончить ход

## Settings

urbion-option-players = Число игроков
urbion-option-players-about = Играйте в одиночку или вдвоём: один может выкладывать только Соний, другой — только Инкубов.
urbion-option-expansions = Дополнения
urbion-option-expansions-about = Семь дополнений можно брать по одному или в любом сочетании; с новыми картами городов партия становится длиннее.
urbion-value-expansions-city_squares = Площади и Меты
urbion-value-expansions-city_squares-about = Четыре площади, к которым подходит любой сон, и восемь Мет, которые могут быть добрым или дурным сном.
urbion-value-expansions-chromatic_chaos = Хроматический хаос
urbion-value-expansions-chromatic_chaos-about = Восемь карт Хроматического хаоса, которые кладут куда угодно, и следующий сон сразу выходит на стол.
urbion-value-expansions-temples = Храмы и Согласие
urbion-value-expansions-temples-about = Четыре храма всего с одной стихией и десять карт Согласия на +1 или −1 со всеми четырьмя стихиями.
urbion-value-expansions-hanging_gardens = Висячие сады и Волшебники
urbion-value-expansions-hanging_gardens-about = Четыре карты висячих садов, к которым с руки ничего не выложить, шестнадцать Волшебников и два особых действия.
urbion-value-expansions-books_of_power = Книги силы
urbion-value-expansions-books_of_power-about = До четырёх книг с новыми действиями; каждая в начале игры стоит вам четырёх снов.
urbion-value-expansions-postcards = Открытки в Ониверсум
urbion-value-expansions-postcards-about = 24 открытки со своими желаниями, сумма которых в конце не должна быть меньше 0, и Мудрый хаос в помощь.
urbion-value-expansions-void = Пустота
urbion-value-expansions-void-about = Пустота бродит от города к городу и мешает каждой переписи; до победы над ней — восемь карт Пустоты.
urbion-option-first_sognae = Начинает с Соньями
urbion-option-first_sognae-about = В командной игре определяет, кто начинает с полярностью Соний и ходит первым.
urbion-option-communication = Общение
urbion-option-communication-about = В командной игре определяет, видите ли вы руки друг друга; на правила это не влияет.
urbion-value-communication-open = Открытые руки
urbion-value-communication-silent = Закрытые руки
