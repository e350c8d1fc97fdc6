import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from c26f8e983c3f
import { plural } from '#lib/writing.en'
import { equation } from '../../money.en'
import type { ChartPoint } from './domain/chart'

export const PERIOD = 'Zeitraum'
export const period = (days: number) => plural(days, { one: '# Tag', other: '# Tage' })
export const everyDays = (step: number) =>
  plural(step, { one: 'Ein Punkt für jeden Tag.', other: 'Ein Punkt alle # Tage.' })
export const LOADING = 'Kurse werden geladen\u00a0…'
export const OTHER_CURRENCY = 'Wähle zwei verschiedene Währungen.'

export const dayRate = (date: string, from: string, rate: string, to: string) =>
  `${date}: ${equation('1', from, rate, to)}`

export const TABLE = 'Tabelle zum Kursverlauf'
export const DAY = 'Tag'
export const rateOf = (from: string, to: string) => `1\u00a0${from} in ${to}`
export const CHART_DAY = 'Tag im Kursverlauf'

export const missingDays = (days: string) => `Für ${days} gibt es keine Kurse.`
export const broken = ([before, after]: readonly [ChartPoint, ChartPoint]) =>
  `Zwischen ${before.date} und ${after.date} ist ein Kurs mehr als das Fünffache des anderen. Das kommt kaum vom Markt: Vielleicht gibt die Quelle keinen amtlichen Kurs mehr an, oder das Geld wurde ersetzt.`
export const DAYS_FAILED = 'Frühere Kurse konnten nicht geladen werden.'
export const WHICH_DAYS = 'Welche Tage'

export const PAST_DAY = 'Kurs an einem früheren Tag'
export const dayRange = (first: string, last: string) => `Wähle einen Tag von ${first} bis ${last}`
export const dayFailed = (day: string) => `Die Kurse vom ${day} konnten nicht geladen werden.`
export const dayMissing = (day: string) => `Vom ${day} gibt es diesen Kurs nicht.`
