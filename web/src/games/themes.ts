// The colours of games: each folder's theme.css says them for `data-game`.
import.meta.glob(['./*/theme.css', '../../plugins/*/theme.css'], { eager: true })
