import { twoDigits } from '#lib/two-digits'

const CLOCK = String.raw`\d{1,3}(?::[0-5]\d){1,2}`
const SUM = new RegExp(String.raw`^${CLOCK}(?:\s*[-+−–]\s*${CLOCK})+$`)
const TERM = new RegExp(String.raw`([-+−–]?)\s*(${CLOCK})`, 'g')
const PRODUCT = new RegExp(
  String.raw`^(?:(?<before>\d{1,3})\s*(?:[*×x]|times)\s*)?(?<clock>${CLOCK})(?:\s*(?<sign>[*×x/÷]|times|divided by)\s*(?<behind>\d{1,3}))?$`,
  'i',
)

/** The value in the unit of its last part: `1:30` is 90, minutes where it is hours and minutes, else seconds. */
const valueOf = (clock: string) =>
  clock.split(':').reduce((value, part) => value * 60 + Number(part), 0)

const partsOf = (clock: string) => clock.split(':').length

function clockOf(value: number, parts: number): string {
  const [minutes, last] = [Math.floor(value / 60), `:${twoDigits(value % 60)}`]
  return parts === 2
    ? minutes + last
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}${last}`
}

/** `1:30 * 2`, `2 x 1:30`, `3:00 / 4`; null where something would be left of the last part. */
function clockProduct(text: string): string | null {
  const { before, clock, sign = '', behind } = PRODUCT.exec(text)?.groups ?? {}
  if (clock === undefined || (before === undefined) === (behind === undefined)) return null
  const times = Number(before ?? behind)
  const value = /[/÷d]/i.test(sign) ? valueOf(clock) / times : valueOf(clock) * times
  return Number.isInteger(value) ? clockOf(value, partsOf(clock)) : null
}

/**
 * `2:30 + 1:45` as `4:15` and `1:30 * 2` as `3:00`, be they hours and minutes or minutes and seconds. Null for anything
 * else, for times of two forms (`1:30 + 0:00:20`), and for less than nothing: `9:00 - 17:00` is from nine to five.
 */
export function clockSum(text: string): string | null {
  if (!SUM.test(text)) return clockProduct(text)
  const terms = Array.from(text.matchAll(TERM), ([, sign = '', clock = '']) => ({
    value: /[-−–]/.test(sign) ? -valueOf(clock) : valueOf(clock),
    parts: partsOf(clock),
  }))
  const parts = terms[0]?.parts ?? 0
  if (terms.some((term) => term.parts !== parts)) return null
  const sum = terms.reduce((total, { value }) => total + value, 0)
  return sum < 0 ? null : clockOf(sum, parts)
}
