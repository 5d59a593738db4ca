### Tribes of the Wind: wozu etwas da ist und was für etwas fehlt, das nicht geht.

tribes-thing-racks =
    { $whose ->
        [own] Die Karten in deinem Kartenhalter spielst du als Aktion aus; drei davon bezahlen einen Tempel.
       *[other] Von diesem Kartenhalter zählen für dich nur die Rückseiten, und nur, wenn er deinem Nachbarn gehört: Sie helfen, die Bedingungen deiner Karten zu erfüllen.
    }
tribes-thing-element_display = Aus dieser Auslage ziehst du am Ende deines Zuges nach, bis du wieder fünf Karten hast; du wählst nach den Rückseiten.
tribes-thing-element_deck = Statt einer Karte der Auslage darfst du am Ende deines Zuges die oberste Karte dieses Stapels ziehen.
tribes-thing-element_discard = Ausgespielte und abgeworfene Elementkarten liegen hier, bis der Nachziehstapel erneuert wird.
tribes-thing-just_drawn = Diese Karten wurden gerade gezogen; sie kommen in den Kartenhalter, wenn das Nachziehen vorbei ist.
tribes-thing-village_display = Wer ein Dorf baut, nimmt eine dieser Karten: ihre linke Seite als Ziel oder ihre rechte sofort.
tribes-thing-village_stack = Von diesem Stapel wird die Dorfauslage aufgefüllt.
tribes-thing-village_discard = Hier liegen Dorfkarten, deren rechte Seite genutzt wurde.
tribes-thing-forest_display = Ein Waldplättchen legst du, wenn der Effekt einer Karte, eines Tempels oder Anführers es sagt; das kostet Wasser.
tribes-thing-forest_stack = Das oberste Plättchen dieses Stapels darf gelegt werden wie die der Auslage; der Stapel füllt auch die Auslage auf.
tribes-thing-boards =
    { $whose ->
        [own] Dein Tableau hat eigene Effekte für Tempel, zwei Anführer-Bedingungen und die Plätze der Ruinen.
       *[other] Jedes Tableau hat eigene Effekte für Tempel und eigene Anführer-Bedingungen. Es gilt nur für die Person, der es gehört.
    }
tribes-thing-terrain =
    { $whose ->
        [own] Auf deinen Feldern entfernst du Verschmutzung, legst Wälder, bewegst Windreiter, platzierst Tempel und baust Dörfer.
       *[other] Diese Felder gehören jemand anderem. Auf fremdem Gelände kann niemand etwas tun.
    }
tribes-thing-capital = In der Hauptstadt warten Windreiter. Bewegungen von Karten führen sie zum Startplättchen und zu Dörfern mit Windportal.
tribes-thing-water = Wasser bezahlt Wälder und manche Anführer-Fähigkeiten; Karten bringen es.
tribes-thing-tree_houses = Jedes Dorf, das du baust, verbraucht ein Baumhaus.
tribes-thing-unplaced_temples = Als Aktion darfst du drei Karten abwerfen und einen Tempel auf eines deiner Plättchen setzen; er bringt einmal seinen Effekt.
tribes-thing-left_cards = Diese Ziele bringen am Ende Siegpunkte, wenn sie dann erfüllt sind.
tribes-thing-right_sides = Dorfkarten, deren rechte Seite genutzt wurde.
tribes-thing-leader_cards = Eine Anführer-Karte, die nicht ausliegt, bewirkt noch nichts. Erfülle eine der beiden Anführer-Bedingungen, dann legst du eine aus.
tribes-thing-leaders =
    { $whose ->
        [own] Eine ausgelegte Anführer-Karte wirkt von selbst; eine Fähigkeit, die etwas kostet, nutzt du einmal in jedem deiner Züge.
       *[other] Diese Anführer-Karten wirken nur für die Person, der sie gehören.
    }
tribes-thing-condition = Eine Anführer-Bedingung: Ist sie am Ende deines Zuges erfüllt, legst du eine Anführer-Karte aus.
tribes-thing-colour_path = Der Farbenpfad: fünf Plättchen dieser Farben nebeneinander, und du legst eine Anführer-Karte aus.
tribes-thing-game_end_tile = Wer das fünfte Dorf baut, nimmt dieses Plättchen: Es bringt Siegpunkte und leitet das Spielende ein.
tribes-thing-seats = Wessen Tableau und Kartenhalter du ansiehst; ausgewählt wird hier niemand.

tribes-lack-own =
    Nötig: { $need } × { $of ->
        [fire] Feuer
        [water] Wasser
        [earth] Erde
        [air] Luft
       *[other] { $of }
    } in deinem Kartenhalter. Du hast { $have }.
tribes-lack-none =
    Nötig: kein { $of ->
        [fire] Feuer
        [water] Wasser
        [earth] Element Erde
        [air] Element Luft
       *[other] { $of }
    } in deinem Kartenhalter. Du hast { $have }.
tribes-lack-all = Nötig: alle { $need } Elemente in deinem Kartenhalter. Du hast { $have } davon.
tribes-lack-tier =
    Nötig: { $need } × { $of ->
        [fire] Feuer
        [water] Wasser
        [earth] Erde
        [air] Luft
       *[other] { $of }
    } in deinem Kartenhalter und denen deiner Nachbarn zusammen. Es sind { $have }.
tribes-lack-neighbours =
    Nötig: ein Nachbar mit { $of ->
        [fire] Feuer
        [water] Wasser
        [earth] Erde
        [air] Luft
       *[other] { $of }
    }. Keiner von beiden hat es.
tribes-lack-more =
    Nötig: mehr { $of ->
        [fire] Feuer
        [water] Wasser
        [earth] Erde
        [air] Luft
       *[other] { $of }
    } als ein Nachbar, mindestens { $need }. Du hast { $have }.
tribes-lack-fewer =
    Nötig: weniger { $of ->
        [fire] Feuer
        [water] Wasser
        [earth] Erde
        [air] Luft
       *[other] { $of }
    } als ein Nachbar. Du hast { $have }, und keiner von beiden hat mehr.
tribes-lack-rack = Nötig: { $need } Karten in deinem Kartenhalter. Du hast { $have }.
tribes-lack-forests = Du hast noch keinen Wald, auf dem du bauen könntest.
tribes-lack-riders = Nötig: { $need } Windreiter auf dem Wald von Feld { $of }. Dort sind { $have }.
tribes-lack-tree_houses = Deine Baumhäuser sind alle verbaut.
tribes-lack-water = Nötig: { $need } Wasser. Du hast { $have }.
