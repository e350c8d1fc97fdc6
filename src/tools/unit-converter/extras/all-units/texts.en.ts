import { figure, isolate, plural } from '#lib/writing.en'
import { unitName, unitWords } from '../../unit-names.en'
import type { FactorSource, Unit } from '../../domain/unit'
import type { Relation } from './domain/exact-factor'

const SOURCES: Record<FactorSource, string> = {
  sp811: 'NIST SP 811',
  iec80000: 'IEC 80000-13',
  yard1959: 'international yard and pound of 1959',
  uk1985: 'Weights and Measures Act 1985',
  si2019: 'SI Brochure, 2019',
  iau2012: 'International Astronomical Union, 2012',
  gregorian: 'Gregorian calendar, on average',
  de1868: 'Maß- und Gewichtsordnung, 1868',
  cfr101: '21 CFR 101.9 (b)(5)',
  btu: 'BTU of 1055.06 J; 1055.05585262 J in NIST SP 811',
}
/** Where the factors of a unit and itself are from. */
export const factorsFrom = (source: FactorSource) => `Factors: ${SOURCES[source]}`
/** `1 in = 25.4 mm exactly (NIST SP 811)` */
export const relation = ({ one, number, other, isExact }: Relation, source: FactorSource) =>
  isExact
    ? `${isolate(`1 ${one.symbol} = ${figure(number)} ${other.symbol}`)} exactly (${SOURCES[source]})`
    : `${isolate(`1 ${one.symbol} ≈ ${figure(number)} ${other.symbol}`)} (${SOURCES[source]})`

export const FIND_UNIT = 'Find a unit'
export const FIND_HINT = 'Name, symbol or alias'
export const found = (count: number, shown: number) =>
  count > shown
    ? plural(count, {
        one: `# unit found, the best ${shown} shown`,
        other: `# units found, the best ${shown} shown`,
      })
    : plural(count, { one: '# unit found', other: '# units found' })
export const nowFrom = (unit: Unit) => `From ${unitName(unit)}`

export const inParts = (unit: Unit) => `${unitName(unit)} in parts`
export const valueInOthers = (value: string, unit: Unit) =>
  `${figure(value)} ${unitWords(unit)} in other units`
/** @param unit behind the number: `inch`, `°F` */
export const oneInOthers = (unit: string) => `1 ${unit} in other units`
