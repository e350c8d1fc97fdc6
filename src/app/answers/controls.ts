/** The field and the buttons of a window, in their order. */
export const controlsOf = (window: HTMLElement | null): HTMLElement[] => [
  ...(window?.querySelectorAll<HTMLElement>('input, button') ?? []),
]
