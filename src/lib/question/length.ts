import { inAscii } from '../number-text'

/** Each unit in seconds; `m` alone is a meter too. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^h(?:(?:ou)?rs?)?$/, 3600],
  [/^m(?:ins?|n|inutes?)?$/, 60],
  [/^s(?:ecs?|econds?)?$/, 1],
]

/** At most two digits behind a comma: `1,000` is a thousand to some and one to others. */
const PART =
  /^(\d{1,9}(?:\.\d{1,3}|,\d{1,2})?)\s*(?:([a-z]+)[.,]?)?(?:\s+|$|(?=\d))(?:(?:and|[&+])\s+)?/

/** `an hour`, `half an hour`, `1 hour and a minute` */
const WORD_FOR_NUMBER =
  /(?<=^|\band\s+)(?:(half)(?:\s+an?)?|an?|one)\s+(?=(?:hour|minute|second)\b)/g

/** The point of `.5 h` has no digit before it. */
const POINT_FIRST = /(?<![\d.,:])(?=[.,]\d)/g

/** Writes fractions that are one character as digits: `1½` as `1 1/2`. */
const spelled = (text: string) =>
  text.replace(/[¼-¾]/, (part) => ` ${part.normalize('NFKC').replace('⁄', '/')}`).trim()

/** `1/2 hour`, `1 1/2 hours`, `½h`; `½m` may be half a meter. */
const FRACTION = /^(?:(\d{1,2}) )?([1-3])\/([24])(?:[\s-]+(?=h|m)|(?=h))/

const unitOf = (name: string) => UNITS.find(([names]) => names.test(name))?.[1]

/** Hours, minutes and seconds in falling order; `30` behind hours is minutes, as in `1h30`. */
function readParts(text: string): number | null {
  let rest = text
  let seconds = 0
  let last = Number.POSITIVE_INFINITY
  while (rest !== '') {
    const [all, number = '', name] = PART.exec(rest) ?? []
    if (all === undefined) return null
    // `10 min + 10`: seconds, or minutes?
    const isAdded = /[+&]\s*$/.test(text.slice(0, -rest.length))
    const next = !isAdded && (last === 3600 || last === 60) ? last / 60 : undefined
    const unit = name === undefined ? next : unitOf(name)
    if (unit === undefined || unit >= last) return null
    seconds += Number(number.replace(',', '.')) * unit
    last = unit
    rest = rest.slice(all.length)
  }
  return seconds
}

/** `1:30:00`, `5:00`, `1:30 h`. */
function readClock(text: string): number | null {
  const [, a, b, c, name] = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?\s*([a-z]+)?$/.exec(text) ?? []
  if (a === undefined) return null
  if (c !== undefined) return name ? null : Number(a) * 3600 + Number(b) * 60 + Number(c)
  const unit = name === undefined ? 60 : unitOf(name)
  return unit === undefined || unit === 1 ? null : Number(a) * unit + (Number(b) * unit) / 60
}

/** The seconds of a length such as `10 min`, `1h30`, `90s`, `1:30:00`, 0 too, not rounded; null for what is none. */
export function readLength(text: string): number | null {
  const typed = spelled(inAscii(text).toLowerCase().replace(POINT_FIRST, '0'))
  const withNumbers = typed
    .replace(WORD_FOR_NUMBER, (_, half) => (half ? '0.5 ' : '1 '))
    .replace(FRACTION, (_, whole = 0, num, den) => `${Number(whole) + num / den} `)
  if (withNumbers === '') return null
  return readClock(withNumbers) ?? readParts(withNumbers)
}
