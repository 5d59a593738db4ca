### Equinox: the rulebook, for people who read it from the beginning.

## What it is about

web-book-equinox-start-title = Worum es geht
web-book-equinox-start-1 = Acht Wesen der Dämmerung wetteifern um einen Platz in den Geschichten. Sie gehören niemandem: Du wettest auf die, an die du glaubst, und alle können jede Kreatur stärker oder schwächer machen.
web-book-equinox-start-2 = Das Turnier hat fünf Runden, und jede Runde hat auf dem Tisch ihre eigene Reihe. In jeder Runde verschwindet eine Kreatur: die schwächste. Am Ende bleiben drei.
web-book-equinox-start-3 = Du hast fünf Wettsteine. Eine Wette auf eine Kreatur, die am Ende noch da ist, bringt Prestige, und zwar umso mehr, je früher du sie gewagt hast: 4 in der ersten Reihe, dann 3, 2, 1 und 0. Eine geheime Wette bringt 5.
web-book-equinox-start-4 = Alle haben acht Karten auf der Hand. Im Stapel sind zu jeder Kreatur elf Karten der Stärken 0 bis 10, dazu elf Chamäleons und drei Bäume.

## A turn

web-book-equinox-turn-title = Ein Zug
web-book-equinox-turn-1 = Wetten, spielen, ablegen, ziehen: Du darfst einen Stein setzen, du spielst eine Karte, du darfst Karten verschwundener Kreaturen loswerden, und du ziehst auf acht nach.
web-book-equinox-turn-2 = Am Ende des Zuges wird die aktuelle Reihe betrachtet. Hat dort jede Kreatur eine Karte und ist eine allein die schwächste, verschwindet sie, und die nächste Reihe beginnt.
web-book-equinox-turn-3 = Dann ist die nächste Person am Zug, auch wenn eine neue Runde beginnt.

## Bets

web-book-equinox-bets-title = Wetten
web-book-equinox-bets-1 = Einmal in deinem Zug darfst du einen Stein auf das Feld einer Kreatur in der aktuellen Reihe legen, wenn dort noch keiner liegt. Er ist bis zum Ende so viel wert wie die Reihe.
web-book-equinox-bets-2 = In der ersten Runde, und nur einmal im Spiel, darfst du geheim wetten: Lege eine Karte der Kreatur verdeckt vor dich und einen Stein darauf. In diesem Zug spielst du keine Karte. In einem späteren Zug darfst du die Wette aufdecken, statt eine neue zu setzen; der Stein liegt dann auf dem Champion selbst und ist 5 wert.
web-book-equinox-bets-3 = Solange die Wette geheim ist, hilft sie dir nicht, die Kreatur zu beherrschen. Am Ende werden alle geheimen Wetten aufgedeckt und zählen.
web-book-equinox-bets-4 = Steine auf verschwundenen Kreaturen sind verloren.

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
web-book-equinox-playing-4 = Danach darfst du bis zu drei Karten verschwundener Kreaturen ablegen und ziehst dann auf acht nach. Wer die letzte Karte des Stapels zieht, beendet das Spiel sofort.

## Chameleon and trees

web-book-equinox-special-title = Das Chamäleon und die Bäume
web-book-equinox-special-1 = Ein Chamäleon darf auf jede Kreatur gelegt werden und leiht ihr seine Zahl. Es bringt keine Fähigkeit, und eine Kreaturenkarte direkt auf einem Chamäleon bringt auch keine.
web-book-equinox-special-2 = Der Urvater nennt eine Kreatur, und alle, die geheim auf sie gewettet haben, müssen ihre Wette aufdecken.
web-book-equinox-special-3 = Mit der Dryada nimmst du eine sichtbare Kreaturenkarte aus einer beliebigen Reihe auf die Hand. Baumkarten kommen danach auf den Ablagestapel.

## Vanishing

web-book-equinox-vanishing-title = Verschwinden
web-book-equinox-vanishing-1 = Niemand verschwindet, solange in der aktuellen Reihe ein Feld leer ist, und niemand, solange sich mehrere Kreaturen die geringste Stärke teilen.
web-book-equinox-vanishing-2 = Eine verschwundene Kreatur kehrt nie zurück. Ihre Karten können nicht mehr gespielt werden.
web-book-equinox-vanishing-3 = Der Tisch schattiert die schwächste Kreatur der aktuellen Reihe und kennzeichnet Gleichstände; so siehst du, was am Ende dieses Zuges geschähe.

## The creatures

web-book-equinox-creatures-title = Die vierzehn Kreaturen
web-book-equinox-creatures-1 = Acht dieser vierzehn nehmen an einem Spiel teil. Jede hat eine Fähigkeit für die Person, die sie beherrscht, nur Ursus nicht: Er ist dafür einen halben Punkt stärker.
web-book-equinox-creatures-2 = Eine Fähigkeit musst du nie nutzen, aber was du anfängst, führst du zu Ende.

## The end

web-book-equinox-end-title = Das Ende und die Wertung
web-book-equinox-end-1 = Das Spiel endet, wenn die fünfte Kreatur verschwunden ist, oder sofort, wenn die letzte Karte des Stapels gezogen wird.
web-book-equinox-end-2 = Jeder deiner Steine auf Kreaturen, die noch da sind, bringt seinen Wert: 5 auf einem Champion, 4 bis 0 in den Reihen. Auf Ursus bringt jeder Stein einen halben Punkt mehr.
web-book-equinox-end-3 = Das meiste Prestige gewinnt.
web-book-equinox-end-4 = Bei Gleichstand entscheidet, wessen geheime Wette gepunktet hat; dann das Prestige aus der ersten Reihe, dann aus der zweiten und so fort. Wer dann noch gleichauf ist, teilt sich den Sieg.

## Secrets

web-book-equinox-secrets-title = Wer was weiß
web-book-equinox-secrets-1 = Handkarten und geheime Wetten kennt nur, wem sie gehören, und überdeckte Karten darf niemand mehr ansehen. Was du gesehen hast, darfst du dir merken.
web-book-equinox-secrets-2 = Mit Carmens Fähigkeit abgelegte Karten liegen verdeckt: Die anderen erfahren nur, wie viele es waren.

## Advice

web-book-equinox-tips-title = Ratschläge für die ersten Spiele
web-book-equinox-tips-1 = Wette früh. Ein Stein in der ersten Reihe ist so viel wert wie zwei in der dritten, und er macht dich zum Beherrscher.
web-book-equinox-tips-2 = Wette auf Kreaturen, deren starke Karten du hast – und auf solche, die andere mit dir verteidigen werden.
web-book-equinox-tips-3 = Hebe dir eine niedrige Karte oder ein Chamäleon für den Augenblick auf, in dem die Reihe fast voll ist. Wer die letzte Karte spielt, entscheidet.
web-book-equinox-tips-4 = Ein Gleichstand am unteren Ende schenkt allen noch einen Zug. Nutze ihn.
web-book-equinox-tips-5 = Verteile deine Steine nicht auf Kreaturen, die einander um den letzten Platz bringen werden.
