### Magpies: names, questions and answers.

magpies-title = Сороки
magpies-tagline = Две птицы, дюжина блестящих вещиц, и никто не видит, что вы прячете.
magpies-goal = Соберите гнездо дороже, чем у соперницы, к концу ходов.
magpies-card-S1 = Камешек
magpies-card-S2 = Пуговица
magpies-card-S3 = Монета
magpies-card-S4 = Кольцо
magpies-about-S1 = В гнезде стоит 1.
magpies-about-S2 = В гнезде стоит 2.
magpies-about-S3 = В гнезде стоит 3.
magpies-about-S4 = В гнезде стоит 4.
magpies-step-turn = Ход
magpies-reason-most_treasure = Гнёзда сравниваются.
magpies-zone-deck = Куча
magpies-zone-hands = Рука
magpies-zone-nests = Гнездо
magpies-counter-taken = Сделано ходов
magpies-choice-act = Спрячете что-нибудь или украдёте?
magpies-verb-act-hide = Спрятать: { $card }
magpies-verb-act-steal = Украсть у другой сороки
magpies-option-long = Долгая игра
magpies-option-long-about = По шесть ходов вместо четырёх.
magpies-option-watchful = Зоркие сороки
magpies-option-watchful-about = Прежде чем действовать, вы смотрите на верхнюю вещицу кучи.
magpies-board-left =
    осталось { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
