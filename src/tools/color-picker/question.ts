export const QUESTION = {
  examples: ['#3498db', 'steelblue', 'oklch(70% .15 250)'],
  aliases: ['colour', 'colour picker', 'palette', 'eyedropper', 'rgb', 'hex', 'hue', 'contrast'],
  /** A hex color, a function, or a word first. */
  mayAsk: (question: string): boolean => /^(?:#|[a-z]+\(|[a-z-]{3,}(?:[\s:]|$))/i.test(question),
}
