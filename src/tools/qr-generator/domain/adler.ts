// RFC 1950, 8.2: the largest prime below 65536.
const BASE = 65521

/** The check sum of a zlib stream, which can be told of many bytes at once where they repeat themselves. */
export class Adler32 {
  private a = 1
  private b = 0

  /** The same bytes over and over; at most 5552 of them, which a sum below 2^32 can hold. */
  add(bytes: Uint8Array, times = 1) {
    let sum = 0
    let sumOfSums = 0
    for (let at = 0; at < bytes.length; at++) {
      sum += bytes[at] ?? 0
      sumOfSums += sum
    }
    for (let time = 0; time < times; time++) {
      this.b = (this.b + this.a * bytes.length + sumOfSums) % BASE
      this.a = (this.a + sum) % BASE
    }
  }

  /** A byte and as many zeros behind it, over and over. */
  addBeforeZeros(byte: number, zeros: number, times = 1) {
    for (let time = 0; time < times; time++) {
      this.a = (this.a + byte) % BASE
      this.b = (this.b + this.a * (zeros + 1)) % BASE
    }
  }

  get value(): number {
    return ((this.b << 16) | this.a) >>> 0
  }
}
