import type { Locale } from '#lib/number-text'
import { degreesIn } from '../extras/shared/unit-names'

/** Degrees of a temperature or of an angle: no letter of a temperature stands behind them, nor one in the target. */
const DEGREES =
  /(?<=\d\s*)(?:degrees?|degs?|[°º])(?=\s*(?:[?=]?$|(?:in|to|as|into)\s+(?:k|kelvins?|r|rankine)$))/i

/** Only an angle is something to turn by. */
const TURNING =
  /^(?:turn|rotat\w+|tilt)(?: (?:by|of))? (?=[-\d.¼-¾])|(?<=deg(?:ree)?s?|[°º]) (?:angle|rotation|bend)\b/i

/** The question in each of its readings, the likeliest first: where the United States count in Fahrenheit. */
export function inEachDegree(question: string, locale: Locale): string[] {
  const angle = question.replace(TURNING, '')
  if (angle !== question || !DEGREES.test(question)) return [angle]
  return [...degreesIn(locale).map((sign) => question.replace(DEGREES, sign)), question]
}
