// What the frame around the table shows: the hand in order, what a question is about, what an answer would bring.
import { speech, t } from '@/words/speech.svelte'
import type { Frame } from '../board'
import { question } from '@/net/question'
import type { View } from './schema'
import { creatureOf, facts, formatHalves, sortHand } from './view'

const named = (code: string) => speech.words.card('equinox', code)

export const frame: Frame<View> = {
  hand: (view, eye) => ({ at: `hands.${eye}`, cards: sortHand(view.hands[eye], view.champions) }),

  badge(view, code) {
    if (creatureOf(code) in view.vanished) return { text: '✕', words: t('web-equinox-lost') }
    const preview = view.insight.previews[`play:${code}`]
    const words: string[] = []
    if (preview?.power) words.push(t('web-equinox-power'))
    if (preview?.weakest) words.push(speech.words.text('equinox-board-vanishes', { creature: named(preview.weakest) }))
    const text = (preview?.power ? '♛' : '') + (preview?.weakest ? '▼' : '')
    return text ? { text, words: words.join(' ') } : null
  },

  goal(view) {
    if (view.result) return ''
    return t('web-equinox-goal', {
      left: view.insight.in_tournament.length - facts().survivors,
      value: view.insight.bet_value,
    })
  },

  decided(view, seat) {
    const worth = view.insight.in_tournament.map((name) => view.insight.prestige[name]?.[seat] ?? 0)
    const rest = view.insight.scores[seat] - worth.reduce((sum, one) => sum + one, 0) // bonuses: they do not rule
    const parts = view.insight.in_tournament.map((name, n) => ({
      name,
      worth: worth[n] + (name in facts().bonuses ? rest : 0),
    }))
    return parts
      .filter((one) => one.worth)
      .map((one) => `${named(one.name)} ${formatHalves(one.worth)}`)
      .join(' · ')
  },

  note(view, word) {
    const choice = question(view)
    if (choice?.name !== 'choose_raneri_rows') return ''
    const tops = word
      .slice('swap:'.length)
      .split('&')
      .map((row) => view.stacks[`${choice.about.card}/${row}`]?.at(-1))
    return tops.map((code) => (code ? named(code) : '')).join(' / ')
  },
}
