// Buttons with numbers and symbols on them say in words what they mean. An `aria-label` beside visible text would be a
// name that is not what one sees (WCAG 2.5.3), so the words become hidden content and the numbers become decoration.
const CLASS = 'visually-hidden spoken'

function speak(button: HTMLElement): void {
  const label = button.getAttribute('aria-label')
  const visible = [...button.childNodes].some(
    (node) => !(node as HTMLElement).classList?.contains('spoken') && node.textContent?.trim(),
  )
  if (label === null || !visible) return
  let words = button.querySelector<HTMLElement>(':scope > .spoken')
  if (!words) {
    words = document.createElement('span')
    words.className = CLASS
    button.append(words)
  }
  words.textContent = label
  button.removeAttribute('aria-label')
  for (const child of button.children) if (child !== words) child.setAttribute('aria-hidden', 'true')
}

/** Action: keep it so for all buttons inside, whatever is drawn later. */
export function spoken(root: HTMLElement) {
  const all = () => root.querySelectorAll<HTMLElement>('button[aria-label]').forEach(speak)
  const observer = new MutationObserver(all)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-label'] })
  all()
  return { destroy: () => observer.disconnect() }
}
