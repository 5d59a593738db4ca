### Urbion: the rules, one sentence for each rule of the rules document.

## General

rule-URB-GEN-1 = Gespielt wird allein oder zu zweit im Team; ein Team gewinnt oder verliert gemeinsam.
rule-URB-GEN-2 = Die sieben Erweiterungen lassen sich frei mischen; Karten und Regeln der nicht gewählten gibt es in dieser Partie nicht.
rule-URB-GEN-3 = An keiner Seite einer Stadt liegen je mehr als 3 Träume; Chaos und Chromatisches Chaos zählen mit.
rule-URB-GEN-4 = Links von einer Stadt zählt ein Traum mit seinem positiven Einfluss, rechts mit seinem negativen.
rule-URB-GEN-5 = Sognae können nur links liegen und Inkubi nur rechts, Zauberer eingeschlossen; Metas, Eintrachtkarten, Chaos und Chromatisches Chaos können auf beiden Seiten liegen.
rule-URB-GEN-6 = Eine Stadt ist genau dann im Gleichgewicht, wenn mindestens ein Traum an ihr liegt und alle ihre Träume zusammen 0 ergeben.
rule-URB-GEN-7 = Die einflussreichere Seite einer Stadt ist die mit der größeren Summe, Vorzeichen nicht beachtet; sind beide gleich, auch 0 und 0, gibt es keine.
rule-URB-GEN-8 = Elemente zählen nur beim Anlegen aus der Hand und im zweiten Schritt eines Chromatischen Chaos, beim Bezahlen mit zwei Karten und für den Seher; jedes andere Hinlegen oder Bewegen von Träumen beachtet sie nicht.
rule-URB-GEN-9 = Ausliegende Träume außer Chaos und Chromatischem Chaos gelten links als Sognae und rechts als Inkubi.
rule-URB-GEN-10 = Was von der Hand, aus der Auslage oder nach einem Aufdecken abgeworfen wird, kommt offen auf den Ablagestapel, und der wird nie neu gemischt.
rule-URB-GEN-11 = Eine Aktion wird zuerst bezahlt: Die Karten liegen schon auf dem Ablagestapel, wenn sie beginnt.
rule-URB-GEN-12 = Eine Aktion wird immer ganz ausgeführt; lässt sie sich nicht zu Ende bringen, steht sie nicht zur Wahl.
rule-URB-GEN-13 = Die oberste Karte des Traumstapels zu nehmen oder aufzudecken gilt immer als Ziehen, egal wofür; nur das Ansehen mit dem Buch der Prophezeiungen nicht.

## Rows

rule-URB-ROW-1 = Die Städte liegen in einer Spalte, und ihre Reihen zählen von oben nach unten.
rule-URB-ROW-2 = Eine neue Stadt, die eine befriedete ersetzt, kommt in dieselbe Reihe.
rule-URB-ROW-3 = Sind mehrere Reihen frei geworden, werden sie von oben nach unten mit neuen Städten besetzt.
rule-URB-ROW-4 = Eine frei gewordene Reihe, für die der Stadtstapel keine Karte mehr hat, fällt weg, und die Reihen darunter rücken auf.
rule-URB-ROW-5 = Rücken Reihen auf, weil eine weggefallen ist, gilt nichts als bewegt, weder Träume noch Postkarten noch die Leere-Figur; alles bleibt bei seiner Stadt.
rule-URB-ROW-6 = Wenn etwas eine Reihe nach unten rückt, folgt auf die unterste Reihe wieder die oberste.

## Set-up

rule-URB-SETUP-1 = Alle Stadtkarten der Partie werden gemeinsam gemischt und bilden verdeckt den Stadtstapel.
rule-URB-SETUP-2 = Alle Traumkarten der Partie werden gemeinsam gemischt und bilden verdeckt den Traumstapel.
rule-URB-SETUP-3 = Mit den Büchern der Macht werden jetzt die Bücher aufgedeckt und bezahlt, noch ehe eine andere Traumkarte gezogen wird.
rule-URB-SETUP-4 = Mit den Postkarten werden die 24 Postkarten zu einem verdeckten Stapel gemischt, die Karten „Weises Chaos“ ausgelegt, und der Einwohnerstapel ist zunächst leer.
rule-URB-SETUP-5 = Mit der Leere bilden die 8 Leere-Karten einen Stapel, auf dem die Leere-Figur steht.
rule-URB-SETUP-6 = Vier Stadtkarten werden gezogen und als Reihen 1 bis 4 ausgelegt, die erste zuoberst.
rule-URB-SETUP-7 = Zu Beginn bekommen die Reihen von oben nach unten ihre Träume, jede vollständig vor der nächsten.
rule-URB-SETUP-8 = Für die Starthand werden Träume einzeln gezogen, bis du 4 auf der Hand hast, die weder Chaos noch Chromatisches Chaos sind.
rule-URB-SETUP-9 = Ein Chaos, das für die Starthand gezogen wird, kommt sofort an die einflussreichere Seite einer Stadt deiner Wahl, an der dort weniger als 3 Träume liegen; dann wird weitergezogen, und die beiden anderen Möglichkeiten für Chaos stehen hier nicht offen.
rule-URB-SETUP-10 = Findet ein Chaos für die Starthand nirgends Platz, wird es beiseitegelegt und weitergezogen; ist die Hand vollständig, werden alle so beiseitegelegten Chaoskarten in den Traumstapel gemischt.
rule-URB-SETUP-11 = Ein während des Aufbaus gezogenes Chromatisches Chaos wird beiseitegelegt und durch die nächste Karte des Stapels ersetzt.
rule-URB-SETUP-12 = Sind alle Starthände vollständig, werden die beiseitegelegten Chromatisches-Chaos-Karten abgehandelt.
rule-URB-SETUP-13 = Nach dem Aufbau beginnt der erste Zug, mit allem, was zum Beginn eines Zuges gehört.

## Filling a city

rule-URB-FILL-1 = Eine Stadt wird mit genau zwei Karten gefüllt, und beide sind bekannt, ehe eine davon liegt; ein Chromatisches Chaos zählt nicht, es wird beiseitegelegt und ersetzt.
rule-URB-FILL-2 = Beim Füllen einer Stadt bleiben Elemente unbeachtet: Eine Sognaekarte kommt nach links, eine Inkubikarte nach rechts, also womöglich beide auf dieselbe Seite.
rule-URB-FILL-3 = Kommt beim Füllen einer Stadt ein Chaos zusammen mit einer Sognae- oder Inkubikarte, liegt es auf deren Seite (links +5, rechts −5), egal welche zuerst gezogen wurde.
rule-URB-FILL-4 = Füllen zwei Chaoskarten eine Stadt, liegen beide gemeinsam auf einer Seite, die du bestimmst.
rule-URB-FILL-5 = Beim Füllen einer Stadt bestimmst du für eine Meta- oder Eintrachtkarte die Seite.
rule-URB-FILL-6 = Kommt beim Füllen einer Stadt ein Chaos zusammen mit einer Meta- oder Eintrachtkarte, liegt es auf der Seite, die für diese Karte gewählt wird.
rule-URB-FILL-7 = Füllen zwei Meta- oder Eintrachtkarten eine Stadt, wird für jede einzeln gewählt, in der Reihenfolge des Ziehens, ob auf dieselbe Seite oder auf verschiedene.
rule-URB-FILL-8 = Ein Chaos, das zum Füllen einer Stadt gezogen wird, legt man nur hin: Die drei Möglichkeiten der Phase II gibt es dafür nicht, und Weises Chaos hilft nicht dagegen.
rule-URB-FILL-9 = Mit den Postkarten kommt, sobald beide Träume liegen, eine Postkarte (falls noch vorhanden) auf den zuerst gezogenen, selbst wenn er ein Chaos ist; ein ersetztes Chromatisches Chaos zählt dabei nicht.

## The turn

rule-URB-TURN-1 = Ein Zug hat vier Teile: Zugbeginn, Phase I, Phase II, Zugende.
rule-URB-TURN-2 = Zu Beginn eines Zuges bewegt sich erst die Leere-Figur, dann die Flaggschiffe.
rule-URB-TURN-3 = In Phase I tust du genau eines: eine Handkarte anlegen, eine für eine Aktion oder für nichts abwerfen (ein Zauberer bezahlt bis zu zwei Aktionen oder eine Sonderaktion) oder, wo es das gibt, mit zwei Karten eine Sonderaktion oder das Verbünden gegen die Leere bezahlen.
rule-URB-TURN-4 = Phase I darf nicht ausgelassen werden.
rule-URB-TURN-5 = In Phase II wird die Hand wieder auf 4 Karten aufgefüllt.
rule-URB-TURN-6 = Am Ende eines Zuges drehen sich die Sanduhren, danach folgt der nächste Zug.

## Placing a dream

rule-URB-PLACE-1 = Um einen Traum anzulegen, legst du ihn aus der Hand neben eine ausliegende Stadt.
rule-URB-PLACE-2 = Aus der Hand lässt sich ein Traum nur an eine Stadt anlegen, die mindestens eines seiner Elemente zeigt.
rule-URB-PLACE-3 = Beim Anlegen gehört eine Sognaekarte nach links, eine Inkubikarte nach rechts; bei Meta und Eintracht bestimmst du die Seite.
rule-URB-PLACE-4 = Angelegt werden kann nur auf einer Seite, an der weniger als 3 Träume liegen.
rule-URB-PLACE-5 = Anlegen darfst du an Städte im Gleichgewicht und aus dem Gleichgewicht, an leere Städte und an die mit der Leere-Figur.
rule-URB-PLACE-6 = Durch Anlegen allein wird keine Stadt befriedet; geprüft wird das nur beim Zensus.

## Discarding for an action

rule-URB-DISC-1 = Für eine abgeworfene Handkarte darfst du eine Aktion ausführen: Tauschen, Zensus oder, wenn Bücher ausliegen, die Aktion eines Buches.
rule-URB-DISC-2 = Jede Handkarte darf für eine Aktion abgeworfen werden; ihr Element und ihr Einfluss schränken die Aktion nicht ein.
rule-URB-DISC-3 = Auf die Aktion darfst du verzichten; die Karte bleibt trotzdem abgeworfen.
rule-URB-DISC-4 = Ohne Aktion wird genau eine Karte abgeworfen, niemals mehr.
rule-URB-DISC-5 = Ein Zensus ist immer möglich, Tauschen nur, wenn an zwei verschiedenen Städten Träume auf der gleichen Seite liegen, also beide links oder beide rechts.

## Exchange

rule-URB-EXCH-1 = Tauschen: Zwei ausliegende Träume wechseln die Plätze; beide müssen links liegen oder beide rechts.
rule-URB-EXCH-2 = Tauschen: Die beiden Träume müssen an verschiedenen Städten liegen.
rule-URB-EXCH-3 = Tauschen: Elemente bleiben unbeachtet, und jeder Traum kommt in Frage, auch Chaos, Chromatisches Chaos, Metas, Eintrachtkarten und Träume an Hängenden Gärten oder an der Stadt mit der Leere-Figur.
rule-URB-EXCH-4 = Beim Tauschen bleibt die Zahl der Träume je Seite gleich, deshalb steht die Grenze von 3 nie im Weg.
rule-URB-EXCH-5 = Beim Tauschen ändert sich kein Einfluss, weil kein Traum die Seite wechselt.
rule-URB-EXCH-6 = Beim Tauschen wandert eine Postkarte mit ihrem Traum mit; eine Ruhende Rakete geht dabei verloren.

## Census

rule-URB-CENSUS-1 = Der Zensus stellt alle Städte im Gleichgewicht auf einmal fest, so wie sie zu seinem Beginn liegen; die Stadt mit der Leere-Figur bleibt außen vor.
rule-URB-CENSUS-2 = Ein Zensus befriedet jede Stadt im Gleichgewicht; du kannst keine auslassen.
rule-URB-CENSUS-3 = Beim Zensus werden die Postkarten an den Städten im Gleichgewicht bewertet, ehe irgendeine Karte verschwindet.
rule-URB-CENSUS-4 = Beim Zensus kommt jede Stadt im Gleichgewicht, von oben nach unten, auf den Erfolgsstapel; ihre Postkarten kommen auf den Einwohnerstapel und ihre Träume auf den Ablagestapel.
rule-URB-CENSUS-5 = Nach dem Befrieden darfst du beim Zensus an jeder übrigen Stadt, von oben nach unten und außer der mit der Leere-Figur, beliebige Träume beider Seiten abwerfen, die zusammen 0 ergeben.
rule-URB-CENSUS-6 = Eine Summe von 0 beim Zensus abzuwerfen befriedet die Stadt nicht; sie bleibt mit ihren restlichen Träumen liegen.
rule-URB-CENSUS-7 = Unter den Träumen, die mit Summe 0 abgeworfen werden, dürfen auch Chaos, Chromatisches Chaos, Metas und Eintrachtkarten sein, jeweils mit ihrem momentanen Einfluss.
rule-URB-CENSUS-8 = Der Bonus für ein perfektes Gleichgewicht, falls erreicht, folgt nach dem Abwerfen an den übrigen Städten.
rule-URB-CENSUS-9 = Mit der Leere prüft der Zensus die Stadt mit der Leere-Figur nach allen anderen.
rule-URB-CENSUS-10 = Noch ehe nachgefüllt wird, prüft der Zensus, ob die Partie gewonnen ist; ist sie nicht zu Ende, geht er weiter.
rule-URB-CENSUS-11 = Beim Zensus bekommt jede frei gewordene Reihe zuerst eine neue Stadt; erst danach werden Träume gezogen.
rule-URB-CENSUS-12 = Am Ende eines Zensus wird jede Stadt ohne Träume gefüllt, von oben nach unten, ob sie neu ist oder schon vorher leer war.
rule-URB-CENSUS-13 = Ganz zum Schluss handelt der Zensus die beiseitegelegten Chromatisches-Chaos-Karten ab.
rule-URB-CENSUS-14 = Eine Stadt ohne Träume ist nicht im Gleichgewicht: Der Zensus befriedet sie nicht, füllt sie aber.
rule-URB-CENSUS-15 = Ein Zensus ist auch dann erlaubt, wenn keine Stadt im Gleichgewicht ist.

## Perfect balance

rule-URB-PERF-1 = Ein Zensus ist genau dann ein perfektes Gleichgewicht, wenn vier Städte ausliegen und er alle vier befriedet.
rule-URB-PERF-2 = Für ein perfektes Gleichgewicht darfst du die oberste Karte des Stadtstapels gleich auf den Erfolgsstapel legen, mit dem Buch des vollkommenen Gleichgewichts die obersten zwei.
rule-URB-PERF-3 = Auf den Bonus für ein perfektes Gleichgewicht darfst du verzichten, und bei leerem Stadtstapel gibt es keinen.
rule-URB-PERF-4 = Eine Bonusstadt bringt weder Träume noch eine Postkarte mit, gilt aber als befriedet.
rule-URB-PERF-5 = Den Bonus für ein perfektes Gleichgewicht nimmst du, ehe die freien Reihen neue Städte bekommen.
rule-URB-PERF-6 = Liegen nur noch drei oder weniger Städte aus, gibt es kein perfektes Gleichgewicht.

## Phase II

rule-URB-DRAW-1 = In Phase II ziehst du Karte für Karte vom Traumstapel, bis du 4 auf der Hand hast.
rule-URB-DRAW-2 = Gezogene Sognae, Inkubi, Metas, Eintrachtkarten und Zauberer kommen auf die Hand.
rule-URB-DRAW-3 = Ein in Phase II gezogenes Chaos oder Chromatisches Chaos wird sofort abgehandelt und kommt nie auf die Hand; danach ziehst du weiter.
rule-URB-DRAW-4 = Haben in Phase I zwei Karten deine Hand verlassen, ziehst du in Phase II zwei, eine nach der anderen.
rule-URB-DRAW-5 = Phase II endet, sobald du 4 Karten hast, auch wenn der Traumstapel nun leer ist.

## Chaos

rule-URB-CHAOS-1 = Für ein in Phase II gezogenes Chaos musst du eine von drei Möglichkeiten wählen, die sich ausführen lässt: anlegen, eine Stadt leeren oder vier Karten aufdecken; Weises Chaos kann dir die Wahl ersparen.
rule-URB-CHAOS-2 = Ein Chaos anzulegen heißt: Es kommt an die einflussreichere Seite einer Stadt deiner Wahl, an der dort weniger als 3 Träume liegen.
rule-URB-CHAOS-3 = An eine Stadt ohne einflussreichere Seite, ob im Gleichgewicht oder leer, lässt sich kein Chaos anlegen.
rule-URB-CHAOS-4 = Eine Stadt für ein Chaos zu leeren heißt: Du wählst eine im Gleichgewicht, wirfst alle ihre Träume ab und dann das Chaos; die Stadtkarte bleibt.
rule-URB-CHAOS-5 = Für ein Chaos aufzudecken heißt: Die obersten 4 Karten des Traumstapels kommen zum Vorschein, alle Träume außer Chaos und Chromatischem Chaos werden abgeworfen, diese der Reihe nach abgehandelt, und zuletzt wird das Chaos selbst abgeworfen.
rule-URB-CHAOS-6 = Chaos und Chromatisches Chaos unter den aufgedeckten Karten werden in der Reihenfolge des Aufdeckens abgehandelt, jedes ganz und mit allem, was es selbst aufdeckt, vor dem nächsten.
rule-URB-CHAOS-7 = Jedes aufgedeckte Chaos bietet wieder alle Möglichkeiten, jedes aufgedeckte Chromatische Chaos folgt seiner eigenen Regel.
rule-URB-CHAOS-8 = Vier Karten für ein Chaos aufzudecken ist immer erlaubt, doch geht der Stapel dabei aus, ist die Partie in diesem Moment verloren.
rule-URB-CHAOS-9 = Eine für ein Chaos geleerte Stadt bleibt leer bis zum nächsten Zensus oder Buch der freiheitsliebenden Träume, oder bis dort ein Traum angelegt oder hinbewegt wird.
rule-URB-CHAOS-10 = Beim Abhandeln eines Chaos spielen Polarität und Elemente keine Rolle.

## End of the game

rule-URB-END-1 = Sobald alle Stadtkarten der Partie im Erfolgsstapel liegen, ist sie auf der Stelle zu Ende: Nichts wird nachgefüllt, weder Phase II noch Zugende folgen.
rule-URB-END-2 = Sind alle Städte befriedet, ist die Partie gewonnen; mit den Postkarten nur dann, wenn die Zahlen im Einwohnerstapel zusammen mindestens 0 ergeben, sonst ist sie verloren.
rule-URB-END-3 = Muss eine Traumkarte gezogen werden und ist der Traumstapel leer, ist die Partie auf der Stelle verloren.
rule-URB-END-4 = Ein leerer Traumstapel allein ist noch keine Niederlage.
rule-URB-END-5 = Mit der Leere ist die Partie verloren, wenn ein Zensus die Leere-Figur auf einer Stadt ohne Träume antrifft.

## Team variant

rule-URB-TEAM-1 = Im Team hat jede Person eine eigene Hand mit 4 Karten und eine offen liegende Polaritätskarte.
rule-URB-TEAM-2 = Das Team baut wie im Solospiel auf, doch zieht erst die Person mit der Sognae-Polarität ihre ganze Starthand, dann die mit der Inkubi-Polarität; über Chaos für die eigene Hand entscheidet jede selbst.
rule-URB-TEAM-3 = Im Team wird Chaos, das bei einer Starthand keinen Platz fand, für jede Hand getrennt zurückgemischt, sobald diese Hand vollständig ist.
rule-URB-TEAM-4 = Wer mit der Sognae-Polarität beginnt, hat den ersten Zug und trifft alle übrigen Entscheidungen beim Aufbau; danach geht es abwechselnd weiter.
rule-URB-TEAM-5 = Aus der Hand darfst du mit der Sognae-Polarität nur Sognae anlegen, mit der Inkubi-Polarität nur Inkubi.
rule-URB-TEAM-6 = Abwerfen darfst du für jede Aktion jede Karte, egal welche Polarität du hast, und Aktionen dürfen alle ausliegenden Karten betreffen.
rule-URB-TEAM-7 = Für ein Chaos, das in Phase II oder für die Starthand gezogen wird, ist die Polarität gleichgültig.
rule-URB-TEAM-8 = In Phase II füllt nur die aktive Person ihre Hand auf.
rule-URB-TEAM-9 = Polarität tauschen: Im eigenen Zug darfst du 8 Karten des Ablagestapels in die Schachtel legen; dann wechseln beide Polaritätskarten den Platz.
rule-URB-TEAM-10 = Mit weniger als 8 Karten im Ablagestapel lassen sich die Polaritäten nicht tauschen.
rule-URB-TEAM-11 = Die Polarität zu tauschen zählt nicht als das, was du in Phase I tust, darf wiederholt werden und lässt die Zugfolge, wie sie ist.
rule-URB-TEAM-12 = Die Polarität lässt sich tauschen, bevor du in Phase I etwas tust, und noch einmal am Ende deines Zuges nach Phase II.
rule-URB-TEAM-13 = Karten, die für einen Polaritätstausch in der Schachtel liegen, bleiben für beide jederzeit einsehbar.

## City Squares and Metas

rule-URB-META-1 = Mit „Stadtplätze und Metas“ enthält der Stadtstapel zusätzlich vier Stadtplätze und der Traumstapel acht Metas.
rule-URB-META-2 = Ein Stadtplatz zeigt alle vier Elemente, also passt jeder Traum mit Element dorthin; Seiten und Obergrenze gelten wie sonst.
rule-URB-META-3 = Jedes Mal, wenn eine Metakarte hingelegt wird, bestimmst du neu, ob als Sognae oder als Inkubi: beim Füllen einer Stadt, aus der Hand und im zweiten Schritt eines Chromatischen Chaos.
rule-URB-META-4 = Liegt eine Metakarte erst einmal, behält sie ihre Seite, bis sie die Auslage verlässt; nichts dreht sie um.
rule-URB-META-5 = Eine Metakarte hat ein Element und braucht aus der Hand eine Stadt, die es zeigt.
rule-URB-META-6 = Im Team muss eine Metakarte aus der Hand auf die Seite deiner Polarität; beim Füllen einer Stadt und beim Chromatischen Chaos ist die Seite frei.
rule-URB-META-7 = Mit „Stadtplätze und Metas“ müssen zum Sieg auch alle vier Stadtplätze befriedet sein.

## Chromatic Chaos

rule-URB-CHROM-1 = Mit „Chromatisches Chaos“ stecken acht Chromatisches-Chaos-Karten im Traumstapel.
rule-URB-CHROM-2 = Chromatisches Chaos, erster Schritt: In Phase II gezogen, muss es an eine Seite deiner Wahl bei irgendeiner Stadt, an der weniger als 3 Träume liegen (links +4, rechts −4).
rule-URB-CHROM-3 = Chromatisches Chaos, zweiter Schritt: Die oberste Karte des Traumstapels kommt zum Vorschein, und ein Traum mit Element wird sofort an eine Stelle deiner Wahl angelegt, nach den Regeln für das Anlegen aus der Hand.
rule-URB-CHROM-4 = Gibt es für den Traum, den ein Chromatisches Chaos aufdeckt, gar keinen regulären Platz, zählt sein Element nicht; Seite und Obergrenze gelten weiter, und dann sind auch Hängende Gärten erlaubt.
rule-URB-CHROM-5 = Findet der Traum, den ein Chromatisches Chaos aufdeckt, auch ohne Rücksicht auf sein Element keinen Platz, wird er abgeworfen.
rule-URB-CHROM-6 = Bringt der zweite Schritt eines Chromatischen Chaos ein Chaos oder noch ein Chromatisches Chaos zutage, gilt dieses als in Phase II für die Hand gezogen, und weiter aufgedeckt wird nicht.
rule-URB-CHROM-7 = Ein Chromatisches Chaos, das zum Füllen einer Stadt oder für eine Starthand gezogen wird, wird beiseitegelegt, und an seine Stelle tritt die nächste Karte, nötigenfalls mehrmals.
rule-URB-CHROM-8 = Sind Aufbau, Zensus oder Buch der freiheitsliebenden Träume beendet, werden die beiseitegelegten Chromatisches-Chaos-Karten in der Reihenfolge des Ziehens abgehandelt, jede mit beiden Schritten vor der nächsten.
rule-URB-CHROM-9 = Hat keine Seite irgendeiner Stadt Platz für ein Chromatisches Chaos, wird es abgeworfen, und der zweite Schritt findet trotzdem statt.
rule-URB-CHROM-10 = Ein durch ein Chromatisches Chaos angelegter Traum kommt nicht auf die Hand und erhält keine Postkarte.
rule-URB-CHROM-11 = Im Team bleibt die Polarität in beiden Schritten eines Chromatischen Chaos unbeachtet.
rule-URB-CHROM-12 = Liegt ein Chromatisches Chaos aus, ist es für Tauschen und Zensus ein gewöhnlicher Traum, und für die Magier im Urlaub zählt es nicht als Chaos.

## Temples and Concord

rule-URB-CONC-1 = Mit „Tempel und Eintracht“ enthält der Stadtstapel zusätzlich vier Tempel und der Traumstapel zehn Eintrachtkarten.
rule-URB-CONC-2 = Ein Tempel zeigt nur ein einziges Element.
rule-URB-CONC-3 = Eine Eintrachtkarte liegt links als +1 oder rechts als −1; gewählt wird wie bei einer Metakarte, auch im Team.
rule-URB-CONC-4 = Eine Eintrachtkarte hat alle vier Elemente: Aus der Hand passt sie an jede Stadt, die überhaupt ein Element zeigt.
rule-URB-CONC-5 = Mit „Tempel und Eintracht“ müssen zum Sieg auch alle vier Tempel befriedet sein.

## Hanging Gardens and Wizards

rule-URB-WIZ-1 = Mit „Hängende Gärten und Zauberer“ enthält der Stadtstapel zusätzlich vier Hängende Gärten und der Traumstapel sechzehn Zauberer.
rule-URB-WIZ-2 = Hängende Gärten zeigen kein Element: Aus der Hand lässt sich dort nichts anlegen, nicht einmal eine Eintrachtkarte.
rule-URB-WIZ-3 = Abgesehen davon, was er abgeworfen bezahlt, ist ein Zauberer eine gewöhnliche Sognae- oder Inkubikarte: beim Anlegen, auf der Hand, beim Zensus, beim Aufdecken, für Bücher und im Team.
rule-URB-WIZ-4 = Ein einzelner abgeworfener Zauberer bezahlt entweder bis zu zwei Aktionen (jede ein Tauschen, ein Zensus oder ein Buch, auch zweimal dieselbe) oder eine Sonderaktion.
rule-URB-WIZ-5 = Die zweite Aktion eines Zauberers wählst du, wenn die erste ganz ausgeführt ist, und du darfst auf sie verzichten.
rule-URB-WIZ-6 = Eine Sonderaktion, Umbau oder Seitenwechsel, kostet einen Zauberer oder zwei Handkarten mit mindestens einem gemeinsamen Element.
rule-URB-WIZ-7 = Eine Eintrachtkarte hat mit jeder Handkarte ein Element gemeinsam.
rule-URB-WIZ-8 = Zwei Karten bezahlen genau eine Sonderaktion, selbst wenn ein Zauberer darunter ist.
rule-URB-WIZ-9 = Umbau: Zwei ausliegende Stadtkarten tauschen die Plätze; alle Träume samt Postkarten bleiben liegen.
rule-URB-WIZ-10 = Seitenwechsel: Ein Chaos oder Chromatisches Chaos wechselt auf die andere Seite seiner Stadt und damit das Vorzeichen; dort müssen weniger als 3 Träume liegen.
rule-URB-WIZ-11 = Zwei Karten kannst du nur für eine Sonderaktion bezahlen, die auch ausgeführt wird.
rule-URB-WIZ-12 = Mit „Hängende Gärten und Zauberer“ müssen zum Sieg auch alle vier Hängenden Gärten befriedet sein.

## Books of Power

rule-URB-BOOK-1 = Die acht Bücher werden gemischt, und vier davon wandern ungesehen in die Schachtel.
rule-URB-BOOK-2 = Die übrigen vier Bücher deckst du eins nach dem anderen auf und hörst auf, wann du willst, nach 0 bis 4 Büchern.
rule-URB-BOOK-3 = Alle aufgedeckten Bücher liegen die ganze Partie über aus, die anderen kommen ungesehen in die Schachtel.
rule-URB-BOOK-4 = Für jedes ausliegende Buch werden 4 Traumkarten gezogen, alle auf einmal.
rule-URB-BOOK-5 = Von den für die Bücher gezogenen Karten werden alle Träume abgeworfen außer Chaos und Chromatischem Chaos; die kommen ohne Ersatz zurück in den Traumstapel, der neu gemischt wird.
rule-URB-BOOK-6 = Eine abgeworfene Karte darf statt Tauschen oder Zensus auch die Aktion eines Buches bezahlen.
rule-URB-BOOK-7 = Die Bücher lassen sich in einer Partie beliebig oft benutzen.
rule-URB-BOOK-8 = Fliegende Sognae oder Inkubi: Eine ausliegende Sognaekarte (oder Inkubikarte) zieht auf dieselbe Seite einer anderen Stadt, an der dort weniger als 3 Träume liegen; Elemente zählen nicht, und weder Chaos noch Chromatisches Chaos kann fliegen.
rule-URB-BOOK-9 = Unsichtbare Sognae oder Inkubi: Eine ausliegende Sognaekarte (oder Inkubikarte) wird abgeworfen; weder Chaos noch Chromatisches Chaos lässt sich wählen.
rule-URB-BOOK-10 = Für die fliegenden und unsichtbaren Bücher gelten Meta- und Eintrachtkarten links als Sognae und rechts als Inkubi.
rule-URB-BOOK-11 = Freiheitsliebende Träume: Eine Stadt ohne Träume kommt auf den Erfolgsstapel, dann wird auf Sieg geprüft; eine neue Stadt nimmt ihre Reihe ein (oder die Reihe fällt weg), alle Städte ohne Träume werden gefüllt, mit Postkarten, falls im Spiel, und beiseitegelegtes Chromatisches Chaos wird abgehandelt.
rule-URB-BOOK-12 = Das Buch der freiheitsliebenden Träume ist kein Zensus: Keine andere Stadt wird befriedet, nichts weiter abgeworfen und die Stadt mit der Leere-Figur nicht geprüft.
rule-URB-BOOK-13 = Das Buch des vollkommenen Gleichgewichts ist in allem ein Zensus, nur bringt ein perfektes Gleichgewicht die zwei obersten Stadtkarten (eine, wenn nur noch eine da ist) statt einer.
rule-URB-BOOK-14 = Prophezeiungen: Du schaust die 2 obersten Karten des Traumstapels an und bestimmst, in welcher Reihenfolge sie wieder obenauf kommen.
rule-URB-BOOK-15 = Liegen beide Bücher der Prophezeiungen aus, zeigt eine Aktion stattdessen die 4 obersten Karten.
rule-URB-BOOK-16 = Hat der Traumstapel weniger Karten, als die Prophezeiungen erlauben, schaust du alle an; ist er leer, lässt sich das Buch nicht benutzen.
rule-URB-BOOK-17 = Abgesehen von den beiden Büchern der Prophezeiungen löst eine abgeworfene Karte, die kein Zauberer ist, nie zwei Bücher aus.

## Postcards

rule-URB-POST-1 = Eine Postkarte liegt auf einem Traum und wandert mit ihm mit.
rule-URB-POST-2 = Eine Postkarte verlässt die Auslage nur, wenn ihr Traum abgeworfen wird oder ihre eigene Regel es verlangt; dann kommt sie als +1 oder −2 in den Einwohnerstapel.
rule-URB-POST-3 = Ein Team hat einen gemeinsamen Einwohnerstapel.
rule-URB-POST-4 = Eine Postkarte zählt −2, wenn ihr Traum aus irgendeinem anderen Grund abgeworfen wird als dem Befrieden seiner Stadt.
rule-URB-POST-5 = Befriedet ein Zensus Städte, werden alle Postkarten dort nach der Lage zu Beginn dieses Zensus bewertet.
rule-URB-POST-6 = Wird ihre Stadt befriedet, zählt eine Postkarte mit Bedingung +1, wenn diese erfüllt ist, sonst −2.
rule-URB-POST-7 = Reumütige Sanduhr, Flaggschiff und Ruhende Rakete zählen +1, wenn sie beim Befrieden ihrer Stadt noch ausliegen.
rule-URB-POST-8 = Traumfänger: Sein Traum muss auf seiner Seite der Stadt allein liegen.
rule-URB-POST-9 = Tauben: Der Zensus muss ein perfektes Gleichgewicht sein.
rule-URB-POST-10 = Seher: Die Träume an der befriedeten Stadt müssen alle vier Elemente zeigen; jede Eintrachtkarte steht für ein Element nach Wahl, Chaos und Chromatisches Chaos zeigen keines.
rule-URB-POST-11 = Magier im Urlaub: An den ausliegenden Städten müssen, egal wo, zusammen mindestens zwei Chaos liegen; Chromatisches zählt nicht.
rule-URB-POST-12 = Planbot: Es müssen vier Städte ausliegen, und an jeder lässt sich ein Traum so wählen, dass die Einflüsse ohne Vorzeichen, von irgendeiner Reihe abwärts und im Kreis gelesen, vier aufeinanderfolgende Zahlen sind, durchweg steigend oder durchweg fallend.
rule-URB-POST-13 = Für den Planbot zählt jeder ausliegende Traum, Chaos als 5, Chromatisches Chaos als 4, auch die an der Stadt mit der Leere-Figur; sein eigener Traum muss nicht dabei sein.
rule-URB-POST-14 = Reumütige Sanduhr: An den ersten vier Zugenden, das des Zuges mitgezählt, in dem sie kam, dreht sie sich um ein Viertel; am fünften kommt sie als −2 in den Einwohnerstapel, und ihr Traum bleibt.
rule-URB-POST-15 = Flaggschiff: Zu Beginn jedes Zuges rückt sein Traum auf derselben Seite eine Reihe nach unten, ohne Rücksicht auf Elemente; liegen dort schon 3 Träume, kommt die Postkarte als −2 in den Einwohnerstapel, und der Traum bleibt, wo er ist.
rule-URB-POST-16 = Ruhende Rakete: Sobald ihr Traum zu einer anderen Stadt oder auf die andere Seite wechselt, kommt die Postkarte als −2 in den Einwohnerstapel; dem Traum geschieht nichts.
rule-URB-POST-17 = Mehrere Flaggschiffe bewegen sich nacheinander, jedes einmal; die Reihenfolge bestimmt die aktive Person.
rule-URB-POST-18 = Liegt nur noch eine Stadt aus, bewegt sich ein Flaggschiff nicht und geht auch nicht verloren.
rule-URB-POST-19 = Ein Umbau bewegt keinen Traum, deshalb geht dabei keine Ruhende Rakete verloren.
rule-URB-POST-20 = Ist der Postkartenstapel leer, werden Städte ohne Postkarte gefüllt.

## Wise Chaos

rule-URB-WISE-1 = Ziehst du in Phase II ein Chaos oder Chromatisches Chaos, darfst du ein Weises Chaos in die Schachtel legen und die gezogene Karte ignorieren: Sie kommt als vierte von oben wieder in den Traumstapel.
rule-URB-WISE-2 = Hat der Traumstapel weniger als drei Karten, kommt eine mit Weisem Chaos ignorierte Karte ganz nach unten.
rule-URB-WISE-3 = Von einer mit Weisem Chaos ignorierten Karte geschieht sonst nichts, auch nicht der zweite Schritt eines Chromatischen Chaos; das Ziehen oder das Unterbrochene geht weiter.
rule-URB-WISE-4 = Weises Chaos hilft auch gegen Chaos und Chromatisches Chaos, das ein Chaos oder der zweite Schritt eines Chromatischen Chaos aufdeckt: Es gilt als in Phase II gezogen.
rule-URB-WISE-5 = Ein beiseitegelegtes Chromatisches Chaos, ein Chaos zum Füllen einer Stadt und ein Chaos für die Starthand lassen sich mit Weisem Chaos nicht ignorieren.
rule-URB-WISE-6 = Im Team bedienen sich beide aus demselben Vorrat an Weisem Chaos.

## The Void

rule-URB-VOID-1 = Zu Beginn der Partie steht die Leere-Figur auf dem Stapel der 8 Leere-Karten.
rule-URB-VOID-2 = Zu Beginn jedes Zuges wird eine auf ihrem Stapel liegende Leere-Figur nur aufgerichtet; steht sie dort, zieht sie auf die oberste Stadt, und steht sie auf einer Stadt, eine Reihe tiefer.
rule-URB-VOID-3 = Der erste Zug ist keine Ausnahme: Die Leere-Figur zieht auf die oberste Stadt.
rule-URB-VOID-4 = Ein Zensus lässt die Stadt mit der Leere-Figur aus, bis alle anderen Städte behandelt sind und ein Bonus genommen ist.
rule-URB-VOID-5 = Ist beim Zensus die Stadt mit der Leere-Figur im Gleichgewicht, wird sie nicht befriedet und behält ihre Träume, doch eine Leere-Karte kommt in die Schachtel.
rule-URB-VOID-6 = Hat ein Zensus die Stadt mit der Leere-Figur im Gleichgewicht angetroffen und sind noch Leere-Karten übrig, wird die Figur aufrecht auf den Stapel gestellt.
rule-URB-VOID-7 = Liegen beim Zensus an der Stadt mit der Leere-Figur Träume, ohne dass sie im Gleichgewicht ist, werden sie alle abgeworfen (ihre Postkarten zählen −2), die Figur bleibt, und am Ende des Zensus wird die Stadt gefüllt.
rule-URB-VOID-8 = Hat die Stadt mit der Leere-Figur bei einem Zensus keine Träume, ist die Partie auf der Stelle verloren.
rule-URB-VOID-9 = Verbünden gegen die Leere: Du wirfst aus der Hand eine Sognae- und eine Inkubikarte ab, und eine Leere-Karte kommt in die Schachtel; sind noch welche übrig, wird die Figur, wo immer sie war, flach auf den Stapel gelegt.
rule-URB-VOID-10 = Kommt die letzte Leere-Karte in die Schachtel, folgt ihr die Figur, und die oberste Karte des Stadtstapels (falls vorhanden) kommt auf den Erfolgsstapel; verzichten kannst du darauf nicht.
rule-URB-VOID-11 = Eine Stadtkarte, die der Sieg über die Leere einbringt, kommt ohne Träume und ohne Postkarte.
rule-URB-VOID-12 = Ist die letzte Leere-Karte weg, gelten die Regeln der Leere nicht mehr, und das Verbünden ist nicht länger möglich.
rule-URB-VOID-13 = Beim Verbünden gelten Meta- und Eintrachtkarten als Sognae oder als Inkubi, ein Zauberer nach seiner Polarität; zwei verschiedene Karten sind immer nötig.
rule-URB-VOID-14 = Mit einem einzelnen Zauberer lässt sich das Verbünden nicht bezahlen, es ist auch keine seiner zwei Aktionen, und ein dafür abgeworfener Zauberer bringt nichts weiter.
rule-URB-VOID-15 = Die Stadt mit der Leere-Figur ist für einen Umbau tabu.
rule-URB-VOID-16 = Abgesehen von Zensus und Umbau ist die Stadt mit der Leere-Figur wie jede andere: beim Anlegen, Tauschen, für Chaos, Seitenwechsel, Bücher und Flaggschiffe.
rule-URB-VOID-17 = Solange die Leere-Figur auf einer Stadt steht, ist kein perfektes Gleichgewicht möglich.
rule-URB-VOID-18 = Befriedet das Buch der freiheitsliebenden Träume die Stadt mit der Leere-Figur, bleibt die Figur in der Reihe auf der neuen Stadt; fällt die Reihe weg, wird sie aufrecht auf den Stapel gestellt.
rule-URB-VOID-19 = Um zu gewinnen, muss die Leere nicht besiegt sein.

## Combining expansions

rule-URB-COMBO-1 = Zum Sieg brauchst du so viele Stadtkarten im Erfolgsstapel, wie der ganze Stadtstapel zu Beginn hatte; jede hinzugekommene Art von Stadt muss befriedet werden.
rule-URB-COMBO-2 = Stadtkarten, die als Bonus kommen, für ein perfektes Gleichgewicht oder die letzte Leere-Karte, zählen zum Sieg, gleich welcher Art sie sind.
rule-URB-COMBO-3 = Ein Zauberer bezahlt zwei Bücher, ein Buch und ein Tauschen oder einen Zensus oder zwei Aktionen aus Tauschen und Zensus.
rule-URB-COMBO-4 = Metas, Eintrachtkarten und Zauberer werden wie Sognae und Inkubi abgeworfen, wenn für ein Chaos vier Karten aufgedeckt oder Bücher bezahlt werden.
rule-URB-COMBO-5 = Ein Chromatisches Chaos lässt sich durch Tauschen und Seitenwechsel bewegen, nicht aber durch ein Buch, und kein Buch der unsichtbaren Sognae oder Inkubi kann es abwerfen.
rule-URB-COMBO-6 = Wie viele Karten „Weises Chaos“ es gibt, hängt nur von den Erweiterungen mit Stadtplätzen, Tempeln und Hängenden Gärten ab, nicht von Chromatischem Chaos, Büchern oder Leere.
rule-URB-COMBO-7 = Bei jedem Füllen einer Stadt kommt eine Postkarte dazu, auch nach dem Buch der freiheitsliebenden Träume und bei einer Stadt, die die Leere geleert hat.
rule-URB-COMBO-8 = Im Team sind Leere-Figur, Flaggschiffe und Sanduhren in jedem Zug beider Personen an der Reihe.
rule-URB-COMBO-9 = Mit einem Zauberer kann ein Zensus die Leere-Figur von einer Stadt im Gleichgewicht auf ihren Stapel vertreiben und ein zweiter im selben Zug diese Stadt befrieden.
rule-URB-COMBO-10 = Eine Meta- oder Eintrachtkarte, die ein Chromatisches Chaos aufdeckt, darf auf beide Seiten; ihre Elemente bleiben erst unbeachtet, wenn keine Seite einen regulären Platz bietet.

## Rulings that settings refer to

rule-URB-RUL-35 = Wer mit den Sognae beginnt, wird nur für ein Team eingestellt; allein gibt es keine Polaritäten.
rule-URB-RUL-36 = Ob die Hände offen sind, wird nur für ein Team eingestellt; allein gibt es niemanden, der sie nicht sehen dürfte.
