const letters = 'abcdefghijklmnopqrstuvwxyz'
const mixed = `${letters}${letters.toUpperCase()}0123456789 :/?=&.-`

/** 26 characters. */
export const shortUrl = 'https://example.com/nimble'

/** The same in every run: the generator of Numerical Recipes, chapter 7.1, "An Even Quicker Generator". */
function textOf(alphabet: string, length: number) {
  let state = 1
  let text = ''
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The low bits have short periods.
    text += alphabet.charAt((state >>> 16) % alphabet.length)
  }
  return text
}

/** Upper and lower case, digits and punctuation, one byte each. */
export const mixedText = (length: number) => textOf(mixed, length)

/** Small letters: nothing that a code could hold in less than a byte each. */
export const bytesText = (length: number) => textOf(letters, length)

export const digitsText = (length: number) => textOf('0123456789', length)
