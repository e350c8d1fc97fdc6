import { plainSigns, readPair } from '../degrees'

/** A place on a map, in decimal degrees. */
export interface Coordinates {
  /** The coordinates as they were written. */
  text: string
  latitude: string
  longitude: string
  /** `39.8071 -77.2468` may be a difference, too. */
  isSure: boolean
}

const IN_DECIMALS = /,? (?:in|to|as|into) (?:decimals?(?: degrees)?|degrees)$/i
const DIRECTIONS = /[NS].*[EW]|[EW].*[NS]/i
/** Degrees are seldom written to a thousandth where no place is meant, and letters need a sign beside them: `5 N 3 W` is force. */
const MARKED = /[°º˚:.,]|\d \d/
const TO_A_THOUSANDTH = /(?:\.\d{3}|,\d{4}).*(?:\.\d{3}|,\d{4})/s

const isWithin = (degrees: string, limit: number) => Math.abs(Number(degrees)) <= limit

/** Coordinates as maps and encyclopedias have them: `39.8071° N, 77.2468° W`, `39.8071, -77.2468`; null of any other question. */
export function readCoordinates(question: string): Coordinates | null {
  const text = plainSigns(question.replace(IN_DECIMALS, ''))
  const hasDirections = DIRECTIONS.test(text) && MARKED.test(text)
  if (!hasDirections && !TO_A_THOUSANDTH.test(text)) return null
  const pair = readPair(text)
  if (!pair || !isWithin(pair.latitude, 90) || !isWithin(pair.longitude, 180)) return null
  return { ...pair, text, isSure: hasDirections || /[,;°º˚]\s|\.\d+,/.test(text) }
}
