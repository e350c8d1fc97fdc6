import { figure, grouped, plural } from '#lib/writing.en'
import { BAND_DEVIATIONS, TESTED_CHARACTERS } from './domain'

export const ABOUT = `Draws ${grouped(TESTED_CHARACTERS)} characters with your options and counts them. Nothing is kept.`
export const OPTIONS_TESTED =
  'For passphrases and site rules it tests the characters of your options, from the same source.'
export const RUN = 'Run the test'
export const PROGRESS = 'Passwords drawn'
export const drawnOf = (done: number, wanted: number) =>
  plural(wanted, {
    one: `${grouped(done)} of # password`,
    other: `${grouped(done)} of # passwords`,
  })
export const FAILED = 'The test could not draw passwords. Try again, or change the options.'
export const CANCELLED = 'Test cancelled'
export const FINISHED = 'Test finished'

export const drawn = (characters: number, passwords: number) =>
  `${grouped(characters)} characters in ${grouped(passwords)} passwords.`
export const lacking = (count: number) =>
  count === 0
    ? 'No password lacked a type.'
    : plural(count, {
        one: '# password lacked a type, which must not happen.',
        other: '# passwords lacked a type, which must not happen.',
      })

export const probabilityIs = (probability: string) => `p = ${figure(probability)}`
export const probabilityBelow = (probability: string) => `p below ${figure(probability)}`
/**
 * @param value to a tenth, as plain text
 * @param probability as worded above
 */
export const even = (value: string, degrees: number, probability: string) =>
  `Chi-square ${figure(value)} with ${degrees} degrees of freedom, ${probability}: within each type, no character is favored.`
export const uneven = (value: string, degrees: number, probability: string) =>
  `Chi-square ${figure(value)} with ${degrees} degrees of freedom, ${probability}: one fair run in a thousand is this uneven. Run it again: twice in a row is a fault.`

export const chart = (characters: number, outside: number, missing: number) =>
  `Counts of ${characters} characters compared with the expected ones: ${outside} outside the band, ${missing} missing.`
/** @param percent to a tenth, as plain text */
export const band = (percent: string) =>
  `One bar per character shows how far its count is from the average of its type. The band is ${BAND_DEVIATIONS} standard deviations, at most ${figure(percent)}% up or down.`
export const DRAWN_EARLIER = 'Drawn with earlier options.'
