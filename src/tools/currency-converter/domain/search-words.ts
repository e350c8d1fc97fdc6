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

/** The words of a folded text; none for an empty one. */
export const wordsOf = (folded: string): string[] => folded.split(' ').filter(Boolean)

/** `dollar` of `dollars`; codes and short words stay as they are. */
export const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

/** Whether each word of a query, a plural as its singular, begins one of the words. */
export const hasWords = (words: readonly string[], query: readonly string[]): boolean =>
  query.every((wanted) => words.some((word) => word.startsWith(singular(wanted))))
