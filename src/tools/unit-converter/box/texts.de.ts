import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from cb32e580a0e9
import { plural } from '#lib/writing.en'
import type { Unit } from '../domain/unit'
import { noUnit } from '../texts.en'
import { categoryName, unitName, unitWords, unitWordsForOne } from '../unit-names.en'
import type { Course } from './pace'
import type { UnitProblem } from './problems'

export const conversion = (from: Unit, to: Unit) =>
  from === to ? unitName(from) : `${unitName(from)} in ${unitWords(to)}`
const INFERRED: Readonly<Record<string, string>> = {
  floz: 'Gelesen als US-Flüssigunzen',
  ukfloz: 'Gelesen als britische Flüssigunzen',
}
export const inferredUnit = (unit: Unit) => INFERRED[unit.key] ?? `Gelesen als ${unitWords(unit)}`

const KINDS_OF_CALORIES: Readonly<Record<string, { one: string; other: string }>> = {
  kcal: { one: '# große Kalorie', other: '# große Kalorien' },
  cal: { one: '# kleine Kalorie', other: '# kleine Kalorien' },
}
export const quantity = (number: string, unit: Unit) =>
  plural(
    number,
    KINDS_OF_CALORIES[unit.key] ?? {
      one: `# ${unitWordsForOne(unit)}`,
      other: `# ${unitWords(unit)}`,
    },
  )

const CALORIES: Readonly<Record<string, string>> = {
  kcal: 'Große Kalorien, wie bei Lebensmitteln',
  cal: 'Kleine Kalorien, ein Tausendstel der großen',
}
export const calories = (unit: Unit) => CALORIES[unit.key]

const PROBLEMS = {
  'no-unit': 'Eine Größe und eine reine Zahl lassen sich nicht addieren: Eine Einheit fehlt.',
  'not-linear': 'Längen lassen sich miteinander multiplizieren, andere Größen nur mit Zahlen.',
  'not-positive': 'Ein Verbrauch lässt sich nur über 0 umrechnen.',
  size: 'Das kann ein Maß oder ein Produkt sein: Schreib * für ein Produkt.',
  'division-by-zero': 'Durch 0 lässt sich nicht teilen.',
  incomplete: 'Am Ende fehlt etwas.',
  unexpected: 'Ein Zeichen fehlt oder passt nicht.',
  'too-large': 'Zu groß.',
}

export function problemText(problem: UnitProblem): string {
  switch (problem.code) {
    case 'unlike': {
      const [from, to] = problem.units
      return `${unitName(from)} und ${unitWords(to)} sind verschiedene Arten von Einheiten.`
    }
    case 'no-sums':
      return `${categoryName(problem.category)}: Solche Werte werden hier umgerechnet, nicht addiert oder multipliziert.`
    case 'absent':
      return noUnit(problem.name)
    default:
      return PROBLEMS[problem.code]
  }
}

export const gasMark = (mark: string) => `Gasstufe ${mark}`
export const exactly = (title: string) => `${title} genau =`
export const equals = (title: string) => `${title} =`
export const NO_GAS_MARK = 'Gasstufen gehen von ¼ bis 9: 107 bis 246\u00a0°C, 225 bis 475\u00a0°F.'
export const degreesText = (lowest: number, highest: number) => `${lowest}–${highest}`
export const CELSIUS = '°C'
export const FAHRENHEIT = '°F'
export const OVENS_DIFFER = 'Vom genauen Wert bis zu dem der Kochbücher'
export const LATITUDE_LONGITUDE = 'Breite und Länge in Dezimalgrad'
export const PACES: Readonly<Record<Course, string>> = {
  km: 'min/km',
  mile: 'min/Meile',
  '100 m': 'min/100 m',
  '500 m': 'min/500 m',
}
