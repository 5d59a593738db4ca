### Для тех, кто держит свой сервер: копии, обновления, управление.

## Команды

cli-usage-upgrade = lichtung upgrade [--backup { $file }] [параметры]
cli-usage-backup = lichtung backup { $file } [параметры]
cli-usage-restore = lichtung restore { $file } [параметры]
cli-usage-move-site = lichtung move-site postgresql://… [параметры]
cli-usage-admin = lichtung admin reset-password|close-table|ban|unban|delete-account ИМЯ [ПРИЧИНА] [параметры]
cli-usage-worker = lichtung worker [--processes N] [параметры]
cli-about-upgrade = Приводит базу данных к этой версии программы, сначала сделав резервную копию. Перед этим остановите сервер. «--config ФАЙЛ» или «--database URL» указывают, о каком сервере речь; без них — о вашем собственном.
cli-about-backup = Записывает всё содержимое сервера в один новый файл, даже во время работы.
cli-about-restore = Заменяет всё содержимым резервной копии; то, что было, сначала сохраняется. Перед этим остановите сервер.
cli-about-move-site = Копирует сервер со всеми партиями в другую, пустую базу данных. Перед этим остановите сервер.
cli-about-admin = Даёт учётной записи новый пароль, закрывает стол по его номеру, закрывает кому-то вход или открывает его снова, либо удаляет учётную запись со всеми данными. ИМЯ — имя учётной записи или её номер.
cli-about-worker = Боты сервера думают на этом компьютере; серверу нужны PostgreSQL и «bots = "queue"» в настройках.
cli-about-backup-file = Куда записать резервную копию, которая делается сначала; если не указано — рядом с базой данных.

## Ошибки в командной строке

cli-usage-target = в какую базу данных? Например, postgresql://lichtung@localhost/lichtung
cli-usage-deed =
    { $name ->
        [none] что сделать? Можно: { $names }.
       *[other] «{ $name }» сделать нельзя; можно { $names }.
    }
cli-usage-whom = с кем или с каким столом?

## Что сделано

cli-site-failed = не получилось: { $reason }
cli-site-kept = Сохранено в { $file } — столов: { $tables }, ходов: { $moves }, людей: { $people }.
cli-site-before = То, что было раньше, сохранено в { $file }
cli-site-restored = Восстановлено из { $file } — столов: { $tables }, ходов: { $moves }, людей: { $people }.
cli-site-new = База данных уже новейшей версии ({ $version }).
cli-site-upgraded = База данных обновлена с версии { $old } до { $version }.
cli-site-moved = Перенесено — столов: { $tables }, ходов: { $moves }, людей: { $people }. Теперь впишите новый адрес в настройки сервера.
cli-admin-password = Новый пароль для { $whom }: { $password }
cli-admin-closed = Стол { $whom } закрыт.
cli-admin-banned = { $whom } больше не войдёт.
cli-admin-unbanned = { $whom } снова может войти.
cli-admin-deleted = { $whom } и все его данные удалены.
cli-worker-ready = Жду вопросов — Ctrl+C завершает.
cli-worker-done = Здесь больше не отвечают на вопросы.
