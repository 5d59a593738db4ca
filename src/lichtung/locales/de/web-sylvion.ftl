### Sylvion in the browser: the words on the board.

## The clearing

web-sylvion-clearing = Die Lichtung: links der Wald, rechts die Verwüsterstapel
web-sylvion-empty = Freies Feld: { $place }
web-sylvion-edge = Waldrand
web-sylvion-leaf-about = Der Wald hat 12 Waldrandkarten. Jeder Punkt Schaden dreht eine auf die verwüstete Seite; gibt es keine gesunde mehr, ist die Partie verloren. Am Ende müssen alle gesund sein.
web-sylvion-stack = Verwüsterstapel von Reihe { $row }
web-sylvion-stack-about =
    { $count ->
        [0] Dieser Stapel ist leer.
        [one] Noch { $count } Karte. Jede Runde wird die oberste aufgedeckt; sind alle vier Stapel leer, folgt der letzte Ansturm.
       *[other] Noch { $count } Karten. Jede Runde wird die oberste aufgedeckt; sind alle vier Stapel leer, folgt der letzte Ansturm.
    }
web-sylvion-next = Das kommt, wie du gesehen hast, als Nächstes in Reihe { $row }: { $cards }
web-sylvion-figure = Die Verwüster-Figur
web-sylvion-figure-about = Die Verwüster-Figur schützt das Elementar, auf dem sie steht: Was es abwerfen würde, nimmt nur die Figur weg. Erreicht sie den Waldrand, ist die Partie verloren.

## What is coming

web-sylvion-goal =
    { $rounds ->
        [one] Wald { $health }/12, noch { $rounds } Runde
       *[other] Wald { $health }/12, noch { $rounds } Runden
    }
web-sylvion-goal-last = Wald { $health }/12, die letzte Runde
web-sylvion-danger = Gefahr in Reihe { $row }
web-sylvion-danger-none = Reihe { $row }: Nichts, was unterwegs ist, würde dem Wald schaden.
web-sylvion-danger-hit =
    { $rounds ->
        [one] Nächste Bewegung: { $strength } Schaden.
       *[other] In { $rounds } Bewegungen: { $strength } Schaden.
    }
web-sylvion-danger-figure =
    { $rounds ->
        [one] Nächste Bewegung: Die Verwüster-Figur erreicht den Wald, die Partie ist verloren.
       *[other] In { $rounds } Bewegungen: Die Verwüster-Figur erreicht den Wald, die Partie ist verloren.
    }
web-sylvion-danger-about = Was in dieser Reihe den Waldrand erreichen würde, wenn sich nichts ändert: wie stark und in wie vielen Bewegungen.
web-sylvion-forest = Wald
web-sylvion-fire = Drohendes Feuer
web-sylvion-fire-about =
    { $damage ->
        [0] Wenn sich nichts ändert, richten die Elementare keinen Schaden an. Der Wald verträgt { $health }.
       *[other] Wenn sich nichts ändert, richten die Elementare { $damage } Schaden an. Der Wald verträgt { $health }.
    }
web-sylvion-heal = Bäume heilen
web-sylvion-heal-about = Bäume, die den letzten Ansturm überstehen, heilen { $healing }. Verwüstete Waldrandkarten jetzt: { $desolated }.
web-sylvion-rounds = Runden, die noch kommen
web-sylvion-rounds-about = Runden, bis die Verwüsterstapel leer sind. Dann folgt der letzte Ansturm der übrigen Elementare, und die Bäume heilen den Wald.
web-sylvion-last = Letzte Runde
web-sylvion-fish = Kostenpunkte
web-sylvion-fish-about = Jeder ersetzt in dieser Runde beim Bezahlen eine Handkarte. Was am Ende der Verteidigung übrig ist, verfällt.
web-sylvion-skip = Nächstes Aufdecken entfällt

## Foretold

web-sylvion-after = Drohender Schaden danach: { $damage }
web-sylvion-after-figure = Die Verwüster-Figur wäre weiter auf dem Weg zum Wald.
web-sylvion-outcome =
    { $outcome ->
        [moves] Das Feld ist frei: Es zieht dorthin.
        [both] Beide Karten werden abgeworfen.
        [defence] Das Elementar wird abgeworfen, die Fontäne bleibt.
        [fire] Die Karte dort wird abgeworfen, das Elementar bleibt.
        [edge] Der Wald nimmt sofort { $strength } Schaden.
       *[lost] Die Verwüster-Figur erreicht den Wald: Die Partie ist verloren.
    }
web-sylvion-hits =
    { $count ->
        [0] Trifft nichts.
        [one] Trifft { $count } Elementar.
       *[other] Trifft { $count } Elementare.
    }

## Piles

web-sylvion-unseen-about = Diese Karten sind im Verteidigerstapel oder in einer Hand, die du nicht siehst.
web-sylvion-feats = Heldentaten
web-sylvion-hand-of = Hand von { $name }

## Cards a question is about

web-sylvion-tray-discard = Ablagestapel der Verteidiger
web-sylvion-tray-deck = Verteidigerstapel
web-sylvion-tray-slot =
    { $slot ->
        [top] Für Reihe { $row }: die oberste Karte
       *[second] Für Reihe { $row }: die zweite Karte
    }
web-sylvion-tray-order = Reihe { $row }: oberste Karte zuerst
web-sylvion-tray-betrayal = Verrat
web-sylvion-tray-paying = Wird gespielt – noch zu bezahlen: { $left }
web-sylvion-tray-playing = Wird gespielt

## Mobilisation

web-sylvion-column = Kolonne { $number }
web-sylvion-column-empty = leer
web-sylvion-column-about =
    { $count ->
        [0] Die Kolonne ist leer.
        [one] { $count } Karte. Mit einer Kolonne rekrutierst du alle ihre Karten.
       *[other] { $count } Karten. Mit einer Kolonne rekrutierst du alle ihre Karten.
    }
web-sylvion-mobilization-about = Stell deinen Stapel zusammen: Wähle eine Kolonne und nimm alle ihre Karten. Danach wird eine zufällige Kolonne fahnenflüchtig. Die Mobilisierung endet mit der zwölften Fahnenflucht, oder früher, wenn der Stapel leer ist und eine leere Kolonne getroffen wird.
web-sylvion-pile = Noch einzuberufen
web-sylvion-pile-about = Karten, die noch im Rekrutierungsstapel liegen. Vor und nach jeder Rekrutierung bekommt jede Kolonne mit weniger als vier Karten eine davon.
web-sylvion-desertion = Fahnenflucht
web-sylvion-desertion-about =
    { $left ->
        [0] Nach jeder Rekrutierung wird eine von zwölf Zahlen aufgedeckt, jede dreimal vorhanden: Alle Karten dieser Kolonne verlassen die Partie. Die Zahl { $number } kommt nicht mehr.
        [one] Nach jeder Rekrutierung wird eine von zwölf Zahlen aufgedeckt, jede dreimal vorhanden: Alle Karten dieser Kolonne verlassen die Partie. Die Zahl { $number } kommt noch einmal.
       *[other] Nach jeder Rekrutierung wird eine von zwölf Zahlen aufgedeckt, jede dreimal vorhanden: Alle Karten dieser Kolonne verlassen die Partie. Die Zahl { $number } kommt noch { $left }-mal.
    }
web-sylvion-desertion-rounds = Noch aufzudeckende Zahlen: { $left }. Mit der letzten endet die Mobilisierung.
web-sylvion-desertion-left = { $number }: noch { $left }
web-sylvion-recruited = Dein Stapel bisher
web-sylvion-by-cost = Nach Kosten
web-sylvion-cost = Kosten { $cost }
web-sylvion-kind-fountains = Fontänen
web-sylvion-kind-trees = Bäume
web-sylvion-kind-animals = Tiere
web-sylvion-kind-betrayals = Verratkarten

web-sylvion-preset-first-about = Das Einführungsspiel: ein fertiges Deck und 12 Runden, gleich mitten in der Verteidigung des Waldes.
web-sylvion-preset-standard-about = Das Fortgeschrittenenspiel: Zuerst stellst du dein Deck zusammen, dann sind alle Karten im Spiel.
web-sylvion-preset-everything-about = Das Fortgeschrittenenspiel mit allen drei Erweiterungen: Heldentaten, Verrat, Elemente und Verwüster-Figur.
web-sylvion-measure = Gesundheit des Waldes
