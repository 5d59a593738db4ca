// The open question of a view.
import type { Waiting } from './schema'

/** Whether the viewer is the one who is asked. */
export const isAsked = <Q extends Waiting>(choice: Q | Waiting | null | undefined): choice is Q =>
  !!choice && 'words' in choice

/** The open question, if the viewer is asked. */
export const question = <Q extends Waiting>(view: { choice: Q | Waiting | null }): Q | null =>
  isAsked<Q>(view.choice) ? view.choice : null
