### Sylvion: wozu etwas da ist und was für etwas fehlt, das nicht geht.

sylvion-thing-clearing = Auf leere Felder der Lichtung kommen Brunnen und Bäume, die ausgespielt und bezahlt wurden; Elementare ziehen über sie zum Waldrand. Manche Tiere suchen sich hier ein Elementar aus.
sylvion-thing-on_stack = Diese Karte wurde in dieser Runde aufgedeckt. Nur ein Igel kann sie gleich nach dem Aufdecken entfernen.
sylvion-thing-ravager_stack = Die Verwüsterkarten dieser Reihe. Jede Runde wird die oberste aufgedeckt; sind alle Stapel leer, folgt der letzte Angriff.
sylvion-thing-forest = Der Waldrand: Ein Elementar, das hier ankommt, schadet dem Wald mit seiner Stärke. Nur ein Wal kann eines mit Absicht hierher bewegen.
sylvion-thing-defender_deck = Von diesem Stapel wird beim Verstärken und durch manche Effekte gezogen, nie nach Wahl.
sylvion-thing-hands =
    { $whose ->
        [own] Deine Handkarten spielst du aus, während du den Wald verteidigst, und sie bezahlen einander.
       *[other] Diese Karten gehören deinem Gegenüber, das sie ausspielt und mit ihnen bezahlt.
    }
sylvion-thing-sylvan_discard = Hier liegen genutzte und abgeworfene Verteidigerkarten, bis der Stapel erneuert wird.
sylvion-thing-ravager_discard = Hier liegen besiegte Elementare und genutzte Unterstützungen; sie kommen nicht zurück.
sylvion-thing-box = Was in der Schachtel liegt, spielt nicht mehr mit.
sylvion-thing-feats = Eine Heldentat nutzt du einmal in der Partie, während du den Wald verteidigst, wenn sie wirken kann.
sylvion-thing-in_play = Diese Karte wird gerade ausgespielt oder abgehandelt.
sylvion-thing-recruit_pile = Karten, die noch zum Rekrutieren ausgelegt werden.
sylvion-thing-recruit_column = Eine Kolonne wird als Ganzes rekrutiert: Alle ihre Karten kommen in deinen Stapel.
sylvion-thing-desertion_deck = Nach jedem Rekrutieren wird hier eine Karte aufgedeckt: Sie sagt, welche Kolonne desertiert.
sylvion-thing-desertion_revealed = Diese Karten wurden aufgedeckt: Sie sagen, welche Kolonne desertiert.
sylvion-thing-seats = Dein Gegenüber an diesem Tisch; ausgewählt wird hier niemand.

sylvion-lack-fish_points = Du hast keinen Kostenpunkt; die Fische bringen welche für den Rest der Runde.
sylvion-lack-means = Die Kosten sind { $need }. Andere Karten und Kostenpunkte zum Bezahlen: { $have }.
sylvion-lack-trees = Nötig: { $need } Bäume auf der Lichtung. Es sind { $have }.
sylvion-lack-fountains = Nötig: { $need } Brunnen auf der Lichtung. Es sind { $have }.
sylvion-lack-hand = Nötig: { $need } Handkarten. Du hast { $have }.
sylvion-lack-elementals = Nötig: { $need } Elementare auf der Lichtung. Es sind { $have }.
