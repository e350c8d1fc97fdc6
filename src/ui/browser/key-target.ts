/** Whether an element is one of those that a selector names, or in one. */
export const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Whether a stroke or a paste is for one of the elements of a selector, or for a dialog that lies over the page. */
export const isElsewhere = ({ target }: Event, elements: string): boolean =>
  document.querySelector('dialog[open]') !== null || isIn(target, elements)
