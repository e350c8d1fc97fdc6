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

const warnings = new Set<object>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Takes every warning off: to be called before a reload by the program itself. */
export function allowUnload(): void {
  warnings.clear()
  window.removeEventListener('beforeunload', ask)
}

/**
 * Makes the browser ask before the page is reloaded or closed, until the returned function is called.
 * It does so only where the visitor has used the page, and in words of its own.
 */
export function warnBeforeUnload(): () => void {
  const warning = {}
  warnings.add(warning)
  window.addEventListener('beforeunload', ask)
  return () => {
    warnings.delete(warning)
    if (warnings.size === 0) allowUnload()
  }
}
