/** Runs it when the page goes: it ends, or the browser keeps it, frozen, for the way back. */
export const onPageHide = (act: () => void): void => window.addEventListener('pagehide', act)

/** Runs it when a page that the browser has kept for the way back is there again. */
export function onPageBack(act: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act()
  })
}

/**
 * Runs it after the first click or key in the page, without which browsers play no sound;
 * after all that the page itself does with that event.
 */
export function onFirstTouch(act: () => void): void {
  const touched = new AbortController()
  const { signal } = touched
  function touch() {
    touched.abort()
    act()
  }
  window.addEventListener('click', touch, { signal })
  window.addEventListener('keyup', touch, { signal })
}
