### Equinox: the rulebook, for people who read it from the beginning.

## What it is about

web-book-equinox-start-title = Worum es geht
web-book-equinox-start-1 = Acht Kreaturen der Dämmerung wetteifern um einen Platz in den Geschichten. Sie gehören niemandem: Du wettest auf die, an die du glaubst, und alle können jede Kreatur stärker oder schwächer machen.
web-book-equinox-start-2 = Das Turnier hat fünf Runden, und jede Runde hat auf dem Tisch ihre eigene Reihe. In jeder Runde verschwindet eine Kreatur: die schwächste. Am Ende bleiben drei.
web-book-equinox-start-3 = Du hast fünf Wettsteine. Eine Wette auf eine Kreatur, die am Ende noch da ist, bringt Prestige, und zwar umso mehr, je früher du sie gewagt hast: 4 in der ersten Reihe, dann 3, 2, 1 und 0. Eine geheime Wette bringt 5.
web-book-equinox-start-4 = Es spielen zwei bis fünf Personen. Acht von vierzehn Kreaturen nehmen teil, zufällig bestimmt oder ausgesucht, und ebenso, wer beginnt. Alle haben acht Karten auf der Hand. Im Nachziehstapel sind zu jeder Kreatur elf Karten der Stärken 0 bis 10, dazu elf Chamäleons und drei Bäume.

## A turn

web-book-equinox-turn-title = Ein Zug
web-book-equinox-turn-1 = Ein Zug hat fünf Schritte. 1: Wetten – du darfst einen Wettstein setzen. 2: Spielen – du spielst eine Karte. 3: Abwerfen – du darfst Karten verschwundener Kreaturen loswerden. 4: Nachziehen – du ziehst auf acht nach.
web-book-equinox-turn-2 = 5: Prüfen – die aktuelle Reihe wird betrachtet. Hat dort jede Kreatur eine Karte und ist eine allein die schwächste, verschwindet sie, und die nächste Reihe beginnt.
web-book-equinox-turn-3 = Dann ist die nächste Person am Zug, auch wenn eine neue Runde beginnt.

## Bets

web-book-equinox-bets-title = Wetten
web-book-equinox-bets-1 = Einmal in deinem Zug darfst du einen Wettstein auf das Feld einer Kreatur in der aktuellen Reihe legen, wenn dort noch keiner liegt. Er ist bis zum Ende so viel wert wie die Reihe.
web-book-equinox-bets-2 = In der ersten Runde, und nur einmal in der Partie, darfst du geheim wetten: Lege eine Karte der Kreatur verdeckt vor dich und einen Wettstein darauf. In diesem Zug spielst du keine Karte. In einem späteren Zug darfst du die Wette aufdecken, statt eine neue zu setzen; der Wettstein liegt dann auf der Championkarte und ist 5 wert.
web-book-equinox-bets-3 = Solange die Wette geheim ist, hilft sie dir nicht, die Kreatur zu beherrschen. Am Ende werden alle geheimen Wetten aufgedeckt und zählen.
web-book-equinox-bets-4 = Wettsteine auf verschwundenen Kreaturen sind verloren.

## Ruling

web-book-equinox-ruler-title = Eine Kreatur beherrschen
web-book-equinox-ruler-1 = Wer mehr Prestige auf einer Kreatur hat als alle anderen, beherrscht sie. Sind die beiden Besten gleichauf, beherrscht sie niemand.
web-book-equinox-ruler-2 = Wer die Kreatur beherrscht und eine ihrer Karten aus der Hand spielt, darf ihre Fähigkeit nutzen – sofort oder gar nicht.
web-book-equinox-ruler-3 = Auch alle anderen dürfen ihre Karten spielen. Nur die Fähigkeit bekommen sie nicht.

## Playing

web-book-equinox-playing-title = Eine Karte spielen
web-book-equinox-playing-1 = Eine Kreaturenkarte kommt in der aktuellen Reihe auf das Feld ihrer Kreatur, oben auf das, was dort liegt. Nur die oberste Karte zählt.
web-book-equinox-playing-2 = Eine starke Karte rettet also eine Kreatur, und eine schwache obenauf bringt sie zu Fall. Überdeckte Karten sind aus dem Spiel, solange nichts sie wieder freilegt.
web-book-equinox-playing-3 = Du musst eine Karte spielen, wenn du kannst. Hat deine ganze Hand nichts Spielbares, zeigst du sie und machst weiter.
web-book-equinox-playing-4 = Danach darfst du bis zu drei Karten verschwundener Kreaturen abwerfen und ziehst dann auf acht nach. Wer die letzte Karte des Nachziehstapels zieht, beendet die Partie sofort.

## Chameleon and trees

web-book-equinox-special-title = Das Chamäleon und die Bäume
web-book-equinox-special-1 = Ein Chamäleon darf auf jede Kreatur gelegt werden und leiht ihr seine Zahl. Es bringt keine Fähigkeit, und eine Kreaturenkarte direkt auf einem Chamäleon bringt auch keine.
web-book-equinox-special-2 = Der Urvater nennt eine Kreatur, und alle, die geheim auf sie gewettet haben, müssen ihre Wette aufdecken.
web-book-equinox-special-3 = Mit der Dryada nimmst du eine sichtbare Kreaturenkarte aus einer beliebigen Reihe auf die Hand. Baumkarten kommen danach auf den Ablagestapel.

## Vanishing

web-book-equinox-vanishing-title = Verschwinden
web-book-equinox-vanishing-1 = Keine Kreatur verschwindet, solange in der aktuellen Reihe ein Feld leer ist oder sich mehrere Kreaturen die geringste Stärke teilen.
web-book-equinox-vanishing-2 = Eine verschwundene Kreatur kehrt nie zurück. Ihre Karten können nicht mehr gespielt werden.
web-book-equinox-vanishing-3 = Der Tisch schattiert die schwächste Kreatur der aktuellen Reihe und kennzeichnet Gleichstände; so siehst du, was am Ende dieses Zuges geschähe.

## The creatures

web-book-equinox-creatures-title = Die vierzehn Kreaturen
web-book-equinox-creatures-1 = Acht dieser vierzehn nehmen an einer Partie teil. Jede hat eine Fähigkeit für die Person, die sie beherrscht, nur Ursus nicht: Er ist dafür einen halben Punkt stärker.
web-book-equinox-creatures-2 = Eine Fähigkeit musst du nie nutzen, aber was du anfängst, führst du zu Ende.

## The end

web-book-equinox-end-title = Das Ende und die Wertung
web-book-equinox-end-1 = Die Partie endet, wenn die fünfte Kreatur verschwunden ist, sofort, wenn die letzte Karte des Nachziehstapels gezogen wird, oder wenn sich eine ganze Tischrunde lang nichts verändert hat.
web-book-equinox-end-2 = Jeder deiner Wettsteine auf Kreaturen, die noch da sind, bringt seinen Wert in Prestigepunkten: 5 auf einer Championkarte, 4 bis 0 in den Reihen. Auf Ursus bringt jeder Wettstein einen halben Punkt mehr.
web-book-equinox-end-3 = Das meiste Prestige gewinnt.
web-book-equinox-end-4 = Bei Gleichstand entscheidet, wessen geheime Wette gepunktet hat; dann das Prestige aus der ersten Reihe, dann aus der zweiten und so fort. Wer dann noch gleichauf ist, teilt sich den Sieg.

## Secrets

web-book-equinox-secrets-title = Wer was weiß
web-book-equinox-secrets-1 = Handkarten und geheime Wetten kennt nur, wem sie gehören, und überdeckte Karten darf niemand mehr ansehen. Was du gesehen hast, darfst du dir merken.
web-book-equinox-secrets-2 = Mit Carmens Fähigkeit abgeworfene Karten liegen verdeckt: Die anderen erfahren nur, wie viele es waren.

## Advice

web-book-equinox-tips-title = Tipps für die ersten Partien
web-book-equinox-tips-1 = Wette früh. Ein Wettstein in der ersten Reihe ist so viel wert wie zwei in der dritten, und er macht dich zum Beherrscher.
web-book-equinox-tips-2 = Wette auf Kreaturen, deren starke Karten du hast – und auf solche, die andere mit dir verteidigen werden.
web-book-equinox-tips-3 = Hebe dir eine niedrige Karte oder ein Chamäleon für den Augenblick auf, in dem die Reihe fast voll ist. Wer die letzte Karte spielt, entscheidet.
web-book-equinox-tips-4 = Ein Gleichstand am unteren Ende schenkt allen noch einen Zug. Nutze ihn.
web-book-equinox-tips-5 = Verteile deine Wettsteine nicht auf Kreaturen, die einander um den letzten Platz bringen werden.

web-book-equinox-example-title = Ein gezeichneter Zug
web-book-equinox-example-1 = Die dritte Runde: Zwei Kreaturen sind verschwunden, sechs sind übrig, und eine von ihnen, Vulpa, hat in dieser Reihe noch keine Karte. Ein Wettstein liegt dort, der von Person B bei Carmen. Du bist Person A und hast zwei Vulpa-Karten.
web-book-equinox-example-2 = Schritt 1: Du wettest auf Vulpa. Der Wettstein ist so viel wert wie die Reihe, 2, und weil niemand mehr Prestige bei Vulpa hat, beherrschst du sie.
web-book-equinox-example-3 = Schritt 2: Du spielst Vulpa 8. Jetzt hat jede Kreatur eine Karte; Carmen wäre die schwächste. Aber du beherrschst Vulpa und darfst ihre Fähigkeit nutzen: die sichtbare Karte einer anderen Kreatur in dieser Reihe abwerfen.
web-book-equinox-example-4 = Du wirfst Noctia 7 ab, und die Noctia 1 darunter kommt zum Vorschein. Schritt 3: Du darfst Karten verschwundener Kreaturen loswerden und wirfst Ursus und Aquilon ab.
web-book-equinox-example-5 = Schritt 4: Du ziehst auf acht nach. Schritt 5: Jede Kreatur hat eine Karte, und Noctia allein ist die schwächste; sie verschwindet, und mit ihr jede Wette auf sie. Die vierte Reihe beginnt, und die nächste Person ist am Zug.
web-book-equinox-symbols-title = Symbole
web-book-equinox-symbols-1 = Alle Symbole auf den Karten und auf dem Tisch, und die Wappen der Kreaturen.
web-book-equinox-symbol-strength = Eine Kreaturenkarte: Wappen und Stärke.
web-book-equinox-symbol-chameleon = Ein Chamäleon: passt zu jeder Kreatur.
web-book-equinox-symbol-stone = Ein Wettstein mit dem Buchstaben der Person.
web-book-equinox-symbol-ruler = Wer eine Kreatur beherrscht; bei einer Wette: Sie würde dich dazu machen.
web-book-equinox-symbol-secret = Eine nicht aufgedeckte geheime Wette.
web-book-equinox-symbol-champion = Rückseite der Karten; in der obersten Zeile, was eine aufgedeckte geheime Wette wert ist.
web-book-equinox-symbol-weakest = Die schwächste Kreatur der Reihe: Sie würde jetzt verschwinden.
web-book-equinox-symbol-tied = Gleichauf am schwächsten: Keine Kreatur verschwindet.
web-book-equinox-symbol-vanished = Diese Kreatur ist verschwunden.
web-book-equinox-symbol-aside = Wegen Cornu verdeckt abgelegte Karten.
web-book-equinox-symbol-deck = Der Nachziehstapel; bei einer Person die Zahl der Handkarten.
web-book-equinox-symbol-discard = Der Ablagestapel
