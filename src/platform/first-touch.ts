/**
 * Runs it after the first click or key in the page, which is what browsers want before they play a sound;
 * after all that the page itself does with that event. Returns how to stop waiting.
 */
export function onFirstTouch(act: () => void): () => void {
  const stop = () => {
    window.removeEventListener('click', touch)
    window.removeEventListener('keyup', touch)
  }
  function touch() {
    stop()
    act()
  }
  window.addEventListener('click', touch)
  window.addEventListener('keyup', touch)
  return stop
}
