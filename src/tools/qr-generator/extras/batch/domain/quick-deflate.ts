// RFC 1951 §3.2.5. The longest repeat, 258, has a code of its own; it is left out.
const MIN_LENGTH = 3
const MAX_LENGTH = 257
const MAX_DISTANCE = 32_768

const HASH_BITS = 10

/** Some bits of the stream in one number: how many in its lowest five bits, they themselves above, the first lowest. */
const piece = (value: number, bits: number) => (value << 5) | bits

/** RFC 1951 §3.2.3: the only block, with the fixed codes. */
const LAST_BLOCK = piece(0b011, 3)

/** RFC 1951 §3.1.1: codes go highest bit first. */
function code(value: number, bits: number): number {
  let reversed = 0
  for (let bit = 0; bit < bits; bit++) reversed |= ((value >> bit) & 1) << (bits - 1 - bit)
  return piece(reversed, bits)
}

/** RFC 1951 §3.2.6, the fixed codes: of a byte, of the end (256) or of some lengths (from 257). */
function symbolCode(symbol: number): number {
  if (symbol < 144) return code(0x30 + symbol, 8)
  if (symbol < 256) return code(0x190 + symbol - 144, 9)
  return symbol < 280 ? code(symbol - 256, 7) : code(0xc0 + symbol - 280, 8)
}

/** RFC 1951 §3.2.5: a number by its highest bits, which have a code, and the rest, which follow as they are. */
function rangeCode(value: number, highBits: 1 | 2, codeOf: (range: number) => number): number {
  const restBits = Math.max(0, 31 - highBits - Math.clz32(value))
  const range = codeOf((restBits << highBits) + (value >> restBits))
  const rest = value & ((1 << restBits) - 1)
  return piece((range >> 5) | (rest << (range & 31)), (range & 31) + restBits)
}

const distanceCode = (distance: number) => rangeCode(distance - 1, 1, (range) => code(range, 5))
const SYMBOLS = Int32Array.from({ length: 257 }, (_, symbol) => symbolCode(symbol))
const LENGTHS = Int32Array.from({ length: MAX_LENGTH + 1 }, (_, length) =>
  rangeCode(Math.max(0, length - MIN_LENGTH), 2, (range) => symbolCode(257 + range)),
)

/** The checksum of RFC 1950 §8.2. */
function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (let at = 0; at < bytes.length;) {
    // After more bytes `b` could be over 31 bits.
    const end = Math.min(at + 3800, bytes.length)
    for (; at < end; at++) {
      a = (a + (bytes[at] ?? 0)) | 0
      b = (b + a) | 0
    }
    a %= 65_521
    b %= 65_521
  }
  return (b << 16) | a
}

/** Writes pieces into `out` from `start` on. */
function bitWriter(out: Uint8Array, start: number) {
  let size = start
  let [held, count] = [0, 0]
  function put(next: number) {
    held |= (next >> 5) << count
    for (count += next & 31; count >= 8; count -= 8) {
      out[size++] = held
      held >>= 8
    }
  }
  /** Fills the last byte; where the next one would be. */
  function end(): number {
    put(piece(0, 7))
    return size
  }
  return { put, end }
}

/**
 * Compresses to a zlib stream (RFC 1950) of one block with the fixed codes. A repeat is looked for only at the last
 * place with the same three bytes. For the few thousand bytes of a small picture it takes a fifth of the time of a
 * CompressionStream, whose start is most of it, and makes almost twice as many bytes. The library fflate at level 1 makes
 * a third fewer and takes three times as long or more: a whole code then takes about twice as long.
 */
export function quickDeflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  // At most 9 bits a byte; header, ends and checksum.
  const out = new Uint8Array(Math.ceil((bytes.length * 9) / 8) + 9)
  out.set([0x78, 0x01])
  const { put, end } = bitWriter(out, 2)
  put(LAST_BLOCK)
  const lastAt = new Int32Array(1 << HASH_BITS).fill(-MAX_DISTANCE - 1)
  for (let at = 0; at < bytes.length;) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const hash = Math.imul(three, 0x9e3779b1) >>> (32 - HASH_BITS)
    const from = lastAt[hash] ?? 0
    lastAt[hash] = at
    const longest = at - from > MAX_DISTANCE ? 0 : Math.min(MAX_LENGTH, bytes.length - at)
    let length = 0
    while (length < longest && bytes[from + length] === bytes[at + length]) length++
    if (length < MIN_LENGTH) {
      put(SYMBOLS[bytes[at++] ?? 0] ?? 0)
    } else {
      put(LENGTHS[length] ?? 0)
      put(distanceCode(at - from))
      at += length
    }
  }
  put(SYMBOLS[256] ?? 0)
  const size = end()
  new DataView(out.buffer).setInt32(size, adler32(bytes))
  return out.slice(0, size + 4)
}
