import { divide, multiply, ONE, parseFraction, type Fraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import { readLength } from '#lib/question/length'
import { twoDigits } from '#lib/two-digits'
import { unitOf, type Unit } from '../domain/unit'
import { categoryOf } from '../domain/units'
import { findUnit } from '../extras/shared/unit-names'

export type Course = 'km' | 'mile' | '100 m' | '500 m'

/** What runners, swimmers and rowers count their time by, in meters. */
const COURSES: readonly (readonly [name: Course, meters: string, words: RegExp])[] = [
  ['km', '1000', /^(?:km|kilomet(?:er|re)s?|k)$/i],
  ['mile', '1609.344', /^(?:mi|miles?)$/i],
  ['100 m', '100', /^100 ?m(?:et(?:er|re)s)?$/i],
  ['500 m', '500', /^500 ?m(?:et(?:er|re)s)?$/i],
]

const MARATHONS: Readonly<Record<string, string>> = {
  marathon: '42195',
  '½ marathon': '21097.5',
}

const COURSE = String.raw`(?:min(?:ute)?s?\s*)?(?:\/|per |an? )\s*((?:[15]00 ?)?[a-z]+)`
const PACE = new RegExp(
  String.raw`^(?:(\d{1,2})(?::|['′’]|m(?:in)? ?)([0-5]\d)(?:["″”]|''|s(?:ec)?)?|(\d{1,2}(?:[.,]\d+)?)(?=\s*min))\s*${COURSE}(?: pace)?$`,
  'i',
)
const SPEED = /^(\d+(?:[.,]\d+)?)\s*(\D+)$/
const TARGET = new RegExp(`^${COURSE}$`, 'i')
const LENGTH = /^(?:an? )?(\d+(?:[.,]\d+)?)?\s*([½a-z ]+)$/i

interface Pace {
  /** What is asked, as it was typed. */
  text: string
  /** `8:51`, `2:48:47` or `12`. */
  value: string
  /** Of a speed: `km/h`; null of a pace and of a time, which has its units within. */
  unit: string | null
  /** What the minutes of a pace are for; null of anything else. */
  course: Course | null
}

/** A unit of speed; null for any other text. */
function speedUnit(name: string): Unit | null {
  const found = findUnit(name)
  return found?.category.id === 'speed' ? found.unit : null
}

const courseOf = (name: string) => COURSES.find(([, , words]) => words.test(name))

const numberOf = (text: string) => parseFraction(text.replace(',', '.'))

/** The seconds of a meter; null where a text is no pace or speed above 0. */
function secondsPerMeter(
  text: string,
): { value: Fraction; isSpeed: boolean; course: Course | null } | null {
  const [, minutes, seconds = '0', decimal, name = ''] = PACE.exec(text) ?? []
  const course = courseOf(name)
  if (course) {
    const time = decimal
      ? multiply(numberOf(decimal), parseFraction('60'))
      : parseFraction(String(Number(minutes) * 60 + Number(seconds)))
    if (time.num === 0n) return null
    return { value: divide(time, parseFraction(course[1])), isSpeed: false, course: course[0] }
  }
  const [, number = '', unit = ''] = SPEED.exec(text) ?? []
  const speed = speedUnit(unit)
  if (!speed || numberOf(number).num === 0n) return null
  const metersPerSecond = multiply(numberOf(number), speed.factor)
  return { value: divide(ONE, metersPerSecond), isSpeed: true, course: null }
}

/** Minutes and seconds, and hours where there are any. */
function clock(time: Fraction): string {
  const seconds = Number(fixedText(time, 0))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const end = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${end}` : end
}

function lengthOf(text: string): Fraction | null {
  const [, number = '1', name = ''] = LENGTH.exec(text) ?? []
  const course = /^m$/i.test(name) ? '1' : (courseOf(name)?.[1] ?? MARATHONS[name.toLowerCase()])
  return course === undefined ? null : multiply(numberOf(number), parseFraction(course))
}

/** `10 km in 50 min`, `pace for a marathon in 3:30`, `10 km / 50 min` */
const TIMED = /^(?:pace )?(?:for )?((?:an? |\d[\d.,]*\s*)?[½a-z ]+?)\s*(?: in |\/)\s*(\d.*)$/i

/** People on foot take 2:00 min/km at least. */
const isOnFoot = ({ num, den }: Fraction) => num * 1000n >= den * 120n

const speedIn = ({ factor, symbol }: Unit, perMeter: Fraction) => ({
  value: fixedText(divide(ONE, multiply(perMeter, factor)), 4).replace(/\.?0+$/, ''),
  unit: symbol,
  course: null,
})

/** Pace and speed of a length in a time, the pace first where it is one of people on foot. */
function timed(text: string): Pace[] {
  const [, length = '', time = ''] = TIMED.exec(text) ?? []
  const [meters, seconds] = [lengthOf(length), parseFraction(String(readLength(time) ?? 0))]
  if (!meters || meters.num * seconds.num === 0n) return []
  const read = divide(seconds, meters)
  // The `3:30` of a marathon are hours.
  const isHours = /^\d+:\d+$/.test(time) && !isOnFoot(read)
  const perMeter = isHours ? multiply(read, parseFraction('60')) : read
  const [course, size, unit] = /mi/i.test(length)
    ? (['mile', '1609.344', 'mph'] as const)
    : (['km', '1000', 'kmh'] as const)
  const value = clock(multiply(perMeter, parseFraction(size)))
  const pace = { text, value, unit: null, course }
  const speed = { text, ...speedIn(unitOf(categoryOf('speed'), unit), perMeter) }
  return isOnFoot(perMeter) ? [pace, speed] : [speed, pace]
}

/**
 * Reads `5:30 min/km in min/mile`, `8 mph in min/mile`, `5 min/km in km/h`, `4:00 min/km * 42.195 km`,
 * `5:00/km for a marathon`, `10 km at 5:30 min/km` and `10 km in 50 min`, which has a speed too; none of anything else. A
 * pace alone is that of the other of kilometer and mile.
 */
export function readPaces(question: string): readonly Pace[] {
  const text = question.replace(/^(.+) at (.+)$/i, '$2 for $1')
  const single = readPace(text)
  return single ? [single] : timed(text)
}

function readPace(text: string): Pace | null {
  const [, of = text, sign = '', behind = ''] =
    /^(.+?)\s*(\s(?:in|to|as|into|for|over|times)\s|\s[*×x]\s|[*×])\s*(.+)$/i.exec(text) ?? []
  const pace = secondsPerMeter(of.trim())
  if (!pace) return null
  if (/[*×x]|for|over|times/i.test(sign)) {
    const meters = pace.isSpeed && !/for/i.test(sign) ? null : lengthOf(behind)
    return meters && { text, value: clock(multiply(pace.value, meters)), unit: null, course: null }
  }
  if (pace.isSpeed && behind === '') return null
  const speed = pace.isSpeed ? null : speedUnit(behind)
  if (speed) return { text, ...speedIn(speed, pace.value) }
  const usual = pace.course === 'mile' ? 'km' : 'mile'
  const course = courseOf(behind === '' ? usual : (TARGET.exec(behind)?.[1] ?? ''))
  if (!course) return null
  const value = clock(multiply(pace.value, parseFraction(course[1])))
  return { text, value, unit: null, course: course[0] }
}
