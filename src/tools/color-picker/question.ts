export const QUESTION = {
  examples: ['#3498db', 'steelblue', 'oklch(70% .15 250)'],
  aliases: [
    'colour',
    'colour picker',
    'palette',
    'color wheel',
    'eyedropper',
    'rgb',
    'hex',
    'hue',
    'contrast',
  ],
  /** A hex color, a function or a word first, or the channels of a color alone. */
  mayAsk: (question: string): boolean =>
    /^(?:#|0x[\da-f]{8}\b|(?=\d*[a-f])[\da-f]{6}\b|[a-z-]+\(|[a-z-]{3,}(?:[\s:;?(]|$)|\d{1,3}(?:[ ,]+\d{1,3}){2}(?:$| )|[\d.]+[ ,]+[\d.]+%[ ,]+[\d.]+%|.*\b(?:contrast|wcag|apca|readable|legible|accessible)\b)/i.test(
      question,
    ),
}
