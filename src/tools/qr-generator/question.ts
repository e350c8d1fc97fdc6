import { ALIASES } from './question.en'

export const QUESTION = {
  aliases: ALIASES,
  mayAsk: (question: string): boolean =>
    /^(?:www\.|[a-z]+:)|\bqr|code (?:with|and)/i.test(question),
}
