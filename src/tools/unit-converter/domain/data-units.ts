import { unit, type Unit } from './units'

/** Of thousand, million and so on. */
const SI = ['k', 'M', 'G', 'T', 'P']
const NAMES = ['Kilo', 'Mega', 'Giga', 'Tera', 'Peta']
const BINARY_NAMES = ['Kibi', 'Mebi', 'Gibi', 'Tebi', 'Pebi']

const KILO = 1000n
/** IEC 80000-13: kibi is 1024, mebi 1024² and so on. */
const KIBI = 1024n

interface Steps {
  key: string
  name: string
  /** In bits. */
  size: bigint
}

const decimals = ({ key, name, size }: Steps, count: number): Unit[] =>
  NAMES.slice(0, count).map((prefix, at) =>
    unit(`${SI[at]}${key}`, prefix + name, { num: size * KILO ** BigInt(at + 1), den: 1n }),
  )

const binaries = ({ key, name, size }: Steps, count: number): Unit[] =>
  BINARY_NAMES.slice(0, count).map((prefix, at) =>
    unit(`${SI[at]?.toUpperCase()}i${key}`, prefix + name, {
      num: size * KIBI ** BigInt(at + 1),
      den: 1n,
    }),
  )

const BYTE: Steps = { key: 'B', name: 'bytes', size: 8n }
const BIT: Steps = { key: 'bit', name: 'bits', size: 1n }
const BYTE_RATE: Steps = { key: 'Bps', name: 'bytes per Second', size: 8n }
const BIT_RATE: Steps = { key: 'bps', name: 'bits per Second', size: 1n }

// Base: bit. IEC 80000-13: a byte is 8 bits.
export const DATA: readonly Unit[] = [
  unit('B', 'Bytes', '8'),
  ...decimals(BYTE, 5),
  ...binaries(BYTE, 5),
  unit('bit', 'Bits', '1'),
  ...decimals(BIT, 4),
]

// Base: bit per second.
export const DATA_RATE: readonly Unit[] = [
  ...decimals(BIT_RATE, 4).slice(1),
  unit('kbps', 'Kilobits per Second', '1000'),
  ...decimals(BYTE_RATE, 3),
  ...binaries(BYTE_RATE, 3),
  unit('bps', 'Bits per Second', '1'),
  unit('Bps', 'Bytes per Second', '8'),
]
