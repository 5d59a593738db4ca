// Plays a table inside the page: clicks one of the lit things where it can be seen, waits for what comes of it, and so on.
// The choice is drawn from a seeded generator. Answers how many clicks it were when the game was over, or `until`.
async ({ seed, until, patience }) => {
  const table = () => document.querySelector('.table')
  const curtain = () => document.querySelector('[data-curtain]')
  const lit = () => [...table().querySelectorAll('button[data-lit]')].filter((one) => one.checkVisibility())
  const over = () => 'over' in table().dataset
  const shown = () => table().dataset.shown // how often something else was shown, and how much has been picked
  const pause = () => new Promise((then) => setTimeout(then, 2))

  let state = seed >>> 0
  const dice = (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  const waitFor = async (what, name) => {
    const end = performance.now() + patience
    while (!what()) {
      if (performance.now() > end) throw new Error(`waited in vain for ${name} at ${shown()}: ${table().innerText.slice(0, 400)}`)
      await pause()
    }
  }
  const seen = (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const spots = [[0.5, 0.5], [0.5, 0.1], [0.15, 0.5], [0.85, 0.5], [0.5, 0.9], [0.1, 0.1], [0.9, 0.9]]
    return spots.some(([x, y]) => one.contains(document.elementFromPoint(left + width * x, top + height * y)))
  }

  for (let count = 0; count < until; count++) {
    await waitFor(() => table() && !table().dataset.busy && (over() || curtain() || lit().length), 'a question')
    if (over()) return count
    let answered = false // an answer is on its way: then the next view is waited for, else only the next pick
    const watch = new MutationObserver(() => (answered ||= !!table().dataset.busy))
    watch.observe(table(), { attributes: true, attributeFilter: ['data-busy'] })
    const before = shown()
    if (curtain()) curtain().click()
    else {
      const all = lit()
      const one = all[dice(all.length)]
      if (!seen(one)) throw new Error(`something lit is covered by something else: ${one.outerHTML.slice(0, 300)}`)
      one.click()
    }
    await waitFor(() => over() || (answered ? parseInt(shown()) !== parseInt(before) : shown() !== before), 'an effect')
    watch.disconnect()
  }
  return until
}
