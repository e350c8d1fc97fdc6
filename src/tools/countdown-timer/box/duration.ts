import { readLength } from '#lib/question/length'
import { LONGEST_SECONDS } from '../domain/settings'
import { NO_LENGTH, WRITE_A_LENGTH } from './texts.en'

/**
 * Whole seconds of `10 min`, `1h30`, `90s`, `1:30:00`; null for what is no length of time, 0 and more than
 * 23:59:59.
 */
export function readDuration(text: string): number | null {
  const seconds = Math.round(readLength(text) ?? 0)
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : null
}

/** Between two lengths; a plus makes a sum of them. */
const BETWEEN = /\s*(?:,\s|&|\band\b)\s*|\s+(?=\d)/

/** As a length is written with it. */
export const LENGTH_UNIT = '(?:h(?:ou)?rs?|hours?|h|min(?:ute)?s?|m|sec(?:ond)?s?|s)'

/**
 * Several lengths in seconds: of `3 min 5 min 10 min` and of `3, 5 and 10 min`. Null for a single one and for anything
 * else.
 */
export function severalLengths(text: string): readonly number[] | null {
  const [unit = ''] = /[a-z]+$/i.exec(text) ?? []
  const lengths: string[] = []
  for (const part of text.split(BETWEEN)) {
    const written = /^\d+$/.test(part) ? `${part} ${unit}` : part
    const longer = `${lengths.at(-1)} ${written}`
    if (readDuration(longer) === null) lengths.push(written)
    else lengths.splice(-1, 1, longer)
  }
  const read = lengths.flatMap((one) => readDuration(one) ?? [])
  // `30 s 5 min` may be one length that is written the wrong way round.
  const isOne = read.length < 2 || readDuration([...lengths].reverse().join(' ')) !== null
  return isOne || read.length < lengths.length ? null : read
}

/** What is shorter or longer than any timer. */
const NEVER_A_LENGTH = /^(?:[-−]\s*\d|\d+\s*(?:d|days?|w(?:ee)?ks?|months?|years?)\b)/

/** Why a text that begins with a number is no length; null for others. */
export function lengthProblem(text: string): string | null {
  if (NEVER_A_LENGTH.test(text.toLowerCase())) return NO_LENGTH
  if (!/^[.,]?\d/.test(text)) return null
  // A number without a unit counts minutes.
  const isLength = (readLength(text) ?? readLength(`${text} min`)) !== null
  return isLength ? NO_LENGTH : WRITE_A_LENGTH
}
