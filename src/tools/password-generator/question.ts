import { ALIASES } from './question.en'

export const QUESTION = {
  aliases: ALIASES,
  mayAnswer: (question: string): boolean =>
    /(?:words?|pwd?|passwd|phrase|pin|digit.* code)s?\b/i.test(question),
}
