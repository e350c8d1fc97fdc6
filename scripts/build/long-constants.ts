import type { Plugin } from 'vite'

/** The calculator has 60 digits; the library's sine and logarithm ask for 137 of its constants then, at most. */
const KEPT_DIGITS = 200

const DIGITS = /(?<='\d\.)\d{1024,}(?=')/g

/** pi and ln 10, as decimal.js has them with 1,025 digits, cut; the library throws where it would need more of them. */
export const cutConstants = (code: string): string =>
  code.replace(DIGITS, (digits) => digits.slice(0, KEPT_DIGITS))

/** Ships the constants of decimal.js without the digits that no result needs. */
export const shortenConstants = (): Plugin => ({
  name: 'nimble-long-constants',
  transform: {
    filter: { id: /\/decimal\.js\/decimal\.mjs$/ },
    handler: (code) => ({ code: cutConstants(code), map: null }),
  },
})
