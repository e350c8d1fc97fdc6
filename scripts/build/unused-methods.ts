import type { Plugin } from 'vite'

/** Functions beside the numbers, such as `Decimal.max(1, 2)`: the calculator has its numbers' own methods. */
const FUNCTION = /^ {2}Decimal\.(?!(?:acos|exp|clone) )(\w+) = \1;.*$/gm

/** Methods that neither the calculator nor the library itself calls. */
export const UNUSED_METHODS = [
  'clampedTo',
  'hyperbolicCosine',
  'hyperbolicSine',
  'hyperbolicTangent',
  'inverseHyperbolicCosine',
  'inverseHyperbolicSine',
  'inverseHyperbolicTangent',
  'toBinary',
  'toFraction',
  'toHexadecimal',
  'toNearest',
  'toOctal',
]

const METHOD = new RegExp(`^P\\.(?:${UNUSED_METHODS.join('|')}) = [^]*?^};$`, 'gm')

/** decimal.js without what is not called: a fifth of what the first sum in the box loads. */
export const withoutUnused = (code: string): string =>
  code.replace(FUNCTION, '').replace(METHOD, '')

/** Ships decimal.js without what is not called, which no bundler can see of methods. */
export const dropUnusedMethods = (): Plugin => ({
  name: 'nimble-unused-methods',
  transform: {
    filter: { id: /\/decimal\.js\/decimal\.mjs$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
})
