### Urbion: wozu etwas da ist und was für etwas fehlt, das nicht geht.

urbion-thing-cities = An eine Stadt legst du Träume ihrer Elemente aus der Hand. Ein Zensus befriedet sie, wenn sich Träume mit Summe 0 abwerfen lassen.
urbion-thing-rows = Neben jeder Stadt liegen links gute und rechts schlechte Träume. Aus der Hand kommen Träume in Phase I hierher; Tauschen, Bücher und Zensus suchen unter denen aus, die hier liegen.
urbion-thing-hands =
    { $whose ->
        [own] In Phase I legst du eine Handkarte an eine Stadt an oder wirfst eine für eine Aktion ab.
       *[other] Diese Karten gehören deinem Gegenüber, das sie spielt.
    }
urbion-thing-dream_deck = Der Stapel ist die Uhr: In Phase II wird von ihm nachgezogen, und geht er zu früh aus, ist das Spiel verloren.
urbion-thing-discard_pile = Hier liegen abgeworfene Karten in der Reihenfolge, in der sie kamen; in den Stapel kommen sie nicht zurück.
urbion-thing-resolving = Diese Karte wird gerade abgehandelt.
urbion-thing-set_aside = Diese Karten warten, bis sie an der Reihe sind.
urbion-thing-city_deck = Von diesem Stapel kommt für eine befriedete Stadt die nächste.
urbion-thing-success_pile = Die befriedeten Städte: Sind es genug, ist das Spiel gewonnen.
urbion-thing-books = Eine abgeworfene Karte kann statt Tauschen oder Zensus die Aktion eines Buches bezahlen.
urbion-thing-book_deck = Bücher, die noch niemand aufgedeckt hat.
urbion-thing-books_away = Diese Bücher wurden ungesehen weggelegt und spielen nicht mit.
urbion-thing-postcard_deck = Von hier kommen am Anfang Postkarten auf Träume.
urbion-thing-resident_pile = Die Einwohner, die Postkarten gebracht haben; am Ende darf ihre Summe nicht negativ sein.
urbion-thing-box = Was in der Schachtel liegt, spielt nicht mehr mit.
urbion-thing-void_figure = Die Leere-Figur zieht am Anfang eines Zuges von selbst von Stadt zu Stadt; nach Wahl bewegt sie niemand.
urbion-thing-void_cards_left = So oft lässt sich das Bündnis gegen die Leere noch bezahlen.
urbion-thing-wise_chaos_left = So oft lässt sich ein gezogenes Chaos oder Chromatisches Chaos noch ignorieren.
urbion-thing-polarity = Wer die Sognae hat, legt nur links an, wer die Incubi hat, nur rechts.
urbion-thing-seats = Dein Gegenüber an diesem Tisch; ausgewählt wird hier niemand.

urbion-lack-discard_pile = Nötig: { $need } Karten im Ablagestapel. Es sind { $have }.
urbion-lack-void_cards = Es ist keine Leere-Karte übrig.
