### Tribes of the Wind: the rulebook, for people who read it from the beginning.

## What it is about

web-book-tribes-start-title = Worum es geht
web-book-tribes-start-1 = Nach einer langen Zeit von Rauch und Müll kehren die Stämme des Windes in das Land zurück. Du reinigst es, pflanzt Wälder, schickst deine Windreiter aus und baust Dörfer in den Bäumen.
web-book-tribes-start-2 = Alle haben ein eigenes Land, das niemand sonst anrührt. Was euch verbindet, sind die Karten: Fünf stehen in einem Kartenhalter vor jeder Person, mit der Rückseite zu den anderen. Die Rückseite zeigt das Element; so sehen alle, wer welche Elemente hat.
web-book-tribes-start-3 = Die meisten deiner Karten achten auf deine eigenen Elemente und auf die deiner beiden Nachbarn. Dieselbe Karte kann jetzt schwach und nach dem nächsten Zug stark sein.
web-book-tribes-start-4 = Die Listen der gedruckten Karten und Tableaus sind nicht öffentlich. Die Regeln hier sind die des Spiels; vieles von dem, was auf den Karten, Plättchen und Tableaus steht, haben wir selbst entworfen, und das Programm kann andere Listen lesen.

## The board

web-book-tribes-board-title = Dein Land
web-book-tribes-board-1 = Dein Land hat drei Reihen mit je vier Feldern. Sechzehn Verschmutzungsmarker liegen darauf. In einer Ecke liegt dein Startplättchen, daneben ist deine Hauptstadt mit sieben Windreitern.
web-book-tribes-board-2 = Du hast fünf Baumhäuser und vier Tempel, von jeder Art einen. Vier Anführer-Karten liegen neben deinem Tableau; zwei davon können deine werden.
web-book-tribes-board-3 = Waldplättchen haben eine von drei Farben, Felder für Windreiter und manchmal einen Bonus: eine Windturbine, ein Katapult oder ein Windportal.
web-book-tribes-board-4 = In der Mitte liegen vier Elementkarten mit der Rückseite nach oben, vier Dorfkarten und vier Waldplättchen. Das Startplättchen gibt dir ein paar erste Dinge, und du beginnst mit einem Ziel links von deinem Tableau.

## A turn

web-book-tribes-turn-title = Ein Zug
web-book-tribes-turn-1 = In deinem Zug tust du eines von dreien: Du spielst eine Elementkarte, du platzierst einen Tempel, oder du baust ein Dorf. Dann ziehst du auf fünf Karten nach.
web-book-tribes-turn-2 = Ganz am Schluss werden deine Anführer-Bedingungen geprüft.
web-book-tribes-turn-3 = Aussetzen kannst du nicht.

## Element cards

web-book-tribes-elements-title = Eine Elementkarte spielen
web-book-tribes-elements-1 = Eine Karte hat eine, zwei oder drei Reihen, jede mit einer Voraussetzung und einem Effekt. Du führst genau eine Reihe aus, deren Voraussetzung erfüllt ist. Die Karte, die du spielst, zählt noch zu deinen eigenen.
web-book-tribes-elements-2 = Voraussetzungen fragen, wie viele Karten eines Elements du hast, ob ein Nachbar welche hat, ob du mehr oder weniger hast als einer oder beide Nachbarn, oder wie viele ihr drei zusammen habt. Diese Zahl ist das X auf vielen Karten.
web-book-tribes-elements-3 = Effekte geben Wasser, bewegen deine Windreiter, entfernen Verschmutzung oder lassen dich für etwas Wasser ein Waldplättchen legen. Bei mehreren Teilen bekommst du zuerst das Wasser und wählst dann die Reihenfolge.
web-book-tribes-elements-4 = Der Tisch sagt dir zu jeder deiner Karten, was sie in diesem Augenblick zählt und welche ihrer Reihen erfüllt ist.

## Pollution and forests

web-book-tribes-terrain-title = Verschmutzung und Wälder
web-book-tribes-terrain-1 = Verschmutzung entfernen heißt: Marker von Feldern deiner Wahl nehmen. Ein Feld ohne Verschmutzung kann bepflanzt werden.
web-book-tribes-terrain-2 = Um ein Waldplättchen zu legen, zahlst du Wasser, nimmst eines der vier ausliegenden oder das oberste vom Stapel und legst es auf ein sauberes, leeres Feld neben einem deiner Plättchen. Es kostet mindestens ein Wasser.
web-book-tribes-terrain-3 = Ein gelegtes Plättchen bleibt für immer. Die Farben sind wichtig: für den Pfad deines Anführers und für viele Ziele.

## Riders

web-book-tribes-riders-title = Die Windreiter
web-book-tribes-riders-1 = Eine Bewegung bringt einen Windreiter zum nächsten Ort: von der Hauptstadt auf das Startplättchen oder von Plättchen zu Plättchen. Du verteilst deine Bewegungen auf deine Windreiter, wie du willst.
web-book-tribes-riders-2 = Ein Katapult bringt einen Windreiter von überallher auf irgendeines deiner Plättchen. Ein Dorf mit Windportal grenzt an die Hauptstadt und an alle deine anderen Portale.
web-book-tribes-riders-3 = Auf einem Plättchen dürfen beliebig viele Windreiter stehen.

## Temples

web-book-tribes-temples-title = Tempel
web-book-tribes-temples-1 = Wirf drei Karten ab und stelle einen deiner Tempel auf eines deiner Plättchen. Er gibt einmal, was dein Tableau für ihn zeigt: Wasser, Bewegungen, weniger Verschmutzung oder einen günstigen Wald.
web-book-tribes-temples-2 = Auf einem Plättchen steht höchstens ein Tempel. Die Reihenfolge der vier bestimmst du.
web-book-tribes-temples-3 = So wirst du auch drei Karten los, die nicht passen, und suchst nach besseren.

## Villages

web-book-tribes-villages-title = Dörfer
web-book-tribes-villages-1 = Stehen auf einem Waldplättchen mindestens so viele Windreiter, wie es Felder für sie hat, kannst du dort ein Dorf bauen. Die Windreiter kehren heim, das Plättchen wird umgedreht, und ein Baumhaus kommt darauf.
web-book-tribes-villages-2 = Bauen verschmutzt: Jedes benachbarte Feld ohne Plättchen bekommt eine Verschmutzung, außer das Plättchen hat eine Windturbine. Ein Katapult auf dem Plättchen darfst du sofort nutzen, ein Windportal wirkt von nun an.
web-book-tribes-villages-3 = Dann nimmst du eine der vier Dorfkarten. Nutze ihre rechte Seite jetzt, oder lege sie links an dein Tableau als Ziel für das Ende. Dort können höchstens vier Ziele liegen.
web-book-tribes-villages-4 = Ziele verlangen Plättchen, Farben, Dörfer oder Tempel an bestimmten Stellen.

## Drawing

web-book-tribes-drawing-title = Karten nachziehen
web-book-tribes-drawing-1 = Du nimmst Karten aus der Auslage oder vom Stapel. Du siehst nur ihre Rückseiten und wählst also ein Element, keine Karte.
web-book-tribes-drawing-2 = Nach dem Spielen einer Karte ziehst du eine, nach einem Tempel drei, nach einem Dorf keine.
web-book-tribes-drawing-3 = Das Element, das du nimmst, ändert auch, was deine Nachbarn zählen.

## Leaders

web-book-tribes-leaders-title = Anführer
web-book-tribes-leaders-1 = Jedes Tableau hat zwei Bedingungen: einen Pfad aus fünf Plättchen in vorgegebenen Farben und eine weitere. Für jede wählst du einmal im Spiel eine deiner vier Anführer-Karten.
web-book-tribes-leaders-2 = Eine Anführer-Karte ist eine dauerhafte Fähigkeit: mehr Wasser, günstigere Wälder, etwas zusätzlich bei bestimmten Karten oder etwas, das du einmal in jedem Zug kaufen darfst.
web-book-tribes-leaders-3 = Bedingungen werden nur nach dem Nachziehen am Ende deines eigenen Zuges geprüft.

## The end

web-book-tribes-end-title = Das Ende und die Wertung
web-book-tribes-end-1 = Wer zuerst ein fünftes Dorf baut, nimmt das Spielende-Plättchen. Die Runde wird zu Ende gespielt, dann folgt noch eine.
web-book-tribes-end-2 = Es gibt 5 Punkte für das Spielende-Plättchen und 3 für jedes Dorf. Vier Tempel bringen 7, drei bringen 3. Kein verschmutztes Feld bringt 12, eines bringt 7, zwei bringen 3. Neun Plättchen bringen 12, acht bringen 7, sieben bringen 3. Und jedes erfüllte Ziel bringt seine Punkte.
web-book-tribes-end-3 = Die meisten Punkte gewinnen; bei Gleichstand entscheidet mehr Wasser.

## Two players

web-book-tribes-two-title = Zu zweit, und wer was weiß
web-book-tribes-two-1 = Spielen zwei, ist der zweite Nachbar für beide die Auslage: ihre vier Karten und die oberste Karte des Stapels.
web-book-tribes-two-2 = Alle Rückseiten sind für alle offen. Die Vorderseiten deiner Karten kennst nur du.

## Advice

web-book-tribes-tips-title = Ratschläge für die ersten Spiele
web-book-tribes-tips-1 = Sieh auf die Kartenhalter deiner Nachbarn, bevor du ziehst. Ein Element, das sie haben, macht dein X größer.
web-book-tribes-tips-2 = Erst Wasser und saubere Felder, dann Wälder, dann Windreiter. Ein Dorf braucht alles davon.
web-book-tribes-tips-3 = Baue Dörfer dort, wo wenige Nachbarfelder noch leer sind, oder auf einer Windturbine.
web-book-tribes-tips-4 = Fähigkeiten der Anführer sind am meisten wert, wenn sie früh kommen.
web-book-tribes-tips-5 = Neun Plättchen und ein sauberes Land bringen zusammen 24 Punkte – so viel wie acht Dörfer.
