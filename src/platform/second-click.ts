const TYPES = ['mousedown', 'click'] as const

function drop(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  }
  // The detail of a click by a key or a script is 0.
  if (event.detail === 1)
    for (const type of TYPES) event.view?.removeEventListener(type, drop, true)
}

/**
 * To be called in a click that acts once, or takes away what it is on: the second of a double click would act on what
 * is there by then.
 * @param view the window of the click
 */
export function dropSecondClick(view: Window | null = window): void {
  for (const type of TYPES) view?.addEventListener(type, drop, true)
}
