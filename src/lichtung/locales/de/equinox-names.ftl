### Equinox: names, explanations, questions and answers.

## The game

equinox-title = Equinox
equinox-tagline = Acht Fabelwesen treten zum Turnier an, fünf verschwinden – und du wettest auf die drei, die bleiben.
equinox-goal = Habe am Ende das meiste Prestige: Es zählen Wetten auf Kreaturen, die dann noch im Turnier sind, und frühe Wetten am meisten.

## Card names

equinox-card-susi = Susi
equinox-card-moosmann = Moosmann
equinox-card-cornu = Cornu
equinox-card-klumpi = Klumpi
equinox-card-echomir = Echomir
equinox-card-lupino = Lupino
equinox-card-noctia = Noctia
equinox-card-carmen = Carmen
equinox-card-fungi = Fungi
equinox-card-ziegfried = Ziegfried
equinox-card-aquilon = Aquilon
equinox-card-raneri = Raneri
equinox-card-vulpa = Vulpa
equinox-card-ursus = Ursus
equinox-card-chameleon = Chamäleon
equinox-card-urvater = Urvater
equinox-card-dryada = Dryada
equinox-card-creature = { $creature } { $strength }
equinox-card-half = { $creature } { $strength }½
equinox-card-stone = Wettstein von { $seat }

## What the cards do

equinox-about-susi = Spezialfähigkeit: Du ziehst 3 Karten vom Nachziehstapel. Ist die letzte dabei, endet die Partie auf der Stelle.
equinox-about-moosmann = Spezialfähigkeit: Du nimmst einen deiner gesetzten Wettsteine zurück, wo er auch liegt. Ab deinem nächsten Zug kannst du ihn wieder setzen.
equinox-about-cornu = Spezialfähigkeit: Eine andere Person legt eine zufällige Hälfte ihrer Hand, aufgerundet, verdeckt vor sich ab. In Schritt 3 ihres nächsten Zuges bekommt sie die Karten zurück.
equinox-about-klumpi = Spezialfähigkeit: Du setzt einen verfügbaren Wettstein auf ein Feld ohne Wettstein in irgendeiner Reihe, wenn dessen Kreatur im Turnier ist. Die Wette ist so viel wert wie die Reihe.
equinox-about-echomir = Spezialfähigkeit: Du spielst eine zweite Karte und darfst auch deren Fähigkeit nutzen. Das geht einmal je Zug.
equinox-about-lupino = Spezialfähigkeit: Du nimmst eine sichtbare Lupino-Karte aus einer früheren Reihe auf die Hand.
equinox-about-noctia = Spezialfähigkeit: Du suchst eine andere Person und eine Kreatur im Turnier aus. Sie gibt dir eine Karte dieser Kreatur oder zeigt dir ihre ganze Hand, wenn sie keine hat.
equinox-about-carmen = Spezialfähigkeit: In Schritt 3 dieses Zuges darfst du bis zu 3 Karten beliebiger Kreaturen abwerfen, und zwar verdeckt.
equinox-about-fungi = Spezialfähigkeit: Du nutzt die Fähigkeit einer in dieser Partie verschwundenen Kreatur. Wo diese von sich selbst spricht, ist jetzt Fungi gemeint.
equinox-about-ziegfried = Spezialfähigkeit: Du schaust 3 zufällige Handkarten einer anderen Person an, behältst eine und gibst die übrigen zurück.
equinox-about-aquilon = Spezialfähigkeit: Du nimmst eine sichtbare Chamäleonkarte aus irgendeiner Reihe auf die Hand.
equinox-about-raneri = Spezialfähigkeit: Du tauschst die sichtbaren Karten zweier Felder einer Kreatur, die im Turnier ist.
equinox-about-vulpa = Spezialfähigkeit: Du wirfst in der aktuellen Reihe die sichtbare Karte einer anderen Kreatur ab. Von da an zählt, was darunter liegt.
equinox-about-ursus = Keine Fähigkeit während der Partie, aber jede seiner Karten ist um 0,5 stärker als aufgedruckt. Bleibt er im Turnier, bringt jeder Wettstein bei ihm einen halben Punkt mehr.
equinox-about-chameleon = Es kommt in der aktuellen Reihe zu einer beliebigen Kreatur und leiht ihr seine Stärke. Es löst keine Fähigkeit aus und blockiert die einer Kreaturenkarte, die direkt darauf gespielt wird.
equinox-about-urvater = Du nennst eine Kreatur im Turnier. Alle mit einer geheimen Wette auf sie müssen diese augenblicklich aufdecken.
equinox-about-dryada = Du nimmst eine sichtbare Kreaturenkarte aus irgendeiner Reihe auf die Hand, aber kein Chamäleon.
equinox-about-stone = Eine Wette auf die Kreatur, bei der er liegt. Er zählt, wenn sie am Ende noch im Turnier ist.

## Spaces

equinox-cell-space = { $creature }, Reihe { $row }

## Steps

equinox-step-bet = Schritt 1: Wetten
equinox-step-play = Schritt 2: Karte spielen
equinox-step-discard = Schritt 3: Abwerfen
equinox-step-draw = Schritt 4: Nachziehen
equinox-step-vanish = Schritt 5: Verschwindet eine Kreatur?

## Phases, as a table shows them one after the other

equinox-phase-bet = Wette
equinox-phase-card = Karte spielen
equinox-phase-power = Spezialfähigkeit
equinox-phase-discard = Abwerfen
equinox-phase-drawing = Karten ziehen
equinox-phase-turn_end = Zugende
equinox-phase-vanishing = Eine Kreatur verschwindet

## How a game ends

equinox-reason-fifth_vanished = Das Turnier ist vorbei: Die fünfte Kreatur ist verschwunden.
equinox-reason-last_card_drawn = Die Partie ist vorbei: Die letzte Karte des Nachziehstapels wurde gezogen.
equinox-reason-deadlock = Die Partie ist vorbei: Eine ganze Tischrunde lang hat sich nichts mehr verändert.

## Places

equinox-zone-champions = Champions des Turniers
equinox-zone-box = Kreaturen außerhalb der Partie
equinox-zone-stacks = Karten auf den Feldern
equinox-zone-stones = Wettsteine auf den Feldern
equinox-zone-champion_cards = Wettsteine auf Championkarten
equinox-zone-hands = Handkarten
equinox-zone-set_aside = Verdeckt abgelegte Karten
equinox-zone-looked_at = Karten, die gerade angesehen werden
equinox-zone-secret_bets = Karte der geheimen Wette
equinox-zone-has_secret_bet = Nicht aufgedeckte geheime Wette
equinox-zone-available_stones = Verfügbare Wettsteine
equinox-zone-in_play = Karte, die gerade gespielt wird
equinox-zone-deck = Nachziehstapel
equinox-zone-discard_pile = Ablagestapel

## Counters

equinox-counter-vanished = Verschwunden in Runde
equinox-counter-start_player = Startperson
equinox-counter-has_placed_secret_bet = Hat geheim gewettet
equinox-counter-carmen_active = Carmens Fähigkeit in diesem Zug
equinox-counter-echomir_used = Echomirs Fähigkeit in diesem Zug genutzt
equinox-counter-changed = In diesem Zug hat sich etwas verändert
equinox-counter-unchanged_turns = Züge in Folge ohne Veränderung

## Questions

equinox-choice-choose_bet = Gibst du eine Wette ab oder deckst du deine geheime auf?
equinox-choice-choose_secret_card = Geheime Wette: Welche Karte legst du hin?
equinox-choice-choose_card = Welche Karte spielst du?
equinox-choice-choose_chameleon_creature = Chamäleon: Zu welcher Kreatur legst du es?
equinox-choice-use_power = Nutzt du die Spezialfähigkeit?
equinox-choice-choose_urvater_creature = Urvater: Welche Kreatur nennst du?
equinox-choice-choose_dryada_card = Dryada: Welche Kreaturenkarte nimmst du?
equinox-choice-choose_stone = Moosmann: Welchen Wettstein nimmst du zurück?
equinox-choice-choose_cornu_player = Cornu: Wessen Hand halbierst du?
equinox-choice-choose_klumpi_space = Klumpi: Auf welches Feld wettest du?
equinox-choice-choose_lupino_card = Lupino: Welche Karte holst du zurück?
equinox-choice-choose_noctia_player = Noctia: Von wem forderst du eine Karte?
equinox-choice-choose_noctia_creature = Noctia: Welche Kreatur soll die Karte zeigen?
equinox-choice-choose_given_card = Noctia: Welche Karte gibst du her?
equinox-choice-choose_borrowed_power = Fungi: Wessen Fähigkeit leihst du dir?
equinox-choice-choose_ziegfried_player = Ziegfried: Wessen Karten siehst du dir an?
equinox-choice-choose_kept_card = Ziegfried: Welche Karte behältst du?
equinox-choice-choose_aquilon_card = Aquilon: Welches Chamäleon nimmst du?
equinox-choice-choose_raneri_creature = Raneri: Bei welcher Kreatur tauschst du?
equinox-choice-choose_raneri_rows = Raneri: Welche zwei Reihen tauschen ihre sichtbaren Karten?
equinox-choice-choose_vulpa_card = Vulpa: Welche Karte wirfst du ab?
equinox-choice-choose_discard = Wirfst du eine Karte ab?

## Answers

equinox-verb-choose_bet-regular = Auf { $creature } wetten
equinox-verb-choose_bet-secret = Geheime Wette, dann keine Karte
equinox-verb-choose_bet-reveal = Die geheime Wette aufdecken
equinox-verb-choose_bet-skip = Keine Wette
equinox-idle-choose_bet-regular = Wetten
equinox-verb-choose_secret_card-bet = Mit { $card } geheim wetten
equinox-verb-choose_card-play = { $card } spielen
equinox-verb-choose_chameleon_creature-put = Zu { $creature }
equinox-verb-use_power-yes = Fähigkeit nutzen
equinox-verb-use_power-no = Darauf verzichten
equinox-verb-choose_urvater_creature-name = { $creature } nennen
equinox-verb-choose_dryada_card-take = Karte nehmen: { $cell }
equinox-verb-choose_stone-space = Wettstein auf dem Feld: { $cell }
equinox-verb-choose_stone-champion = Wettstein auf der Championkarte: { $creature }
equinox-verb-choose_stone-secret = Wettstein der geheimen Wette
equinox-verb-choose_cornu_player-player = { $seat }: halbe Hand ablegen
equinox-verb-choose_klumpi_space-bet = { $cell }
equinox-verb-choose_lupino_card-take = Karte nehmen: { $cell }
equinox-verb-choose_noctia_player-player = { $seat }: eine Karte fordern
equinox-verb-choose_noctia_creature-name = Karte fordern: { $creature }
equinox-verb-choose_given_card-give = { $card } hergeben
equinox-verb-choose_borrowed_power-borrow = Fähigkeit leihen: { $creature }
equinox-verb-choose_ziegfried_player-player = { $seat }: drei Karten ansehen
equinox-verb-choose_kept_card-keep = { $card } behalten
equinox-verb-choose_aquilon_card-take = Chamäleon nehmen: { $cell }
equinox-verb-choose_raneri_creature-creature = Karten tauschen: { $creature }
equinox-verb-choose_raneri_rows-swap = Reihe { $row } mit Reihe { $other } tauschen
equinox-verb-choose_vulpa_card-discard = Karte abwerfen: { $cell }
equinox-verb-choose_discard-discard = { $card } abwerfen
equinox-verb-choose_discard-stop = Nichts mehr abwerfen

## Settings

equinox-option-players = Personenzahl
equinox-option-players-about = Zwei bis fünf Personen; jede hat fünf Wettsteine.
equinox-option-champions = Teilnehmende Kreaturen
equinox-option-champions-about = Welche acht der vierzehn Kreaturen zum Turnier antreten: zufällig bestimmt oder von euch ausgesucht.
equinox-value-champions-random = Vom Zufall bestimmt
equinox-option-start_player = Startperson
equinox-option-start_player-about = Wer den ersten Zug hat: durch Zufall bestimmt oder ein Platz, den ihr festlegt.
equinox-value-start_player-random = Durch Zufall
