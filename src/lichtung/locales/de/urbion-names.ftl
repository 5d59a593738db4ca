### Urbion: names, explanations, questions and answers.

## The game

urbion-title = Urbion
urbion-tagline = Gute und schlechte Träume zerren an der Stadt, und du hältst sie im Gleichgewicht – allein oder zu zweit im Team.
urbion-goal = Befriede alle Stadtkarten, ehe ein Traum von einem leeren Traumstapel gezogen werden müsste.
urbion-remark = Wie sich der Einfluss der Träume auf die Elemente verteilt, steht nirgends gedruckt; hier hat jedes Element links einen Einfluss und rechts einen (URB-RUL-01, URB-RUL-02).

## Elements

urbion-element-E = Erde
urbion-element-W = Wasser
urbion-element-F = Feuer
urbion-element-A = Luft

## Card names

urbion-card-dream = { $element } { $value }
urbion-card-wizard =
    { $code ->
        [E] Erdzauberer
        [W] Wasserzauberer
        [F] Feuerzauberer
       *[A] Luftzauberer
    } { $value }
urbion-card-meta =
    { $code ->
        [E] Meta Erde
        [W] Meta Wasser
        [F] Meta Feuer
       *[A] Meta Luft
    }
urbion-card-O = Eintracht
urbion-card-K = Chaos
urbion-card-C = Chromatisches Chaos
urbion-card-with-value = { $card } { $value }
urbion-card-carrying = { $card } mit „{ $postcard }“
urbion-card-there = { $card }
urbion-card-city = Stadt { $one }/{ $two }
urbion-card-SQ = Stadtplatz
urbion-card-temple =
    { $code ->
        [E] Tempel der Erde
        [W] Tempel des Wassers
        [F] Tempel des Feuers
       *[A] Tempel der Luft
    }
urbion-card-G = Hängende Gärten
urbion-card-flying_sognae = Buch der fliegenden Sognae
urbion-card-flying_incubi = Buch der fliegenden Inkubi
urbion-card-invisible_sognae = Buch der unsichtbaren Sognae
urbion-card-invisible_incubi = Buch der unsichtbaren Inkubi
urbion-card-free_dreams = Buch der freiheitsliebenden Träume
urbion-card-perfect_balance = Buch des vollkommenen Gleichgewichts
urbion-card-prophecies = Buch der Prophezeiungen
urbion-card-DC = Traumfänger
urbion-card-DV = Tauben
urbion-card-SE = Seher
urbion-card-MG = Magier im Urlaub
urbion-card-HG = Reumütige Sanduhr
urbion-card-HGat = Sanduhr { $n }/4
urbion-card-FS = Flaggschiff
urbion-card-RK = Ruhende Rakete
urbion-card-PB = Planbot
urbion-card-wise_chaos = Weises Chaos
urbion-card-void_card = Leere-Karte
urbion-card-void_figure = Leere-Figur
urbion-card-polarity_sognae = Sognae-Polarität
urbion-card-polarity_incubi = Inkubi-Polarität

## What the cards do

urbion-about-sogna = Sognaekarte, { $value }: Sie liegt links. Aus der Hand legst du sie an eine Stadt mit dem Element { $element } an oder wirfst sie für eine Aktion ab.
urbion-about-incubus = Inkubikarte, { $value }: Sie liegt rechts. Aus der Hand legst du sie an eine Stadt mit dem Element { $element } an oder wirfst sie für eine Aktion ab.
urbion-about-wizard_sogna = Zählt als Sognae, { $value }, und liegt links von einer Stadt mit dem Element { $element }. Allein abgeworfen, bezahlt er bis zu zwei Aktionen oder eine Sonderaktion.
urbion-about-wizard_incubus = Zählt als Inkubi, { $value }, und liegt rechts von einer Stadt mit dem Element { $element }. Allein abgeworfen, bezahlt er bis zu zwei Aktionen oder eine Sonderaktion.
urbion-about-meta = Immer wenn sie hingelegt wird, wählst du die Seite: Links zählt sie so viel wie Sognae des Elements { $element }, rechts so viel wie Inkubi. Aus der Hand braucht sie eine Stadt mit diesem Element.
urbion-about-O = Hat alle vier Elemente und liegt links als +1 oder rechts als −1. Aus der Hand passt sie an jede Stadt, die ein Element zeigt.
urbion-about-K = In Phase II gezogen, kommt es an die einflussreichere Seite einer Stadt (+5 oder −5), oder du leerst eine Stadt im Gleichgewicht, oder du deckst vier Karten des Traumstapels auf. Auf die Hand kommt es nie.
urbion-about-C = In Phase II gezogen, kommt es an eine beliebige Seite mit Platz (+4 oder −4). Danach wird die oberste Karte des Traumstapels aufgedeckt und gleich angelegt.
urbion-about-city = Nimmt aus der Hand Träume ihrer Elemente auf: { $one }, { $two }. Ergeben alle ihre Träume zusammen 0, befriedet sie ein Zensus.
urbion-about-SQ = Zeigt alle vier Elemente, also passt jeder Traum deiner Hand.
urbion-about-temple = Zeigt nur ein einziges Element: { $element }.
urbion-about-G = Zeigen kein Element: Aus der Hand lässt sich hier nichts anlegen. Träume kommen nur durch Füllen, Bewegen oder Chaos hierher.
urbion-about-flying_sognae = Aktion: Eine ausliegende Sognaekarte zieht auf die linke Seite einer anderen Stadt, an der Platz ist. Elemente zählen nicht.
urbion-about-flying_incubi = Aktion: Eine ausliegende Inkubikarte zieht auf die rechte Seite einer anderen Stadt, an der Platz ist. Elemente zählen nicht.
urbion-about-invisible_sognae = Aktion: Eine ausliegende Sognaekarte verschwindet auf den Ablagestapel.
urbion-about-invisible_incubi = Aktion: Eine ausliegende Inkubikarte verschwindet auf den Ablagestapel.
urbion-about-free_dreams = Aktion: Eine Stadt ohne Träume wird befriedet. Eine neue Stadt nimmt ihren Platz ein, und alle Städte ohne Träume werden gefüllt.
urbion-about-perfect_balance = Aktion: Ein Zensus, bei dem ein perfektes Gleichgewicht zwei Stadtkarten als Bonus bringt statt einer.
urbion-about-prophecies = Aktion: Du schaust die 2 obersten Karten des Traumstapels an und ordnest sie neu. Liegen beide dieser Bücher aus, sind es 4 Karten.
urbion-about-DC = Zählt +1, wenn der Traum darunter beim Befrieden der Stadt auf seiner Seite allein liegt, sonst −2.
urbion-about-DV = Zählt +1, wenn alle vier Städte im selben Zensus befriedet werden, sonst −2.
urbion-about-SE = Zählt +1, wenn die Träume an der befriedeten Stadt alle vier Elemente zeigen, sonst −2. Eine Eintrachtkarte steht für ein Element nach Wahl.
urbion-about-MG = Zählt +1, wenn zu Beginn des Zensus mindestens zwei Chaos an den ausliegenden Städten liegen, sonst −2. Chromatisches Chaos zählt nicht.
urbion-about-HG = Dreht sich an jedem Zugende um ein Viertel; nach vier Vierteln macht das nächste Zugende sie zu −2. Wird ihre Stadt vorher befriedet, zählt sie +1.
urbion-about-FS = Rückt mit seinem Traum zu jedem Zugbeginn eine Reihe nach unten; ist die Seite dort voll, zählt es −2. Wird seine Stadt vorher befriedet, zählt es +1.
urbion-about-RK = Zählt −2, sobald ihr Traum zu einer anderen Stadt oder auf die andere Seite wechselt. Wird ihre Stadt vorher befriedet, zählt sie +1.
urbion-about-PB = Zählt +1, wenn je ein Traum an den vier Städten, abwärts und im Kreis gelesen, vier aufeinanderfolgende Zahlen ergibt, Vorzeichen unbeachtet; sonst −2.
urbion-about-wise_chaos = Lege es in die Schachtel, um ein in Phase II gezogenes Chaos oder Chromatisches Chaos zu ignorieren. Die ignorierte Karte wird zur vierten von oben im Traumstapel.
urbion-about-void_card = Eine kommt in die Schachtel für jedes Verbünden und für jeden Zensus, der die Stadt mit der Leere-Figur im Gleichgewicht antrifft. Mit der letzten ist die Leere besiegt, und du gewinnst eine Stadtkarte.
urbion-about-void_figure = Rückt jeden Zug eine Stadt weiter nach unten. Ein Zensus befriedet ihre Stadt nicht, sondern wirft dort alle Träume ab, wenn sie nicht im Gleichgewicht ist; liegen dort keine, ist die Partie verloren.
urbion-about-polarity_sognae = Aus der Hand darfst du nur Sognae anlegen, Metas und Eintrachtkarten nur links. Für Aktionen darfst du jede Karte abwerfen.
urbion-about-polarity_incubi = Aus der Hand darfst du nur Inkubi anlegen, Metas und Eintrachtkarten nur rechts. Für Aktionen darfst du jede Karte abwerfen.

## Rows and sides

urbion-cell-row = Reihe { $n }
urbion-cell-left = Reihe { $n } links
urbion-cell-right = Reihe { $n } rechts
urbion-cell-there = { $place }
urbion-cell-stack_standing = steht auf dem Leere-Stapel
urbion-cell-stack_lying = liegt auf dem Leere-Stapel
urbion-cell-gone = aus dem Spiel

## Steps

urbion-step-setup_books = Aufbau: Bücher wählen
urbion-step-setup_fill = Aufbau: Städte füllen
urbion-step-setup_hand = Aufbau: Starthand ziehen
urbion-step-start_of_turn = Zugbeginn
urbion-step-phase_play = Phase I: Traum anlegen oder abwerfen
urbion-step-phase_draw = Phase II: Nachziehen
urbion-step-end_of_turn = Zugende

## Phases, as a table shows them one after the other

urbion-phase-preparation = Aufbau
urbion-phase-filling = Städte werden gefüllt
urbion-phase-turn_start = Zugbeginn
urbion-phase-void = Die Leere-Figur zieht weiter
urbion-phase-flagships = Flaggschiffe
urbion-phase-play = Karte spielen
urbion-phase-action = Aktion
urbion-phase-chaos = Chaos wirkt
urbion-phase-census = Zensus
urbion-phase-great_census = Großer Zensus: mehrere Städte
urbion-phase-books = Bücher der Macht
urbion-phase-drawing = Karten ziehen
urbion-phase-polarity = Polarität
urbion-phase-turn_end = Zugende

## How a game ends

urbion-reason-cities_pacified = Gewonnen: Alle Städte sind befriedet.
urbion-reason-residents_unhappy = Verloren: Alle Städte sind befriedet, doch die Postkarten im Einwohnerstapel ergeben zusammen weniger als 0.
urbion-reason-dream_deck_empty = Verloren: Ein Traum war zu ziehen, doch der Traumstapel war leer.
urbion-reason-void_empty_city = Verloren: Der Zensus fand die Leere in einer Stadt ohne Träume vor.

## Places

urbion-zone-rows = Städte
urbion-zone-city_deck = Stadtstapel
urbion-zone-dream_deck = Traumstapel
urbion-zone-postcard_deck = Postkartenstapel
urbion-zone-hands = Handkarten
urbion-zone-discard_pile = Ablagestapel
urbion-zone-success_pile = Erfolgsstapel
urbion-zone-box = Schachtel
urbion-zone-set_aside = Beiseitegelegte Karten
urbion-zone-resolving = Karten, die gerade abgehandelt werden
urbion-zone-books = Bücher
urbion-zone-book_deck = Noch nicht aufgedeckte Bücher
urbion-zone-books_away = Ungesehen weggelegte Bücher
urbion-zone-resident_pile = Einwohnerstapel

## Counters

urbion-counter-wise_chaos_left = Verbleibendes Weises Chaos
urbion-counter-void_cards_left = Verbleibende Leere-Karten
urbion-counter-void_figure = Standort der Leere-Figur
urbion-counter-polarity = Polarität

## Questions

urbion-choice-books = Bücher der Macht: Deckst du noch ein Buch auf?
urbion-choice-fill_side = Auf welche Seite der Stadt kommt diese Karte?
urbion-choice-hand_chaos = Du hast für deine Starthand ein Chaos gezogen: An welche Stadt legst du es an?
urbion-choice-flagship = Welches Flaggschiff bewegt sich als Nächstes?
urbion-choice-main = Phase I: Karte anlegen oder für eine Aktion abwerfen?
urbion-choice-action = Welche Aktion führst du aus?
urbion-choice-special = Welche Sonderaktion führst du aus?
urbion-choice-exchange_1 = Tauschen: Welchen Traum tauschst du?
urbion-choice-exchange_2 = Tauschen: Gegen welchen Traum?
urbion-choice-census_discard = Zensus: Welche Träume dieser Stadt wirfst du mit Summe 0 ab?
urbion-choice-bonus = Perfektes Gleichgewicht: Nimmst du den Bonus?
urbion-choice-rebuild = Umbau: Welche zwei Städte tauschen die Plätze?
urbion-choice-side_change = Seitenwechsel: Welches Chaos oder Chromatische Chaos wechselt die Seite?
urbion-choice-fly_1 = Buch: Welchen Traum bewegst du?
urbion-choice-fly_2 = Buch: Zu welcher Stadt zieht der Traum?
urbion-choice-invisible = Buch: Welchen Traum wirfst du ab?
urbion-choice-free = Freiheitsliebende Träume: Welche Stadt ohne Träume befriedest du?
urbion-choice-prophecy = Prophezeiungen: Welche Karte liegt von oben als Nächste?
urbion-choice-chaos = Chaos: Was tust du damit?
urbion-choice-chromatic = Chromatisches Chaos: Auf welche Seite legst du es?
urbion-choice-chromatic_dream = Chromatisches Chaos: Wohin legst du den aufgedeckten Traum?
urbion-choice-polarity_end = Zugende: Tauscht ihr die Polarität?

## Answers

urbion-verb-books-turn_up = Das nächste Buch aufdecken
urbion-verb-books-stop = Keine weiteren Bücher
urbion-verb-fill_side-lay =
    { $cell ->
        [L] Nach links
       *[R] Nach rechts
    }
urbion-verb-hand_chaos-place = Chaos anlegen: { $cell }
urbion-verb-flagship-move = { $card } bewegen ({ $cell })
urbion-verb-main-place = { $card }: { $cell }
urbion-verb-main-discard = { $card } abwerfen
urbion-verb-main-pair = Sonderaktion: mit { $card } und { $other } bezahlen
urbion-verb-main-alliance = Verbünden gegen die Leere: { $card } und { $other } abwerfen
urbion-verb-main-swap_polarity = Polarität tauschen (kostet 8 abgeworfene Karten)
urbion-idle-main-place = Karte anlegen
urbion-idle-main-pair = Sonderaktion mit zwei Karten
urbion-idle-main-alliance = Verbünden gegen die Leere
urbion-verb-action-none = Keine Aktion
urbion-verb-action-exchange = Tauschen
urbion-verb-action-census = Zensus
urbion-verb-action-book = { $card } benutzen
urbion-verb-action-rebuild = Umbau
urbion-verb-action-side_change = Seitenwechsel
urbion-idle-action-book = Buch benutzen
urbion-verb-special-rebuild = Umbau: Zwei Städte tauschen die Plätze
urbion-verb-special-side_change = Seitenwechsel: Chaos kommt auf die andere Seite
urbion-verb-exchange_1-swap = { $card } tauschen ({ $cell })
urbion-verb-exchange_2-with = Gegen { $card } ({ $cell })
urbion-verb-census_discard-discard =
    { $n ->
        [0] Nichts abwerfen
       *[other] { $cards } abwerfen
    }
urbion-verb-bonus-take = Den Bonus nehmen
urbion-verb-bonus-decline = Auf den Bonus verzichten
urbion-verb-rebuild-swap = Städte tauschen: { $cell } und { $other }
urbion-verb-side_change-turn = Seite wechseln: { $card } ({ $cell })
urbion-verb-fly_1-move = { $card } bewegen ({ $cell })
urbion-verb-fly_2-to = Zur Stadt: { $cell }
urbion-verb-invisible-discard = { $card } abwerfen ({ $cell })
urbion-verb-free-pacify = Stadt befrieden: { $cell }
urbion-verb-prophecy-put = Als Nächstes kommt { $card }
urbion-verb-chaos-place = Anlegen: { $cell }
urbion-verb-chaos-clear = Stadt im Gleichgewicht leeren: { $cell }
urbion-verb-chaos-reveal = Vier Karten des Traumstapels aufdecken
urbion-verb-chaos-wise = Mit Weisem Chaos ignorieren
urbion-verb-chromatic-place = Anlegen: { $cell }
urbion-verb-chromatic-discard = Abwerfen, es ist nirgends Platz
urbion-verb-chromatic-wise = Mit Weisem Chaos ignorieren
urbion-verb-chromatic_dream-place = Anlegen: { $cell }
urbion-verb-polarity_end-swap_polarity = Polarität tauschen (kostet 8 abgeworfene Karten)
urbion-verb-polarity_end-done = Polarität behalten und den Zug beenden

## Settings

urbion-option-players = Personenzahl
urbion-option-players-about = Spiele allein oder zu zweit im Team, wobei die eine Person nur Sognae anlegen darf und die andere nur Inkubi.
urbion-option-expansions = Erweiterungen
urbion-option-expansions-about = Sieben Erweiterungen lassen sich einzeln oder in beliebiger Mischung spielen; die mit neuen Stadtkarten machen die Partie länger.
urbion-value-expansions-city_squares = Stadtplätze und Metas
urbion-value-expansions-city_squares-about = Vier Stadtplätze, an die jeder Traum passt, und acht Metas, die ein guter oder ein schlechter Traum sein können.
urbion-value-expansions-chromatic_chaos = Chromatisches Chaos
urbion-value-expansions-chromatic_chaos-about = Acht Chromatisches-Chaos-Karten, die überall hinpassen und den nächsten Traum gleich in die Auslage bringen.
urbion-value-expansions-temples = Tempel und Eintracht
urbion-value-expansions-temples-about = Vier Tempel mit nur einem Element und zehn Eintrachtkarten zu +1 oder −1 mit allen vier Elementen.
urbion-value-expansions-hanging_gardens = Hängende Gärten und Zauberer
urbion-value-expansions-hanging_gardens-about = Vier Hängende Gärten, an die aus der Hand nichts angelegt werden kann, sechzehn Zauberer und zwei Sonderaktionen.
urbion-value-expansions-books_of_power = Die Bücher der Macht
urbion-value-expansions-books_of_power-about = Bis zu vier Bücher mit neuen Aktionen; jedes davon kostet dich zu Beginn vier Träume.
urbion-value-expansions-postcards = Postkarten ans Oniversum
urbion-value-expansions-postcards-about = 24 Postkarten mit eigenen Wünschen, die am Ende zusammen nicht unter 0 liegen dürfen, und Weises Chaos als Hilfe.
urbion-value-expansions-void = Die Leere
urbion-value-expansions-void-about = Die Leere wandert von Stadt zu Stadt und stört jeden Zensus; acht Leere-Karten trennen dich von ihrer Niederlage.
urbion-option-first_sognae = Beginnt mit den Sognae
urbion-option-first_sognae-about = Legt für das Team fest, wer mit der Sognae-Polarität beginnt und den ersten Zug hat.
urbion-option-communication = Verständigung
urbion-option-communication-about = Legt für das Team fest, ob ihr gegenseitig eure Handkarten seht; keine Regel hängt davon ab.
urbion-value-communication-open = Offene Hände
urbion-value-communication-silent = Verdeckte Hände
