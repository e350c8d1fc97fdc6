const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?/&=%+-_#@()'

/** 26 characters. */
export const shortUrl = 'https://example.com/nimble'

/**
 * Letters, digits and punctuation, one byte each, the same in every run: the generator of Numerical
 * Recipes, chapter 7.1, "An Even Quicker Generator".
 * @param {number} length
 */
export function mixedText(length) {
  let state = 1
  let text = ''
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The low bits have short periods.
    text += alphabet.charAt((state >>> 16) % alphabet.length)
  }
  return text
}
