/** Fills bytes from the lowest bit up, as deflate wants it. */
export class BitWriter {
  private readonly bytes: Uint8Array<ArrayBuffer>
  private at = 0
  private pending = 0
  private pendingBits = 0

  /** For at most this many bytes. */
  constructor(size: number) {
    this.bytes = new Uint8Array(size)
  }

  /** At most 16 bits. */
  write(value: number, bits: number) {
    this.pending |= value << this.pendingBits
    this.pendingBits += bits
    while (this.pendingBits >= 8) {
      this.bytes[this.at++] = this.pending
      this.pending >>>= 8
      this.pendingBits -= 8
    }
  }

  /** Everything written, the last byte filled up with zeros. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.pendingBits > 0) this.write(0, 8 - this.pendingBits)
    return this.bytes.subarray(0, this.at)
  }
}
