### Tribes of the Wind: names, explanations, questions and answers.
#
# The components are data that can be replaced, so no message names a single card. Names are put together from what the
# data say: `need-KIND` is a requirement, `part-KIND` a part of an effect, `goal-KIND` and `condition-KIND` what village
# cards and boards ask for, `ability-KIND` and `about-KIND` what a leader can do, in short and in full. `element-`, `of-`
# (inside a sentence), `colour-`, `symbol-` are names of the usual set; another set's names stand for themselves.

## The game

tribes-title = Tribes of the Wind
tribes-tagline = Ein zerstörtes Land säubern, Wälder pflanzen und Dörfer in die Bäume bauen – mit Karten, deren Rückseiten alle sehen.
tribes-goal = Am Ende die meisten Siegpunkte haben: für Dörfer, Tempel, saubere Felder, viele Plättchen und die Ziele deiner Dorfkarten. Wer als Erstes das fünfte Dorf baut, leitet das Spielende ein.
tribes-remark =
    { $set ->
        [usual] Über dieses Spiel: Die Regeln sind die von Tribes of the Wind, aber die meisten Listen der gedruckten Karten, Plättchen und Tableaus sind nicht öffentlich. Ein großer Teil der Daten hier ist deshalb unser eigener Entwurf: fast alle Elementkarten, die meisten Dorfkarten, Waldplättchen und Tableaus sowie neun der zwanzig Anführer-Fähigkeiten. Die Balance dieses Satzes stammt von uns, nicht vom Verlag. Was gedruckt, erschlossen oder eigener Entwurf ist, steht Zeile für Zeile in den Datendateien.
       *[other] Über dieses Spiel: Die Regeln sind die von Tribes of the Wind; Karten, Plättchen und Tableaus wurden aus { $folder } gelesen (Satz { $hash }).
    }

## Names of the usual set

tribes-element-fire = Feuer
tribes-of-fire = Feuer
tribes-element-water = Wasser
tribes-of-water = Wasser
tribes-element-earth = Erde
tribes-of-earth = Erde
tribes-element-air = Luft
tribes-of-air = Luft
tribes-colour-purple = lila
tribes-colour-green = grün
tribes-colour-orange = orange
tribes-symbol-plane = Flugzeug
tribes-symbol-bridge = Brücke
tribes-symbol-tower = Turm
tribes-symbol-dome = Kuppel
tribes-symbol-stadium = Stadion
tribes-bonus-turbine = Windturbine
tribes-bonus-catapult = Katapult
tribes-bonus-portal = Windportal
tribes-temple-water = Wassertempel
tribes-temple-moves = Bewegungstempel
tribes-temple-pollution = Verschmutzungstempel
tribes-temple-forest = Waldtempel

## Names of cards and tiles

tribes-card-element = { $element } { $code }
tribes-card-back = eine { $of }-Karte
tribes-card-village = { $code } ({ $goal })
tribes-card-leader = { $code } ({ $ability })
tribes-card-forest = Wald { $code } ({ $colour })
tribes-card-settled = Dorf { $code } ({ $colour })
tribes-card-start = Startplättchen { $code } ({ $colour })

## What requirements ask for

tribes-need-OWN = { $n }+ { $of } bei dir
tribes-need-NONE = ohne { $of } bei dir
tribes-need-ALL = alle vier Elemente bei dir
tribes-need-SUMX = X = { $of } bei dir und beiden Nachbarn
tribes-need-TIER = { $range } { $of } mit beiden Nachbarn
tribes-need-NEIGH-one = { $of } bei einem Nachbarn
tribes-need-NEIGH-both = { $of } bei beiden Nachbarn
tribes-need-MORE-one = mehr { $of } als ein Nachbar
tribes-need-MORE-both = mehr { $of } als beide Nachbarn
tribes-need-FEWER-one = weniger { $of } als ein Nachbar
tribes-need-FEWER-both = weniger { $of } als beide Nachbarn

## Parts of effects. A number may be X.

tribes-part-W = { $n } Wasser
tribes-part-M =
    { $n ->
        [one] { $n } Bewegung
       *[other] { $n } Bewegungen
    }
tribes-part-P =
    { $n ->
        [one] { $n } Verschmutzung entfernen
       *[other] { $n } Verschmutzungen entfernen
    }
tribes-part-WM = { $n } auf Wasser und Bewegungen verteilt
tribes-part-F = Wald für { $n } Wasser
tribes-part-C1 = Katapult
tribes-part-T1 = Tempel ohne Abwerfen
tribes-part-CLEAR = ein Feld ganz säubern
tribes-and = { $a } + { $b }
tribes-or = { $a } oder { $b }
tribes-list = { $a }, { $b }
tribes-path = { $a } → { $b }
tribes-row = { $need }: { $effect }
tribes-rows = { $a }; { $b }
tribes-riders =
    { $n ->
        [one] { $n } Windreiter
       *[other] { $n } Windreiter
    }

## Goals of village cards

tribes-goal-SYMBOL = Plättchen auf allen Feldern „{ $symbol }“
tribes-goal-HOUSES = Baumhäuser auf { $fields }
tribes-goal-TEMPLES = Tempel auf { $fields }
tribes-goal-AREA = Plättchen auf { $n } von { $fields }
tribes-goal-SAME-row = drei in einer Zeile in einer Farbe
tribes-goal-SAME-column = eine Spalte in einer Farbe
tribes-goal-SAME-diagonal = drei in einer Diagonale in einer Farbe
tribes-goal-SAME-corner = drei über Eck in einer Farbe
tribes-goal-DIFFERENT-row = drei in einer Zeile in drei Farben
tribes-goal-DIFFERENT-column = eine Spalte in drei Farben
tribes-goal-DIFFERENT-diagonal = drei in einer Diagonale in drei Farben
tribes-goal-DIFFERENT-corner = drei über Eck in drei Farben
tribes-goal-BONUS =
    { $n ->
        [one] { $n } Baumhaus mit { $bonus }
       *[other] { $n } Baumhäuser mit { $bonus }
    }
tribes-goal-BONUS_SUM =
    { $n ->
        [one] { $n } Bonus unter Baumhäusern
       *[other] { $n } Boni unter Baumhäusern
    }
tribes-sides = { $goal }: { $points } SP | sofort: { $effect }

## Conditions of boards

tribes-condition-CLEAN_FIELDS = { $n } Felder ohne Verschmutzung
tribes-condition-RIGHT_SIDES = rechte Seiten genutzt: { $n }
tribes-condition-LEFT_CARDS = Dorfkarten links: { $n }
tribes-condition-VILLAGE_ON = Dörfer auf { $n } von { $fields }
tribes-condition-TEMPLE_ON = Tempel auf { $n } von { $fields }

## Leader abilities, in short

tribes-ability-ON_PLAY = { $of } gespielt: { $gain }
tribes-ability-PAY_ONCE = je Zug einmal { $n } Wasser: { $gain }
tribes-ability-PAY_ONCE-free = je Zug einmal: { $gain }
tribes-ability-ON_FOREST = Wald gelegt: { $gain }
tribes-ability-PLUS-W = Wasser +{ $n }
tribes-ability-PLUS-M = Bewegungen +{ $n }
tribes-ability-PLUS-P = Entfernen von Verschmutzung +{ $n }
tribes-ability-PER_POLLUTION = je entfernter Verschmutzung: { $gain }
tribes-ability-DISCOUNT = Wälder { $n } Wasser billiger
tribes-ability-DISCOUNT-gain = Wälder { $n } Wasser billiger, danach: { $gain }

## What cards and tiles do

tribes-about-ON_PLAY = Jedes Mal, wenn du eine Elementkarte { $of } ausspielst, erhältst du zusätzlich: { $gain }.
tribes-about-PAY_ONCE = Einmal in jedem deiner Züge darfst du { $n } Wasser zahlen und erhältst: { $gain }.
tribes-about-PAY_ONCE-free = Einmal in jedem deiner Züge erhältst du auf Wunsch: { $gain }.
tribes-about-ON_FOREST = Jedes Mal, wenn du ein Waldplättchen legst, erhältst du: { $gain }.
tribes-about-PLUS-W = Immer wenn dir eine Elementkarte, ein Tempel oder eine Dorfkarte Wasser gibt, bekommst du { $n } mehr.
tribes-about-PLUS-M = Immer wenn dir eine Elementkarte, ein Tempel oder eine Dorfkarte Bewegungen gibt, bekommst du { $n } mehr.
tribes-about-PLUS-P = Immer wenn eine Elementkarte, ein Tempel oder eine Dorfkarte Verschmutzung entfernt, entfernst du { $n } mehr.
tribes-about-PER_POLLUTION = Für jede einzelne Verschmutzung, die du entfernst, erhältst du sofort: { $gain }.
tribes-about-DISCOUNT = Jeder Wald, den du legst, kostet { $n } Wasser weniger, aber mindestens 1.
tribes-about-DISCOUNT-gain = Jeder Wald, den du legst, kostet { $n } Wasser weniger, aber mindestens 1; nach dem Legen erhältst du auf Wunsch: { $gain }.
tribes-about-village = Linke Seite, als Ziel: { $goal } – { $points } Siegpunkte. Rechte Seite, sofort: { $effect }.
tribes-about-element = { $rows }.
tribes-about-tile = Windreiter für ein Dorf, und Boni: { $tile }.
tribes-about-start = Startbonus: { $gains }.

## Steps

tribes-step-setup_boards = Tableaus wählen
tribes-step-setup_bonus = Startboni
tribes-step-action = Aktion
tribes-step-after_action = Nach der Aktion
tribes-step-draw = Nachziehen
tribes-step-leader_check = Prüfung der Anführer

## Phases, as a table shows them one after the other

tribes-phase-preparation = Aufbau
tribes-phase-card = Aktion
tribes-phase-effect = Effekt
tribes-phase-building = Bauen
tribes-phase-fifth_village = Das letzte Baumhaus: Das Ende beginnt
tribes-phase-village_card = Dorfkarte
tribes-phase-ability = Anführer-Fähigkeit
tribes-phase-drawing = Karten ziehen
tribes-phase-leader = Anführer-Bedingungen
tribes-phase-turn_end = Zugende

## How a game ends

tribes-reason-fifth_village = Die letzte Runde ist vorbei: Nach einem fünften Dorf waren alle noch einmal am Zug.
tribes-reason-max_rounds = Die letzte mögliche Runde ist vorbei, und niemand hat ein fünftes Dorf gebaut.

## Places

tribes-zone-element_deck = Nachziehstapel der Elementkarten
tribes-zone-element_display = Elementauslage
tribes-zone-element_discard = Ablagestapel der Elementkarten
tribes-zone-village_stack = Stapel der Dorfkarten
tribes-zone-village_display = Dorfauslage
tribes-zone-village_discard = Ablage der Dorfkarten
tribes-zone-forest_stack = Stapel der Waldplättchen
tribes-zone-forest_display = Waldauslage
tribes-zone-racks = Kartenhalter
tribes-zone-just_drawn = Gerade gezogen
tribes-zone-terrain = Gelände
tribes-zone-left_cards = Ziele links
tribes-zone-leader_cards = Anführer-Karten, nicht ausgelegt
tribes-zone-leaders = Ausgelegte Anführer-Karten
tribes-cell-cap = Hauptstadt

## Counters

tribes-counter-turn_order = Spielreihenfolge
tribes-counter-game_end_tile = Besitz des Spielende-Plättchens
tribes-counter-trigger_round = Runde, in der das Ende ausgelöst wurde
tribes-counter-boards = Tableaus
tribes-counter-water = Wasser
tribes-counter-capital = Windreiter in der Hauptstadt
tribes-counter-unplaced_temples = Noch nicht platzierte Tempel
tribes-counter-tree_houses = Übrige Baumhäuser
tribes-counter-right_sides = Genutzte rechte Seiten
tribes-counter-rewarded = Belohnte Bedingungen
tribes-counter-abilities_used = In diesem Zug genutzte Fähigkeiten

## Questions

tribes-choice-choose_board = Welches Tableau nimmst du?
tribes-choice-remove_pollution = Wo entfernst du eine Verschmutzung?
tribes-choice-main_action = Deine Aktion: Was tust du?
tribes-choice-choose_row = Beide Reihen sind erfüllt: Welche nutzt du?
tribes-choice-choose_alternative = Was von beidem nimmst du?
tribes-choice-choose_part = Welcher Teil kommt zuerst?
tribes-choice-split_water = Wie viel davon nimmst du als Wasser?
tribes-choice-move_rider = Welcher Windreiter bewegt sich?
tribes-choice-forest_tile = Welches Waldplättchen legst du?
tribes-choice-forest_field = Auf welches Feld legst du es?
tribes-choice-discard_three = Welche drei Karten wirfst du ab?
tribes-choice-temple_kind = Welchen Tempel platzierst du?
tribes-choice-temple_field = Auf welches Plättchen kommt der Tempel?
tribes-choice-catapult_rider = Katapult: Welcher Windreiter fliegt?
tribes-choice-catapult_target = Katapult: Wo landet der Windreiter?
tribes-choice-village_card = Welche Dorfkarte nimmst du?
tribes-choice-village_side = Welche Seite der Dorfkarte nutzt du?
tribes-choice-village_replace = Links ist kein Platz mehr: Welche Karte wirfst du ab?
tribes-choice-clear_field = Von welchem Feld entfernst du alle Verschmutzungen?
tribes-choice-leader_window = Vor dem Nachziehen: Nutzt du eine Anführer-Fähigkeit?
tribes-choice-draw_card = Welche Karte ziehst du?
tribes-choice-leader_card = Eine Anführer-Bedingung ist erfüllt: Welche Anführer-Karte legst du aus?

## Answers

tribes-verb-choose_board-board = Tableau { $n }
tribes-verb-remove_pollution-remove = Von { $cell } entfernen
tribes-verb-remove_pollution-decline = Verschmutzung liegen lassen
tribes-verb-main_action-play = { $card } ausspielen
tribes-verb-main_action-temple = Tempel platzieren (drei Karten abwerfen)
tribes-verb-main_action-redraw = Drei Karten abwerfen
tribes-verb-main_action-village = Auf { $cell } ein Dorf bauen
tribes-verb-main_action-ability = { $card } nutzen
tribes-idle-main_action-play = Karte ausspielen
tribes-idle-main_action-village = Dorf bauen
tribes-idle-main_action-ability = Anführer nutzen
tribes-verb-choose_row-row =
    { $n ->
        [1] Obere Reihe
       *[2] Untere Reihe
    }
tribes-verb-choose_alternative-part = Das nehmen: { $card }
tribes-verb-choose_part-part = Zuerst: { $card }
tribes-verb-split_water-water =
    { $n ->
        [0] Kein Wasser
       *[other] { $n } als Wasser
    }
tribes-verb-move_rider-move = Windreiter: { $from } → { $cell }
tribes-verb-move_rider-stop = Bewegungen beenden
tribes-verb-forest_tile-tile = { $card } legen
tribes-verb-forest_tile-decline = Keinen Wald legen
tribes-verb-forest_field-field = Auf { $cell } legen
tribes-verb-discard_three-discard = { $cards } abwerfen
tribes-verb-temple_kind-temple = { $card }
tribes-verb-temple_kind-decline = Keinen Tempel platzieren
tribes-verb-temple_field-field = Auf { $cell } platzieren
tribes-verb-catapult_rider-from = Windreiter: { $cell }
tribes-verb-catapult_rider-decline = Das Katapult nicht benutzen
tribes-verb-catapult_target-to = Auf { $cell } landen
tribes-verb-village_card-take = { $card } nehmen
tribes-verb-village_side-left = Links: als Ziel behalten
tribes-verb-village_side-right = Rechts: sofort nutzen
tribes-verb-village_replace-discard = { $card } abwerfen
tribes-verb-clear_field-clear = { $cell } säubern
tribes-verb-clear_field-decline = Kein Feld säubern
tribes-verb-leader_window-ability = { $card } nutzen
tribes-verb-leader_window-done = Weiter zum Nachziehen
tribes-verb-draw_card-slot = Karte { $n } der Auslage
tribes-verb-draw_card-deck = Oberste Karte des Nachziehstapels
tribes-verb-leader_card-leader = { $card } auslegen

## Settings

tribes-option-players = Personen
tribes-option-players-about = Es spielen zwei bis fünf Personen; zu zweit ist die Elementauslage für beide der zweite Nachbar.
tribes-option-boards = Tableaus
tribes-option-boards-about = Bestimmt, wer mit welchem Tableau spielt: Jedes hat eigene Tempel, Anführer und ein eigenes Gelände.
tribes-value-boards-random = zugelost
tribes-value-boards-choose = in Sitzreihenfolge gewählt
tribes-option-start_player = Wer anfängt
tribes-option-start_player-about = Wer als Erstes am Zug ist.
tribes-value-start_player-random = ausgelost
tribes-option-max_rounds = Höchstzahl der Runden
tribes-option-max_rounds-about = Nach dieser Runde wird gewertet, wenn niemand ein fünftes Dorf gebaut hat; der Komponentensatz gibt die Zahl vor.
