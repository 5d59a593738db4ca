// What the frame around the table shows. The board draws the own rack itself: its cards need room.
import { speech, t } from '@/words/speech.svelte'
import type { Frame } from '../board'
import { question } from '@/net/question'
import type { View } from './schema'
import { facts, SOURCES } from './view'

const words = () => speech.words

export const frame: Frame<View> = {
  wide: true,

  hand: () => ({ at: '', cards: [] }),

  goal(view) {
    const left = view.insight.rounds_left
    if (view.result || view.step === 'setup_boards') return ''
    if (left !== null && left !== undefined) return words().text('tribes-board-rounds-left', { count: left })
    return t('web-tribes-villages', {
      most: Math.max(...view.tree_houses.map((houses) => facts().houses - houses)),
      all: facts().houses,
    })
  },

  decided(view, seat) {
    const points = view.insight.points?.[seat]
    if (!points) return ''
    return SOURCES.filter(({ key }) => points[key])
      .map(({ key, id }) => `${words().text(`tribes-board-${id}`)} ${points[key]}`)
      .join(' · ')
  },

  note(view, word) {
    const choice = question(view)
    const about = choice?.about ?? {}
    const value = word.slice(word.indexOf(':') + 1)
    switch (choice?.name) {
      case 'choose_row':
        return ['need', 'effect'].map((what) => words().phrase('tribes', what, `${about.card}/${value}`)).join(': ')
      case 'village_side':
        return word === 'right'
          ? words().phrase('tribes', 'effect', String(about.card))
          : t('web-tribes-worth', { points: facts().village_cards[String(about.card)]?.points ?? 0 })
      case 'split_water':
        return t('web-tribes-moves', { count: Number(about.left) - Number(value) })
      default:
        return ''
    }
  },
}
