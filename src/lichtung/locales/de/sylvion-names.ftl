### Sylvion: names, explanations, questions and answers.

## The game

sylvion-title = Sylvion
sylvion-tagline = Feuer marschiert auf den Wald zu, und Fontänen, Bäume und Tiere halten es auf – allein oder zu zweit im Team.
sylvion-goal = Halte durch, bis die Verwüsterstapel leer sind, überstehe den letzten Ansturm und bringe am Ende alle 12 Waldrandkarten auf die gesunde Seite.

## Card names

sylvion-card-F1 = Fontäne 1
sylvion-card-F2 = Fontäne 2
sylvion-card-F3 = Fontäne 3
sylvion-card-F4 = Fontäne 4
sylvion-card-T1 = Baum 1
sylvion-card-T2 = Baum 2
sylvion-card-T3 = Baum 3
sylvion-card-T4 = Baum 4
sylvion-card-BET = Verrat
sylvion-card-OWLS_WISDOM = Weisheit der Eule
sylvion-card-DELUGE = Elefanten-Platzregen
sylvion-card-FENCE = Igelwall
sylvion-card-DISINFO = Eichhörnchen-Gewusel
sylvion-card-STAG_KING = Rückkehr des Hirschkönigs
sylvion-card-FISH_FLOOD = Fisch-Flut
sylvion-card-ARMISTICE = Waffenruhe der Tauben
sylvion-card-CHARGING = Ansturm der Wale
sylvion-card-E0 = Elementar 0
sylvion-card-E1 = Elementar 1
sylvion-card-E2 = Elementar 2
sylvion-card-E3 = Elementar 3
sylvion-card-B2 = Loderndes Elementar 2
sylvion-card-B3 = Loderndes Elementar 3
sylvion-card-B4 = Loderndes Elementar 4
sylvion-card-BLA = Auflodern
sylvion-card-SIM = Samum
sylvion-card-DES = Austrocknen
sylvion-card-DEM = Demobilisieren
sylvion-card-GEY = Geysir
sylvion-card-LAK = Säuresee
sylvion-card-TOR = Temporaler Tornado
sylvion-card-STO = Steinregen
sylvion-card-G = Geysir
sylvion-card-L = Säuresee

## What the cards do

sylvion-about-F1 = Kosten 0, Stärke 1: Sie kommt auf ein leeres Feld und bekämpft jedes Elementar, das dorthin zieht. Wird sie besiegt, zieht die aktive Person eine Karte.
sylvion-about-F2 = Kosten 1, Stärke 2: Sie kommt auf ein leeres Feld und bekämpft jedes Elementar, das dorthin zieht. Wird sie besiegt, zieht die aktive Person eine Karte.
sylvion-about-F3 = Kosten 2, Stärke 3: Sie kommt auf ein leeres Feld und bekämpft jedes Elementar, das dorthin zieht. Wird sie besiegt, zieht die aktive Person eine Karte.
sylvion-about-F4 = Kosten 3, Stärke 4: Sie kommt auf ein leeres Feld und bekämpft jedes Elementar, das dorthin zieht. Wird sie besiegt, zieht die aktive Person eine Karte.
sylvion-about-T1 = Kosten 0, Gesundheit 1, Stärke 0: Er kommt auf ein leeres Feld. Steht er nach dem letzten Ansturm noch, macht er 1 Waldrandkarte gesund.
sylvion-about-T2 = Kosten 1, Gesundheit 2, Stärke 0: Er kommt auf ein leeres Feld. Steht er nach dem letzten Ansturm noch, macht er 2 Waldrandkarten gesund.
sylvion-about-T3 = Kosten 2, Gesundheit 3, Stärke 0: Er kommt auf ein leeres Feld. Steht er nach dem letzten Ansturm noch, macht er 3 Waldrandkarten gesund.
sylvion-about-T4 = Kosten 3, Gesundheit 4, Stärke 0: Er kommt auf ein leeres Feld. Steht er nach dem letzten Ansturm noch, macht er 4 Waldrandkarten gesund.
sylvion-about-BET = Sobald er gezogen wird, wirfst du ihn entweder ab, und er kommt wieder, oder du wirfst eine andere Handkarte ab und legst ihn für immer in die Schachtel. Er lässt sich weder ausspielen noch zum Bezahlen nutzen.
sylvion-about-OWLS_WISDOM = Heldentat: Du siehst den Verteidigerstapel durch und nimmst zwei Karten nach Wahl auf die Hand. Danach wird er gemischt.
sylvion-about-DELUGE = Heldentat: Alles auf der Lichtung wird abgeworfen – Bäume, Fontänen, Elementare, Geysire und Säureseen.
sylvion-about-FENCE = Heldentat: In der nächsten Runde werden keine Verwüsterkarten aufgedeckt. Der Rest der Runde läuft wie gewohnt.
sylvion-about-DISINFO = Heldentat: Zeigt die zwei obersten Karten jedes Verwüsterstapels. Du verteilst sie frei auf die Stapel, und jeder erhält so viele zurück, wie er hergab.
sylvion-about-STAG_KING = Heldentat: Ihr Einsatz gewinnt die Partie, wenn mindestens 8 Bäume auf der Lichtung sind und jede Gesundheit von 1 bis 4 darunter ist.
sylvion-about-FISH_FLOOD = Heldentat: Ihr Einsatz gewinnt die Partie, wenn mindestens 10 Fontänen auf der Lichtung sind und jede Stärke von 1 bis 4 darunter ist.
sylvion-about-ARMISTICE = Heldentat: Ihr Einsatz gewinnt die Partie, wenn die aktive Person mindestens 16 Handkarten hat.
sylvion-about-CHARGING = Heldentat: Ihr Einsatz gewinnt die Partie, wenn keine Waldrandkarte gesund ist und mindestens 12 Elementare auf der Lichtung sind.
sylvion-about-E0 = Normales Elementar der Stärke 0: Es rückt jede Runde ein Feld auf den Wald zu und richtet dort keinen Schaden an. Auflodern macht daraus ein loderndes Elementar der Stärke 4.
sylvion-about-E1 = Normales Elementar der Stärke 1: Es rückt jede Runde ein Feld auf den Wald zu und richtet dort 1 Schaden an. Auflodern macht daraus ein loderndes Elementar der Stärke 2.
sylvion-about-E2 = Normales Elementar der Stärke 2: Es rückt jede Runde ein Feld auf den Wald zu und richtet dort 2 Schaden an. Auflodern macht daraus ein loderndes Elementar der Stärke 3.
sylvion-about-E3 = Normales Elementar der Stärke 3: Es rückt jede Runde ein Feld auf den Wald zu und richtet dort 3 Schaden an. Auflodern macht daraus ein loderndes Elementar der Stärke 4.
sylvion-about-B2 = Loderndes Elementar der Stärke 2: Es zieht und kämpft wie jedes Elementar und richtet im Wald 2 Schaden an. Weiteres Auflodern ändert daran nichts.
sylvion-about-B3 = Loderndes Elementar der Stärke 3: Es zieht und kämpft wie jedes Elementar und richtet im Wald 3 Schaden an. Weiteres Auflodern ändert daran nichts.
sylvion-about-B4 = Loderndes Elementar der Stärke 4: Es zieht und kämpft wie jedes Elementar und richtet im Wald 4 Schaden an. Weiteres Auflodern ändert daran nichts.
sylvion-about-BLA = Verstärkung C: Alle normalen Elementare, ob auf der Lichtung oder auf den Stapeln, beginnen zu lodern. Stärke 1, 2 und 3 wachsen um eins, Stärke 0 wird zu 4.
sylvion-about-SIM = Verstärkung D: Alle Elementare, ob auf der Lichtung oder auf den Stapeln, rücken sofort ein zusätzliches Feld vor.
sylvion-about-DES = Verstärkung A: Die aktive Person wirft eine zufällige Handkarte ab oder zwei, die sie selbst aussucht.
sylvion-about-DEM = Verstärkung B: Eine zufällige Sylvankarte aus dem Ablagestapel der Verteidiger kommt in die Schachtel oder zwei, die die aktive Person aussucht.
sylvion-about-GEY = Elementkarte A: Sie kommt auf das leere Feld ihrer Reihe, das dem Wald am nächsten ist; gibt es keines, wird sie abgeworfen.
sylvion-about-LAK = Elementkarte B: Sie kommt auf das leere Feld ihrer Reihe, das dem Wald am nächsten ist; gibt es keines, wird sie abgeworfen.
sylvion-about-TOR = Elementkarte B: Alle Bäume und Fontänen ihrer Reihe kehren auf die Hand der aktiven Person zurück. Gibt es dort keine, legt sie zwei Handkarten oben auf den Verteidigerstapel.
sylvion-about-STO = Elementkarte C: Der Baum oder die Fontäne ihrer Reihe, dem Verwüsterstapel am nächsten, wird abgeworfen; für eine Fontäne zieht die aktive Person eine Karte. Gibt es nichts dergleichen, nimmt der Wald 1 Schaden.
sylvion-about-G = Liegt auf der Lichtung, bis ein Elementar darauf zieht; dann werden beide abgeworfen. Beim Verteidigen kannst du ihn ausbrechen lassen: Er wirft alle Elementare ab, die in einer Richtung auf gerader Linie liegen.
sylvion-about-L = Versperrt sein Feld für den Rest der Partie, wenn ihn nicht der Elefanten-Platzregen beseitigt. Elementare überspringen ihn und landen auf dem Feld dahinter.

## Steps

sylvion-step-mobilization = Mobilisierung
sylvion-step-reveal = Decke Verwüsterkarten auf
sylvion-step-move = Bewege Elementare
sylvion-step-reinforce = Sorge für Nachschub
sylvion-step-defend = Verteidige den Wald
sylvion-step-final_assault = Letzter Ansturm

## Phases, as a table shows them one after the other

sylvion-phase-mobilization = Mobilisierung
sylvion-phase-reveal = Verwüsterkarten werden aufgedeckt
sylvion-phase-hedgehogs = Igel
sylvion-phase-supports = Verstärkungen wirken
sylvion-phase-blaze = Auflodern: Die Elementare brennen stärker
sylvion-phase-march = Die Elementare bewegen sich
sylvion-phase-combat = Kampf
sylvion-phase-damage = Schaden am Wald
sylvion-phase-drawing = Karten ziehen
sylvion-phase-betrayal = Ein Verrat
sylvion-phase-renewal = Der Stapel wird erneuert
sylvion-phase-defence = Verteidigung des Waldes
sylvion-phase-payment = Bezahlen
sylvion-phase-effect = Effekt
sylvion-phase-hand_limit = Handkartenlimit
sylvion-phase-next_round = Eine neue Runde
sylvion-phase-healing = Die Bäume heilen den Wald
sylvion-phase-last_blow = Der letzte Schlag

## How a game ends

sylvion-reason-forest_healed = Gewonnen: Nach dem letzten Ansturm sind alle 12 Waldrandkarten gesund.
sylvion-reason-feat_stag_king = Gewonnen: Der Hirschkönig ist auf eine Lichtung voller Bäume zurückgekehrt.
sylvion-reason-feat_fish_flood = Gewonnen: Auf einer Lichtung voller Fontänen hat die Fisch-Flut das Feuer gelöscht.
sylvion-reason-feat_armistice = Gewonnen: 16 oder mehr Handkarten – die Tauben haben eine Waffenruhe ausgehandelt.
sylvion-reason-feat_charging_whales = Gewonnen: Der Wald war ganz verwüstet, die Lichtung voller Elementare – da kamen die Wale angestürmt.
sylvion-reason-forest_burned = Verloren: Der Wald hat mehr Schaden genommen, als er gesunde Waldrandkarten hatte.
sylvion-reason-ravager_reached_edge = Verloren: Ein Elementar hat die Verwüster-Figur an den Waldrand getragen.
sylvion-reason-forest_not_healed = Verloren: Nach dem letzten Ansturm sind noch Waldrandkarten verwüstet.

## Places

sylvion-zone-clearing = Lichtung
sylvion-zone-on_stack = Auf dem Verwüsterstapel
sylvion-zone-ravager_stack = Verwüsterstapel
sylvion-zone-defender_deck = Verteidigerstapel
sylvion-zone-sylvan_discard = Ablagestapel (Verteidiger)
sylvion-zone-ravager_discard = Ablagestapel (Verwüster)
sylvion-zone-box = Schachtel
sylvion-zone-hands = Handkarten
sylvion-zone-feats = Heldentaten
sylvion-zone-in_play = Karte, die gerade ausgespielt wird
sylvion-zone-recruit_pile = Rekrutierungsstapel
sylvion-zone-recruit_column = Rekrutierungskolonne
sylvion-zone-desertion_deck = Deserteurstapel
sylvion-zone-desertion_revealed = Aufgedeckte Deserteurkarten

## Counters

sylvion-counter-forest_health = Gesundheit des Waldes
sylvion-counter-fish_points = Kostenpunkte
sylvion-counter-figure_at = Standort der Verwüster-Figur
sylvion-counter-skip_next_reveal = Das nächste Aufdecken entfällt

## Questions

sylvion-choice-recruit_column = Welche Kolonne rekrutierst du?
sylvion-choice-betrayal_mode = Du hast einen Verrat gezogen. Wirfst du ihn ab – oder eine andere Karte, um ihn für immer loszuwerden?
sylvion-choice-betrayal_card = Welche Handkarte wirfst du ab, damit der Verrat in die Schachtel kommt?
sylvion-choice-desiccation_mode = Austrocknen: Wirfst du eine zufällige Karte ab oder zwei nach Wahl?
sylvion-choice-desiccation_card = Austrocknen: Welche Karte wirfst du ab?
sylvion-choice-demobilize_mode = Demobilisieren: Kommt eine zufällige Karte in die Schachtel oder zwei nach Wahl?
sylvion-choice-demobilize_card = Demobilisieren: Welche Karte des Ablagestapels kommt in die Schachtel?
sylvion-choice-deck_demobilization_mode = Der Verteidigerstapel ist leer: Welche Karten kommen in die Schachtel?
sylvion-choice-deck_demobilization_card = Demobilisierung: Welche Karte des Ablagestapels kommt in die Schachtel?
sylvion-choice-tornado_card = Temporaler Tornado: Welche Handkarte legst du oben auf den Verteidigerstapel?
sylvion-choice-main_action = Verteidige den Wald: Was tust du?
sylvion-choice-pay_unit = Bezahle eine Einheit der Kosten: Welche Karte wirfst du ab, oder nimmst du einen Kostenpunkt?
sylvion-choice-pay_source = Nächste Einheit der Kosten: Nimmst du einen Kostenpunkt, oder bezahlt dein Gegenüber?
sylvion-choice-pay_card = Bezahle für die Karte deines Gegenübers: Welche deiner Karten wirfst du ab?
sylvion-choice-place_cell = Auf welches leere Feld legst du die Karte?
sylvion-choice-wisdom_card = Weisheit der Eule: Welche Karte des Verteidigerstapels nimmst du auf die Hand?
sylvion-choice-disinformation_card = Eichhörnchen-Gewusel: Welche Karte kommt an diese Stelle?
sylvion-choice-geyser_direction = In welche Richtung bricht der Geysir aus?
sylvion-choice-hand_limit_card = Mehr als 10 Handkarten: Welche wirfst du ab?

## Answers

sylvion-verb-recruit_column-recruit = Kolonne { $column } rekrutieren
sylvion-verb-betrayal_mode-discard_betrayal = Den Verrat abwerfen
sylvion-verb-betrayal_mode-discard_other = Stattdessen eine andere Karte abwerfen
sylvion-verb-betrayal_card-discard = { $card } abwerfen
sylvion-verb-desiccation_mode-random_one = Eine zufällige Karte abwerfen
sylvion-verb-desiccation_mode-choose_two = Zwei Karten zum Abwerfen aussuchen
sylvion-verb-desiccation_card-discard = { $card } abwerfen
sylvion-verb-demobilize_mode-random_one = Eine zufällige Karte in die Schachtel
sylvion-verb-demobilize_mode-choose_two = Zwei Karten für die Schachtel aussuchen
sylvion-verb-demobilize_card-remove = { $card } in die Schachtel legen
sylvion-verb-deck_demobilization_mode-choose_two = Zwei Karten für die Schachtel aussuchen, dann mischen
sylvion-verb-deck_demobilization_mode-random_one = Mischen, dann kommt die oberste Karte in die Schachtel
sylvion-verb-deck_demobilization_card-remove = { $card } in die Schachtel legen
sylvion-verb-tornado_card-put_back = { $card } oben auf den Verteidigerstapel legen
sylvion-verb-main_action-end = Verteidigung beenden
sylvion-verb-main_action-play = { $card } ausspielen
sylvion-verb-main_action-feat = Heldentat nutzen: { $card }
sylvion-verb-main_action-erupt = Geysir ausbrechen lassen: { $cell }
sylvion-idle-main_action-play = Karte ausspielen
sylvion-idle-main_action-feat = Heldentat nutzen
sylvion-verb-pay_unit-fish_point = Einen Kostenpunkt nehmen
sylvion-verb-pay_unit-discard = { $card } abwerfen
sylvion-verb-pay_source-fish_point = Einen Kostenpunkt nehmen
sylvion-verb-pay_source-partner = Dein Gegenüber bezahlt
sylvion-verb-pay_card-discard = { $card } abwerfen
sylvion-verb-place_cell-place = Hierhin legen: { $cell }
sylvion-verb-wisdom_card-take = { $card } auf die Hand nehmen
sylvion-verb-disinformation_card-put = { $card } hierher legen
sylvion-verb-geyser_direction-up = Nach oben
sylvion-verb-geyser_direction-down = Nach unten
sylvion-verb-geyser_direction-left = Nach links, zum Wald
sylvion-verb-geyser_direction-right = Nach rechts, zu den Verwüsterstapeln
sylvion-verb-hand_limit_card-discard = { $card } abwerfen

## Settings

sylvion-option-mode = Spielmodus
sylvion-option-mode-about = Das Einführungsspiel hat einen fertigen Verteidigerstapel und 12 Runden; im Fortgeschrittenenspiel stellst du den Stapel selbst zusammen, und alle Karten sind dabei.
sylvion-value-mode-advanced = Fortgeschrittenenspiel
sylvion-value-mode-introductory = Einführungsspiel
sylvion-option-players = Personenzahl
sylvion-option-players-about = Spiele allein oder zu zweit im Team, wobei immer eine Person Karten ausspielt und die andere sie bezahlt.
sylvion-option-communication = Verständigung
sylvion-option-communication-about = Legt für das Team fest, ob ihr gegenseitig eure Handkarten seht und über sie sprechen dürft.
sylvion-value-communication-pure_logistics = Reine Logistik
sylvion-value-communication-radio_silence = Totale Funkstille
sylvion-option-edition = Auflage
sylvion-option-edition-about = Die Auflage bestimmt, was der Elefant kostet, wer im Team für die Eule zieht und ob der Elefanten-Platzregen Karten für Fontänen bringt.
sylvion-value-edition-second = Zweite Auflage
sylvion-value-edition-first = Erste Auflage
sylvion-option-feats_betrayals = Erweiterung 1: Heldentaten und Verrat
sylvion-option-feats_betrayals-about = Bringt acht Heldentaten, von denen manche die Partie gewinnen, und acht Verratkarten, die deinem Verteidigerstapel schaden (nur im Fortgeschrittenenspiel).
sylvion-option-elements = Erweiterung 2: Die Elemente
sylvion-option-elements-about = Bringt 16 Elementkarten in die Verwüsterstapel – Geysire, Säureseen, Temporale Tornados und Steinregen – und damit vier Runden mehr (nur im Fortgeschrittenenspiel).
sylvion-option-ravager_figure = Erweiterung 3: Der Verwüster
sylvion-option-ravager_figure-about = Die Verwüster-Figur schützt das Elementar, auf dem sie steht, und erreicht sie den Waldrand, ist die Partie verloren (nur im Fortgeschrittenenspiel).
sylvion-option-initial_desolated = Verwüstete Waldrandkarten zu Beginn
sylvion-option-initial_desolated-about = Das Fortgeschrittenenspiel beginnt mit 0, 3, 6 oder 9 verwüsteten Waldrandkarten, das Einführungsspiel immer mit 6.
sylvion-option-reinforcement_draw = Karten beim Nachschub
sylvion-option-reinforcement_draw-about = In jedem Schritt „Sorge für Nachschub“ werden 3 Karten gezogen, für ein schwereres Fortgeschrittenenspiel nur 2.
