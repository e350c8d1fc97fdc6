import { fraction, operateExactly, type Fraction } from './fraction'

/**
 * Unit conversion by other means than the product's: definitions as fractions of whole numbers, and a
 * formatter that works on digit strings by long division.
 */
const D = (over: bigint | number, under: bigint | number = 1): Fraction =>
  fraction(BigInt(over), BigInt(under))

/** Base units in one unit; from the definitions, in thousandths and the like. */
const DEFINITIONS: Record<string, Record<string, Fraction>> = {
  length: {
    mm: D(1, 1000),
    cm: D(1, 100),
    m: D(1),
    km: D(1000),
    in: D(254, 10000),
    ft: D(12 * 254, 10000),
    yd: D(36 * 254, 10000),
    mi: D(63360 * 254, 10000),
    mil: D(1852),
  },
  weight: {
    mg: D(1, 1000000),
    g: D(1, 1000),
    kg: D(1),
    oz: D(45359237, 16 * 100000000),
    lb: D(45359237, 100000000),
    t: D(1000),
    st: D(14 * 45359237, 100000000),
  },
  volume: {
    ml: D(1, 1000),
    l: D(1),
    // A gallon is 231 cubic inches of 2.54^3 cm3 each.
    gal: D(231n * 254n ** 3n, 10n ** 9n),
    qt: D(231n * 254n ** 3n, 4n * 10n ** 9n),
    pt: D(231n * 254n ** 3n, 8n * 10n ** 9n),
    cup: D(231n * 254n ** 3n, 16n * 10n ** 9n),
    floz: D(231n * 254n ** 3n, 128n * 10n ** 9n),
    tbsp: D(231n * 254n ** 3n, 256n * 10n ** 9n),
    tsp: D(231n * 254n ** 3n, 768n * 10n ** 9n),
  },
  area: {
    mm2: D(1, 1000000),
    cm2: D(1, 10000),
    m2: D(1),
    km2: D(1000000),
    in2: D(254 * 254, 100000000),
    ft2: D(144 * 254 * 254, 100000000),
    yd2: D(1296 * 254 * 254, 100000000),
    // 43,560 square feet.
    acre: D(43560 * 144 * 254 * 254, 100000000),
    ha: D(10000),
  },
  speed: {
    mps: D(1),
    kmh: D(5, 18),
    mph: D(63360 * 254, 36000000),
    fps: D(3048, 10000),
    knot: D(463, 900),
  },
  energy: {
    J: D(1),
    kJ: D(1000),
    cal: D(4184, 1000),
    kcal: D(4184),
    Wh: D(3600),
    kWh: D(3600000),
    BTU: D(105506, 100),
  },
}

/** Kelvin = (value + shift) x factor. */
const TEMPERATURES: Record<string, { shift: Fraction; factor: Fraction }> = {
  C: { shift: D(27315, 100), factor: D(1) },
  F: { shift: D(45967, 100), factor: D(5, 9) },
  K: { shift: D(0), factor: D(1) },
  R: { shift: D(0), factor: D(5, 9) },
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('not in the oracle')
  return value
}

export function convertFraction(
  value: Fraction,
  category: string,
  from: string,
  to: string,
): Fraction {
  if (category !== 'temperature') {
    const table = known(DEFINITIONS[category])
    return operateExactly(operateExactly(value, '*', known(table[from])), '/', known(table[to]))
  }
  const [source, target] = [known(TEMPERATURES[from]), known(TEMPERATURES[to])]
  const kelvin = operateExactly(operateExactly(value, '+', source.shift), '*', source.factor)
  return operateExactly(operateExactly(kelvin, '/', target.factor), '-', target.shift)
}

/** The digits of num / den (not below zero) up to `decimals`, by long division; the rest rounds up. */
function longDivision(num: bigint, den: bigint, decimals: number): string {
  let rest = num % den
  let digits = (num / den).toString()
  for (let place = 0; place < decimals; place++) {
    rest *= 10n
    digits += (rest / den).toString()
    rest %= den
  }
  return rest * 2n >= den ? (BigInt(digits) + 1n).toString().padStart(digits.length, '0') : digits
}

/** The form of a result: UN-06 to UN-10. */
export function formatFraction({ over, under }: Fraction): string {
  if (over === 0n) return '0'
  const sign = over < 0n ? '-' : ''
  const size = over < 0n ? -over : over
  if (size * 1000n < under || size > 1000000n * under) return sign + scientific(size, under)
  const digits = longDivision(size, under, 10)
  const text = `${digits.slice(0, -10) || '0'}.${digits.slice(-10)}`
  return sign + text.replace(/0+$/, '').replace(/\.$/, '')
}

function scientific(num: bigint, den: bigint): string {
  let [top, bottom] = [num, den]
  let exponent = 0
  for (; top >= bottom * 10n; exponent++) bottom *= 10n
  for (; top < bottom; exponent--) top *= 10n
  let digits = longDivision(top, bottom, 6)
  if (digits.length === 8) {
    digits = digits.slice(0, 7)
    exponent++
  }
  return `${digits[0]}.${digits.slice(1)}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`
}
