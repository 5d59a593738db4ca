// What the first page says about each game: how many play, how long it takes.
export const GAMES = ['sylvion', 'urbion', 'equinox', 'tribes'] as const
export type GameId = (typeof GAMES)[number]
export const ABOUT: Record<GameId, { players: string; minutes: string; kind: 'team' | 'against' }> = {
  sylvion: { players: '1–2', minutes: '30', kind: 'team' },
  urbion: { players: '1–2', minutes: '20', kind: 'team' },
  equinox: { players: '2–5', minutes: '30', kind: 'against' },
  tribes: { players: '2–5', minutes: '60', kind: 'against' },
}
