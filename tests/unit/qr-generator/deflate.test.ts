import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deflateBlock } from '../../../src/tools/qr-generator/domain/deflate-block'
import { DeflateTokens } from '../../../src/tools/qr-generator/domain/deflate-tokens'
import { canonicalCodes, codeLengths } from '../../../src/tools/qr-generator/domain/huffman'

/** A stream and the tokens that were written for it. */
class Recording {
  readonly tokens = new DeflateTokens()
  readonly bytes: number[] = []

  literal(byte: number) {
    this.tokens.literal(byte)
    this.bytes.push(byte)
  }

  run(byte: number, times: number) {
    this.tokens.run(byte, times)
    this.bytes.push(...Array<number>(times).fill(byte))
  }

  match(length: number, distance: number) {
    for (let i = 0; i < length; i++) this.bytes.push(this.bytes.at(-distance) ?? 0)
    this.tokens.match(length, distance, this.bytes.at(-1) ?? 0)
  }

  /** What zlib makes of the block. */
  read = () => inflateRawSync(deflateBlock(this.tokens))
}

test('zlib reads back whatever is written', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('literal'), byte: fc.nat(255), size: fc.constant(1) }),
    fc.record({ kind: fc.constant('run'), byte: fc.nat(3), size: fc.nat(900) }),
    fc.record({ kind: fc.constant('match'), byte: fc.nat(40_000), size: fc.nat(255) }),
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 200 }), (steps) => {
      const recording = new Recording()
      recording.literal(7)
      for (const { kind, byte, size } of steps) {
        if (kind === 'literal') recording.literal(byte)
        else if (kind === 'run') recording.run(byte, size)
        else recording.match(3 + size, 1 + (byte % Math.min(recording.bytes.length, 32_768)))
      }
      expect(recording.read().equals(Buffer.from(recording.bytes))).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('every length of a match is read back', () => {
  const recording = new Recording()
  for (const byte of [1, 2, 3, 4, 5]) recording.literal(byte)
  for (let length = 3; length <= 258; length++) recording.match(length, 5)
  expect(recording.read().equals(Buffer.from(recording.bytes))).toBe(true)
})

test('every power of two as a distance is read back, and its neighbours', () => {
  const recording = new Recording()
  for (let i = 0; i < 40_000; i++) recording.literal((i * i) % 251)
  for (let power = 1; power <= 32_768; power *= 2) {
    for (const distance of [power - 1, power, power + 1]) {
      recording.match(9, Math.min(Math.max(distance, 1), 32_768))
    }
  }
  expect(recording.read().equals(Buffer.from(recording.bytes))).toBe(true)
})

test('a stream of literals alone is read back', () => {
  const recording = new Recording()
  recording.literal(200)
  expect([...recording.read()]).toEqual([200])
})

test.each([7, 15])('no code is longer than %i bits, however uneven the uses', (maxBits) => {
  const fibonacci = [1, 1]
  while (fibonacci.length < 30) fibonacci.push((fibonacci.at(-1) ?? 0) + (fibonacci.at(-2) ?? 0))
  const lengths = codeLengths(Int32Array.from(fibonacci), maxBits)
  expect(Math.max(...lengths)).toBe(maxBits)
  expect(lengths.reduce((sum, bits) => sum + 2 ** -bits, 0)).toBe(1)
})

test('frequent symbols have short codes', () => {
  // The example of RFC 1951, 3.2.2: A to H with 3, 3, 3, 3, 3, 2, 4 and 4 bits.
  expect([...codeLengths(Int32Array.of(3, 3, 3, 3, 3, 6, 2, 2), 15)]).toEqual([
    3, 3, 3, 3, 3, 2, 4, 4,
  ])
})

test('the codes are those of the example of RFC 1951, 3.2.2', () => {
  const lengths = Uint8Array.of(3, 3, 3, 3, 3, 2, 4, 4)
  const texts = Array.from(canonicalCodes(lengths), (code, symbol) =>
    [...code.toString(2).padStart(lengths[symbol] ?? 0, '0')].toReversed().join(''),
  )
  expect(texts).toEqual(['010', '011', '100', '101', '110', '00', '1110', '1111'])
})
