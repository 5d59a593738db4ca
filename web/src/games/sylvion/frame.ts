import { t, speech } from '@/words/speech.svelte'
import type { Frame } from '../board'
import { question } from '@/net/question'
import type { View } from './schema'
import { facts, findPreview, mobilizing } from './view'

/** What an open question is about, as the choice bar says it. */
function asked(view: View): string {
  const choice = question(view)
  const id = `sylvion-asked-${choice?.name}`
  if (!choice || !speech.words.has(id)) return ''
  const { card, cards, cell, ...rest } = choice.about
  const args = {
    ...rest,
    card: card ? speech.words.card('sylvion', card) : '',
    place: cell ? speech.words.cell('sylvion', cell) : '',
  }
  const all = ((cards ?? []) as string[]).map((code) => speech.words.card('sylvion', code)).join(', ')
  return speech.words.text(id, { ...args, cards: all })
}

/** Questions about cards of piles that also could be in the hand. */
const ELSEWHERE = ['demobilize_card', 'deck_demobilization_card', 'wisdom_card', 'disinformation_card']

export const frame: Frame<View> = {
  hand: (view, eye) =>
    mobilizing(view) ? { at: '', cards: [] } : { at: `hands.${eye}`, cards: view.hands[eye] ?? [] },
  inHand: (view) => !ELSEWHERE.includes(question(view)?.name ?? ''),
  goal: (view) => {
    const { insight, forest_health: health, last_round: last } = view
    if (mobilizing(view)) return ''
    return last
      ? t('web-sylvion-goal-last', { health })
      : t('web-sylvion-goal', { health, rounds: insight.rounds_left })
  },
  asked,
  badge: (view, code) => {
    const { costs } = facts()
    const cost = costs[view.settings.edition][code]
    return cost === costs.second[code] ? null : { text: `${cost}`, words: t('web-sylvion-cost', { cost }) }
  },
  note: (view, word) => {
    const preview = findPreview(view, `word:${word}`)
    return preview?.hits ? t('web-sylvion-hits', { count: preview.hits.length }) : ''
  },
}
