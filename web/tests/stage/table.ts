import type { View } from '@/net/schema'
import type { TableInfo } from '@/net/wire'

/** A table as the server would describe it, around a sample view. */
export function tableOf(view: View, eye: number): TableInfo {
  const names = ['Ada', 'Bruno', 'Clara', 'Dmitri', 'Edda']
  const seats = Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    kind: seat === eye ? ('human' as const) : ('bot' as const),
    name: names[seat],
    level: seat === eye ? null : 'normal',
    here: true,
    yours: seat === eye,
    taken_over: false,
    linked: seat === eye ? false : null,
  }))
  return {
    id: 'stage',
    game: view.game,
    settings: view.settings,
    version: 1,
    status: view.result ? 'over' : 'playing',
    seats,
    created: '',
    changed: '',
    spectators: 'none',
    hints: true,
    chat: view.seats > 1,
    limit_seconds: null,
    deadline: null,
    practice: false,
    numbered: false,
    deal: null,
    result: view.result,
    yours: [eye],
    host: true,
    asked: [eye],
    undo: null,
    branch_of: null,
    next: null,
    long_step: false,
  }
}
