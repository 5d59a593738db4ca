// Every answer of every game can be given by clicking on the table: what an option points at lies there as a button.
import { flushSync, mount, tick, unmount } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { load, type Shown } from '@/games/board'
import { isAsked } from '@/net/question'
import type { Question, View } from '@/net/schema'
import { Lit, options } from '@/table/choosing.svelte'
import Frame from '@/table/Frame.svelte'
import { speech } from '@/words/speech.svelte'
import { samples } from './samples'
import { tableOf } from './stage/table'

type Sample = { name: string; eye: number; view: View }
/** Every question of the rules, the rare ones too. */
const KINDS: Record<string, string> = {
  sylvion: `
    recruit_column betrayal_mode betrayal_card hedgehog desiccation_mode desiccation_card demobilize_mode
    demobilize_card deck_demobilization_mode deck_demobilization_card tornado_card main_action pay_unit
    pay_source pay_card place_cell whale_elemental whale_destination elephant_target owl_drawer stag_mode
    stag_count squirrel_order wisdom_card disinformation_card geyser_direction hand_limit_card`,
  urbion: `
    books fill_side hand_chaos flagship main action special exchange_1 exchange_2 census_discard bonus rebuild
    side_change fly_1 fly_2 invisible free prophecy chaos chromatic chromatic_dream polarity_end`,
  equinox: `
    choose_bet choose_secret_card choose_card choose_chameleon_creature use_power choose_urvater_creature
    choose_dryada_card choose_stone choose_cornu_player choose_klumpi_space choose_lupino_card
    choose_noctia_player choose_noctia_creature choose_given_card choose_borrowed_power choose_ziegfried_player
    choose_kept_card choose_aquilon_card choose_raneri_creature choose_raneri_rows choose_vulpa_card
    choose_discard`,
  tribes: `
    choose_board remove_pollution main_action choose_row choose_alternative choose_part split_water move_rider
    forest_tile forest_field discard_three temple_kind temple_field catapult_rider catapult_target village_card
    village_side village_replace clear_field leader_window draw_card leader_card`,
}
/** Options that only the bar offers, because they stand for no single thing on the table. */
const BAR = /^(?:word|number):/

async function settle(): Promise<void> {
  flushSync()
  await tick()
  await tick()
  flushSync()
}

/** Answers every option of a view as a player would; returns the words answered and what was missing on the table. */
async function answers(shown: Shown, { view, eye }: Sample): Promise<{ said: string[]; missing: string[] }> {
  const said: string[] = []
  const missing: string[] = []
  const lit = new Lit((word) => said.push(word))
  lit.look(view)
  const host = document.body.appendChild(document.createElement('div'))
  const table = mount(Frame, {
    target: host,
    props: { shown, lit, view, eye, table: tableOf(view, eye), last: new Set<string>() },
  })
  await settle()
  for (const option of options(view.choice as Question)) {
    const before = said.length
    for (const target of option.targets) {
      if (BAR.test(target) && !host.querySelector(`main [data-target="${target}"]`)) continue
      const found = [...host.querySelectorAll<HTMLElement>('main button[data-target], .hand button[data-target]')].find(
        (node) => node.dataset.target === target,
      )
      if (lit.has(target) && found) found.click()
      else if (lit.has(target)) missing.push(target)
      await settle()
    }
    if (said.length === before)
      [...host.querySelectorAll<HTMLElement>('[data-word]')].find((node) => node.dataset.word === option.word)?.click()
    lit.cancel()
    await settle()
  }
  await unmount(table)
  host.remove()
  return { said, missing }
}

/** Of each question the view with the most answers. */
function widest(game: string): [string, Sample][] {
  const found = new Map<string, Sample>()
  for (const one of samples<Sample[]>(game)) {
    if (!isAsked(one.view.choice)) continue
    const known = found.get(one.view.choice.name)
    if (!known || (known.view.choice as Question).words.length < one.view.choice.words.length)
      found.set(one.view.choice.name, one)
  }
  return [...found]
}

describe.each(['sylvion', 'urbion', 'equinox', 'tribes'])('%s', (game) => {
  const asked = widest(game)
  let shown: Shown
  beforeAll(async () => {
    await speech.speak('en')
    shown = await load(game)
  })

  it('is asked every question of its rules in the samples', () => {
    expect(asked.map(([kind]) => kind).sort()).toEqual(KINDS[game].trim().split(/\s+/).sort())
  })

  it.each(asked)(
    '%s: all answers',
    async (_, sample) => {
      expect(await answers(shown, sample)).toEqual({ said: (sample.view.choice as Question).words, missing: [] })
    },
    120_000,
  )
})
