import { wordTable } from '#lib/word-table'
import type { Category, Unit } from '../domain/units'

/** The unit into which each is converted where no other is named: from metric to customary units and back. */
const ASKED_IN = wordTable(`
  in: mm cm, ft: m, mi: km, cm: in, m: ft yd, km: mi mil,
  oz: g, lb: kg t, g: mg oz, kg: lb st uscwt ukcwt, t: uston ukton,
  C: F K, F: C R,
  ml: pt cup floz tbsp tsp ukpt ukfloz, l: gal qt ukgal ukqt, gal: l, floz: ml,
  cm2: in2, m2: ft2 yd2, ft2: m2, acre: km2 ha, ha: acre,
  mps: fps, kmh: mps mph knot, mph: kmh,
  J: cal, kJ: kcal, cal: J, kcal: kJ,
  s: min, min: s h, h: d, d: wk mo yr,
  kB: KiB, MB: MiB, GB: GiB, TB: TiB, KiB: kB, MiB: MB, GiB: GB, TiB: TB, MBps: Mbps Gbps,
  Mbps: MBps, kW: PS
`)

/** The unit that a question without one is answered in: the usual one, else the first other one of the table. */
export function usualTarget(unit: Unit, { units }: Category): Unit {
  const usual = units.find(({ key }) => ASKED_IN.get(key)?.includes(unit.key))
  return usual ?? units.find(({ key }) => key !== unit.key) ?? unit
}
