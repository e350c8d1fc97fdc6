import { add, divide, parseFraction, ZERO } from './fraction'
import { fixedText } from './fraction-text'
import { withDirectionLetters } from './directions.en'
import { inAscii, readNumber } from './number-text'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const GAP = String.raw`(?=\s|$)`

/** Degrees, minutes and seconds, with their signs, or blanks or colons between them. */
const PARTS = new RegExp(
  String.raw`^([-+−]?)\s*${NUMBER}\s*(?:[°º˚:]|${GAP})\s*${NUMBER}\s*(?:['′’´:]|${GAP})\s*(?:${NUMBER}\s*(?:["″”]|['′’]{2})?)?$`,
)

/** What is shared of minutes and seconds by maps; a ten-billionth of a degree is 0.01 mm. */
const DECIMALS = 10

/** Minutes and seconds as decimals of degrees; null where the text has none. */
function sumOfParts(text: string): string | null {
  const [, sign = '', ...found] = PARTS.exec(text) ?? []
  const parts = found.filter((part) => part !== undefined).map((part) => part.replace(',', '.'))
  const areWhole = parts.slice(0, -1).every((part) => !part.includes('.'))
  if (parts.length < 2 || !areWhole || parts.slice(1).some((part) => Number(part) >= 60))
    return null
  const sixty = parseFraction('60')
  const value = parts.reduceRight((sum, part) => add(parseFraction(part), divide(sum, sixty)), ZERO)
  return (/[-−]/.test(sign) ? '-' : '') + fixedText(value, DECIMALS).replace(/\.?0+$/, '')
}

/** Directions as their letters and `deg` as its sign, in ASCII: `48 deg 51' north` is `48 ° 51' n`. */
const inSigns = (text: string): string =>
  withDirectionLetters(inAscii(text))
    .replace(/،/g, ',')
    .replace(/\bdeg(?:rees?)?\b/gi, '°')

/** `lat 48.8584, lon: 2.2945` */
const NAME = /^(?:(?:gps )?(?:coordinates?|position|location):? )?(?:lat(?:itude)?\b[:=]? ?)?/i
const SECOND_NAME = /[, ]+(?:lon|lng|long|longitude)\b[:=]? ?/i

/** Coordinates in plain signs, without their names. */
export const plainSigns = (text: string): string =>
  inSigns(text).trim().replace(NAME, '').replace(SECOND_NAME, ', ')

/** A letter of a direction, before or behind its number. */
const DIRECTED = /^([NSEW]?)\s*(.*?)\s*([NSEW]?)$/is

/**
 * Degrees as maps and encyclopedias have them, as a geo URI writes them: digits and a point, without an exponent
 * (RFC 5870 §3.3). Read are `48.8584°`, `39°48'25.8"N`, `N 39° 48.43'` and `-39 48 25.8`; null of any other text.
 */
export function plainDegrees(text: string): string | null {
  const [, before = '', number = '', behind = ''] = DIRECTED.exec(inSigns(text).trim()) ?? []
  if (before && behind) return null
  // No degrees have a thousand: a comma is the decimal mark in every language.
  const decimal = number.replace(/\s*[°º˚]$/, '').replace(/^([^.,]*),([^.,]*)$/, '$1.$2')
  const read = readNumber(decimal, undefined)
  const plain = read.ok ? read.value.plain : sumOfParts(number)
  if (plain === null || plain.includes('e')) return null
  if (!/[SW]/i.test(before + behind)) return plain
  return plain.startsWith('-') ? null : `-${plain}`
}

/** Where the first of two degrees may end; a comma without a blank behind it may be a decimal mark. */
const PAIRS = [
  /^(.*?)\s*[;\n/]\s*(.*)$/s,
  /^(.*?),\s+(.*)$/s,
  /^([NSEW].*?)[\s,]*([NSEW].*)$/i,
  /^(.*?[NSEW])[\s,]*(.*[NSEW])$/i,
  /^(.*\.\d+°?),(.*)$/,
  /^(\S+)\s+(\S+)$/,
]

const isNamed = (text: string, directions: RegExp) =>
  directions.test(text.trim().replace(/^(.).*(.)$/s, '$1$2'))

/** A pair of latitude and longitude as it is copied from a map or a code; null of any other text. */
export function readPair(text: string): { latitude: string; longitude: string } | null {
  const typed = plainSigns(text)
    // RFC 5870: an altitude and parameters may follow.
    .replace(/^geo:([^,]*,[^,;?]*).*/is, '$1')
    .replace(/^\((.*)\)$/s, '$1')
  for (const pattern of PAIRS) {
    const [, first = '', second = ''] = pattern.exec(typed) ?? []
    const isTurned = isNamed(first, /[EW]/i) && isNamed(second, /[NS]/i)
    const [latitude, longitude] = isTurned ? [second, first] : [first, second]
    const isCrossed = isNamed(latitude, /[EW]/i) || isNamed(longitude, /[NS]/i)
    const [north, east] = [plainDegrees(latitude), plainDegrees(longitude)]
    if (north && east && !isCrossed) return { latitude: north, longitude: east }
  }
  return null
}

/** Degrees with a direction, a capital, in an angle, which needs none: those of south and west are negative. */
export const withoutDirection = (text: string): string =>
  text.replace(
    /^([NSEW]?)\s*(\d[\d.,]*\s*[°º˚][\d\s.,'′’´"″”]*?)\s*([NSEW]?)(?=$|\s+(?:in|to|as|IN|TO|AS)\s|\s*=)/,
    (all, before: string, degrees: string, behind: string) => {
      const direction = before + behind
      if (direction.length !== 1) return all
      return /[SW]/.test(direction) ? `-${degrees}` : degrees
    },
  )
