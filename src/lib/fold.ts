/** Letters that are not a plain one with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  ß: 'ss',
}

/** Lower case, without accents and apostrophes, words parted by one space: `Côte d’Ivoire` is `cote divoire`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[łøđıæß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\p{M}'’ʻ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** `dollar` of `dollars`; codes and short words stay as they are. */
export const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

/** Whether each word of a query, a plural as its singular, begins a word of the other text; both are folded. */
export const hasWords = (folded: string, query: string): boolean =>
  query.split(' ').every((word) => ` ${folded}`.includes(` ${singular(word)}`))
