import { toFragment } from '#lib/fragment'
import { readCoordinates } from '#lib/question/coordinates'
import { figure } from '#lib/writing.en'
import type { Answers } from '../../answer'
import { oneAnswer, plainAnswer } from '../../make-answer'
import { readGasMark } from './gas-mark'
import { readPaces } from './pace'
import * as texts from './texts.en'

/** A mark of a gas oven, or that of a temperature; null for anything else. */
export function gasMarkAnswer(question: string): Answers | null {
  const query = readGasMark(question)
  if (query === null) return null
  if (query === 'no-mark') return { answers: [], problem: texts.NO_GAS_MARK }
  const { mark, fahrenheit, celsius } = query.found
  const name = texts.gasMark(mark)
  const inCelsius = texts.degreesText(...celsius)
  const opening = { fragment: toFragment(`${fahrenheit}F=C`) }
  const notes = [`${fahrenheit} ${texts.FAHRENHEIT}`, texts.OVENS_DIFFER]
  if ('typed' in query) {
    const [first = ''] = notes
    const more = { copy: mark, notes: [first, `${inCelsius} ${texts.CELSIUS}`], opening }
    return oneAnswer(plainAnswer(texts.equals(query.typed), name, more))
  }
  const title = texts.equals(name)
  if (!query.inFahrenheit) {
    return oneAnswer(plainAnswer(title, inCelsius, { unit: texts.CELSIUS, notes, opening }))
  }
  const more = { unit: texts.FAHRENHEIT, notes: [`${inCelsius} ${texts.CELSIUS}`], opening }
  return oneAnswer(plainAnswer(title, String(fahrenheit), more))
}

/**
 * The pace of runners, which the table of units has no place for: it grows as the speed falls. Null for anything else.
 * @param shown the question in the words that were typed, where it has others
 */
export function paceAnswer(question: string, shown?: string): Answers | null {
  const paces = readPaces(question)
  const rank = paces.length > 1 ? 1 : 0
  const answers = paces.map(({ text, value, course, ...pace }) => {
    const unit = course === null ? pace.unit : texts.PACES[course]
    const more = { ...(unit !== null && { unit }), copy: value, rank } as const
    return plainAnswer(texts.equals(shown ?? text), figure(value), more)
  })
  return answers.length > 0 ? { answers, problem: null } : null
}

/** A place on a map in decimal degrees; null for anything else. */
export function coordinatesAnswer(question: string): Answers | null {
  const place = readCoordinates(question)
  if (!place) return null
  const rank = place.isSure ? 0 : 1
  const notes = [texts.LATITUDE_LONGITUDE]
  const value = `${place.latitude}, ${place.longitude}`
  return oneAnswer(plainAnswer(texts.equals(place.text), value, { notes, rank, act: 'copy' }))
}
