/** Fills the words from the browser's cryptographic source, which gives at most 16,384 at once. */
export function fillRandom(words: Uint32Array<ArrayBuffer>): void {
  crypto.getRandomValues(words)
}
