import type { PendingTimer } from '../domain/timers'
import { LENGTH_UNIT, readDuration, severalLengths } from './duration'
import { readNamedTimer } from './timer-name'

const TIMERS = /\b(?:timers?|count\s?downs?)\b:?/gi
const IS_SURE = /\b(?:timers?|count\s?downs?)\b/i
/** What may stand between the word and the lengths. */
const AROUND =
  /^[\s,]*(?:(?:and|for|of|in|at|with|an?|another|one|set|start|each|remind me)\b:?[\s,]*)+/i
/** `3 timers of 5 min`, `2 10-minute timers` */
const SAME = [
  /^(?<count>\d\d?) timers? (?:(?:of|for|with|at) )?(?<length>\d.*?)(?: each)?$/i,
  /^(?<count>\d\d?) (?<length>\d+[ -]?\p{L}+) timers?$/iu,
]

const COMMA = String.raw`;|,(?!\d)`
/** Where one timer ends and another begins: the `and` of `mac and cheese 8 min, peas 4 min` is within a name. */
const LISTS = [
  new RegExp(String.raw`\s*(?:${COMMA}|&|\band\b|\bthen\b)\s*(?:and\s+|then\s+)?`, 'i'),
  new RegExp(String.raw`\s*(?:${COMMA})\s*(?:and\s+)?`, 'i'),
]
const BETWEEN = [
  ...LISTS,
  new RegExp(String.raw`(?<=\d\s?${LENGTH_UNIT})\s+(?=\p{L})`, 'iu'),
  /\s+(?=\d)/,
]

const HAS_UNIT = new RegExp(String.raw`\d\s?(?<unit>${LENGTH_UNIT})(?!\p{L})`, 'iu')
const ENDS_IN_NUMBER = /(?:^|\s)\d+(?:[.,]\d+)?$/

const unitIn = (part: string) => HAS_UNIT.exec(part)?.groups?.['unit']

/** Gives `4` of `tea 4, eggs 7 min` the unit of the one behind it, and the last one that of one before; else minutes. */
function withUnits(parts: readonly string[]): string[] {
  const found: string[] = []
  let unit = parts.map(unitIn).find(Boolean) ?? 'min'
  for (const part of [...parts].reverse()) {
    unit = unitIn(part) ?? unit
    found.unshift(ENDS_IN_NUMBER.test(part) ? `${part} ${unit}` : part)
  }
  return found
}

/** A part such as `eggs 7 min` or `7 min`; null for what is no timer of a length. */
function lengthIn(part: string, nowMs: number): PendingTimer | null {
  const named = readNamedTimer(`timer ${part}`, nowMs)
  const seconds = named && named.place === '' ? readDuration(named.time) : null
  return named && seconds !== null ? { seconds, name: named.name } : null
}

const areNamed = (timers: readonly PendingTimer[]) => timers.every(({ name }) => name !== '')

/** Null where not each part is a timer. */
function partedBy(between: RegExp, question: string, nowMs: number): PendingTimer[] | null {
  const parts = question.split(between).filter((part) => /[\p{L}\d]/u.test(part))
  const timers = withUnits(parts).flatMap((part) => lengthIn(part, nowMs) ?? [])
  return parts.length > 1 && timers.length === parts.length ? timers : null
}

/**
 * The timers of `tea 4 min, eggs 7 min, pizza 12 min`, `timers 4 7 12 min`, `timer 5 min and timer 10 min` and `3 timers of
 * 5 min`, two at least; null where it is no question of several, or perhaps another one.
 */
export function readSeveral(question: string, nowMs: number): readonly PendingTimer[] | null {
  const isSure = IS_SURE.test(question)
  const { count = '', length = '' } =
    SAME.map((form) => form.exec(question)?.groups).find(Boolean) ?? {}
  const same = readDuration(length.replace('-', ' '))
  if (same !== null && Number(count) > 1) {
    return Array.from({ length: Number(count) }, () => ({ seconds: same, name: '' }))
  }
  const text = question.replace(TIMERS, ' ').replace(/\s+/g, ' ').trim().replace(AROUND, '')
  // Of one timer the numbers alone may be another thing: `timer 2 30`.
  const isPlural = /\btimers\b/i.test(question)
  const lengths = isSure
    ? (severalLengths(text) ?? (isPlural ? severalLengths(`${text} min`) : null))
    : null
  if (lengths) return lengths.map((seconds) => ({ seconds, name: '' }))
  if (!isSure && unitIn(question) === undefined) return null
  const lists = BETWEEN.map((between) => partedBy(between, question, nowMs))
  return lists.find((timers) => timers && (isSure || areNamed(timers))) ?? null
}

/** Of a list with commas, all of whose timers have a name: `tea 4, eggs 7, pizza 12 min` is no pizza of that name. */
export function readNamedList(question: string, nowMs: number): readonly PendingTimer[] | null {
  // `chapter 4, verse 7`
  const isList = new RegExp(COMMA).test(question) && (IS_SURE.test(question) || unitIn(question))
  const lists = isList ? LISTS.map((between) => partedBy(between, question, nowMs)) : []
  return lists.find((timers) => timers && areNamed(timers)) ?? null
}
