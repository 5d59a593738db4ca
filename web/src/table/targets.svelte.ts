// The things on a table that stand for targets. Each says so where it is drawn (`{@attach standsFor('card:F1')}`); with
// that it is marked while it can be picked or a hint means it, and the choice bar knows that it need not offer it.
import { createContext, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { SvelteMap } from 'svelte/reactivity'
import type { Lit } from './choosing.svelte'

export class Targets {
  private counts = new SvelteMap<string, number>()

  /** `hinted`: the targets that a hint means. */
  constructor(
    private lit: () => Lit,
    readonly hinted: () => Set<string> = () => new Set(),
  ) {}

  /** Whether something on the table stands for a target. */
  has(target: string): boolean {
    return this.counts.has(target)
  }

  /** What stands for a target; for nothing without one. */
  standsFor = (target: string | undefined): Attachment<HTMLElement> => {
    return (node) => {
      if (target === undefined) return
      node.dataset.target = target
      this.add(target, 1)
      $effect(() => {
        const lit = this.lit()
        node.toggleAttribute('data-lit', node instanceof HTMLButtonElement && !lit.waiting && lit.has(target))
        node.toggleAttribute('data-hinted', this.hinted().has(target))
        node.toggleAttribute('data-kept', lit.kept === target)
      })
      return () => {
        this.add(target, -1)
        for (const name of ['data-target', 'data-lit', 'data-hinted', 'data-kept']) node.removeAttribute(name)
      }
    }
  }

  private add(target: string, more: number): void {
    untrack(() => {
      const count = (this.counts.get(target) ?? 0) + more
      if (count) this.counts.set(target, count)
      else this.counts.delete(target)
    })
  }
}

const [get, set, isThere] = createContext<Targets>()

/** Make the targets of a table, for everything that is drawn inside. */
export const makeTargets = (lit: () => Lit, hinted?: () => Set<string>): Targets => set(new Targets(lit, hinted))

/** How things on this table stand for targets; where there is no table, for nothing. */
export const targets = (): Targets['standsFor'] => (isThere() ? get().standsFor : () => () => {})
