interface Origin {
  element: EventTarget | null
  byPointer: boolean
}

const isFocusVisible = (element: Element | null) => element?.matches(':focus-visible') ?? false

/**
 * Remembers, when focus comes, whether a pointer press brought it. `:focus-visible` cannot be read
 * that later: it turns true at the first key.
 * @param signal ends the watch
 * @returns whether the focus is where a pointer press put it
 */
export function watchFocusOrigin(signal: AbortSignal): () => boolean {
  const start = document.activeElement
  let origin: Origin = { element: start, byPointer: !isFocusVisible(start) }
  let pointerWasLast = false
  const options = { capture: true, signal }

  window.addEventListener('pointerdown', () => void (pointerWasLast = true), options)
  window.addEventListener('keydown', () => void (pointerWasLast = false), options)
  window.addEventListener(
    'focusin',
    ({ target }) => {
      // A window that comes back focuses its element anew; that is not how the focus got there.
      if (target !== origin.element) origin = { element: target, byPointer: pointerWasLast }
    },
    options,
  )
  window.addEventListener(
    'focusout',
    ({ target }) => {
      // While the window is left its element stays the active one.
      if (document.activeElement !== target) origin = { element: null, byPointer: false }
    },
    options,
  )
  return () => origin.byPointer
}
