function drop(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** To be called in a click that takes away what it is on: the second of a double click would press what lay below. */
export function dropSecondClick(): void {
  const options = { capture: true, once: true }
  window.addEventListener('mousedown', drop, options)
  window.addEventListener('click', drop, options)
}
