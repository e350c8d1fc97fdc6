/** Names and codes that are money where nothing stands beside them; not `try` or `all`. */
const ALONE =
  /^(?:dollars?|bucks?|euros?|pounds?|quid|sterling|yen|francs?|yuan|renminbi|rmb|rupees?|won|ringgit|bitcoins?|ether|zloty|rou?bles?|rubles?|baht|rand|liras?|shekels?|forints?|naira|reais|dong|rupiah|koruna|hryvnia|leu|lei|usd|eur|gbp|jpy|chf|cny|inr|krw|myr|btc|eth|pln|rub|thb|zar|ils|uah|huf|ngn|brl|cad|vnd|idr|ron|nzd|aud|sgd|twd|sek|nok|dkk|czk|aed|sar|hkd|mxn|clp|php|cop|bgn|leva|hrk|kuna|dem|vef|frf|itl|nlg|ats)$/i

export const QUESTION = {
  examples: ['100 usd to eur', '€50 in yen'],
  aliases: ['forex', 'fx', 'exchange', 'exchange rate', 'rates', 'crypto', 'money'],
  /** A currency's sign, or a word as long as a code; and a number, a blank or a sign beside it. */
  mayAsk: (question: string): boolean =>
    ALONE.test(question) ||
    (/\p{Sc}|\p{L}{3}|zł|zl|kč|kr|r[mps]|tl/iu.test(question) &&
      /[\d\s\p{No}\p{Sc}=>/→]/u.test(question)),
}
