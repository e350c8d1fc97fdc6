import { LONGEST_SECONDS } from '../domain/settings'
import type { PendingTimer } from '../domain/timers'
import { LENGTH_UNIT, readDuration, severalLengths } from './duration'
import { readMoments, saysMoment, timeAlone } from './moment'
import { capitalized, KINDS, readNamedTimer, UNIT } from './timer-name'

const WORDS = String.raw`\b(?:timers?|count\s?downs?|alarms?|wake me(?: up)?)\b`
const TIMERS = new RegExp(`${WORDS}:?`, 'gi')
const IS_SURE = new RegExp(WORDS, 'i')
/** Of these `7:00` is a time of day; `alarms in 5 and 7 min` have lengths. */
const ALARMS = /\balarms?\b(?!.*\bin\s+\d)|^wake\b(?!.*\bin\s+\d)/i
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

/** Of `tea 4 eggs 7`, and not of `6:45 pm`. */
const BEFORE_NAME = /(?<=\d)\s+(?![ap]\.?m\b)(?=\p{L})/iu

const HAS_UNIT = new RegExp(String.raw`\d\s?(?<unit>${LENGTH_UNIT})(?!\p{L})`, 'iu')
/** `tea at 4` is a time of day. */
const AT = /\b(?:at|until|till?)\s+\S+$/i
/** The one of `timer for 5 min and one for 10 min`, whose name is a number by then. */
const ONE =
  /(?<=^|(?:[,;:]|\band|timers?)\s+)1 (?=(?:for|of|at|until|till?)\b|\d+[ -]?\p{L}+ timer\b)/giu
const ENDS_IN_NUMBER = /(?:^|\s)\d+(?:[.,]\d+)?$/

const unitIn = (part: string) => HAS_UNIT.exec(part)?.groups?.['unit']

/** Gives `4` of `tea 4, eggs 7 min` the unit of the one behind it, and the last one that of one before; else minutes. */
function withUnits(parts: readonly string[]): string[] {
  const found: string[] = []
  let unit = parts.map(unitIn).find(Boolean) ?? 'min'
  for (const part of [...parts].reverse()) {
    unit = unitIn(part) ?? unit
    found.unshift(ENDS_IN_NUMBER.test(part) && !AT.test(part) ? `${part} ${unit}` : part)
  }
  return found
}

/** `open`: of a time such as `at 7` both halves of the day may be meant. */
type Read = PendingTimer | 'open'

/** A part such as `eggs 7 min`, `7 min` or `tea at 4pm`; null for what is no timer. */
function timerIn(part: string, isAlarm: boolean, nowMs: number): Read | null {
  const named = readNamedTimer(`${isAlarm ? 'alarm' : 'timer'} ${part}`, nowMs)
  if (!named || named.place !== '') return null
  const { time, name } = named
  const seconds = isAlarm && unitIn(time) === undefined ? null : readDuration(time)
  if (seconds !== null) return { seconds, name }
  const moments = isAlarm || saysMoment(time) ? readMoments(timeAlone(time), nowMs) : null
  const [endMs = 0] = moments ?? []
  if (moments?.length !== 1) return moments && 'open'
  const left = Math.ceil((endMs - nowMs) / 1000)
  return left > LONGEST_SECONDS ? null : { seconds: left, endMs, name }
}

const areNamed = (timers: readonly PendingTimer[]) => timers.every(({ name }) => name !== '')

/** A question of several without what says `one` of them and is no number of its own. */
export const withoutOne = (question: string) => question.replace(ONE, '')

/** Several timers that start together; of those at a time of day each may be read in one way alone. */
export type Several = readonly PendingTimer[] | 'open'

const OWN_HALF = /[ap]\.?m\b|(?<!\d)(?:1[3-9]|2\d|0\d?):|noon|midnight/i
const DAY = /\bto(?:day|morrow|night)\b/i

/** Whether the half of the day of one time may be that of the others, as in `6:00 and 6:45 pm`, or its day. */
const mayShare = (parts: readonly string[]) =>
  (parts.some((part) => /p\.?m\b/i.test(part)) && !parts.every((part) => OWN_HALF.test(part))) ||
  new Set(parts.map((part) => DAY.test(part))).size > 1

/** Null where not each part is a timer. */
function partedBy(between: RegExp, text: string, isAlarm: boolean, nowMs: number): Several | null {
  const parts = text.split(between).filter((part) => /[\p{L}\d]/u.test(part))
  const written = isAlarm ? parts : withUnits(parts)
  const read = written.flatMap((part) => timerIn(part, isAlarm, nowMs) ?? [])
  if (parts.length < 2 || read.length < parts.length) return null
  const timers = read.flatMap((one) => (one === 'open' ? [] : one))
  const ofDay = parts.filter((_, at) => timers[at]?.endMs !== undefined)
  return timers.length < read.length || mayShare(ofDay) ? 'open' : timers
}

const unnamed = (lengths: readonly number[] | null) =>
  lengths?.map((seconds) => ({ seconds, name: '' })) ?? null

/** The first way to part a text into timers, all of which have a name if `isSure` is false. */
function listed(
  text: string,
  { isSure, isAlarm, nowMs }: { isSure: boolean; isAlarm: boolean; nowMs: number },
  ways: readonly RegExp[],
) {
  const lists = ways.map((between) => partedBy(between, text, isAlarm, nowMs))
  return lists.find((timers) => timers && (isSure || timers === 'open' || areNamed(timers))) ?? null
}

/**
 * As many timers as are counted, of one length or of as many; 'no-lengths' where these are missing, as in `3 timers`. Null
 * where none are counted.
 */
export function readCounted(question: string, nowMs: number): Several | 'no-lengths' | null {
  // `2 alarms at 7am and 8am`
  const [, alarmCount, alarms = ''] = /^(\d\d?) (alarms\b.*\d.*)$/i.exec(question) ?? []
  if (alarmCount !== undefined) {
    const several = readSeveral(alarms, nowMs)
    return several?.length === Number(alarmCount) ? several : 'open'
  }
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
  const timers =
    unnamed(lengths ?? null) ?? listed(text, { isSure: true, isAlarm: false, nowMs }, BETWEEN)
  if (timers === 'open' || timers?.length !== Number(count)) return 'no-lengths'
  return timers.map((timer) => ({ ...timer, name: timer.name || capitalized(words) }))
}

/** Whether the lengths of several timers have no unit, and are read as minutes. */
export const areBare = (question: string) =>
  unitIn(question.replaceAll('-', ' ')) === undefined && !/\d:/.test(question)

/** A question without the words for timers, where these are alarms: `alarms 7:00 7:10`. */
const textOf = (question: string, isAlarm: boolean) =>
  isAlarm ? question.replace(TIMERS, ' ').replace(/\s+/g, ' ').trim().replace(AROUND, '') : question

/**
 * The timers of `tea 4 min, eggs 7 min, pizza 12 min`, `timers 4 7 12 min`, `timer 5 min and timer 10 min` and
 * `alarms 7:00 7:10`, two at least; null where it is no question of several, or perhaps another one.
 */
export function readSeveral(question: string, nowMs: number): Several | null {
  const isSure = IS_SURE.test(question)
  const isAlarm = ALARMS.test(question)
  const text = textOf(question, isSure)
  // Of one timer the numbers alone may be another thing: `timer 2 30`.
  const isPlural = /\btimers\b/i.test(question)
  const lengths =
    isSure && !isAlarm
      ? (severalLengths(text) ?? (isPlural ? severalLengths(`${text} min`) : null))
      : null
  if (lengths) return unnamed(lengths)
  if (!isSure && unitIn(question) === undefined) return null
  return listed(isAlarm ? text : question, { isSure, isAlarm, nowMs }, BETWEEN)
}

/**
 * Of a list, all of whose timers have a name: `tea 4, eggs 7, pizza 12 min` is no pizza of that name. Where tea or eggs are in
 * it, or timers, it needs no unit.
 */
export function readNamedList(question: string, nowMs: number): Several | null {
  const isBare = unitIn(question) === undefined
  // `chapter 4, verse 7`
  const isOther =
    !IS_SURE.test(question) && !question.split(/[ ,;]+/).some((word) => KINDS.test(word))
  if (isBare ? isOther : !new RegExp(COMMA).test(question)) return null
  const isAlarm = ALARMS.test(question)
  const ways = isBare ? [...LISTS, BEFORE_NAME] : LISTS
  return listed(textOf(question, isAlarm), { isSure: false, isAlarm, nowMs }, ways)
}
