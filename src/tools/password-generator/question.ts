import { ALIASES } from './question.en'

export const QUESTION = {
  aliases: ALIASES,
  mayAnswer: (question: string): boolean => /(?:words?|pwd?|passwd|phrase|pin)s?\b/i.test(question),
}
