// What the server would tell of every game: tests and the stage have none.
import { keepFacts } from '@/words/facts'
import type { Facts } from '@/net/schema'
import { samples } from './samples'

for (const [game, facts] of Object.entries(samples<Record<string, Facts>>('facts'))) keepFacts(game, facts)
