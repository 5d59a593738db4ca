### Für alle, die einen Server betreiben: Sicherungen, neue Versionen, Verwaltung.

## Die Befehle

cli-usage-upgrade = lichtung upgrade [--backup { $file }] [Optionen]
cli-usage-backup = lichtung backup { $file } [Optionen]
cli-usage-restore = lichtung restore { $file } [Optionen]
cli-usage-move-site = lichtung move-site postgresql://… [Optionen]
cli-usage-admin = lichtung admin reset-password|close-table|ban|unban|delete-account NAME [GRUND] [Optionen]
cli-usage-worker = lichtung worker [--processes N] [Optionen]
cli-about-upgrade = Bringt die Datenbank eines Servers auf den Stand dieses Programms, nach einer Sicherung. Vorher den Server anhalten. „--config DATEI“ oder „--database URL“ sagt, welcher Server gemeint ist; ohne sie dein eigener.
cli-about-backup = Schreibt einen ganzen Server in eine neue Datei, auch während er läuft.
cli-about-restore = Ersetzt alles durch den Inhalt einer Sicherung; was da war, wird vorher gesichert. Vorher den Server anhalten.
cli-about-move-site = Kopiert einen Server mit allen Partien in eine andere, leere Datenbank. Vorher den Server anhalten.
cli-about-admin = Gibt einem Konto ein neues Passwort, schließt einen Tisch nach seiner Kennung, weist jemanden ab oder lässt ihn wieder herein, oder löscht ein Konto mit seinen Daten. NAME ist der Name des Kontos oder die Kennung.
cli-about-worker = Lässt die Bots eines Servers auf diesem Rechner denken; der Server braucht PostgreSQL und „bots = "queue"“ in den Einstellungen.
cli-about-backup-file = Wohin die Sicherung kommt, die zuerst gemacht wird; ohne Angabe neben die Datenbank.

## Fehler auf der Befehlszeile

cli-usage-target = in welche Datenbank? Zum Beispiel postgresql://lichtung@localhost/lichtung
cli-usage-deed =
    { $name ->
        [none] was soll geschehen? Es gibt: { $names }.
       *[other] „{ $name }“ kann man nicht tun; es gibt { $names }.
    }
cli-usage-whom = mit wem oder mit welchem Tisch?

## Was getan wurde

cli-site-failed = das ging nicht: { $reason }
cli-site-kept = Gesichert in { $file } – Tische: { $tables }, Züge: { $moves }, Leute: { $people }.
cli-site-before = Was vorher da war, liegt in { $file }
cli-site-restored = Wiederhergestellt aus { $file } – Tische: { $tables }, Züge: { $moves }, Leute: { $people }.
cli-site-new = Die Datenbank ist schon auf dem neuesten Stand (Version { $version }).
cli-site-upgraded = Die Datenbank ist von Version { $old } auf { $version } gebracht.
cli-site-moved = Umgezogen – Tische: { $tables }, Züge: { $moves }, Leute: { $people }. Jetzt die neue Adresse in die Einstellungen eintragen.
cli-admin-password = Das neue Passwort von { $whom } ist { $password }
cli-admin-closed = Tisch { $whom } ist geschlossen.
cli-admin-banned = { $whom } wird ab jetzt abgewiesen.
cli-admin-unbanned = { $whom } darf wieder herein.
cli-admin-deleted = { $whom } und alles dazu ist gelöscht.
cli-worker-ready = Wartet auf Fragen – Strg+C beendet.
cli-worker-done = Hier werden keine Fragen mehr beantwortet.
