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
web-book-tribes-turn-1 = In deinem Zug tust du eines von dreien: Du spielst eine Elementkarte, du platzierst einen Tempel, oder du baust ein Dorf. Dann ziehst du auf fünf Karten nach. Kannst du keinen Tempel platzieren (alle stehen schon, oder auf jedem Plättchen steht einer), darfst du stattdessen drei Karten abwerfen und drei ziehen.
web-book-tribes-turn-2 = Ganz am Schluss werden deine Anführer-Bedingungen geprüft.
web-book-tribes-turn-3 = Aussetzen kannst du nicht.

## Element cards

web-book-tribes-elements-title = Eine Elementkarte spielen
web-book-tribes-elements-1 = Eine Karte hat eine, zwei oder drei Reihen, jede mit einer Voraussetzung und einem Effekt. Du führst genau eine Reihe aus, deren Voraussetzung erfüllt ist. Die Karte, die du spielst, zählt noch zu deinen eigenen.
web-book-tribes-elements-2 = Voraussetzungen fragen, wie viele Karten eines Elements du hast, ob ein Nachbar welche hat, ob du mehr oder weniger hast als einer oder beide Nachbarn, oder wie viele ihr drei zusammen habt. Diese Zahl ist das X auf vielen Karten. Deine Nachbarn sitzen links und rechts von dir. Weniger als ein Nachbar, der keine hat, hast du nie.
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
web-book-tribes-riders-2 = Ein Katapult bringt einen Windreiter von überallher auf irgendeines deiner Plättchen. Ein Dorf mit Windportal grenzt an die Hauptstadt und an alle deine anderen Windportale.
web-book-tribes-riders-3 = Auf einem Plättchen dürfen beliebig viele Windreiter stehen.

## Temples

web-book-tribes-temples-title = Tempel
web-book-tribes-temples-1 = Wirf drei Karten ab und stelle einen deiner Tempel auf eines deiner Plättchen. Er gibt einmal, was dein Tableau für ihn zeigt: Wasser, Bewegungen, weniger Verschmutzung oder einen günstigen Wald.
web-book-tribes-temples-2 = Auf einem Plättchen steht höchstens ein Tempel. Die Reihenfolge der vier bestimmst du.
web-book-tribes-temples-3 = So wirst du auch drei Karten los, die nicht passen, und suchst nach besseren.

## Villages

web-book-tribes-villages-title = Dörfer
web-book-tribes-villages-1 = Stehen auf einem Waldplättchen mindestens so viele Windreiter, wie es Felder für sie hat, kannst du dort ein Dorf bauen. So viele Windreiter, wie es Felder hat, kehren heim; weitere und ein Tempel bleiben. Das Plättchen wird umgedreht, und ein Baumhaus kommt darauf.
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
web-book-tribes-leaders-1 = Jedes Tableau hat zwei Bedingungen: einen Pfad aus fünf Plättchen in vorgegebenen Farben und eine weitere. Für jede wählst du einmal in der Partie eine deiner vier Anführer-Karten.
web-book-tribes-leaders-2 = Eine Anführer-Karte ist eine dauerhafte Fähigkeit: mehr Wasser, günstigere Wälder, etwas zusätzlich bei bestimmten Karten oder etwas, das du einmal in jedem Zug kaufen darfst.
web-book-tribes-leaders-3 = Bedingungen werden nur nach dem Nachziehen am Ende deines eigenen Zuges geprüft.

## The end

web-book-tribes-end-title = Das Ende und die Wertung
web-book-tribes-end-1 = Wer zuerst ein fünftes Dorf baut, nimmt das Spielende-Plättchen. Die Runde wird zu Ende gespielt, dann folgt noch eine.
web-book-tribes-end-2 = Es gibt 5 Siegpunkte für das Spielende-Plättchen und 3 für jedes Dorf. Vier Tempel bringen 7, drei bringen 3. Ohne verschmutztes Feld gibt es 12 Siegpunkte, mit einem 7, mit zweien 3. Neun Plättchen bringen 12, acht bringen 7, sieben bringen 3. Und jedes erfüllte Ziel bringt seine Siegpunkte.
web-book-tribes-end-3 = Die meisten Siegpunkte gewinnen; bei Gleichstand entscheidet mehr Wasser.

## Two players

web-book-tribes-two-title = Zu zweit, und wer was weiß
web-book-tribes-two-1 = Spielen zwei, ist der zweite Nachbar für beide die Auslage: ihre vier Karten und die oberste Karte des Stapels.
web-book-tribes-two-2 = Alle Rückseiten sind für alle offen. Die Vorderseiten deiner Karten kennst nur du.

## Advice

web-book-tribes-tips-title = Tipps für die ersten Partien
web-book-tribes-tips-1 = Sieh auf die Kartenhalter deiner Nachbarn, bevor du ziehst. Ein Element, das sie haben, macht dein X größer.
web-book-tribes-tips-2 = Erst Wasser und saubere Felder, dann Wälder, dann Windreiter. Ein Dorf braucht alles davon.
web-book-tribes-tips-3 = Baue Dörfer dort, wo wenige Nachbarfelder noch leer sind, oder auf einer Windturbine.
web-book-tribes-tips-4 = Fähigkeiten der Anführer sind am meisten wert, wenn sie früh kommen.
web-book-tribes-tips-5 = Neun Plättchen und ein sauberes Land bringen zusammen 24 Siegpunkte – so viel wie acht Dörfer.

web-book-tribes-example-title = Ein gezeichneter Zug
web-book-tribes-example-1 = Von den Karten deiner Nachbarn siehst du die Rückseiten. Deine Erdkarte E09 legt einen Wald für 8 − X Wasser, und X zählt die Erdkarten bei dir und beiden Nachbarn: zwei bei dir, eine links, zwei rechts. Also ist X 5, und der Wald kostet 3 Wasser.
web-book-tribes-example-2 = Dein Land hat zwei Plättchen, 6 Wasser und ein sauberes Feld neben einem Plättchen: das dritte in der obersten Reihe. Auf den anderen liegt Verschmutzung. Aus der Auslage wählst du das grüne Plättchen mit einer Windturbine.
web-book-tribes-example-3 = Du zahlst 3 Wasser und legst das Plättchen auf das saubere Feld. Vom Stapel kommt ein neues Plättchen in die Auslage.
web-book-tribes-example-4 = Zum Schluss ziehst du eine Karte. Du siehst nur Rückseiten und nimmst die Erdkarte: So zählt Erde für deine E01 weiter zweimal. Es ist E06. Deine Anführer-Bedingungen werden geprüft, und die nächste Person ist am Zug.
web-book-tribes-symbols-title = Symbole
web-book-tribes-symbols-1 = Alle Symbole der Karten, Plättchen und Tableaus: die Elemente, was eine Karte verlangt, was sie gibt, die Farben der Wälder, die Boni der Plättchen und die Symbole unter deinen Feldern.
web-book-tribes-symbol-need = Verlangt mindestens so viele Karten des Elements bei dir.
web-book-tribes-symbol-sum = X: die Karten des Elements bei dir und beiden Nachbarn.
web-book-tribes-symbol-water = Wasser: nimm es, oder bezahle damit Wälder.
web-book-tribes-symbol-moves = Bewegungen für deine Windreiter.
web-book-tribes-symbol-pollution = Verschmutzung; auf einer Karte, wie viel davon du entfernst.
web-book-tribes-symbol-forest = Lege für so viel Wasser ein Waldplättchen.
web-book-tribes-symbol-clear = Entferne alle Verschmutzungen von einem Feld.
web-book-tribes-symbol-temple = Ein Tempel; auf einer Karte: ohne Abwerfen platzieren.
web-book-tribes-symbol-slots = Ein Waldplättchen: Farbe, Bonus und wie viele Windreiter ein Dorf braucht.
web-book-tribes-symbol-turbine = Windturbine: Der Bau dieses Dorfes verschmutzt nichts.
web-book-tribes-symbol-catapult = Katapult: bringt einen Windreiter auf irgendeines deiner Plättchen.
web-book-tribes-symbol-portal = Windportal: grenzt an die Hauptstadt und an alle deine anderen Windportale.
web-book-tribes-symbol-village = Ein Dorf mit seinem Baumhaus; eine Zahl daneben zählt die übrigen Baumhäuser.
web-book-tribes-symbol-capital = Die Hauptstadt, wo die Windreiter starten.
web-book-tribes-symbol-ruin = Solche Symbole stehen unter deinen Feldern; Ziele verlangen Plättchen auf allen Feldern mit demselben.
web-book-tribes-symbol-village-card = Eine Dorfkarte: Siegpunkte des Ziels und was die rechte Seite gibt.
web-book-tribes-symbol-goal = Ziele links an deinem Tableau.
web-book-tribes-symbol-leader = Eine Anführer-Karte: eine dauerhafte Fähigkeit.
web-book-tribes-symbol-end = Das Spielende-Plättchen.
web-book-tribes-symbol-discard = Ablagestapel
