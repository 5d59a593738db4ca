### Tribes of the Wind: the rules, one sentence for each rule of the rules document.

## General

rule-TRB-GEN-1 = Es spielen 2, 3, 4 oder 5 Personen in fester Sitzreihenfolge im Uhrzeigersinn.
rule-TRB-GEN-2 = Was du tust, verändert nie Tableau, Wasser, Windreiter, Kartenhalter, Dorfkarten oder Anführer-Karten einer anderen Person.
rule-TRB-GEN-3 = Nach dem Aufbau entscheidet nur noch die aktive Person.
rule-TRB-GEN-4 = Alle Werte von Karten, Plättchen und Tableaus stehen in den Datendateien.
rule-TRB-GEN-5 = Eine getroffene Entscheidung gilt: Eine gewählte Aktion lässt sich nicht gegen eine andere tauschen.
rule-TRB-GEN-6 = Wasser sinkt nie unter 0, und was Wasser kostet, geht nur, wenn du es vollständig bezahlen kannst.

## Set-up

rule-TRB-SETUP-1 = Das Spielende-Plättchen liegt anfangs in der Tischmitte und gehört niemandem.
rule-TRB-SETUP-2 = Alle Elementkarten werden zum Nachziehstapel gemischt; die obersten vier bilden die Elementauslage, sichtbar sind nur ihre Rückseiten.
rule-TRB-SETUP-3 = Die Dorfkarten werden gemischt; vier bilden offen die Dorfauslage, die übrigen verdeckt den Stapel.
rule-TRB-SETUP-4 = Waldplättchen ohne Spielersymbol sind immer dabei, solche mit 3+ ab drei, mit 4+ ab vier und mit 5 nur zu fünft; die übrigen bleiben aus dem Spiel.
rule-TRB-SETUP-5 = Die verwendeten Waldplättchen werden gemischt; vier bilden die Waldauslage, die übrigen den Stapel, dessen oberstes Plättchen alle sehen.
rule-TRB-SETUP-6 = Alle haben ein eigenes Tableau, und keines wird doppelt verwendet: Die Tableaus werden zugelost, gewählt oder vorher festgelegt.
rule-TRB-SETUP-7 = Werden die Tableaus gewählt, so geschieht das in Sitzreihenfolge unter den noch freien, bevor Karten verteilt sind und bevor feststeht, wer anfängt.
rule-TRB-SETUP-8 = Du bekommst die vier Anführer-Karten deines Tableaus; sie liegen offen daneben und wirken noch nicht.
rule-TRB-SETUP-9 = Du beginnst mit 7 Windreitern in der Hauptstadt, 5 Baumhäusern und 4 noch nicht platzierten Tempeln, von jeder Art einem.
rule-TRB-SETUP-10 = Jedes Feld beginnt mit der Verschmutzung, die dein Tableau zeigt, zusammen 16.
rule-TRB-SETUP-11 = In Sitzreihenfolge erhalten alle fünf Karten vom Nachziehstapel der Elementkarten.
rule-TRB-SETUP-12 = Wer anfängt, wird ausgelost oder vorher bestimmt; danach geht es im Uhrzeigersinn weiter.
rule-TRB-SETUP-13 = Wer als Erstes am Zug ist, legt Startplättchen 1 auf das eigene Startfeld, die nächste Person Startplättchen 2 und so weiter; höhere Startplättchen bleiben aus dem Spiel.
rule-TRB-SETUP-14 = In Spielreihenfolge erhalten alle den ganzen Startbonus ihres Startplättchens: Wasser, Windreiter aus der Hauptstadt auf das Startplättchen und entfernte Verschmutzung; auf nichts davon kann man verzichten.
rule-TRB-SETUP-15 = Dann ziehen alle in Spielreihenfolge die oberste Dorfkarte und legen sie links an das eigene Tableau: Von ihr zählt nur das Ziel.
rule-TRB-SETUP-16 = Runde 1 beginnt mit dem Zug der Person, die anfängt.
rule-TRB-SETUP-17 = Zu zweit bleibt der Aufbau gleich; hinzu kommt nur der zweite Nachbar.

## Turns and rounds

rule-TRB-TURN-1 = In einer Runde sind alle einmal am Zug, von der Person mit Startplättchen 1 bis zu der mit dem höchsten.
rule-TRB-TURN-2 = Dein Zug besteht aus einer Aktion, dem Nachziehen und der Prüfung der Anführer-Bedingungen, in dieser Reihenfolge; nichts davon lässt sich auslassen.
rule-TRB-TURN-3 = In deinem Zug führst du genau eine Aktion aus: eine Elementkarte ausspielen, einen Tempel platzieren, ersatzweise, wo erlaubt, drei Karten abwerfen, oder ein Dorf bauen.
rule-TRB-TURN-4 = Passen gibt es nicht; mit fünf Karten im Kartenhalter ist immer eine Aktion möglich.
rule-TRB-TURN-5 = Eine Anführer-Fähigkeit, für die du einmal je Zug bezahlst, zählt nicht als deine Aktion.

## Playing an element card

rule-TRB-PLAY-1 = Du kannst eine Karte aus deinem Kartenhalter ausspielen, wenn die Voraussetzung mindestens einer ihrer Reihen erfüllt ist.
rule-TRB-PLAY-2 = Voraussetzungen werden geprüft, solange die Karte noch im Kartenhalter steht; sie zählt also zu deinen eigenen Karten mit.
rule-TRB-PLAY-3 = Genau eine Reihe der Karte wird ausgeführt.
rule-TRB-PLAY-4 = Sind beide Reihen einer Karte erfüllt, suchst du dir eine davon aus.
rule-TRB-PLAY-5 = Bei einer Karte mit drei Stufen entscheidet die Summe über die Reihe; eine Wahl hast du dabei nicht.
rule-TRB-PLAY-6 = Eine Karte, von der keine Reihe erfüllt ist, kann nicht ausgespielt werden.
rule-TRB-PLAY-7 = Ist die Voraussetzung erfüllt, darfst du die Karte auch ausspielen, wenn ihr Effekt wenig oder nichts bewirkt.
rule-TRB-PLAY-8 = X steht fest, sobald die Voraussetzung geprüft ist, und ändert sich danach nicht mehr.
rule-TRB-PLAY-9 = Die Karte bleibt im Kartenhalter, bis ihr Effekt abgehandelt ist, und kommt dann offen auf den Ablagestapel.

## Requirements

rule-TRB-REQ-1 = Für Voraussetzungen zählen nur die Rückseiten, also die Elemente der Karten; Wasser, Plättchen und Vorderseiten spielen keine Rolle.
rule-TRB-REQ-2 = Zu dritt bis zu fünft sind deine Nachbarn die Personen direkt vor und nach dir; andere Kartenhalter, Auslage und Nachziehstapel zählen nicht.
rule-TRB-REQ-3 = Zu zweit sind deine Nachbarn die Gegenseite und die Karten von Auslage und Nachziehstapel.
rule-TRB-REQ-4 = Diese Karte verlangt eine bestimmte Anzahl Karten eines Elements in deinem eigenen Kartenhalter.
rule-TRB-REQ-5 = Diese Karte verlangt, dass du keine Karte des genannten Elements hast.
rule-TRB-REQ-6 = Diese Karte verlangt mindestens eine Karte von jedem der vier Elemente in deinem Kartenhalter.
rule-TRB-REQ-7 = Diese Karte geht immer; X ist die Anzahl der Karten des Elements bei dir und beiden Nachbarn zusammen und kann auch 0 sein.
rule-TRB-REQ-8 = Deine Karten und die beider Nachbarn werden addiert: 2 oder 3 ergeben die erste Reihe, 4 oder 5 die zweite, ab 6 gilt die dritte; unter 2 geht die Karte nicht.
rule-TRB-REQ-9 = Die kleine Voraussetzung verlangt das Element bei einem Nachbarn, die große bei beiden; deine eigenen Karten sind gleichgültig.
rule-TRB-REQ-10 = Die kleine Voraussetzung verlangt, dass du mehr Karten des Elements hast als ein Nachbar, die große mehr als jeder der beiden.
rule-TRB-REQ-11 = Die kleine Voraussetzung verlangt, dass du weniger Karten des Elements hast als ein Nachbar, die große weniger als jeder der beiden.
rule-TRB-REQ-12 = Weniger als ein Nachbar ohne Karte des Elements kannst du nie haben, auch nicht ganz ohne eigene.
rule-TRB-REQ-13 = Gleich viele sind weder mehr noch weniger; mit einer Karte hast du mehr als ein Nachbar, der keine hat.

## Carrying out effects

rule-TRB-EFF-1 = Von Teilen, die mit „und“ verbunden sind, erhältst du alle in beliebiger Reihenfolge; nur reines Wasser kommt immer zuerst.
rule-TRB-EFF-2 = Von Teilen, die mit „oder“ verbunden sind, wählst du genau einen, der jetzt möglich ist; ist keiner möglich, verfällt der Effekt.
rule-TRB-EFF-3 = Was dir eine Anführer-Karte für das Ausspielen gibt, gehört zum selben Effekt.
rule-TRB-EFF-4 = Alles reine Wasser eines Effekts gibt es zuerst, von selbst.
rule-TRB-EFF-5 = Solange mehrere Teile übrig sind, bestimmst du, welcher mögliche als nächster kommt; ein einziger möglicher wird ohne Nachfrage ausgeführt.
rule-TRB-EFF-6 = Ein begonnener Teil wird beendet oder aufgegeben, bevor der nächste kommt; Bewegungen zweier Teile werden nicht zusammengezählt.
rule-TRB-EFF-7 = Teile, die am Ende nicht möglich sind, verfallen; durch einen anderen Teil davor kann einer aber noch möglich werden.
rule-TRB-EFF-8 = Ein Teil wird nur angeboten, wenn er etwas bewirken kann: Entfernen braucht Verschmutzung, ein Wald Wasser, Plättchen und Feld, ein Katapult ein Ziel, ein Tempel ein freies Plättchen.
rule-TRB-EFF-9 = Auf Wasser und das Entfernen von Verschmutzung kannst du nicht verzichten, außer bei der Verschmutzung einer Rabattkarte; auf Wald, Katapult, freien Tempel und das Räumen eines Feldes schon, und Bewegungen kannst du jederzeit beenden.
rule-TRB-EFF-10 = Du teilst die Zahl frei auf Wasser und Bewegungen auf: von lauter Bewegungen bis zu lauter Wasser.
rule-TRB-EFF-11 = Ein Teil, dessen X gleich 0 ist, bewirkt nichts.
rule-TRB-EFF-12 = Du kannst beliebig viel Wasser besitzen.

## Pollution

rule-TRB-POLL-1 = Verschmutzung entfernst du Stück für Stück von Feldern deiner Wahl; dasselbe Feld darf mehrmals vorkommen.
rule-TRB-POLL-2 = Ist auf deinem Gelände keine Verschmutzung mehr, verfällt der Rest.
rule-TRB-POLL-3 = Entfernte Verschmutzung ist endgültig weg.
rule-TRB-POLL-4 = Auf einem Feld mit Plättchen liegt nie Verschmutzung.
rule-TRB-POLL-5 = Auf einem Feld kann beliebig viel Verschmutzung liegen.

## Laying a forest tile

rule-TRB-FOREST-1 = Ein Wald kostet so viel Wasser wie angegeben, abzüglich deiner Rabatte, aber nie weniger als 1.
rule-TRB-FOREST-2 = Du legst genau einen Wald und bezahlst ihn immer; verzichtest du, zahlst du nichts.
rule-TRB-FOREST-3 = Ein Wald lässt sich nur legen, wenn du das Wasser hast, ein Plättchen da ist und ein Feld passt.
rule-TRB-FOREST-4 = Zur Wahl stehen die Waldauslage und das oberste Plättchen des Stapels.
rule-TRB-FOREST-5 = Ein Wald kommt auf ein Feld ohne Verschmutzung und ohne Plättchen, das an eines deiner Plättchen grenzt.
rule-TRB-FOREST-6 = Erst wählst du das Plättchen, dann das Feld; danach zahlst du und legst es mit der Waldseite nach oben.
rule-TRB-FOREST-7 = Eine Lücke der Waldauslage wird sofort vom Stapel gefüllt; ist er leer, bleibt sie.
rule-TRB-FOREST-8 = Was dir deine Anführer für einen gelegten Wald geben, wird ganz ausgeführt, bevor etwas anderes weitergeht.
rule-TRB-FOREST-9 = Ein gelegtes Plättchen wird nie verschoben oder entfernt.
rule-TRB-FOREST-10 = Auf einem gerade gelegten Plättchen sind weder Windreiter noch ein Tempel.

## Moves

rule-TRB-MOVE-1 = Eine Bewegung bringt einen deiner Windreiter an einen benachbarten Ort: ein Plättchen oder die Hauptstadt, in beide Richtungen.
rule-TRB-MOVE-2 = Plättchen, die aneinandergrenzen, sind benachbart, ob Wald, Dorf oder Startplättchen.
rule-TRB-MOVE-3 = Hauptstadt und Startplättchen sind benachbart.
rule-TRB-MOVE-4 = Ein Dorf mit Windportal ist deiner Hauptstadt und allen deinen anderen Dörfern mit Windportal benachbart.
rule-TRB-MOVE-5 = Ein Windportal wirkt nicht, solange sein Plättchen noch Wald ist.
rule-TRB-MOVE-6 = Felder ohne Plättchen kann man nicht betreten, die Hauptstadt nur vom Startplättchen oder einem Dorf mit Windportal aus.
rule-TRB-MOVE-7 = Auf einem Plättchen dürfen beliebig viele Windreiter sein, auch mehr, als es Felder für sie hat.
rule-TRB-MOVE-8 = Bewegungen verteilst du beliebig auf deine Windreiter; derselbe darf sich mehrmals bewegen.
rule-TRB-MOVE-9 = Du darfst aufhören, bevor alle Bewegungen verbraucht sind; der Rest verfällt.
rule-TRB-MOVE-10 = In die Hauptstadt kommen Windreiter nur durch eine solche Bewegung zurück oder wenn ein Dorf gebaut wird.

## Catapult

rule-TRB-CATA-1 = Ein Katapult bringt einen Windreiter auf ein beliebiges anderes deiner Plättchen, gleich wie weit.
rule-TRB-CATA-2 = Der Windreiter darf aus der Hauptstadt kommen, muss aber auf einem anderen Plättchen landen; Hauptstadt und leere Felder sind keine Ziele.
rule-TRB-CATA-3 = Auf ein Katapult darfst du verzichten.
rule-TRB-CATA-4 = Ein Katapult ist keine Bewegung: Es verbraucht keine und wird durch keine Fähigkeit verstärkt.

## Placing a temple

rule-TRB-TEMPLE-1 = Einen Tempel kannst du platzieren, wenn du mindestens drei Karten im Kartenhalter, einen Tempel übrig und ein Plättchen ohne Tempel hast.
rule-TRB-TEMPLE-2 = Zuerst wirfst du drei Karten offen ab; ihre Voraussetzungen sind gleichgültig, ihre Effekte treten nicht ein, und keine Fähigkeit wird ausgelöst.
rule-TRB-TEMPLE-3 = Du wählst einen noch nicht platzierten Tempel; die Reihenfolge der Arten bestimmst du.
rule-TRB-TEMPLE-4 = Der Tempel kommt auf eines deiner Plättchen ohne Tempel: Wald, Dorf oder Startplättchen, mit oder ohne Windreiter.
rule-TRB-TEMPLE-5 = Auf einem Plättchen steht höchstens ein Tempel, und ein platzierter Tempel wird nie versetzt oder entfernt.
rule-TRB-TEMPLE-6 = Dann tritt der Effekt, den dein Tableau für diesen Tempel zeigt, einmal ein; was nicht möglich ist, verfällt, und er kommt nie wieder.
rule-TRB-TEMPLE-7 = Sind alle deine Tempel platziert oder tragen alle deine Plättchen einen, darfst du drei Karten abwerfen und sonst nichts tun.
rule-TRB-TEMPLE-8 = Solange du einen Tempel platzieren könntest, darfst du nicht einfach drei Karten abwerfen.
rule-TRB-TEMPLE-9 = Eine Dorfkarte kann dich einen Tempel platzieren lassen, ohne Karten abzuwerfen, wenn du noch einen und ein Plättchen ohne Tempel hast; du darfst verzichten.

## Building a village

rule-TRB-VILLAGE-1 = Ein Dorf baust du auf einem deiner Wälder, auf dem mindestens so viele Windreiter sind, wie er Felder für sie hat, wenn du noch ein Baumhaus hast; nie auf dem Startplättchen.
rule-TRB-VILLAGE-2 = Je Zug baust du höchstens ein Dorf, als deine Aktion; von selbst entstehen Dörfer nie.
rule-TRB-VILLAGE-3 = So viele Windreiter, wie das Plättchen Felder hat, kehren von ihm in die Hauptstadt zurück.
rule-TRB-VILLAGE-4 = Weitere Windreiter und ein Tempel bleiben; das Plättchen wird auf die Dorfseite gedreht und behält Farbe und Platz.
rule-TRB-VILLAGE-5 = Jedes angrenzende Feld ohne Plättchen erhält eine neue Verschmutzung, ob sauber oder nicht.
rule-TRB-VILLAGE-6 = Ein Dorf mit Windturbine bringt keine neue Verschmutzung.
rule-TRB-VILLAGE-7 = Eines deiner Baumhäuser kommt auf das neue Dorf.
rule-TRB-VILLAGE-8 = Mit dem fünften Baumhaus kannst du dir sofort das Spielende-Plättchen holen.
rule-TRB-VILLAGE-9 = Hat das Plättchen ein Katapult, darfst du es jetzt benutzen; auch gerade in die Hauptstadt zurückgekehrte Windreiter kommen infrage.
rule-TRB-VILLAGE-10 = Ein Windportal wirkt von dem Augenblick an, in dem das Dorf gebaut ist.
rule-TRB-VILLAGE-11 = Windturbine und Katapult eines Plättchens zählen nur, wenn es zum Dorf wird, sein Windportal erst von da an.
rule-TRB-VILLAGE-12 = Für ein Dorf nimmst du danach eine Dorfkarte.
rule-TRB-VILLAGE-13 = Für ein Dorf verlassen keine Karten deinen Kartenhalter, also ziehst du keine nach.

## Village cards

rule-TRB-VCARD-1 = Du musst eine der offenen Dorfkarten der Auslage nehmen, nicht eine vom Stapel.
rule-TRB-VCARD-2 = Dann wählst du die linke oder die rechte Seite der Karte, ein für alle Mal.
rule-TRB-VCARD-3 = Die rechte Seite wirkt sofort und gilt als genutzt, auch wenn sie nichts bewirkt; danach wird die Karte abgeworfen.
rule-TRB-VCARD-4 = Für die linke Seite liegt die Karte als Ziel an deinem Tableau, und ihre rechte Seite verfällt.
rule-TRB-VCARD-5 = Links an deinem Tableau liegen höchstens vier Dorfkarten, die erste vom Aufbau eingerechnet.
rule-TRB-VCARD-6 = Liegen links schon vier Karten, wirfst du erst eine davon ab, bevor die neue dazukommt.
rule-TRB-VCARD-7 = Ist die Karte abgehandelt, wird ihr Platz in der Auslage vom Stapel gefüllt; ist er leer, wird zuerst die Ablage der Dorfkarten gemischt.
rule-TRB-VCARD-8 = Läge keine Dorfkarte in der Auslage, würde keine genommen.

## Drawing

rule-TRB-DRAW-1 = Du ziehst, bis dein Kartenhalter fünf Karten hat: eine nach dem Ausspielen, drei nach dem Abwerfen von dreien, keine nach einem Dorf.
rule-TRB-DRAW-2 = Für jede Karte wählst du eine der Auslage oder die oberste des Nachziehstapels; du kennst nur die Rückseiten.
rule-TRB-DRAW-3 = Lücken der Auslage bleiben, bis du alle deine Karten gezogen hast.
rule-TRB-DRAW-4 = Nimmst du die oberste Karte des Nachziehstapels, wird sofort die Rückseite der nächsten sichtbar.
rule-TRB-DRAW-5 = Ziehst du mehrere Karten, siehst du keine neue Vorderseite, bevor die letzte gezogen ist.
rule-TRB-DRAW-6 = Nach dem Ziehen werden die Lücken der Auslage der Reihe nach vom Nachziehstapel gefüllt, Rückseiten nach oben.
rule-TRB-DRAW-7 = Sobald der Nachziehstapel leer ist, wird aus dem Ablagestapel ein neuer gemischt, auch mitten im Ziehen.
rule-TRB-DRAW-8 = Für alle Kartenhalter und die Auslage reichen die Elementkarten immer.

## Leader conditions

rule-TRB-COND-1 = Jedes Tableau hat zwei Anführer-Bedingungen: seinen Farbpfad und noch eine.
rule-TRB-COND-2 = Deine Bedingungen werden am Ende jedes deiner Züge nach dem Ziehen geprüft, sonst nie.
rule-TRB-COND-3 = Für jede erfüllte Bedingung musst du eine deiner Anführer-Karten auslegen; jede Bedingung wird nur einmal belohnt.
rule-TRB-COND-4 = Sind beide Bedingungen gleichzeitig erfüllt, wählst du nacheinander zwei Anführer-Karten.
rule-TRB-COND-5 = Es zählt nur, was im Augenblick der Prüfung gilt, nicht, was früher im Zug galt.
rule-TRB-COND-6 = Die Bedingung verlangt eine Anzahl Felder ohne Verschmutzung; Felder mit Plättchen zählen mit.
rule-TRB-COND-7 = Die Bedingung verlangt, dass du so oft wie angegeben die rechte Seite von Dorfkarten genutzt hast.
rule-TRB-COND-8 = Die Bedingung verlangt eine Anzahl Dorfkarten links an deinem Tableau; die vom Aufbau zählt mit.
rule-TRB-COND-9 = Die Bedingung verlangt eine Anzahl deiner Dörfer auf den genannten Feldern.
rule-TRB-COND-10 = Die Bedingung verlangt eine Anzahl deiner Tempel auf den genannten Feldern, gleich wie sie platziert wurden.
rule-TRB-COND-11 = Für den Farbpfad brauchst du fünf verschiedene Plättchen, jedes an das vorige angrenzend, deren Farben der Reihenfolge auf deinem Tableau entsprechen.
rule-TRB-COND-12 = Der Pfad darf überall beginnen und Startplättchen wie Dörfer mit ihrer Farbe nutzen; Windportale und Hauptstadt verbinden dabei nichts.

## Leader abilities

rule-TRB-LEADER-1 = Eine Anführer-Karte wirkt vom Auslegen bis zum Spielende und geht nie verloren; nicht ausgelegte Karten bewirken nichts.
rule-TRB-LEADER-2 = Belohnt ein Anführer das Ausspielen eines Elements, gehört der Gewinn zum Effekt der Karte, gleich welche Reihe gilt.
rule-TRB-LEADER-3 = Abgeworfene Karten gelten für Anführer-Fähigkeiten nicht als ausgespielt.
rule-TRB-LEADER-4 = Eine Anführer-Fähigkeit mit Preis kannst du einmal in jedem deiner Züge nutzen: Du zahlst das Wasser und erhältst den Gewinn.
rule-TRB-LEADER-5 = Eine solche Fähigkeit nutzt du vor deiner Aktion oder zwischen Aktion und Nachziehen, sonst nie.
rule-TRB-LEADER-6 = Der Preis wird immer zuerst und ganz bezahlt, auch wenn du den Gewinn nur zum Teil nutzen kannst.
rule-TRB-LEADER-7 = Die Fähigkeit wird nur angeboten, wenn du zahlen kannst und der Gewinn danach möglich ist.
rule-TRB-LEADER-8 = Zwei solche Karten darfst du beide in einem Zug nutzen, je einmal; auch eine Nutzung, auf deren Gewinn du verzichtest, ist verbraucht.
rule-TRB-LEADER-9 = Belohnt ein Anführer das Legen von Wald, erhältst du den Gewinn für jedes Waldplättchen, das du legst.
rule-TRB-LEADER-10 = Das Legen des Startplättchens löst nichts aus.
rule-TRB-LEADER-11 = Eine Fähigkeit, die Wasser, Bewegungen oder das Entfernen von Verschmutzung verstärkt, gilt für jeden solchen Teil auf Elementkarten, Tempeln und rechten Seiten von Dorfkarten.
rule-TRB-LEADER-12 = Gewinne von Anführern, Startboni, das Räumen eines Feldes, Katapulte und Waldpreise verändert sie nicht.
rule-TRB-LEADER-13 = Bei einer Auswahl wächst nur der gewählte Teil; auch X wächst, aber 0 bleibt 0.
rule-TRB-LEADER-14 = Wird eine Zahl auf Wasser und Bewegungen aufgeteilt, wächst jeder Anteil ab 1 durch seine Fähigkeit; die aufzuteilende Zahl bleibt gleich.
rule-TRB-LEADER-15 = Belohnt ein Anführer entfernte Verschmutzung, erhältst du das Wasser sofort für jedes einzelne Stück, gleich wodurch es verschwindet.
rule-TRB-LEADER-16 = Beim Räumen eines Feldes verschwindet alle Verschmutzung eines Feldes deiner Wahl; du darfst verzichten.
rule-TRB-LEADER-17 = Ein Rabatt verbilligt jeden Wald, den du legst, und mehrere Rabatte werden addiert.
rule-TRB-LEADER-18 = Ein Rabatt gilt auch für einen Wald, den dich eine Anführer-Fähigkeit legen lässt.
rule-TRB-LEADER-19 = Was eine Rabattkarte zusätzlich gibt, kommt nach jedem gelegten Wald, also zu spät, um dessen Feld zu säubern; Verschmutzung darfst du dabei liegen lassen.
rule-TRB-LEADER-20 = Mehrere Gewinne aus demselben Anlass werden wie Teile eines Effekts ausgeführt.
rule-TRB-LEADER-21 = Eine jetzt ausgelegte Anführer-Karte hilft ab deinem nächsten Zug, nicht in dem, der gerade endet.

## End of the game

rule-TRB-END-1 = Wer als Erstes das fünfte Baumhaus auf das Gelände stellt, nimmt sofort das Spielende-Plättchen und löst so das Ende aus; der Zug geht normal weiter.
rule-TRB-END-2 = Die Runde, in der das Ende ausgelöst wurde, wird beendet, eine ganze weitere Runde gespielt, und dann ist Schluss.
rule-TRB-END-3 = Alle haben gleich viele Züge.
rule-TRB-END-4 = Auch nach dem Auslösen des Endes sind alle Züge normal; ohne Baumhaus kannst du nicht bauen.
rule-TRB-END-5 = Weitere fünfte Dörfer bringen kein Plättchen und ändern nichts am Spielende.
rule-TRB-END-6 = Hat bis zur letzten möglichen Runde niemand das Ende ausgelöst, wird danach gewertet, und niemand hat das Spielende-Plättchen.

## Scoring

rule-TRB-SCORE-1 = Das Spielende-Plättchen bringt 5 Siegpunkte.
rule-TRB-SCORE-2 = Jedes Baumhaus auf deinem Gelände bringt 3 Siegpunkte.
rule-TRB-SCORE-3 = Vier Tempel auf deinem Gelände bringen 7 Siegpunkte, drei bringen 3, weniger nichts.
rule-TRB-SCORE-4 = Ein Gelände ohne verschmutztes Feld bringt 12 Siegpunkte, mit einem 7, mit zweien 3, mit mehr nichts; wie viel auf einem Feld liegt, ist gleichgültig.
rule-TRB-SCORE-5 = Neun oder mehr Plättchen auf deinem Gelände, das Startplättchen eingerechnet, bringen 12 Siegpunkte, acht 7, sieben 3, weniger nichts.
rule-TRB-SCORE-6 = Jede Dorfkarte links an deinem Tableau bringt ihre Siegpunkte, wenn ihr Ziel erfüllt ist; unerfüllte Ziele kosten nichts.
rule-TRB-SCORE-7 = Wasser, Windreiter, Anführer-Karten und Karten im Kartenhalter bringen keine Siegpunkte.
rule-TRB-SCORE-8 = Es gewinnt, wer die meisten Siegpunkte hat.

## Goals of village cards

rule-TRB-GOAL-1 = Ziele werden einmal am Spielende geprüft, nur auf deinem eigenen Gelände.
rule-TRB-GOAL-2 = Bei Zielen zu Plättchen und Farben zählt das Startplättchen wie ein Wald seiner Farbe, und Dörfer zählen wie Wälder.
rule-TRB-GOAL-3 = Das Ziel ist erfüllt, wenn alle Felder mit dem genannten Symbol ein Plättchen tragen.
rule-TRB-GOAL-4 = Das Ziel ist erfüllt, wenn auf jedem genannten Feld, je nach Karte, ein Baumhaus oder ein beliebiger Tempel steht.
rule-TRB-GOAL-5 = Das Ziel ist erfüllt, wenn genügend der genannten Felder ein Plättchen tragen.
rule-TRB-GOAL-6 = Das Ziel verlangt drei Plättchen im genannten Muster, alle in einer Farbe oder alle in verschiedenen.
rule-TRB-GOAL-7 = Die Muster sind drei nebeneinander in einer Zeile, eine ganze Spalte, drei in einer Diagonale und drei Felder eines Viererquadrats, beliebig gedreht.
rule-TRB-GOAL-8 = Das Ziel verlangt eine Anzahl Baumhäuser auf Plättchen mit dem genannten Bonus.
rule-TRB-GOAL-9 = Das Ziel verlangt eine Anzahl Boni auf den Plättchen unter deinen Baumhäusern: Jede Windturbine, jedes Katapult, jedes Windportal zählt eins.
rule-TRB-GOAL-10 = Mehr als verlangt ist in Ordnung, und ein Plättchen oder Baumhaus darf für mehrere Ziele zählen.

## Ties

rule-TRB-TIE-1 = Bei gleich vielen Siegpunkten liegt vorn, wer mehr Wasser hat.
rule-TRB-TIE-2 = Wer in Siegpunkten und Wasser gleichauf liegt, teilt sich den Platz und den Sieg.

## Two players

rule-TRB-TWO-1 = Zu zweit ist dein zweiter Nachbar die Elementauslage zusammen mit der obersten Karte des Nachziehstapels: fünf Rückseiten.
rule-TRB-TWO-2 = Die Gegenseite und der zweite Nachbar gelten bei jeder Art von Voraussetzung als Nachbarn.
rule-TRB-TWO-3 = Es zählen die Rückseiten, die beim Prüfen der Voraussetzung zu sehen sind; nach jedem Zug können es andere sein.
rule-TRB-TWO-4 = Alles andere ist zu zweit wie zu mehreren.

## Supplies

rule-TRB-SUPPLY-1 = Wasser und Verschmutzung gehen nie aus; Marker im Wert von 5 dienen nur der Bequemlichkeit.
rule-TRB-SUPPLY-2 = Deine Windreiter, Baumhäuser und Tempel sind begrenzt, und mehr davon gibt es nie.
rule-TRB-SUPPLY-3 = Waldplättchen sind begrenzt: Sind Auslage und Stapel leer, kann kein Wald mehr gelegt werden.
rule-TRB-SUPPLY-4 = Dorfkarten und Elementkarten gehen nie aus, weil ihre Ablagestapel wieder gemischt werden.

## What everybody knows

rule-TRB-INFO-1 = Eine ausgespielte oder abgeworfene Karte sehen alle.
rule-TRB-INFO-2 = Alle sehen, woher eine Karte gezogen wird, und ihre Rückseite; die Vorderseite sieht nur, wer zieht.
rule-TRB-INFO-3 = Werden mehrere Karten gezogen, sieht auch die ziehende Person die Vorderseiten erst nach der letzten.
rule-TRB-INFO-4 = Welche Karten du ausspielen oder abwerfen könntest, wird nur dir gezeigt.
rule-TRB-INFO-5 = Von einem fremden Kartenhalter siehst du die Rückseiten und sonst nichts.
rule-TRB-INFO-6 = Alle sehen, wenn der Ablagestapel zum neuen Nachziehstapel gemischt wird; danach ist er leer.
rule-TRB-INFO-7 = Ist die Partie vorbei, darf alles gezeigt werden.
rule-TRB-INFO-8 = Wer nur zuschaut, sieht, was alle am Tisch sehen, und nicht mehr.
