/**
 * Fills words with bits of the browser's cryptographic generator, at each call with the same ones: what is drawn by them
 * stays until another source is made. Each call takes as many words as the first one.
 */
export function sameRandomWords(): (words: Uint32Array<ArrayBuffer>) => void {
  let drawn: Uint32Array<ArrayBuffer> | undefined
  return (words) => {
    drawn ??= crypto.getRandomValues(new Uint32Array(words.length))
    words.set(drawn)
  }
}
