### Urbion in the browser: the words on the board.

## The column of cities

web-urbion-column = Die Spalte der Städte: links gute Träume, rechts schlechte
web-urbion-row = Reihe { $row }
web-urbion-round = Zug { $round }
web-urbion-no-city = Hier ist keine Stadt
web-urbion-slot = Freier Platz: { $place }
web-urbion-slot-left = Hier, auf der linken Seite, liegen Sognae mit positivem Einfluss. Höchstens drei Träume haben Platz.
web-urbion-slot-right = Hier, auf der rechten Seite, liegen Inkubi mit negativem Einfluss. Höchstens drei Träume haben Platz.
web-urbion-sum = Summe von Reihe { $row }
web-urbion-sum-about =
    { $state ->
        [balanced] Links { $left }, rechts { $right }: Die Stadt ist im Gleichgewicht. Ein Zensus befriedet sie.
        [empty] Hier liegen keine Träume. Eine leere Stadt ist nicht im Gleichgewicht; ein Zensus füllt sie.
       *[tilted] Links { $left }, rechts { $right }: Im Gleichgewicht ist die Stadt bei der Summe 0.
    }
web-urbion-after = Reihe { $row } danach: { $total }
web-urbion-after-balanced = Reihe { $row } danach: 0, im Gleichgewicht
web-urbion-void-here = Hier ist die Leere
web-urbion-postcard-now = Würde ihre Stadt jetzt befriedet: { $worth }

## The clock and the goal

web-urbion-goal =
    { $deck ->
        [one] { $count } von { $required } Städten, noch { $deck } Traum
       *[other] { $count } von { $required } Städten, noch { $deck } Träume
    }
web-urbion-turns =
    { $turns ->
        [one] noch etwa { $turns } Zug
       *[other] noch etwa { $turns } Züge
    }
web-urbion-deck-about = Der Traumstapel ist die Uhr: Muss ein Traum gezogen werden und keiner ist mehr da, ist die Partie verloren. Jeder Zug kostet mindestens eine Karte, jede neue Stadt zwei.
web-urbion-cities = Befriedet
web-urbion-cities-about = { $count } von { $required } Städten sind befriedet. Es fehlen noch: { $left }.
web-urbion-census = Zensus jetzt
web-urbion-census-no = befriedet nichts
web-urbion-census-none = Ein Zensus würde jetzt keine Stadt befrieden.
web-urbion-census-some = Ein Zensus würde jetzt { $rows } befrieden.
web-urbion-census-perfect = Ein Zensus würde alle vier Städte befrieden: ein perfektes Gleichgewicht.
web-urbion-residents = Einwohner
web-urbion-residents-about = Die gewerteten Postkarten ergeben bisher { $sum }. Am Ende darf die Summe nicht unter 0 liegen.
web-urbion-wise = Weises Chaos
web-urbion-void = Die Leere
web-urbion-void-next = Jetzt: { $here }. Danach: { $next }.

## Piles

web-urbion-unseen = Kommt noch
web-urbion-unseen-about = Diese Träume sind im Stapel oder in einer Hand, die du nicht siehst.
web-urbion-known = Als Nächstes von oben
web-urbion-shelf = Bücher
web-urbion-shelf-empty = Keine Bücher ausgelegt
web-urbion-resolving = Wird abgehandelt
web-urbion-aside = Beiseitegelegt
web-urbion-hand-of = Hand von { $name }
web-urbion-polarity =
    { $polarity ->
        [sognae] Sognae
       *[incubi] Inkubi
    }
web-urbion-pick-sum = Gewählt: { $sum }

web-urbion-preset-first-about = Das Grundspiel ohne Erweiterungen.
web-urbion-preset-standard-about = Das Grundspiel mit drei Erweiterungen, die neue Träume und Städte bringen.
web-urbion-preset-everything-about = Alle sieben Erweiterungen zusammen.
web-urbion-measure = Befriedete Städte

# The letter of an element on its cards.
web-urbion-letter-E = E
web-urbion-letter-W = W
web-urbion-letter-F = F
web-urbion-letter-A = L
