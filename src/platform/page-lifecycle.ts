/** Runs it when the page goes: it ends, or the browser freezes it in the back/forward cache (bfcache). */
export const onPageHide = (act: () => void): void => window.addEventListener('pagehide', act)

/** Runs it when the page comes back from the bfcache. */
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
