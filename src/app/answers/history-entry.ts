/** Until a going back arrives, nothing is to be added to what it leaves. */
let isGoingBack = false

/**
 * Makes what lies over the page an entry of the history, with the address and the state of the page: Back, or the
 * gesture for it, closes that alone. A modal dialog is closed so by the browser itself on Android only.
 * @param onBack the visitor has gone back from it
 * @returns goes back from it where the visitor has not, and then on
 */
export function addHistoryEntry(onBack: () => void): (goOn?: () => void) => void {
  let isAdded = false
  let next: (() => void) | undefined
  function handleBack() {
    isGoingBack = isAdded = false
    ;(next ?? onBack)()
  }
  function add() {
    if (next) return
    isAdded = true
    history.pushState(history.state, '')
    window.addEventListener('popstate', handleBack, { once: true })
  }
  if (isGoingBack) window.addEventListener('popstate', add, { once: true })
  else add()
  return (goOn = () => undefined) => {
    const isLeft = next !== undefined
    next ??= goOn
    if (!isAdded) goOn()
    else if (!isLeft) {
      isGoingBack = true
      history.back()
    }
  }
}
