import { ALIASES } from './question.en'

/** Names and codes that are money where nothing stands beside them; not `try` or `all`. */
const ALONE =
  /^(?:(?:dollar|buck|euro|pound|franc|rupee|bitcoin|shekel)s?|yen|yuan|won|zloty|baht|lira|quid|usd|eur|gbp|jpy|cad|chf|cny|aud|inr|krw|btc|eth|pln|mxn|brl|zar|nok|sek|hrk|dem|bgn|vef)$/i

export const QUESTION = {
  aliases: ALIASES,
  /** A currency's sign, or a word as long as a code; and a number, a blank or a sign beside it. */
  mayAnswer: (question: string): boolean =>
    ALONE.test(question) ||
    (/\p{Sc}|\p{L}{3}|zł|zl|kč|kr|r[mps]|tl/iu.test(question) &&
      /[\d\s\p{No}\p{Sc}=>/→]/u.test(question)),
}
