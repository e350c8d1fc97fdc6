export const QUESTION = {
  examples: ['100 usd to eur', '€50 in yen'],
  aliases: ['forex', 'fx', 'exchange', 'exchange rate', 'rates', 'crypto', 'money'],
  /** A currency's sign, or a word as long as a code; and a number, a blank or a sign beside it. */
  mayAsk: (question: string): boolean =>
    /\p{Sc}|\p{L}{3}|zł|zl|kč|kr|r[mps]|tl/iu.test(question) &&
    /[\d\s\p{No}\p{Sc}=>/→]/u.test(question),
}
