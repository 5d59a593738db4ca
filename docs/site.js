// A table that is wider than the screen scrolls in its box; the keyboard has to reach that box.
function markScrollable() {
  for (const box of document.querySelectorAll('.md-typeset__scrollwrap'))
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
}
new MutationObserver(markScrollable).observe(document.body, { childList: true, subtree: true })
addEventListener('resize', markScrollable)
addEventListener('toggle', markScrollable, true)
markScrollable()
