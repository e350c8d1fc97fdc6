import { ALIASES } from './question.en'

export const QUESTION = {
  aliases: ALIASES,
  mayAsk: (question: string): boolean =>
    /\d/.test(question) && /^[a-z]|(?:word|pw|phrase|pin|code)s?\b/i.test(question),
}
