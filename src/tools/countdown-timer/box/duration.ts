import { LONGEST_SECONDS } from '../domain/settings'
import { NO_LENGTH, WRITE_A_LENGTH } from './texts.en'

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

/** `1½` as `1 1/2`. */
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

/** The seconds of any length, 0 too, not rounded; null for what is none. */
function secondsOf(text: string): number | null {
  const typed = spelled(text.toLowerCase().replace(POINT_FIRST, '0'))
  const asked = typed
    .replace(WORD_FOR_NUMBER, (_, half) => (half ? '0.5 ' : '1 '))
    .replace(FRACTION, (_, whole = 0, num, den) => `${Number(whole) + num / den} `)
  if (asked === '') return null
  return readClock(asked) ?? readParts(asked)
}

/**
 * Whole seconds of `10 min`, `1h30`, `90s`, `1:30:00`; null for what is no length of time, 0 and more than
 * 23:59:59.
 */
export function readDuration(text: string): number | null {
  const seconds = Math.round(secondsOf(text) ?? 0)
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : null
}

/** Between two lengths; a plus makes a sum of them. */
const BETWEEN = /\s*(?:,\s|&|\band\b)\s*|\s+(?=\d)/

/**
 * The first of several lengths: of `3 min 5 min 10 min`, of `3, 5 and 10 min`, and of `2 10 min`, which is one twice. Null
 * for a single one and for anything else.
 */
export function firstOfSeveral(text: string): number | null {
  const twice = readDuration(text.replace(/^\d\d?\s+(?=\d+\s*[a-z]+$)/i, ''))
  if (twice !== null) return readDuration(text) === null ? twice : null
  const [unit = ''] = /[a-z]+$/i.exec(text) ?? []
  const lengths: string[] = []
  for (const part of text.split(BETWEEN)) {
    const length = /^\d+$/.test(part) ? `${part} ${unit}` : part
    const longer = `${lengths.at(-1)} ${length}`
    if (readDuration(longer) === null) lengths.push(length)
    else lengths.splice(-1, 1, longer)
  }
  const [first = null, ...others] = lengths.map(readDuration)
  // `30 s 5 min` may be one length that is written the wrong way round.
  const isOne = others.length === 0 || readDuration(lengths.reverse().join(' ')) !== null
  return isOne || others.includes(null) ? null : first
}

/** Shorter or longer than any timer. */
const NEVER_A_LENGTH = /^(?:[-−]\s*\d|\d+\s*(?:d|days?|w(?:ee)?ks?|months?|years?)\b)/

/** Why a text that begins with a number is no length; null for others. */
export function lengthProblem(text: string): string | null {
  if (NEVER_A_LENGTH.test(text.toLowerCase())) return NO_LENGTH
  if (!/^[.,]?\d/.test(text)) return null
  // A bare number is minutes.
  const isLength = (secondsOf(text) ?? secondsOf(`${text} min`)) !== null
  return isLength ? NO_LENGTH : WRITE_A_LENGTH
}
