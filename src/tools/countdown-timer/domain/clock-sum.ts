import { twoDigits } from './time-text'

const CLOCK = String.raw`\d{1,3}(?::[0-5]\d){1,2}`
const SUM = new RegExp(String.raw`^${CLOCK}(?:\s*[-+−–]\s*${CLOCK})+$`)
const TERM = new RegExp(String.raw`([-+−–]?)\s*(${CLOCK})`, 'g')

/**
 * `2:30 + 1:45` as `4:15`, be they hours and minutes or minutes and seconds. Null for anything else, for times of two
 * forms (`1:30 + 0:00:20`), and for less than nothing: `9:00 - 17:00` is from nine to five.
 */
export function clockSum(text: string): string | null {
  if (!SUM.test(text)) return null
  const terms = Array.from(text.matchAll(TERM), ([, sign = '', clock = '']) => ({
    sign: /[-−–]/.test(sign) ? -1 : 1,
    parts: clock.split(':'),
  }))
  const count = terms[0]?.parts.length
  if (terms.some(({ parts }) => parts.length !== count)) return null
  const sum = terms.reduce(
    (total, { sign, parts }) =>
      total + sign * parts.reduce((value, part) => value * 60 + Number(part), 0),
    0,
  )
  if (sum < 0) return null
  const [minutes, last] = [Math.floor(sum / 60), `:${twoDigits(sum % 60)}`]
  return count === 2
    ? minutes + last
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}${last}`
}
