import { grouped } from '#lib/grouped'
import { BAND_DEVIATIONS, LEAST_PROBABILITY, TESTED_CHARACTERS } from './domain'

export const ABOUT = `Draws ${grouped(TESTED_CHARACTERS)} characters with the settings as they are and counts them. No password of these is kept. `
export const OPTIONS_TESTED =
  'For passphrases and site rules it tests the characters of the options, drawn from the same source.'
export const RUN = 'Run the test'
export const PROGRESS = 'Passwords drawn'
export const PROGRESS_UNIT = ' passwords'
export const FAILED = 'The test could not draw passwords. Try again, or with other settings.'
export const CANCELLED = 'Self-test cancelled'
export const FINISHED = 'Self-test finished'

export const drawn = (characters: number, passwords: number) =>
  `${grouped(characters)} characters in ${grouped(passwords)} passwords. `
export const lacking = (count: number) =>
  count === 0
    ? 'No password lacked a type. '
    : `${grouped(count)} passwords lacked a type: the guarantee is broken. `

const probabilityText = (probability: number) =>
  probability < LEAST_PROBABILITY ? `p below ${LEAST_PROBABILITY}` : `p = ${probability.toFixed(3)}`
export const chiSquare = (value: number, degrees: number, probability: number) =>
  `Chi-square ${value.toFixed(1)} with ${degrees} degrees of freedom, ${probabilityText(probability)}: `
export const EVEN = 'within each type, no character is favored.'
export const UNEVEN =
  'one fair run in a thousand is as uneven. Run it again; a second one in a row is a fault.'

export const chart = (characters: number, outside: number, missing: number) =>
  `Counts of ${characters} characters beside the expected ones: ${outside} outside of the band, ${missing} missing.`
export const band = (share: number) =>
  `One bar for each character: how far its count is from that of its type on average. The band is ${BAND_DEVIATIONS} standard deviations, at most ${(100 * share).toFixed(1)}% up or down. `
export const DRAWN_EARLIER = 'Drawn with earlier settings.'
