### For whoever hosts a site: backups, upgrades, administration.

## The commands

cli-usage-upgrade = lichtung upgrade [--backup { $file }] [options]
cli-usage-backup = lichtung backup { $file } [options]
cli-usage-restore = lichtung restore { $file } [options]
cli-usage-move-site = lichtung move-site postgresql://… [options]
cli-usage-admin = lichtung admin reset-password|close-table|ban|unban|delete-account NAME [REASON] [options]
cli-usage-worker = lichtung worker [--processes N] [options]
cli-about-upgrade = Brings the database of a site to this version of the program, after a backup. Stop the server first. “--config FILE” or “--database URL” name the site (default: your own).
cli-about-backup = Writes a whole site to one new file, while it runs.
cli-about-restore = Replaces everything by what is in a backup, after backing up what is there. Stop the server first.
cli-about-move-site = Copies a site with all its games to another, empty database. Stop the server first.
cli-about-admin = Gives an account a new password, closes a table by its id, bans or unbans someone, or deletes an account with its data. NAME is the name of the account or the id.
cli-about-worker = Lets the bots of a site think on this machine; the site needs PostgreSQL and “bots = "queue"” in its settings.
cli-about-backup-file = The file for the backup that is made first (default: beside the database).

## Mistakes on the command line

cli-usage-target = move to which database? For example postgresql://lichtung@localhost/lichtung
cli-usage-deed =
    { $name ->
        [none] do what? Actions: { $names }.
       *[other] unknown action “{ $name }”; actions: { $names }.
    }
cli-usage-whom = with whom, or with which table?

## What was done

cli-site-failed = that failed: { $reason }
cli-site-kept = Kept in { $file } – tables: { $tables }, moves: { $moves }, people: { $people }.
cli-site-before = What was there before is kept in { $file }
cli-site-restored = Restored from { $file } – tables: { $tables }, moves: { $moves }, people: { $people }.
cli-site-new = The database is already up to date (version { $version }).
cli-site-upgraded = The database has gone from version { $old } to { $version }.
cli-site-moved = Moved – tables: { $tables }, moves: { $moves }, people: { $people }. Now put the new address into the settings of the site.
cli-admin-password = The new password of { $whom } is { $password }
cli-admin-closed = Table { $whom } is closed.
cli-admin-banned = { $whom } is banned.
cli-admin-unbanned = { $whom } is no longer banned.
cli-admin-deleted = { $whom } and everything about them is deleted.
cli-worker-ready = Waiting for questions – stop with Ctrl+C.
cli-worker-done = Worker stopped.
