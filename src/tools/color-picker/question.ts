export const QUESTION = {
  examples: ['#3498db', 'steelblue', 'oklch(70% .15 250)'],
  aliases: ['colour', 'colour picker', 'palette', 'eyedropper', 'rgb', 'hex', 'hue', 'contrast'],
  /** A hex color, a function, or a word first. */
  mayAsk: (question: string): boolean =>
    /^(?:#|(?=\d*[a-f])[\da-f]{6}\b|[a-z]+\(|[a-z-]{3,}(?:[\s:;?]|$))/i.test(question),
}
