// Where a game was lost, for whoever wants to try again from there.
import type { StandingAt } from '@/net/wire'

/**
 * `fall`: in this round the most was lost. `lead`: after it the lead was never regained. `wait`: nothing ever fell, and
 * from here on nothing was won for the longest time. `from`: the round to try again from, which begins with move `at`.
 */
export type Turning = { kind: 'fall' | 'lead' | 'wait'; round: number; from: number; at: number }

const FEW = 4 // answers before a loss that could have been others; with fewer one begins a round earlier

/** The turning point for a seat, or for a team that lost; null where there is none behind the first question. */
export function turningPoint(points: StandingAt[], seat: number, team: boolean): Turning | null {
  const values = points.map(({ standing }) => (team ? standing[0] : leadOf(standing, seat)))
  if (values.length < 2) return null
  const lead = team
    ? null
    : turn(
        points,
        'lead',
        values.findLastIndex((value) => value >= 0),
      )
  return (
    lead ??
    turn(points, 'fall', deepestFall(values)) ??
    (team ? turn(points, 'wait', longestWait(points, values)) : null)
  )
}

/** How far a seat is before the best of the others. */
const leadOf = (standing: number[], seat: number) =>
  standing[seat] - Math.max(...standing.filter((_, other) => other !== seat))

/** The point before the deepest fall, -1 where nothing fell. */
function deepestFall(values: number[]): number {
  let [found, most] = [-1, 0]
  for (let n = 1; n < values.length; n++) {
    if (values[n - 1] - values[n] > most) [found, most] = [n - 1, values[n - 1] - values[n]]
  }
  return found
}

/** The point from which on nothing rose for most moves. */
function longestWait(points: StandingAt[], values: number[]): number {
  let [found, most, since] = [-1, 0, 0]
  for (let n = 1; n < values.length; n++) {
    if (points[n].at - points[since].at > most) [found, most] = [since, points[n].at - points[since].at]
    if (values[n] > values[n - 1]) since = n
  }
  return found
}

/** A turning point behind a point, and the round to try again from. */
function turn(points: StandingAt[], kind: Turning['kind'], n: number): Turning | null {
  if (n < 0 || n >= points.length - 1) return null
  let first = beginning(points, n)
  const isLate = kind !== 'wait' && points[n + 1].at - points[first].at < FEW
  if (isLate && first > 0) first = beginning(points, first - 1)
  const { at, round } = points[first]
  return at > 0 ? { kind, round: points[n].round, from: round, at } : null
}

/** Where the round of a point begins; numbers of rounds may begin anew. */
function beginning(points: StandingAt[], n: number): number {
  while (n > 0 && points[n - 1].round === points[n].round) n -= 1
  return n
}

/** How things stood at the end of each round. */
export const byRound = (points: StandingAt[]): StandingAt[] =>
  points.filter((point, n) => n === points.length - 1 || points[n + 1].round !== point.round)
