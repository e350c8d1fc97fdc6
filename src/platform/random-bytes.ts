/** Bytes of the browser's cryptographic generator, at most 65,536 at a time. */
export const randomBytes = (count: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(count))
