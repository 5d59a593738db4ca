// What a line of the story is about lights up on the table: every thing that says it lies there (`data-at`).
const MARK = 'data-pointed'

/** Light the places on the table, and nothing else. */
export function pointAt(places: string[]): void {
  for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK)
  for (const place of places) {
    for (const one of document.querySelectorAll(`.frame [data-at="${CSS.escape(place)}"]`)) one.setAttribute(MARK, '')
  }
}
