export const EXAMPLES = ['#3498db', 'steelblue', 'oklch(70% .15 250)']

export const ALIASES = ['colour', 'colour picker', 'palette', 'eyedropper', 'rgb', 'hex', 'hue']

/** A hex color, a function, or a word first. */
export const mayAsk = (question: string): boolean =>
  /^(?:#|[a-z]+\(|[a-z]{3,}(?:\s|$))/i.test(question)
