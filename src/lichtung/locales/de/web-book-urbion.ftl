### Urbion: the rulebook, for people who read it from the beginning.

## What it is about

web-book-urbion-start-title = Worum es geht
web-book-urbion-start-1 = Vier Städte kommen nicht zur Ruhe. Von der einen Seite zerren gute Träume an ihnen, von der anderen schlechte. Du beruhigst eine Stadt, indem du beide Seiten ins Gleichgewicht bringst.
web-book-urbion-start-2 = Gute Träume, die Sognae, haben positiven Einfluss und liegen links von einer Stadt. Schlechte Träume, die Inkubi, haben negativen Einfluss und liegen rechts. Ergibt alles an einer Stadt zusammen genau null, ist sie im Gleichgewicht.
web-book-urbion-start-3 = Gleichgewicht allein genügt nicht: Erst ein Zensus befriedet die Städte, die im Gleichgewicht sind. Dann gehen sie, und neue Städte mit neuen Träumen nehmen ihren Platz ein.
web-book-urbion-start-4 = Du gewinnst, wenn jede Stadtkarte befriedet ist. Du verlierst, wenn du einen Traum ziehen musst und der Traumstapel leer ist. Der Traumstapel ist deine Uhr.

## The dreams

web-book-urbion-dreams-title = Städte und Träume
web-book-urbion-dreams-1 = Es gibt zwölf Städte, jede mit zwei der vier Elemente Erde, Wasser, Feuer und Luft. Vier davon liegen in einer Spalte aus.
web-book-urbion-dreams-2 = Zu jedem Element gehört ein guter und ein schlechter Traum: Erde +2 und −3, Wasser +1 und −2, Feuer +4 und −1, Luft +2 und −3, von jedem acht Karten.
web-book-urbion-dreams-3 = Auf jeder Seite einer Stadt ist Platz für drei Träume. Mehr Plätze gibt es nicht; eine schlecht gefüllte Stadt lässt sich durch Anlegen nicht retten.
web-book-urbion-dreams-4 = Acht Chaoskarten sind eingemischt. Ein Chaos hat einen Einfluss von 5, links positiv und rechts negativ, und kommt nie auf deine Hand.

## Set-up

web-book-urbion-setup-title = Aufbau
web-book-urbion-setup-1 = Vier Städte werden ausgelegt. Jede bekommt zwei Träume vom Stapel: gute links, schlechte rechts, Elemente spielen dabei keine Rolle. Ein Chaos liegt auf der Seite des anderen Traums.
web-book-urbion-setup-2 = Dann ziehst du vier Träume auf die Hand. Ein Chaos, das dabei auftaucht, kommt sofort auf die einflussreichere Seite einer Stadt deiner Wahl: die Seite, deren Summe ohne Vorzeichen größer ist.
web-book-urbion-setup-3 = Immer wenn später eine Stadt ohne Träume gefüllt wird, etwa nach einem Zensus, bekommt sie auf dieselbe Weise zwei Träume.

## A turn

web-book-urbion-turn-title = Ein Zug
web-book-urbion-turn-1 = Zuerst benutzt du eine Handkarte, dann ziehst du nach, bis du wieder vier hast. Das ist alles.
web-book-urbion-turn-2 = Du kannst die Karte anlegen: an eine Stadt, die ihr Element zeigt, auf der Seite ihres Vorzeichens, wenn dort Platz ist.
web-book-urbion-turn-3 = Oder du wirfst die Karte, gleich welche, für eine Aktion ab. Beim Tauschen wechseln zwei Träume verschiedener Städte die Plätze, beide links oder beide rechts. Beim Zensus werden Städte im Gleichgewicht befriedet.
web-book-urbion-turn-4 = Du darfst eine Karte auch ohne Aktion abwerfen. Aussetzen aber kannst du nicht.

## Census

web-book-urbion-census-title = Der Zensus
web-book-urbion-census-1 = Alle Städte, die zu Beginn des Zensus im Gleichgewicht sind, werden befriedet. Sie kommen auf den Erfolgsstapel, ihre Träume auf den Ablagestapel.
web-book-urbion-census-2 = An jeder anderen Stadt darfst du nun Träume deiner Wahl abwerfen, deren Einfluss zusammen null ergibt – etwa +2 und +1 links mit −3 rechts. Das befriedet die Stadt nicht, schafft aber Platz.
web-book-urbion-census-3 = Dann nehmen neue Städte die freien Plätze ein, und jede Stadt ohne Träume bekommt zwei neue.
web-book-urbion-census-4 = Liegen vier Städte aus und werden alle vier in einem Zensus befriedet, ist das ein perfektes Gleichgewicht: Du darfst die nächste Stadt gleich auf den Erfolgsstapel legen.

## Chaos

web-book-urbion-chaos-title = Nachziehen und Chaos
web-book-urbion-chaos-1 = Du ziehst eine Karte nach der anderen, bis du vier hast. Taucht ein Chaos auf, musst du es sofort abhandeln, auf eine von drei Arten.
web-book-urbion-chaos-2 = Anlegen: auf die einflussreichere Seite einer Stadt, wenn dort weniger als drei Träume liegen; es verschlimmert das Ungleichgewicht um fünf. Eine Stadt im Gleichgewicht und eine leere Stadt haben keine solche Seite.
web-book-urbion-chaos-3 = Räumen: Wirf alle Träume einer Stadt im Gleichgewicht ab und das Chaos dazu. Die Stadt bleibt und ist bis zum nächsten Zensus leer.
web-book-urbion-chaos-4 = Aufdecken: Decke vier Karten des Traumstapels auf. Alle Träume darunter sind verloren, und jedes Chaos darunter musst du der Reihe nach abhandeln. Das geht immer und kostet immer Zeit.

## The end

web-book-urbion-end-title = Das Ende
web-book-urbion-end-1 = Sobald alle Stadtkarten auf dem Erfolgsstapel liegen, hast du gewonnen.
web-book-urbion-end-2 = Sobald du einen Traum von einem leeren Stapel ziehen musst, hast du verloren. Ein leerer Stapel allein schadet nicht: Muss nichts gezogen werden, spielst du weiter.
web-book-urbion-end-3 = Der Tisch zeigt, wie viele Träume übrig sind und für wie viele Züge das ungefähr reicht. Zwölf Städte im Grundspiel lassen dir für jede etwa vier Karten.

## Team

web-book-urbion-team-title = Zu zweit im Team
web-book-urbion-team-1 = Jede Person hat vier Handkarten. Die eine hat die Polarität der Sognae und darf nur gute Träume anlegen, die andere die der Inkubi und nur schlechte. Wer die Sognae hat, beginnt; dann seid ihr abwechselnd am Zug.
web-book-urbion-team-2 = Für Aktionen darf jede Karte abgeworfen werden, gleich welche Polarität ihr habt.
web-book-urbion-team-3 = In deinem Zug darfst du die Polarität tauschen, indem du acht Karten des Ablagestapels aus dem Spiel nimmst.
web-book-urbion-team-4 = Mit offenen Händen seht ihr alles und dürft reden. Mit verdeckten Händen sieht jede Person nur die eigenen Karten.

## New cities

web-book-urbion-cities-title = Erweiterungen mit neuen Städten
web-book-urbion-cities-1 = Stadtplätze und Metas: Plätze zeigen alle vier Elemente, jeder Traum passt. Eine Meta ist ein guter oder ein schlechter Traum, wie du beim Anlegen willst.
web-book-urbion-cities-2 = Tempel und Eintracht: Ein Tempel zeigt nur ein Element. Eine Eintracht hat alle vier Elemente und zählt +1 oder −1.
web-book-urbion-cities-3 = Hängende Gärten und Zauberer: Die Gärten zeigen kein Element, aus der Hand lässt sich dort nichts anlegen. Ein Zauberer ist ein gewöhnlicher Traum, doch abgeworfen bezahlt er zwei Aktionen oder eine Sonderaktion.
web-book-urbion-cities-4 = Sonderaktionen kannst du auch mit zwei Handkarten bezahlen, die ein Element gemeinsam haben. Der Umbau vertauscht zwei Städte, während die Träume liegen bleiben. Ein Seitenwechsel bringt ein Chaos auf die andere Seite seiner Stadt.

## Chromatic Chaos

web-book-urbion-chromatic-title = Chromatisches Chaos
web-book-urbion-chromatic-1 = Acht Karten mit einem Einfluss von 4, die ebenfalls nie auf die Hand kommen. Ziehst du eine, legst du sie auf eine beliebige Seite mit Platz, links oder rechts.
web-book-urbion-chromatic-2 = Dann wird die nächste Karte des Traumstapels aufgedeckt und sofort angelegt, wo die Regeln für das Anlegen es erlauben. Gibt es keinen solchen Platz, spielt ihr Element keine Rolle mehr.
web-book-urbion-chromatic-3 = Taucht eine auf, während Städte gefüllt werden, wartet sie, bis das Füllen fertig ist.

## Books

web-book-urbion-books-title = Die Bücher der Macht
web-book-urbion-books-1 = Vor der Partie liegen vier Bücher verdeckt bereit. Du deckst eines nach dem anderen auf und hörst auf, wann du willst. Alle aufgedeckten gehören dir für die ganze Partie.
web-book-urbion-books-2 = Jedes Buch kostet dich zu Beginn vier Karten des Traumstapels.
web-book-urbion-books-3 = Eine abgeworfene Karte bezahlt dann statt eines Tauschs oder Zensus eine Buchaktion, so oft du willst.

## Postcards

web-book-urbion-postcards-title = Postkarten ans Oniversum
web-book-urbion-postcards-1 = Immer wenn eine Stadt gefüllt wird, wird an einen ihrer beiden Träume eine Postkarte geheftet. Sie wandert mit ihrem Traum.
web-book-urbion-postcards-2 = Jede Postkarte hat einen Wunsch. Ist er erfüllt, wenn ihre Stadt befriedet wird, zählt sie +1, sonst −2. Wird ihr Traum auf andere Weise abgeworfen, zählt sie −2.
web-book-urbion-postcards-3 = Sind alle Städte befriedet, dürfen die Postkarten zusammen nicht unter null liegen, sonst ist die Partie doch noch verloren.
web-book-urbion-postcards-4 = Weises Chaos hilft: Mit jeder dieser Karten darfst du ein gezogenes Chaos ignorieren. Es kommt als vierte Karte von oben in den Stapel zurück.

## The Void

web-book-urbion-void-title = Die Leere
web-book-urbion-void-1 = Eine Figur wandert die Spalte hinunter, jeden Zug eine Stadt weiter. Die Stadt, auf der sie steht, wird von einem Zensus nicht befriedet.
web-book-urbion-void-2 = Ist die Stadt der Leere bei einem Zensus im Gleichgewicht, verliert die Leere eine ihrer acht Karten und zieht sich zurück. Ist sie es nicht, gehen ihre Träume verloren. Hat sie gar keine Träume, ist die Partie verloren.
web-book-urbion-void-3 = Auch Verbünden – ein guter und ein schlechter Traum, zusammen aus der Hand abgeworfen – kostet die Leere eine Karte und legt die Figur um.
web-book-urbion-void-4 = Ist ihre letzte Karte fort, verschwindet auch die Leere, und du bekommst eine Stadt geschenkt. Besiegen musst du sie nicht, um zu gewinnen.

## Advice

web-book-urbion-tips-title = Tipps für die ersten Partien
web-book-urbion-tips-1 = Ein Zensus kostet eine Karte und einen Zug. Er lohnt sich, wenn er zwei oder mehr Städte befriedet.
web-book-urbion-tips-2 = Bevor du einen Traum anlegst, sieh nach, was dann noch fehlt. Die Summen neben jeder Stadt sagen es dir.
web-book-urbion-tips-3 = Halte dir, wenn es geht, eine Stadt im Gleichgewicht bereit: Damit wirst du ein Chaos los, falls du sie entbehren kannst.
web-book-urbion-tips-4 = Ein Tausch bringt oft zwei Städte auf einmal ins Gleichgewicht.
web-book-urbion-tips-5 = Gegen Chaos vier Karten aufzudecken, sieht billig aus und ist es nicht. Jeder Traum, der geht, ist ein Zug weniger.

web-book-urbion-example-title = Zwei gezeichnete Züge
web-book-urbion-example-1 = Vier Städte, jede mit Träumen links und rechts; hinter jeder Reihe steht ihre Summe. Die zweite Stadt ist im Gleichgewicht. Der vierten, Erde/Wasser, fehlt links ein Punkt – und du hast Wasser +1 auf der Hand.
web-book-urbion-example-2 = Du legst Wasser +1 dort an: Die Stadt zeigt Wasser, links ist Platz, und jetzt ist ihre Summe 0. Dann ziehst du auf vier Karten nach, eine Erde +2. Zwei Städte sind im Gleichgewicht: Zeit für einen Zensus. Im nächsten Zug wirfst du dafür Feuer −1 ab.
web-book-urbion-example-3 = Der Zensus befriedet beide: Sie kommen auf den Erfolgsstapel, und zwei neue Städte mit je zwei Träumen nehmen ihre Plätze ein. An der dritten Stadt wirfst du Luft +2 und Wasser −2 ab, die zusammen 0 ergeben: Die Summe bleibt +1, aber es ist wieder Platz. Dann ziehst du nach.
web-book-urbion-symbols-title = Symbole
web-book-urbion-symbols-1 = Alle Symbole auf den Karten und rund um die Städte.
web-book-urbion-symbol-sogna = Sognaekarte: ein guter Traum, links; auch die Polarität der Sognae.
web-book-urbion-symbol-incubus = Inkubikarte: ein schlechter Traum, rechts; auch die Polarität der Inkubi.
web-book-urbion-symbol-chaos = Chaos
web-book-urbion-symbol-chromatic = Chromatisches Chaos
web-book-urbion-symbol-meta = Meta: guter oder schlechter Traum, wie du wählst.
web-book-urbion-symbol-concord = Eintracht: hat alle vier Elemente.
web-book-urbion-symbol-wizard = Zauberer: der Hut auf einem Traum.
web-book-urbion-symbol-special = Auf einem Zauberer: bezahlt zwei Aktionen oder eine Sonderaktion.
web-book-urbion-symbol-city = Eine Stadt; unten die Elemente, die sie zeigt. Auch der Erfolgsstapel.
web-book-urbion-symbol-book = Ein Buch der Macht
web-book-urbion-symbol-postcard = Eine Postkarte; mit Zahl die Summe der Postkarten der Einwohner.
web-book-urbion-symbol-wise = Weises Chaos
web-book-urbion-symbol-void = Die Leere: ihre Figur
web-book-urbion-symbol-void-card = Eine Leere-Karte
web-book-urbion-symbol-sum = Die Summe einer Stadt mit Vorzeichen; ein Zensus zählt Städte mit 0.
web-book-urbion-symbol-balanced = Eine Stadt im Gleichgewicht: Ein Zensus würde sie befrieden.
web-book-urbion-symbol-deck = Rückseite der Träume: der Traumstapel, deine Uhr.
web-book-urbion-symbol-discard = Ablagestapel
web-book-urbion-symbol-cities = Stadtstapel
web-book-urbion-symbol-box = Die Schachtel: Karten außerhalb der Partie.
