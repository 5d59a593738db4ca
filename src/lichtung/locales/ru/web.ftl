### Стол в браузере.

## Стол

web-card-back = карта рубашкой вверх
web-close = Закрыть
web-waiting = Минутку…
web-waiting-for = Ждём: { $name }…
web-step = (шаг { $at } из { $last })
web-more = ещё { $count }…
web-cancel = Отмена
web-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карты
       *[many] Ваша рука: { $count } карт
    }
web-your-turn = Ваш ход
web-turn-of = Ходит { $name }
web-round = Раунд { $round }
web-log = Ход игры
web-log-empty = Пока ничего не произошло.
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать что-нибудь
web-chat-send = Отправить
web-chat-said = { $name } пишет: { $text }
web-answers = Все варианты
web-undo = Отменить ход
web-undo-asked = { $name } хочет взять ход назад. Вы согласны?
web-undo-waits = { $name } хочет взять ход назад; ждём согласия остальных.
web-yes = Да
web-no = Нет
web-hint = Подсказка
web-hint-thinking = Обдумываем…
web-hint-where = Обратите внимание на отмеченное место.
web-hint-more = Показать ход
web-hint-best = Лучшие ходы и вероятность победы, если за всех дальше играют сильные игроки:
web-hint-chance = { $chance } % ({ $low }–{ $high })
web-hint-chance-about = { $chance } %; в 19 случаях из 20 она лежит между { $low } и { $high }
web-hint-options = Советы
web-hint-then = Затем: { $steps }
web-hint-numbers = Числа
web-hint-equals =
    { $count ->
        [one] Ещё { $count } ответ не хуже, насколько можно судить.
        [few] Ещё { $count } ответа не хуже, насколько можно судить.
       *[other] Ещё { $count } ответов не хуже, насколько можно судить.
    }
web-curtain = Ходит { $name }. Остальные, пожалуйста, отвернитесь.
web-curtain-open = Я — { $name }
web-lost = Связь потеряна, пробуем снова…
web-leave = Покинуть стол
web-result = Итог
web-end-won = Победа!
web-end-winner =
    { $count ->
        [one] Победа: { $name }
       *[other] Победа: { $name }
    }
web-scores = Очки
web-rank = Место
web-player = Игрок
web-points = Очки
web-again = Ещё раз
web-other-game = Другая игра
web-is-over = Игра окончена.
web-not-your-turn = Сейчас не ваш ход.
web-looking-on = Вы наблюдаете: выбирать здесь вы не можете.
web-why-now = Сейчас: { $question }
web-why-turn = Сейчас отвечает { $name }.
web-why-uses = Это ответ на вопрос: { $questions }
web-impossible = Сейчас невозможно
web-rule = Правило { $rule }
web-players = Игроки
web-you = (вы)
web-take-back = Вернуться за стол
web-stand-in = Пусть за меня играет бот
web-stands-in = За вас играет бот.
web-compiling = Ускорение готовится: до тех пор сильные боты играют чуть слабее.
web-long-step = Этот шаг длится уже очень долго. По правилам он может длиться бесконечно: хотите его закончить?
web-long-step-stay = Я играю дальше
web-seat-bot = Бот, { $level }
web-bot-name = Бот { $letter }
web-seat-taken-over = играет бот
web-seat-hurried = не хватило времени: последний ответ — уровень «{ $level }»
web-seat-free = свободное место
web-seat-nobody = никто
web-seat-here = здесь
web-seat-away = не в сети
web-eyes = Вид
web-eyes-of = Вид игрока { $name }
web-eyes-spectator = Вид зрителя
web-spectator = Зритель

## Настройки и клавиши

web-settings = Настройки
web-language = Язык
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-speed = Скорость
web-speed-slow = спокойно
web-speed-normal = обычно
web-speed-fast = быстро
web-speed-off = сразу
web-speed-about = Как долго показывается то, что делают другие и правила. Ваш ответ никогда этого не ждёт.
web-stage-again = Что произошло после моего хода
web-stage-skip = Показать итог сразу
web-stage-next = Следующая сцена
web-sound = Звук
web-sound-on = вкл.
web-sound-off = выкл.
web-shortcuts = Клавиатура
web-key-tab = от одной части стола к следующей
web-key-arrows = двигаются внутри неё
web-key-enter = выбрать
web-key-next = следующий доступный вариант
web-key-answers = список всех вариантов
web-key-number = нажать кнопку в строке выбора
web-key-escape = отмена
web-key-undo = отменить ход
web-key-hint = подсказка
web-key-log = показать или скрыть ход игры
web-key-settings = настройки
web-key-space = Пробел
web-key-help = этот список

## Первая страница и новый стол

web-skip = Перейти к содержанию
web-nav = Меню
web-home = На главную
web-hello = Стол на лесной поляне
web-hello-about = Настольные игры: в одиночку, с ботами или с друзьями. Выбирайте и садитесь.
web-continue = Продолжить
web-facts = Игроков: { $players }, около { $minutes } мин
web-facts-players = Игроков: { $players }
web-kind-team = в одиночку или вместе
web-kind-against = друг против друга
web-play = Играть
web-make-table = Создать стол
web-rules-read = Прочитать правила
web-players-count = Число игроков
web-alone = В одиночку
web-seat-number = Место { $n }
web-seat-me = Вы
web-seat-here-too = Игрок за этим устройством
web-seat-friend = Друг по ссылке
web-seat-open = Любой желающий
web-options = Варианты и дополнения
web-table-options = Стол
web-hints-allowed = Подсказки разрешены
web-hints-allowed-about = Каждый может спросить совета у бота.
web-spectators = Зрители
web-spectators-public = Можно
web-spectators-none = Нельзя
web-spectators-about = Зрители видят только то, что открыто всем.
web-limit = Время на ход
web-limit-none = Без ограничений
web-limit-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[many] { $n } минут
    }
web-limit-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
web-limit-about = Когда время истекает, за игрока ходит бот, пока тот не вернётся.
web-deal = Номер расклада
web-deal-about = Один и тот же номер даёт одни и те же карты. Оставьте пустым для случайного расклада.
web-deal-others = С другими людьми партия с номером расклада — только тренировка: кто знает номер, может знать все карты. Всем говорят об этом, прежде чем они сядут.
web-value-usual = по умолчанию
web-value-own = Выбрать самим
web-option-needs = Только если { $needs }: { $options }
web-option-seats = { $seats ->
    [one] играет { $seats } человек
    [few] играют { $seats } человека
   *[other] играют { $seats } человек
}
web-chosen = Выбрано { $n } из { $of }
web-levels-about = «Случайный» играет что угодно, «торопливый» берёт то, что выглядит лучшим прямо сейчас. От новичка до мастера боты думают всё дальше вперёд. Ни один бот не видит больше, чем положено его месту.
web-level-uniform = случайный
web-level-greedy = торопливый
web-level-novice = новичок
web-level-easy = лёгкий
web-level-normal = средний
web-level-hard = сильный
web-level-master = мастер

## Подходящий стол одним нажатием

web-presets = Какая игра
web-preset-first = Первая партия
web-preset-standard = Обычная
web-preset-everything = Всё сразу
web-preset-own = Собственный выбор, как указано ниже.
web-custom = Игроки, варианты и стол
web-won-alone = Боты выигрывают здесь: { $won }
web-won-against = Как часто один уровень обыгрывает здесь другой: { $won }
web-won-one = { $level } — { $percent } %
web-won-duel = { $level } против { $against } — { $percent } %
web-won-unknown = Как часто боты здесь выигрывают, не измерялось.

## Ожидание, столы, повтор

web-lobby-waiting = Ещё не все собрались. Отправьте ссылку тем, кого не хватает.
web-lobby-full = Все в сборе.
web-lobby-wait = Ещё не все собрались.
web-free = Освободить место
web-remove = Удалить
web-removed = Хозяин стола освободил ваше место. Вы больше не играете за этим столом.
web-link-used = Эта ссылка уже использована
web-link-used-about = Ссылка на место действует один раз: по ней уже кто-то сел, или её отозвали. Попросите новую.
web-seat-lost = Это место больше не ваше.
web-devices = Играть на другом устройстве
web-devices-about = Кто откроет эту ссылку, увидит ваши карты и сможет ходить за вас. Открывайте её только на своих устройствах.
web-devices-make = Новая ссылка
web-devices-copy = Откройте эту ссылку на другом устройстве:
web-devices-made = Ссылка от { $when }
web-devices-end = Отозвать
web-devices-end-all = Отозвать все
web-devices-none = Ссылок на ваше место нет.
web-looking-on-public = Другие могут смотреть; им видно только то, что открыто для всех.
web-looking-on-none = Смотреть нельзя никому.
web-looking-on-seats = Другие могут смотреть и видят все карты на руках.
web-invite = Ссылка на это место
web-copied = Скопировано
web-sit = Сесть сюда
web-your-name = Ваше имя
web-start = Начать
web-tables = Мои столы
web-tables-none = У вас пока нет столов.
web-tables-running = Идут сейчас
web-tables-open = Свободные места
web-tables-over = Завершённые
web-status-over = завершена
web-status-waiting = ждёт игроков
web-status-playing = идёт
web-table-missing = Такого стола нет, или он вам недоступен.
web-replay = Повтор
web-replay-start = Начало игры.
web-first = В начало
web-back = На ход назад
web-run = Воспроизвести
web-pause = Пауза
web-forward = На ход вперёд
web-last = В конец
web-move-of = Ход { $at } из { $last }
web-link-here = Ссылка на этот ход
web-branch = Продолжить отсюда
web-rules = Правила

## Журнал по ходам, конец, просмотр

web-goal = Цель
web-great = важный момент
web-jump-list = Ходы
web-speed-of = Скорость
web-end-look = Посмотреть на поле
web-standings = Ход партии
web-round-short = Раунд
web-standings-about = Числа в таблице
web-turning-fall = Перелом наступил в раунде { $round }: тогда было потеряно больше всего.
web-turning-lead = Перелом наступил в раунде { $round }: после него лидерство не вернулось.
web-turning-wait = Перелом наступил в раунде { $round }: с него дольше всего ничего не удавалось.
web-turning-try = Ещё раз с раунда { $round }
web-same-deal = Те же карты ещё раз
web-deal-number = Расклад { $deal }: по этой ссылке карты будут те же.
web-other-settings = Другой стол
web-won = победа
web-lost-game = поражение
web-place = место { $rank } из { $of }
web-result-points = очки: { $points }
web-length-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }

## О сайте и ошибки

web-about = О сайте
web-about-text = Lichtung — бесплатная открытая программа, стол для настольных игр: правила, боты, повторы и книга правил на трёх языках.
web-about-games = Игры
web-about-games-text = Игры придумали их авторы, продают их издатели; если игра понравилась, купите её. Здесь ничего не скопировано: правила пересказаны своими словами, все картинки свои или свободные.
web-about-credits = Благодарности
web-about-icons = Значки:
web-about-fonts = Шрифты:
web-about-software = Программы:
web-lost-page = Заблудились в лесу
web-lost-page-about = По этому адресу ничего нет.
web-error-other = Не получилось.
web-error-Offline = Сервер недоступен.
web-error-NotFound = Не найдено или уже удалено.
web-error-NotYours = Это не ваше место.
web-error-NotYourTurn = Сейчас не ваш ход.
web-error-OutOfDate = За это время кое-что произошло; так выглядит стол сейчас.
web-error-IllegalOption = Правила сейчас этого не позволяют.
web-error-InvalidSettings = Эти настройки не сочетаются.
web-error-Full = Место занято.
web-error-AlreadyStarted = Игра уже началась.
web-error-NotStarted = Игра ещё не началась.
web-error-Over = Игра уже окончена.
web-error-NoUndo = Отменять нечего.
web-error-TooMany = Слишком много запросов; подождите немного.
web-error-TooLarge = Это слишком длинно.
web-error-Forbidden = У вас нет на это прав.
web-error-InvalidInput = Сервер этого не понял.
web-error-NotAllowed = За этим столом это не разрешено.
web-error-Busy = Сервер занят; попробуйте чуть позже.

## Что это за стол и честно ли розданы карты

web-practice = тренировка
web-numbered = расклад по номеру
web-branch-of = продолжение другой партии
web-numbered-known = Кто создал этот стол, выбрал карты по номеру и, возможно, знает их все. Партия считается тренировкой.
web-branch-known = Это продолжение другой партии с теми же картами: кто видел её, знает их. Партия считается тренировкой.
web-branch-redealt = Это продолжение другой партии. Всё скрытое роздано заново, ваших карт не знает никто. Партия считается тренировкой.
web-proof-right = Раздача честная: доказательство верно
web-proof-wrong = Доказательство раздачи неверно
web-proof-promise-yes = Сервер сдержал обещание, которое этот браузер видел до игры.
web-proof-promise-no = Обещание не то, которое этот браузер видел до игры.
web-proof-promise-unknown = Этот браузер не видел обещания до игры и не может сравнить.
web-proof-share-yes = Случайный вклад этого браузера вошёл в раздачу.
web-proof-share-no = Случайный вклад этого браузера пропущен или изменён.
web-proof-secret-yes = Секрет сервера — тот, что был обещан.
web-proof-secret-no = Секрет сервера не тот, что был обещан.
web-proof-seed-yes = Карты следуют из секрета и из вкладов всех игроков.
web-proof-seed-no = Карты не следуют из секрета и вкладов.
web-proof-late = Вовремя не пришёл вклад от: { $names }.
web-proof-promise = Обещание:
web-proof-record = Сохранить запись для «lichtung verify»
