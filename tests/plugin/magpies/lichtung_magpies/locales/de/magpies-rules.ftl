### Magpies: the rules, one sentence each.

rule-MAG-1 = Zwölf Dinge, je drei der Werte 1 bis 4, werden gemischt; jede Elster nimmt drei.
rule-MAG-2 = Im Zug nimmt eine Elster ein Ding, wenn noch eines da ist, und versteckt dann eines aus der Hand verdeckt im Nest, oder sie stiehlt.
rule-MAG-3 = Wer stiehlt, nimmt ein zufälliges Ding aus der Hand der anderen, wenn sie eines hat.
rule-MAG-4 = Wachsame Elstern sehen sich das oberste Ding des Haufens an, ehe sie handeln.
rule-MAG-5 = Nach vier Zügen für jede, sechs im langen Spiel, werden die Nester verglichen; die größere Summe gewinnt, gleiche gewinnen gemeinsam.
