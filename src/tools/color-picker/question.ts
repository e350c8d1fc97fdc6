export const QUESTION = {
  examples: ['#3498db', 'steelblue', 'oklch(70% .15 250)'],
  aliases: ['colour picker', 'color wheel', 'rgb', 'hex', 'hue'],
  /** A hex color, a function or a word first, or the channels of a color alone. */
  mayAsk: (question: string): boolean =>
    /^["'`$@([]*(?:#|(?:0x|(?=\d*[a-f]))(?:[\da-f]{2}){3,4}\b|[a-z-]{3,}\b|[\d.]+°?(?:[ ,]+[\d.]+%?){2}|.*\b(?:contrast|wcag|apca|readable|legible|accessible)\b)/i.test(
      question,
    ),
}
