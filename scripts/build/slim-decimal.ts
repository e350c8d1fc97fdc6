import type { Plugin } from 'vite'

/** The calculator has 60 digits; the library's sine and logarithm ask for 137 of its constants then, at most. */
const KEPT_DIGITS = 150

const DIGITS = /(?<='\d\.)\d{1024,}(?=')/g

/** pi and ln 10, as decimal.js has them with 1,025 digits, cut; the library throws where it would need more of them. */
export const cutConstants = (code: string): string =>
  code.replace(DIGITS, (digits) => digits.slice(0, KEPT_DIGITS))

/** Functions beside the numbers, such as `Decimal.max(1, 2)`: the calculator has its numbers' own methods. */
const FUNCTION = /^ {2}Decimal\.(?!(?:acos|exp|clone) )(\w+) = \1;.*$/gm

/** Methods that neither the calculator nor the library itself calls. */
export const UNUSED_METHODS = [
  'ceil',
  'clampedTo',
  'decimalPlaces',
  'floor',
  'greaterThanOrEqualTo',
  'hyperbolicCosine',
  'hyperbolicSine',
  'hyperbolicTangent',
  'inverseHyperbolicCosine',
  'inverseHyperbolicSine',
  'inverseHyperbolicTangent',
  'isPositive',
  'round',
  'toBinary',
  'toDecimalPlaces',
  'toFraction',
  'toHexadecimal',
  'toNearest',
  'toOctal',
  'toPrecision',
  'truncated',
]

const METHOD = new RegExp(`^P\\.(?:${UNUSED_METHODS.join('|')}) = [^]*?^};$`, 'gm')

/** Reading `0xff`, `0b1` and `0o7`: the expressions have their own, with all digits. */
const OTHER_BASES = /^ {2}if \(isHex\.test[^]*?(?=^}$)/m

/** decimal.js without what is not called: a fifth of what the first sum in the box loads. */
export const withoutUnused = (code: string): string =>
  code
    .replace(FUNCTION, '')
    .replace(METHOD, '')
    .replace(OTHER_BASES, '  throw Error(invalidArgument + str)\n')

/** Ships decimal.js without digits and methods that nothing uses, which no bundler can see. */
export const slimDecimal = (): Plugin => ({
  name: 'nimble-slim-decimal',
  transform: {
    filter: { id: /\/decimal\.js\/decimal\.mjs$/ },
    handler: (code) => ({ code: withoutUnused(cutConstants(code)), map: null }),
  },
})
