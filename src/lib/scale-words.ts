/**
 * What stands for a power of ten behind a number: English words, and the short forms of browsers (CLDR 48, compact
 * numbers) in German, Italian, Polish, Dutch, Danish, Norwegian and Russian. Where languages differ, as in `bn` and `tn`, they
 * are English: a `billion` is 1e9, and 1e12 where it is spelled as in Spanish or in a German plural.
 */
const WORDS: readonly (readonly [exponent: number, words: string])[] = [
  [2, 'hundred'],
  [3, 'k|thousand|tsd|tys|тыс'],
  [5, 'lakhs?|lacs?'],
  [6, 'million(?:en|s)?|mill[oó]n(?:es)?|milh(?:ão|ões)|milioni?|miljoen|mio|mln|млн'],
  [7, 'crores?|cr'],
  [9, 'billions?|mil(?:l?iard(?:en|s|i)?|jard)|mil millones|bn|mrd|mld|млрд'],
  [12, 'lakh crores?|lcr|trillions?|billón|billones|billionen|tn|trn'],
]

/** Of money alone: other quantities have units of these letters. */
const OF_MONEY: readonly (readonly [exponent: number, words: RegExp])[] = [
  [5, /^L(?!\p{L})/u],
  [6, /^(?:m|mn|mill)(?!\p{L})/iu],
  [9, /^(?:b|mds?|mia)(?!\p{L})/iu],
  // The T of `T€` stands for a thousand, so it is none of these.
  [12, /^(?:T|[Bb]io)(?![\p{L}€])/u],
]

const SIGNS: readonly (readonly [exponent: number, words: RegExp])[] = [
  [12, /^(?:万亿|萬億|[兆조])/u],
  [8, /^[億亿억]/u],
  [4, /^[万萬만]/u],
]

const ANYWHERE = [
  ...SIGNS,
  ...WORDS.map(
    ([exponent, words]) => [exponent, new RegExp(`^(?:${words})(?!\\p{L})`, 'iu')] as const,
  ),
].reverse()

export interface Scale {
  exponent: number
  /** What follows it, blanks and the point of `Mio.` dropped. */
  rest: string
}

/** The word at the start of what stands behind a number; null for none. */
export function leadingScale(text: string, isMoney = false): Scale | null {
  const scales = isMoney ? [...OF_MONEY, ...ANYWHERE] : ANYWHERE
  const [exponent, words] = scales.find(([, one]) => one.test(text)) ?? []
  if (exponent === undefined || !words) return null
  return {
    exponent,
    rest: text
      .replace(words, '')
      .replace(/^\.(?!\d)/, '')
      .trimStart(),
  }
}
