/** In the large list of the EFF: five dice. */
export const WORD_COUNT = 6 ** 5

/** The words of a front-coded list: a capital for what is shared with the word before, A for none. */
export function decodeWords(coded: string): string[] {
  let word = ''
  return Array.from(coded.matchAll(/([A-Z])([a-z-]*)/g), ([, shared = 'A', rest = '']) => {
    word = word.slice(0, shared.charCodeAt(0) - 65) + rest
    return word
  })
}
