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
