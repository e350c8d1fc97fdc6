/** `north` as N, and so on: the letters that maps have for the directions in English. */
export const withDirectionLetters = (text: string): string =>
  text.replace(/\b([nsew])(?:orth|outh|ast|est)\b/gi, '$1')
