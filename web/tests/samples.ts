// Views and games made by tools/sample_views.py and tools/told_games.py.
import { readFileSync } from 'node:fs'

export function samples<T>(name: string): T {
  return JSON.parse(readFileSync(`${process.cwd()}/tests/stage/samples/${name}.json`, 'utf-8')) as T
}
