// What is being explained now.
export type Explained = {
  game?: string
  /** A card, symbol or place that the words know. */
  code?: string
  /** Instead of a code: a title in words. */
  title?: string
  /** What is to be said besides: the state of things, a preview. */
  extra?: string
  /** A rule to link to. */
  rule?: string
  /** A click explains too: it does nothing else. */
  tap?: boolean
}

class Explaining {
  what = $state.raw<Explained | null>(null)
  node = $state.raw<HTMLElement | null>(null)

  show(what: Explained, node: HTMLElement): void {
    this.what = what
    this.node = node
  }

  hide(node?: HTMLElement): void {
    if (!node || node === this.node) this.what = this.node = null
  }
}

export const explained = new Explaining()
