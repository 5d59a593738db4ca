import type { Frame } from '../board'

export const frame: Frame = {
  hand: (view, eye) => ({ at: `racks.${eye}`, cards: view.racks[eye] }),
}
