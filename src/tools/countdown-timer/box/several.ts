import type { PendingTimer } from '../domain/timers'
import { LENGTH_UNIT, readDuration, severalLengths } from './duration'
import { capitalized, KINDS, readNamedTimer, UNIT } from './timer-name'

const TIMERS = /\b(?:timers?|count\s?downs?)\b:?/gi
const IS_SURE = /\b(?:timers?|count\s?downs?)\b/i
/** What may stand between the word and the lengths. */
const AROUND =
  /^[\s,]*(?:(?:and|for|of|in|at|with|an?|another|one|set|start|each|remind me)\b:?[\s,]*)+/i
/** `3 timers of 5 min`, `2 egg timers for 6 and 7 min`, and `3 timers` alone; `2 10-minute timers`. */
const COUNTED = [
  /^([1-9]\d?) ((?:\p{L}+ )*?)(?:timers|timer(?= .*\d)|(?<=^[2-9] )timer)\b:?(?: (?:of|for|with|at))? ?(.*?)(?: each)?$/iu,
  /^([1-9]\d?)( )(\d+[ -]?\p{L}+) timers?$/iu,
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

const unnamed = (lengths: readonly number[] | null) =>
  lengths?.map((seconds) => ({ seconds, name: '' })) ?? null

/** The first way to part a text into timers, all of which have a name if `isSure` is false. */
function listed(text: string, isSure: boolean, nowMs: number, ways = BETWEEN) {
  const lists = ways.map((between) => partedBy(between, text, nowMs))
  return lists.find((timers) => timers && (isSure || areNamed(timers))) ?? null
}

/**
 * As many timers as are counted, of one length or of as many; 'no-lengths' where these are missing, as in `3 timers`. Null
 * where none are counted.
 */
export function readCounted(
  question: string,
  nowMs: number,
): readonly PendingTimer[] | 'no-lengths' | null {
  const found = COUNTED.map((form) => form.exec(question)).find(Boolean)
  const [, count, name = '', text = ''] = found ?? []
  const words = name.trim().split(' ')
  // Of `10 minute timers` the number is their length.
  if (!found || words.some((word) => UNIT.test(word))) return null
  const forms = [text.replace('-', ' '), `${text} min`]
  const one = forms.map(readDuration).find(Boolean)
  const lengths = one
    ? Array<number>(Number(count)).fill(one)
    : forms.map(severalLengths).find(Boolean)
  const timers = unnamed(lengths ?? null) ?? listed(text, true, nowMs)
  if (timers?.length !== Number(count)) return 'no-lengths'
  return timers.map((timer) => ({ ...timer, name: timer.name || capitalized(words) }))
}

/** Whether the lengths of several timers have no unit, and are read as minutes. */
export const areBare = (question: string) =>
  unitIn(question.replaceAll('-', ' ')) === undefined && !/\d:/.test(question)

/**
 * The timers of `tea 4 min, eggs 7 min, pizza 12 min`, `timers 4 7 12 min` and `timer 5 min and timer 10 min`, two at least;
 * null where it is no question of several, or perhaps another one.
 */
export function readSeveral(question: string, nowMs: number): readonly PendingTimer[] | null {
  const isSure = IS_SURE.test(question)
  const text = question.replace(TIMERS, ' ').replace(/\s+/g, ' ').trim().replace(AROUND, '')
  // Of one timer the numbers alone may be another thing: `timer 2 30`.
  const isPlural = /\btimers\b/i.test(question)
  const lengths = isSure
    ? (severalLengths(text) ?? (isPlural ? severalLengths(`${text} min`) : null))
    : null
  if (lengths) return unnamed(lengths)
  if (!isSure && unitIn(question) === undefined) return null
  return listed(question, isSure, nowMs)
}

/**
 * Of a list, all of whose timers have a name: `tea 4, eggs 7, pizza 12 min` is no pizza of that name. Where tea or eggs are in
 * it, or timers, it needs no unit.
 */
export function readNamedList(question: string, nowMs: number): readonly PendingTimer[] | null {
  const isBare = unitIn(question) === undefined
  // `chapter 4, verse 7`
  const isOther =
    !IS_SURE.test(question) && !question.split(/[ ,;]+/).some((word) => KINDS.test(word))
  if (isBare ? isOther : !new RegExp(COMMA).test(question)) return null
  return listed(question, false, nowMs, isBare ? [...LISTS, /(?<=\d)\s+(?=\p{L})/u] : LISTS)
}
