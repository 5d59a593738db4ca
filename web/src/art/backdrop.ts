// What stands on the horizon behind everything: firs, roofs, hills or broad trees, as paths over a width of 1440.
import { sceneOf } from './scenes'

export const WIDTH = 1440
export const HEIGHT = 260
type Shape = (x: number, foot: number, size: number) => string

const fir: Shape = (x, foot, s) =>
  `M${x} ${foot - s}l${s * 0.16} ${s * 0.34}h${-s * 0.06}l${s * 0.14} ${s * 0.3}h${-s * 0.08}` +
  `l${s * 0.16} ${s * 0.36}h${-s * 0.64}l${s * 0.16} ${-s * 0.36}h${-s * 0.08}l${s * 0.14} ${-s * 0.3}h${-s * 0.06}z`
const house: Shape = (x, foot, s) =>
  `M${x} ${foot}v${-s * 0.62}l${s * 0.21} ${-s * 0.3}l${s * 0.21} ${s * 0.3}v${s * 0.62}z`
const tower: Shape = (x, foot, s) =>
  `M${x} ${foot}v${-s * 1.05}h${-s * 0.05}v${-s * 0.09}h${s * 0.06}l${s * 0.1} ${-s * 0.36}` +
  `l${s * 0.1} ${s * 0.36}h${s * 0.06}v${s * 0.09}h${-s * 0.05}v${s * 1.05}z`
const tree: Shape = (x, foot, s) => {
  const crown = (dx: number, dy: number, r: number) =>
    `M${x + dx - r} ${foot - s * 0.66 + dy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  const trunk = `M${x - s * 0.05} ${foot}l${s * 0.02} ${-s * 0.5}h${s * 0.06}l${s * 0.02} ${s * 0.5}z`
  return (
    trunk + crown(0, -s * 0.04, s * 0.27) + crown(-s * 0.24, s * 0.06, s * 0.19) + crown(s * 0.25, s * 0.05, s * 0.2)
  )
}

const SHAPES: Record<string, Shape> = { fir, house, tower, tree }

/** The line of the ground, somewhere between its two waves. */
const ground = (x: number, base: number, wave: number) =>
  base - wave * (Math.sin(x / 210 + base) + 0.6 * Math.sin(x / 97 + 2 * base))

/** One row of the horizon: the land and what grows on it, the same for everybody. */
export function row(game: string, n: number): string {
  const [base, wave, size] = [
    [176, 14, 108],
    [222, 10, 76],
  ][n]
  const { shapes, step } = sceneOf(game).horizon
  let path = `M0 ${HEIGHT}`
  for (let x = 0; x <= WIDTH; x += 24) path += `L${x} ${ground(x, base, wave).toFixed(1)}`
  path += `V${HEIGHT}z`
  for (let k = 0, x = 12 + n * 31; x < WIDTH; k++, x += step * (0.6 + ((k * 37 + n * 11) % 17) / 17)) {
    const tall = size * (0.62 + ((k * 53 + n * 29) % 23) / 46)
    path += SHAPES[shapes[(k * 5 + n) % shapes.length]](
      Math.round(x),
      Math.round(ground(x, base, wave) + 6),
      Math.round(tall),
    )
  }
  return path.replace(/(\.\d)\d+/g, '$1')
}
