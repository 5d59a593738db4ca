### Magpies: names, questions and answers.

magpies-title = Elstern
magpies-tagline = Zwei Vögel, ein Dutzend glänzende Dinge, und niemand sieht, was du versteckst.
magpies-goal = Habe das wertvollere Nest, wenn die Züge vorbei sind.
magpies-card-S1 = Kiesel
magpies-card-S2 = Knopf
magpies-card-S3 = Münze
magpies-card-S4 = Ring
magpies-about-S1 = Zählt 1 in deinem Nest.
magpies-about-S2 = Zählt 2 in deinem Nest.
magpies-about-S3 = Zählt 3 in deinem Nest.
magpies-about-S4 = Zählt 4 in deinem Nest.
magpies-step-turn = Zug
magpies-reason-most_treasure = Die Nester werden verglichen.
magpies-zone-deck = Haufen
magpies-zone-hands = Hand
magpies-zone-nests = Nest
magpies-counter-taken = Gemachte Züge
magpies-choice-act = Versteckst du etwas, oder stiehlst du?
magpies-verb-act-hide = { $card } verstecken
magpies-verb-act-steal = Von der anderen Elster stehlen
magpies-option-long = Langes Spiel
magpies-option-long-about = Sechs Züge für jede statt vier.
magpies-option-watchful = Wachsame Elstern
magpies-option-watchful-about = Ehe du handelst, siehst du dir das oberste Ding des Haufens an.
magpies-board-left =
    noch { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
