### Tribes of the Wind im Browser: was das Spielfeld über die Wörter hinaus sagt, die es mit dem Terminal teilt.

web-tribes-villages = Meiste Dörfer: { $most } von { $all }
web-tribes-board-of = Tableau von { $who }
web-tribes-back = Zurück zu deinem Tableau
web-tribes-market = Wälder und Dörfer
web-tribes-show-board = Dieses Tableau zeigen
web-tribes-neighbour = Ein Nachbar: Diese Karten zählen für deine Voraussetzungen.
web-tribes-second-neighbour = dein zweiter Nachbar
web-tribes-field = Feld { $field }
web-tribes-clean = Keine Verschmutzung.
web-tribes-pollution = { $count } Verschmutzung. Solange sie da ist, kann hier kein Wald liegen; Felder, die am Ende noch verschmutzt sind, kosten Punkte.
web-tribes-open = Hier könnte jetzt ein Wald gelegt werden.
web-tribes-symbol = Symbol: { $symbol }. Ziele auf Dorfkarten nennen solche Symbole: Alle ihre Felder müssen ein Plättchen tragen.
web-tribes-bonus =
    { $bonus ->
        [turbine] Windturbine: Das Dorf auf diesem Plättchen bringt keine neue Verschmutzung.
        [catapult] Katapult: Beim Bau des Dorfes darf ein Windreiter auf irgendein anderes deiner Plättchen fliegen.
       *[portal] Windportal: Steht das Dorf, kommen Windreiter von hier direkt in die Hauptstadt und zu deinen anderen Windportalen.
    }
web-tribes-village = Ein Dorf mit seinem Baumhaus.
web-tribes-riders = Windreiter: { $riders } von { $slots } für ein Dorf
web-tribes-riders-here = Windreiter hier: { $count }
web-tribes-capital = Hauptstadt
web-tribes-capital-about = Windreiter in der Hauptstadt: { $count }. Von hier führt eine Bewegung auf das Startplättchen und in jedes Dorf mit Windportal.
web-tribes-water-about = Wasser bezahlt Wälder und manche Fähigkeit der Anführer. Bei gleich vielen Siegpunkten gewinnt, wer mehr Wasser hat.
web-tribes-houses-about = Übrige Baumhäuser, eines für jedes Dorf. Wer zuerst das fünfte Dorf baut, leitet das Spielende ein.
web-tribes-temple-left = Noch nicht platziert. Beim Platzieren gibt er dies einmal.
web-tribes-temple-placed = Schon platziert.
web-tribes-goal-met = Im Augenblick erfüllt.
web-tribes-goal-open = Noch nicht erfüllt.
web-tribes-condition-about = Gilt das am Ende deines Zuges, legst du eine Anführer-Karte aus.
web-tribes-path-about = Plättchen dieser Farben nacheinander, Seite an Seite. Hast du so einen Pfad, legst du eine Anführer-Karte aus.
web-tribes-leader-out = Ausgelegt: Die Fähigkeit wirkt.
web-tribes-leader-waits = Nicht ausgelegt: Eine erfüllte Bedingung bringt eine dieser Karten.
web-tribes-worth = { $points } Siegpunkte, wenn erfüllt
web-tribes-moves =
    { $count ->
        [one] und { $count } Bewegung
       *[other] und { $count } Bewegungen
    }
web-tribes-now = Sofort:

web-tribes-preset-first-about = Zu zweit: du und ein leichter Bot.
web-tribes-preset-standard-about = Zu zweit: du und ein mittlerer Bot.
web-tribes-preset-everything-about = Ein voller Tisch zu fünft gegen vier schwere Bots, und alle wählen ihr Tableau.
web-tribes-measure = Punkte
