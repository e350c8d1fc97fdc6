import {
  DISTANCE_SYMBOLS,
  distanceSymbol,
  END_OF_BLOCK,
  LITERAL_SYMBOLS,
  lengthSymbol,
  MAX_MATCH,
  MIN_MATCH,
} from './deflate-symbols'

const LENGTH_BITS = 9

/** Literals and matches of a stream, one number each, with how often each symbol will be needed. */
export class DeflateTokens {
  readonly literalUses = new Int32Array(LITERAL_SYMBOLS)
  readonly distanceUses = new Int32Array(DISTANCE_SYMBOLS)
  private list = new Int32Array(4096)
  private count = 0
  /** The byte that the stream ends with so far; -1 before its first. */
  last = -1

  constructor() {
    this.literalUses[END_OF_BLOCK] = 1
  }

  private makeRoom(tokens: number) {
    if (this.count + tokens <= this.list.length) return
    const longer = new Int32Array(Math.max(this.list.length * 2, this.count + tokens))
    longer.set(this.list)
    this.list = longer
  }

  private push(token: number) {
    this.makeRoom(1)
    this.list[this.count++] = token
  }

  literal(byte: number) {
    this.literalUses[byte] = (this.literalUses[byte] ?? 0) + 1
    this.last = byte
    this.push(byte)
  }

  /** One literal for each of at least one byte. */
  literals(bytes: Uint8Array) {
    this.makeRoom(bytes.length)
    const { list, literalUses } = this
    let count = this.count
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0
      literalUses[byte] = (literalUses[byte] ?? 0) + 1
      list[count++] = byte
    }
    this.count = count
    this.last = bytes.at(-1) ?? this.last
  }

  /** As many bytes as stand `distance` bytes back; `last` is the one that they end with. */
  match(length: number, distance: number, last: number) {
    const symbol = lengthSymbol(length)
    this.literalUses[symbol] = (this.literalUses[symbol] ?? 0) + 1
    const back = distanceSymbol(distance)
    this.distanceUses[back] = (this.distanceUses[back] ?? 0) + 1
    this.last = last
    this.push((distance << LENGTH_BITS) | length)
  }

  /** The same byte over and over. */
  run(byte: number, times: number) {
    let left = times
    if (left > 0 && this.last !== byte) {
      this.literal(byte)
      left--
    }
    while (left >= MIN_MATCH) {
      const length = Math.min(left, MAX_MATCH)
      this.match(length, 1, byte)
      left -= length
    }
    for (; left > 0; left--) this.literal(byte)
  }

  /** Literals come with distance 0 and their byte as the length. */
  forEach(take: (length: number, distance: number) => void) {
    for (let at = 0; at < this.count; at++) {
      const token = this.list[at] ?? 0
      take(token & ((1 << LENGTH_BITS) - 1), token >>> LENGTH_BITS)
    }
  }
}
