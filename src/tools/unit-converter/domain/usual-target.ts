import type { Category, Unit } from './units'

/** What a unit is asked in where none is named: from metric to customary units and back. */
const USUAL: Readonly<Record<string, string>> = {
  mm: 'in',
  cm: 'in',
  m: 'ft',
  km: 'mi',
  in: 'cm',
  ft: 'm',
  yd: 'm',
  mi: 'km',
  mil: 'km',
  mg: 'g',
  g: 'oz',
  kg: 'lb',
  oz: 'g',
  lb: 'kg',
  t: 'lb',
  st: 'kg',
  C: 'F',
  F: 'C',
  K: 'C',
  R: 'F',
  ml: 'floz',
  l: 'gal',
  gal: 'l',
  qt: 'l',
  pt: 'ml',
  cup: 'ml',
  floz: 'ml',
  tbsp: 'ml',
  tsp: 'ml',
  m2: 'ft2',
  km2: 'acre',
  in2: 'cm2',
  ft2: 'm2',
  yd2: 'm2',
  acre: 'ha',
  ha: 'acre',
  mps: 'kmh',
  kmh: 'mph',
  mph: 'kmh',
  fps: 'mps',
  knot: 'kmh',
  J: 'cal',
  kJ: 'kcal',
  cal: 'J',
  kcal: 'kJ',
}

/** The unit that a question without one is answered in: the usual one, else the first other one of the table. */
export function usualTarget(unit: Unit, { units }: Category): Unit {
  const usual = units.find(({ key }) => key === USUAL[unit.key])
  return usual ?? units.find(({ key }) => key !== unit.key) ?? unit
}
