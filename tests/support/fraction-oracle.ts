/**
 * Unit conversion by other means than the product's: definitions as fractions of whole numbers, and a
 * formatter that works on digit strings by long division.
 */
type Definition = readonly [num: bigint, den: bigint]

const D = (num: bigint | number, den: bigint | number = 1): Definition => [BigInt(num), BigInt(den)]

/** Base units in one unit; from the definitions, in thousandths and the like. */
const DEFINITIONS: Record<string, Record<string, Definition>> = {
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
const TEMPERATURES: Record<string, { shift: Definition; factor: Definition }> = {
  C: { shift: D(27315, 100), factor: D(1) },
  F: { shift: D(45967, 100), factor: D(5, 9) },
  K: { shift: D(0), factor: D(1) },
  R: { shift: D(0), factor: D(5, 9) },
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('not in the oracle')
  return value
}

const plus = (a: Definition, b: Definition): Definition => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]
const times = (a: Definition, b: Definition): Definition => [a[0] * b[0], a[1] * b[1]]
const over = (a: Definition, b: Definition): Definition => [a[0] * b[1], a[1] * b[0]]

/** Plain decimal text as a fraction. */
export function fractionOf(text: string): Definition {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.')
  const digits = BigInt(whole + decimals)
  return [text.startsWith('-') ? -digits : digits, 10n ** BigInt(decimals.length)]
}

export function convertFraction(
  value: Definition,
  category: string,
  from: string,
  to: string,
): Definition {
  if (category !== 'temperature') {
    const table = known(DEFINITIONS[category])
    return over(times(value, known(table[from])), known(table[to]))
  }
  const [source, target] = [known(TEMPERATURES[from]), known(TEMPERATURES[to])]
  const kelvin = times(plus(value, source.shift), source.factor)
  const [num, den] = target.shift
  return plus(over(kelvin, target.factor), [-num, den])
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

/** Spec §9's format rule. */
export function formatFraction([num, den]: Definition): string {
  if (num === 0n) return '0'
  const sign = num < 0n ? '-' : ''
  const size: Definition = [num < 0n ? -num : num, den]
  if (size[0] * 1000n < den || size[0] > 1000000n * den) return sign + scientific(size)
  const digits = longDivision(size[0], den, 10)
  const text = `${digits.slice(0, -10) || '0'}.${digits.slice(-10)}`
  return sign + text.replace(/0+$/, '').replace(/\.$/, '')
}

function scientific([num, den]: Definition): string {
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
