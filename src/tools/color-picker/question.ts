import { ALIASES } from './question.en'

export const QUESTION = {
  aliases: ALIASES,
  /** A hex color, a list of such, a function or a word first, the channels of a color alone, or a hex color anywhere. */
  mayAnswer: (question: string): boolean =>
    /^["'`$@([]*(?:#|(?:0x|(?=\d*[a-f]))(?:[\da-f]{2}){3,4}\b|[\da-f]{6}["'`]?[,;|\s-]+["'`]?[\da-f]{6}\b|[a-z-]{3,}(?:\b|\d)|[\d.]+°?(?:[ ,]+[\d.]+%?){2}|.*#[\da-f]{6}\b|.*\b(?:contrast|wcag|apca|readable|legible|accessible|enough)\b|(?:is|are|does) .* on )/i.test(
      question,
    ),
}
