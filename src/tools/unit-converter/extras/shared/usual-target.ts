import type { Locale } from '#lib/number-text'
import { wordTable } from '#lib/word-table'
import { allUnits, type Category, type Unit } from '../../domain/unit'
import { findUnit, likeliest } from './unit-names'

/** The unit into which each is converted where no other is named: from metric to customary units and back. */
const PHRASES = wordTable(`
  in: mm cm, ft: m, mi: km, cm: in dm, m: ft yd ftm fur, km: mi mil ly au, mm: um thou, um: nm angstrom,
  oz: g, lb: kg t, g: mg oz ozt ct grain, kg: lb st uscwt ukcwt quintal pfund zentner, t: uston ukton, mg: ug,
  C: F K, F: C R,
  ml: pt cup floz tbsp tsp ukpt ukfloz ukgill metriccup el tl cl dl in3, l: gal qt ukgal ukqt hl ft3 bbl, gal: l, floz: ml,
  ft3: m3, m3: yd3,
  cm2: in2, m2: ft2 yd2, ft2: m2, acre: km2 ha, ha: acre, km2: mi2,
  mps: fps, kmh: mps mph knot, mph: kmh,
  J: cal, kJ: kcal, cal: J, kcal: kJ, kWh: MJ,
  s: min, min: s h, h: d, d: wk mo yr,
  kB: KiB, MB: MiB, GB: GiB, TB: TiB EB, KiB: kB, MiB: MB, GiB: GB, TiB: TB, MBps: Mbps Gbps,
  Mbps: MBps, kW: PS, MW: GW
`)

/** The unit that a question without one is answered in: the usual one of the region, else the first other one of the table. */
export function usualTarget(unit: Unit, category: Category, locale: Locale): Unit {
  const others = allUnits(category).filter((one) => one !== unit)
  const usual = others.find(({ key }) => PHRASES.get(key)?.includes(unit.key)) ?? others[0]
  const regional = usual && findUnit(usual.key, likeliest(locale))?.unit
  return others.find((one) => one === regional) ?? usual ?? unit
}
