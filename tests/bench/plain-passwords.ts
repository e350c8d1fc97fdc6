// As much as one call may ask for.
const BATCH_BYTES = 65_536

// Both cut a byte to six bits and drop what is beyond the end of the alphabet, which has 33 to 64
// characters of ASCII. Neither guarantees anything.

/** The plain way: characters put together as they come. */
export function plainDrawer(alphabet: string, length: number): () => string {
  const bytes = new Uint8Array(BATCH_BYTES)
  let next = BATCH_BYTES

  return () => {
    let password = ''
    while (password.length < length) {
      if (next === BATCH_BYTES) {
        crypto.getRandomValues(bytes)
        next = 0
      }
      password += alphabet[(bytes[next++] ?? 0) & 63] ?? ''
    }
    return password
  }
}

/** The fastest that we know: the codes are gathered and become a text at once. */
export function gatheringDrawer(alphabet: string, length: number): () => string {
  const codes = Uint8Array.from(alphabet, (character) => character.charCodeAt(0))
  const size = codes.length
  const bytes = new Uint8Array(BATCH_BYTES)
  const units = Array.from({ length }, () => 0)
  let next = BATCH_BYTES

  return () => {
    for (let place = 0; place < length;) {
      if (next === BATCH_BYTES) {
        crypto.getRandomValues(bytes)
        next = 0
      }
      const index = (bytes[next++] ?? 0) & 63
      if (index < size) units[place++] = codes[index] ?? 0
    }
    return String.fromCharCode(...units)
  }
}
