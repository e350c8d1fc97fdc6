import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 497f2a4b1ef2
import { figure, plural } from '#lib/writing.en'
import { unitName, unitWords } from '../../unit-names.en'
import type { FactorSource, Unit } from '../../domain/unit'
import type { Relation } from './domain/exact-factor'

const SOURCES: Record<FactorSource, string> = {
  sp811: 'NIST SP 811',
  iec80000: 'IEC 80000-13',
  yard1959: 'internationales Yard und Pfund von 1959',
  uk1985: 'Weights and Measures Act 1985',
  si2019: 'SI-Broschüre, 2019',
  iau2012: 'Internationale Astronomische Union, 2012',
  gregorian: 'gregorianischer Kalender, im Mittel',
  de1868: 'Maß- und Gewichtsordnung, 1868',
  cfr101: '21 CFR 101.9 (b)(5)',
  btu: 'BTU zu 1055,06 J; in NIST SP 811 1055,05585262 J',
}
export const factorsFrom = (source: FactorSource) => `Faktoren: ${SOURCES[source]}`
export const relation = ({ one, number, other, isExact }: Relation, source: FactorSource) =>
  isExact
    ? `1 ${one.symbol} = genau ${figure(number)} ${other.symbol} (${SOURCES[source]})`
    : `1 ${one.symbol} ≈ ${figure(number)} ${other.symbol} (${SOURCES[source]})`

export const FIND_UNIT = 'Einheit suchen'
export const FIND_HINT = 'Name oder Einheitenzeichen'
export const found = (count: number, shown: number) =>
  count > shown
    ? plural(count, {
        one: `# Einheit gefunden, die besten ${shown} stehen hier`,
        other: `# Einheiten gefunden, die besten ${shown} stehen hier`,
      })
    : plural(count, { one: '# Einheit gefunden', other: '# Einheiten gefunden' })
export const nowFrom = (unit: Unit) => `Von ${unitName(unit)}`

export const inParts = (unit: Unit) => `${unitName(unit)}, aufgeteilt`
export const valueInOthers = (value: string, unit: Unit) =>
  `${figure(value)} ${unitWords(unit)} in anderen Einheiten`
export const oneInOthers = (unit: string) => `1 ${unit} in anderen Einheiten`
