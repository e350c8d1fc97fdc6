import { ALIASES } from './question.en'

export const QUESTION = {
  aliases: ALIASES,
  /** A hex color, a function or a word first, or the channels of a color alone. */
  mayAsk: (question: string): boolean =>
    /^["'`$@([]*(?:#|(?:0x|(?=\d*[a-f]))(?:[\da-f]{2}){3,4}\b|[a-z-]{3,}\b|[\d.]+°?(?:[ ,]+[\d.]+%?){2}|.*\b(?:contrast|wcag|apca|readable|legible|accessible)\b)/i.test(
      question,
    ),
}
