import { ALIASES } from './question.en'

/** Surely the text of a code. By itself, as the box asks for it without the rest. */
export const hasText = (question: string): boolean =>
  /^(?:qr\b|[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|tel:|sms(?:to)?:)/i.test(question)

export const QUESTION = {
  aliases: ALIASES,
  /** A code or a text of one; or the two numbers of a place. */
  mayAnswer: (question: string): boolean =>
    /^(?:www\.|[a-z]+:)|\bqr|code (?:with|and)|\d.*[°nsew,;].*\d/i.test(question),
  hasText,
}
