import { wordTable } from '#lib/word-table'
import { CLDR_UNITS } from './cldr-units.de'

/** What CLDR lacks: other spellings, what people say, and what our own units of German are called. */
const OWN = wordTable(`
  in: zolls, ft: fuss füße füsse, mi: landmeile landmeilen, mil: sm, thou: mil tausendstel_zoll, ftm: faden, au: ae,
  kg: kilo kilos kilogramme, g: gramme, t: to tonne, lb: pfd, oz: unze, uston: us-tonne us-tonnen us_tonne us_tonnen,
  ukton: britische_tonne britische_tonnen, st: stein, quintal: doppelzentner dz, ozt: troy-unze troy-unzen feinunze,
  pfund: pfund pfunde pfunden pfd metrisches_pfund deutsches_pfund, zentner: zentner zentnern ztr,
  C: celsius, F: fahrenheit, R: °rankine, m3: kubikmetern raummeter festmeter m³, l: kubikdezimeter, ml: kubikzentimeter,
  gal: us-gallone us-gallonen us-gal, cup: us-tasse, tbsp: el essl, tsp: tl teel,
  el: esslöffel esslöffeln el essl esslöffel_(15_ml), tl: teelöffel teelöffeln tl teel teelöffel_(5_ml), ukgal: britische_gallone
  britische_gallonen, m2: qm quadratmetern, cm2: qcm, km2: qkm, mm2: quadratmillimeter qmm, ha: hektaren,
  kmh: stundenkilometer stundenkilometern km/std, mps: m/sek metersekunde, fps: fuß_pro_sekunde, knot: kn,
  cal: kleine_kalorien, kcal: kilokalorie, MJ: megajoule, Wh: wattstunde wattstunden, kWh: kilowattstunde,
  s: sek sekunde, min: minute, h: std stunde, d: tag, wk: woche, mo: monat, yr: jahr,
  B: byte, KiB: kibibyte, MiB: mebibyte, GiB: gibibyte, TiB: tebibyte, PiB: pebibyte, EB: exabyte,
  Mbps: megabit_pro_sekunde, Gbps: gigabit_pro_sekunde, kbps: kilobit_pro_sekunde, bps: bit_pro_sekunde,
  MBps: megabyte_pro_sekunde, GBps: gigabyte_pro_sekunde, kBps: kilobyte_pro_sekunde, Bps: byte_pro_sekunde,
  torr: torr, PS: pferdestärke pferdestärken, hp: britische_pferdestärken, BTUh: btu_pro_stunde,
  deg: winkelgrad, grad: gon neugrad, rad: bogenmaß bogenmass, turn: vollkreis umdrehungen, arcmin: bogenminute
  bogenminuten, arcsec: bogensekunde bogensekunden, mrad: milliradiant,
  lhkm: l/100km l/100_km, kml: kilometer_pro_liter, kN: kilonewton, dyn: dyn, kgf: kilopond kp, N: newton,
  rpm: umdrehungen_pro_minute u/min
`)

/** What the page calls its units, where that stands in neither of the others. */
const SHOWN = wordTable(`
  usmi: us-vermessungsmeilen us-vermessungsmeile, lb: pfund_(lb), R: grad_rankine, gal: gallonen_(us) gallone_(us),
  cup: tassen_(us) tasse_(us), floz: flüssigunzen_(us) flüssigunze_(us), tbsp: esslöffel_(us), tsp: teelöffel_(us),
  metriccup: tassen_(metrisch) tasse_(metrisch), ukgal: gallonen_(uk) gallone_(uk),
  ukfloz: flüssigunzen_(uk) flüssigunze_(uk), bbl: barrel_(öl), Tbps: terabit_pro_sekunde,
  KiBps: kibibyte_pro_sekunde, MiBps: mebibyte_pro_sekunde, GiBps: gibibyte_pro_sekunde, hp: ps_(britisch),
  PS: ps_(metrisch), mpg: meilen_pro_gallone_(us) meile_pro_gallone_(us),
  ukmpg: meilen_pro_gallone_(uk) meile_pro_gallone_(uk), kgfm: kilopondmeter, rpm: umdrehung_pro_minute
`)

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** Names of units in German, by key, in lower case. */
export const FURTHER_NAMES: ReadonlyMap<string, readonly string[]> = [
  ...CLDR_UNITS,
  ...OWN,
  ...SHOWN,
].reduce(
  (names, [key, all]) => names.set(key, [...(names.get(key) ?? []), ...all.map(plain)]),
  new Map<string, readonly string[]>(),
)

/** A pound of 453.6 g to a converter, and of 500 g in a shop; spoons of a kitchen, and of the United States. */
export const SHARED_NAMES = wordTable(`
  pfund: lb pfund, pfd: lb pfund, esslöffel: el tbsp, esslöffeln: el tbsp, el: el tbsp, essl: el tbsp,
  teelöffel: tl tsp, teelöffeln: tl tsp, tl: tl tsp, teel: tl tsp
`)
