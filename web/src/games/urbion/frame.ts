import { speech, t } from '@/words/speech.svelte'
import { formatSigned } from './faces'
import type { Frame } from '../board'
import { question } from '@/net/question'
import type { View } from './schema'
import { totals } from './view'

/** What an open question is about, as the choice bar says it. */
function asked(view: View): string {
  const choice = question(view)
  const id = `urbion-asked-${choice?.name}`
  if (!choice || !speech.words.has(id) || !Object.keys(choice.about).length) return ''
  const { dream, card, cards, ...rest } = choice.about
  const named = dream ?? card
  const args = {
    ...rest,
    card: named ? speech.words.card('urbion', named) : '',
    place: dream ? speech.words.cell('urbion', dream) : '',
  }
  return speech.words.text(id, {
    ...args,
    cards: ((cards ?? []) as string[]).map((code) => speech.words.card('urbion', code)).join(', '),
  })
}

/** What stands behind an option in the bar: the totals it leads to, what a census does. */
function note(view: View, word: string): string {
  const choice = question(view)
  const preview = choice ? view.insight.previews[choice.words.indexOf(word)] : null
  if (!preview || word === 'discard:none') return ''
  if (preview.pacifies) {
    const danger = view.insight.void?.danger
    const cities = preview.perfect
      ? speech.words.text('urbion-board-perfect')
      : preview.pacifies.length
        ? speech.words.text('urbion-board-pacifies', { cells: preview.pacifies.join(', ') })
        : t('web-urbion-census-no')
    return [cities, danger ? speech.words.text('urbion-board-void-danger', { danger }) : ''].filter(Boolean).join('; ')
  }
  return totals(preview)
    .map(([row, total]) => `${row} → ${formatSigned(total)}`)
    .join(', ')
}

export const frame: Frame<View> = {
  round: 'web-urbion-round',
  inHand: (view) => question(view)?.name !== 'prophecy',
  goal: (view) => {
    const { success_pile: pacified, required_cities: required, dream_deck: deck } = view
    return t('web-urbion-goal', { count: pacified.length, required, deck: deck.length })
  },
  asked,
  note,
}
