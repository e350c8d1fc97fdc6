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
    const pending = this.pending | (value << this.pendingBits)
    const pendingBits = this.pendingBits + bits
    // Both bytes, full or not: what is not full is written once more.
    this.bytes[this.at] = pending
    this.bytes[this.at + 1] = pending >>> 8
    this.at += pendingBits >> 3
    this.pending = pending >>> (pendingBits & 24)
    this.pendingBits = pendingBits & 7
  }

  /** Everything written, the last byte filled up with zeros. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.pendingBits > 0) this.write(0, 8 - this.pendingBits)
    return this.bytes.subarray(0, this.at)
  }
}
