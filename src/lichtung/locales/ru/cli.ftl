### Стол в терминале: командная строка, подсказки, команды.

## The program

cli-about = Lichtung — настольные игры: { $games }.
cli-usage-program = lichtung [КОМАНДА] [параметры]
cli-without-command = Без команды открывается стол в браузере. Подробнее: «lichtung КОМАНДА --help».
cli-short-play = играть в терминале
cli-short-replay = просмотреть записанную партию
cli-short-verify = проверить записи и доказательства честной раздачи
cli-short-games = перечислить игры
cli-short-arena = устроить игры ботов между собой
cli-short-solve = искать выигрывающую линию раздачи
cli-short-serve = запустить стол в браузере, для себя или для многих
cli-short-upgrade = перевести сайт на эту версию
cli-short-backup = записать работающий сайт в один файл
cli-short-restore = восстановить сайт из копии
cli-short-move-site = перенести сайт в другую базу данных
cli-short-admin = учётные записи, блокировки, столы сайта
cli-short-worker = дать ботам сайта думать на этой машине
cli-short-completion = дополнение команд в оболочке
cli-usage = Вызов:
cli-game = ИГРА
cli-file = ФАЙЛ
cli-usage-play = lichtung play { $game } [параметры]
cli-usage-replay = lichtung replay { $file } [--seat N]
cli-usage-verify = lichtung verify { $file }… [--commitment HEX]
cli-usage-games = lichtung games
cli-usage-arena = lichtung arena run|report|rows [СТРОКА…] [параметры]
cli-usage-solve = lichtung solve { $game } [настройки] [--seed N] [--nodes N] [--out ФАЙЛ]
cli-usage-serve = lichtung serve [параметры]
cli-usage-completion = lichtung completion bash|zsh|fish
cli-about-play = Начинает игру. «lichtung play ИГРА --help» показывает настройки этой игры.
cli-about-replay = Показывает записанную партию ход за ходом.
cli-about-verify = Воспроизводит записи, сообщает, верна ли каждая строка, и проверяет доказательство честной раздачи.
cli-about-commitment = Что сервер обещал до первой карты: в записи должно стоять то же обещание.
cli-about-games = Перечисляет игры.
cli-about-arena = Устраивает игры ботов между собой и говорит, насколько они сильны.
cli-about-solve = Видит все карты одиночной или командной партии и ищет путь к победе.
cli-about-serve = Открывает стол в браузере: для вас одних или для всех, кому доступен этот компьютер.
cli-about-completion = Печатает, что нужно оболочке, чтобы дополнять команды, игры и настройки: eval "$(lichtung completion bash)"
cli-about-version = Сообщает версию.
cli-about-lang = Язык; если не указан, берётся язык системы.
cli-about-no-color = Без цвета, как и с переменной окружения NO_COLOR.
cli-about-help = Показывает эту справку.
cli-about-seed = Номер расклада: один и тот же номер даёт одну и ту же партию. Без него расклад угадать нельзя.
cli-about-seats =
    { $seats ->
        [none] Сколько человек играет.
       *[other] Сколько человек играет: { $seats }.
    }
cli-about-resume = Продолжает последнюю неоконченную партию или партию из файла.
cli-about-seat = Показывает только то, что видел этот игрок (0 или A — первый). Без него — то, что могли видеть все.
cli-about-host = Адрес, на котором ждать гостей; без него стол доступен только на этом компьютере. 0.0.0.0 впускает других.
cli-about-port = Порт; 0 — любой свободный.
cli-about-config = Файл с настройками сайта.
cli-about-database = Где хранятся партии; без указания — в собственном файле.
cli-about-open = Открывает и браузер.
cli-settings = Настройки игры «{ $game }»:
cli-default = [по умолчанию: { $value }]
cli-which-game = Игры: { $games }.
cli-players = игроков: { $seats }

## Mistakes on the command line

cli-usage-help = «lichtung --help» показывает, что можно набрать.
cli-usage-command = команды «{ $name }» нет; есть { $names }.
cli-usage-game = какую игру? Есть: { $names }.
cli-usage-no-game = игры «{ $name }» нет; есть: { $names }.
cli-usage-file = какой файл?
cli-usage-option =
    { $near ->
        [none] параметра { $option } нет.
       *[other] параметра { $option } нет; может быть, { $near }?
    }
cli-usage-value = параметру { $option } нужно значение.
cli-usage-no-value = у параметра { $option } не бывает значения.
cli-usage-too-many = «{ $word }» — лишнее слово.
cli-usage-choice = { $option } не может быть «{ $value }»; возможно: { $choices }.
cli-usage-number = параметру { $option } нужно число, а не «{ $value }».
cli-usage-resume-alone = --resume берёт все настройки из записи; { $option } с ним не сочетается.
cli-usage-nothing-to-resume = неоконченной партии { $game } нет.
cli-usage-damaged = партию { $file } нельзя продолжить. Строка { $line }: { $reason }
cli-usage-unreadable = файл { $file } не читается: { $reason }
cli-usage-other-game = { $file } — это партия игры { $game }.
cli-invalid-settings = { $setting } не сочетается с другими настройками: { $reason }

## Records

cli-ok = всё верно — { $game }, ходов: { $moves }, результат: { $result }
cli-line = строка { $line }: { $reason }
cli-unreadable = не читается: { $reason }
cli-no-text = это не текст, а значит, и не запись.
cli-deal-fair = Раздача честная. Обещание до первой карты: { $commitment }.
cli-deal-given = Карты следуют и из вкладов { $seats }.
cli-deal-late = Вклада не было от { $seats }.
cli-deal-alone = Никто не сделал вклада; карты определены одним обещанием.
cli-deal-wrong-malformed = доказательство раздачи повреждено: строки не хватает, она повторяется или не читается.
cli-deal-wrong-commitment = раздача не доказана: секрет сервера не тот, который был обещан.
cli-deal-wrong-seed = раздача не доказана: карты не следуют из вкладов.
cli-deal-wrong-promise = раздача не доказана: в записи другое обещание, не то, которое получили вы.
cli-deal-wrong-missing = в этой записи нет доказательства раздачи.
cli-replay-prompt = Ход { $at } из { $last } (Enter, н, число, q):
cli-replay-keys = Enter или «дальше» — вперёд, «н» — назад, число — к этому ходу, «q» — выход.
cli-replay-end = Запись кончилась: «н» — назад, «q» — выход.

## At the table

cli-round = Раунд { $round }
cli-practice = тренировка
cli-prompt =
    { $count ->
        [1] Ваш выбор (1, слово, помощь):
       *[other] Ваш выбор (1–{ $count }, слово, помощь):
    }
cli-prompt-over = Игра окончена (Enter, журнал, сохранить ФАЙЛ, отмена):
cli-over-no-answer = Игра окончена, выбирать больше нечего. Ещё действуют «журнал», «сохранить ФАЙЛ» и «отмена».
cli-winners = Победили: { $winners }
cli-refused =
    { $rule ->
        [none] «{ $word }» сейчас нельзя.
       *[other] «{ $word }» сейчас нельзя. Это запрещает правило { $rule }:
    }
cli-unclear = «{ $line }» можно понять по-разному: { $words }
cli-unknown = «{ $line }» здесь ничего не значит. Наберите число от 1 до { $count }, слово или его начало, или «помощь».
cli-more-in-log = … («журнал» расскажет всё)
cli-curtain = Теперь за клавиатурой { $who }.
cli-curtain-prompt = Нажмите Enter, когда экран будете видеть только вы.
cli-yes = да
cli-no = нет

## Commands

cli-command-help = помощь
cli-command-hint = подсказка
cli-command-log = журнал
cli-command-undo = отмена
cli-command-save = сохранить
cli-command-rules = правила
cli-command-piles = стопки
cli-command-why = почему
cli-command-quit = выход
cli-command-next = дальше
cli-command-back = назад
cli-help = Отвечайте числом, словом вроде «{ $word }» или его началом; достаточно одной карты или ячейки. Enter рисует стол заново. Кроме того, есть:
cli-help-help = эта справка; «помощь { $card }» или «? { $card }» объясняет карту
cli-help-hint = говорит, что лучше всего на взгляд бота, с вероятностью победы
cli-help-log = рассказывает, что произошло
cli-help-undo = отменяет последний ход
cli-help-save = говорит, где лежит партия; «сохранить ФАЙЛ» пишет её в файл
cli-help-rules = печатает правила: «правила { $rule }» или часть такого номера
cli-help-piles = показывает все стопки со всеми открытыми картами
cli-help-why = говорит, для чего нужна карта или место и почему сейчас нельзя: «почему { $card }»
cli-help-quit = выйти; партия сохранится, и её можно будет продолжить
cli-no-card = Карты «{ $line }» нет.
cli-nothing-about = Об этой карте ничего не написано.
cli-hint-thinking = Обдумываем…
cli-hint-about = Вероятность победы, если за всех дальше играют сильные игроки, и границы, между которыми она лежит в 19 случаях из 20. Равные места неразличимы:
cli-hint-option = { $place }. { $option }: { $verdict }, { $chance } % ({ $low }–{ $high } %)
cli-hint-unseen = –  { $option }: { $verdict }
cli-hint-then = Затем: { $steps }
cli-hint-equals =
    { $count ->
        [one] Ещё { $count } ответ не хуже, насколько можно судить.
        [few] Ещё { $count } ответа не хуже, насколько можно судить.
       *[other] Ещё { $count } ответов не хуже, насколько можно судить.
    }
cli-log-empty = Пока ничего не произошло.
cli-rules = «правила» с группой или номером печатает правила. Группы: { $groups }
cli-undo-nothing = Отменять нечего.
cli-undo-practice = С тех пор открылось что-то новое. Если отменить ход, партия станет тренировочной. Отменить?
cli-undo-not = Ход остаётся в силе.
cli-undo-agree = { $who }: с тех пор открылось что-то новое. Можно ли отменить последний ход?
cli-undone = Последний ход отменён.
cli-overwrite = Файл { $file } уже есть. Переписать?
cli-saved = Сохранено: { $file }
cli-not-saved = Не сохранено.
cli-not-written = Файл { $file } не записывается: { $reason }
cli-kept = Партия сохраняется после каждого хода: { $file }

## Coming and going

cli-unfinished = Неоконченные партии:
cli-unfinished-game = { $when } · раунд { $round } · ходов: { $moves }
cli-unfinished-prompt = Число — продолжить, Enter — новая партия:
cli-not-kept = Партию не удаётся сохранить в { $place } ({ $reason }). Наберите «сохранить ФАЙЛ».
cli-lost = Сохранить эту партию не удалось.
cli-farewell =
    Партия лежит в { $file }
    Продолжить: { $command }
cli-farewell-over =
    Запись лежит в { $file }
    Посмотреть: { $command }

## Арена

cli-usage-arena-deed = команде «lichtung arena» нужно одно из слов: { $names }.
cli-usage-arena-row = строки «{ $row }» нет; все строки перечисляет «lichtung arena rows».
cli-usage-arena-workers = либо --processes, либо --cluster, но не оба сразу.
cli-arena-options =
    «rows» перечисляет, что измеряется. «run» играет недостающие партии: --processes N процессами или на кластере Ray
    с --cluster АДРЕС. «report» пишет --json ФАЙЛ, --html ФАЙЛ или таблицы в --markdown ФАЙЛ. В имени строки можно
    ставить звёздочки: ИГРА-*. --results ПАПКА говорит, где лежат результаты.
cli-arena-row =
    { $row }: { $count ->
        [0] партий ещё нет
        [one] { $count } партия, выиграно { $rate } % ({ $low }–{ $high } %)
        [few] { $count } партии, выиграно { $rate } % ({ $low }–{ $high } %)
       *[other] { $count } партий, выиграно { $rate } % ({ $low }–{ $high } %)
    }{ $goal ->
        [none] { "" }
       *[other] , цель { $goal } %
    }{ $state ->
        [reached] : достигнута
        [missed] : не достигнута
       *[other] { "" }
    }
cli-arena-left = осталось
cli-arena-played =
    { $count ->
        [0] Все партии уже сыграны.
        [one] { $count } новая партия.
        [few] { $count } новые партии.
       *[other] { $count } новых партий.
    }
cli-arena-failed = арене пришлось остановиться: { $reason }
cli-missing = нет пакета { $package }: pip install 'lichtung[{ $extra }]'

## The solver

cli-solve-options = --nodes — сколько ответов можно испробовать, прежде чем сдаться (1 000 000), --out — куда записать выигранную партию, --seed — какой расклад (0).
cli-solve-alone = «lichtung solve» знает только игры, где побеждают или проигрывают вместе; { $game } не из них.
cli-solve-won = Расклад { $seed } можно выиграть: ответов { $moves }, найдено после { $nodes } попыток.
cli-solve-open = Расклад { $seed }: за { $nodes } попыток путь к победе не найден. Это не доказывает, что его нет.

## Стол в браузере

cli-serve-ready = Стол стоит по адресу { $address } — остановить: Ctrl+C.
cli-serve-failed = Стол открыть не удалось: { $reason }
