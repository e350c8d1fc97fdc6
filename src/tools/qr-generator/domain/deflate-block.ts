import { BitWriter } from './bit-writer'
import {
  DISTANCE_RANGES,
  distanceSymbol,
  END_OF_BLOCK,
  LENGTH_RANGES,
  lengthSymbol,
  type SymbolRange,
} from './deflate-symbols'
import type { DeflateTokens } from './deflate-tokens'
import { canonicalCodes, codeLengths } from './huffman'

interface Code {
  lengths: Uint8Array
  codes: Uint16Array
}

const MAX_CODE_BITS = 15
const MAX_LENGTH_CODE_BITS = 7
const NO_RANGE: SymbolRange = { extraBits: 0, base: 0 }

// RFC 1951, 3.2.7: in this order the lengths of the code for code lengths come. Runs of zeros have two
// symbols of it.
const LENGTH_CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
const ZERO_RUNS = [
  { symbol: 18, least: 11, most: 138, extraBits: 7 },
  { symbol: 17, least: 3, most: 10, extraBits: 3 },
]

const codeFor = (uses: Int32Array, maxBits: number): Code => {
  const lengths = codeLengths(uses, maxBits)
  return { lengths, codes: canonicalCodes(lengths) }
}

/** The used part of a list of lengths, at least `least` of them. */
const trimmed = (lengths: Uint8Array, least: number) =>
  lengths.subarray(0, Math.max(least, lengths.findLastIndex((bits) => bits > 0) + 1))

interface LengthSymbol {
  symbol: number
  /** What follows it, and in how many bits. */
  extra: number
  extraBits: number
}

/** Code lengths with runs of zeros cut short. */
function shortened(lengths: readonly number[]): LengthSymbol[] {
  const symbols: LengthSymbol[] = []
  for (let at = 0; at < lengths.length;) {
    let end = at
    while (lengths[end] === 0) end++
    const run = ZERO_RUNS.find(({ least }) => end - at >= least)
    if (run) {
      const zeros = Math.min(end - at, run.most)
      symbols.push({ symbol: run.symbol, extra: zeros - run.least, extraBits: run.extraBits })
      at += zeros
    } else {
      symbols.push({ symbol: lengths[at++] ?? 0, extra: 0, extraBits: 0 })
    }
  }
  return symbols
}

/** RFC 1951, 3.2.7: how many codes there are of each kind, and their lengths in a code of their own. */
function writeHeader(out: BitWriter, literals: Code, distances: Code) {
  const literalLengths = trimmed(literals.lengths, END_OF_BLOCK + 1)
  const distanceLengths = trimmed(distances.lengths, 1)
  const symbols = shortened([...literalLengths, ...distanceLengths])
  const uses = new Int32Array(LENGTH_CODE_ORDER.length)
  for (const { symbol } of symbols) uses[symbol] = (uses[symbol] ?? 0) + 1
  const { lengths, codes } = codeFor(uses, MAX_LENGTH_CODE_BITS)
  const count = LENGTH_CODE_ORDER.findLastIndex((symbol) => (lengths[symbol] ?? 0) > 0) + 1

  // The last block, with codes of its own.
  out.write(0b101, 3)
  out.write(literalLengths.length - 257, 5)
  out.write(distanceLengths.length - 1, 5)
  out.write(count - 4, 4)
  for (const symbol of LENGTH_CODE_ORDER.slice(0, count)) out.write(lengths[symbol] ?? 0, 3)
  for (const { symbol, extra, extraBits } of symbols) {
    out.write(codes[symbol] ?? 0, lengths[symbol] ?? 0)
    out.write(extra, extraBits)
  }
}

/** Bits of all symbols of one kind, with those that follow them. */
function sizeOf(uses: Int32Array, { lengths }: Code, extraBits: (symbol: number) => number) {
  let bits = 0
  for (let symbol = 0; symbol < uses.length; symbol++) {
    const times = uses[symbol] ?? 0
    if (times > 0) bits += times * ((lengths[symbol] ?? 0) + extraBits(symbol))
  }
  return bits
}

const lengthRange = (symbol: number) => LENGTH_RANGES[symbol - END_OF_BLOCK - 1] ?? NO_RANGE
const distanceRange = (symbol: number) => DISTANCE_RANGES[symbol] ?? NO_RANGE

// More than the longest header: 316 code lengths of 7 bits and what stands before them.
const HEADER_BYTES = 320

/** One deflate block with codes made for these tokens (RFC 1951), the only one of its stream. */
export function deflateBlock(tokens: DeflateTokens): Uint8Array<ArrayBuffer> {
  const literals = codeFor(tokens.literalUses, MAX_CODE_BITS)
  const distances = codeFor(tokens.distanceUses, MAX_CODE_BITS)
  const bits =
    sizeOf(tokens.literalUses, literals, (symbol) => lengthRange(symbol).extraBits) +
    sizeOf(tokens.distanceUses, distances, (symbol) => distanceRange(symbol).extraBits)
  const out = new BitWriter(HEADER_BYTES + Math.ceil(bits / 8))
  const write = (code: Code, symbol: number) =>
    out.write(code.codes[symbol] ?? 0, code.lengths[symbol] ?? 0)

  writeHeader(out, literals, distances)
  tokens.forEach((length, distance) => {
    if (distance === 0) return write(literals, length)
    const symbol = lengthSymbol(length)
    write(literals, symbol)
    const { base, extraBits } = lengthRange(symbol)
    out.write(length - base, extraBits)
    const back = distanceSymbol(distance)
    write(distances, back)
    const range = distanceRange(back)
    out.write(distance - range.base, range.extraBits)
  })
  write(literals, END_OF_BLOCK)
  return out.finish()
}
