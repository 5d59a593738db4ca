// How advice is put: the same places and percents as in the terminal.
import type { HintOption } from '@/net/wire'

/** As many as are shown. */
export const SHOWN = 3

/** A chance in whole percent; nothing is said to be impossible or sure. */
export function percent(chance: number): string {
  const whole = Math.floor(100 * chance + 0.5)
  return whole === 0 ? '<1' : whole === 100 ? '>99' : `${whole}`
}

/** The rank of an option, marked where others share it; nothing for one that was hardly looked at. */
export function standing(options: HintOption[], one: HintOption): string {
  if (one.rank === null) return '–'
  return options.filter((other) => other.rank === one.rank).length > 1 ? `=${one.rank}` : `${one.rank}`
}

/** How many are as good as the best and not shown. */
export const asGood = (options: HintOption[]) => options.slice(SHOWN).filter((one) => one.rank === 1).length
