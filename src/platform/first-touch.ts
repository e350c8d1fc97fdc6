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
