### Der Tisch im Browser.

web-card-back = verdeckte Karte
web-close = Schließen
web-waiting = Einen Moment …
web-waiting-for = Warten auf { $name } …
web-step = (Schritt { $at } von { $last })
web-more = { $count } weitere …
web-cancel = Abbrechen
web-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-round = Runde { $round }
