import { wordTable } from '../../../lib/word-table'

/** How a unit is written behind a number where neither its key nor a rule of `symbolOf` says it. */
export const SYMBOLS = wordTable(`
  C: °C, F: °F, R: °R, mil: nmi, floz: fl_oz, mps: m/s, kmh: km/h, fps: ft/s, knot: kn, us: µs,
  BTUh: BTU/h, deg: °, lhkm: L/100_km, mpg: mpg_(US), ukmpg: mpg_(UK), kml: km/L, ukfloz: fl_oz_(UK),
  ukgill: gi_(UK)
`)

/**
 * What people write beside the key, the symbol, the name, its singular and British spellings, which `namesOf` makes.
 * By key, in lower case; `_` is a blank.
 */
export const OTHER_NAMES = wordTable(`
  in: " ″ ”, ft: ' ′ ’, yd: yds, mi: mis, mil: nm, km: kms,
  g: gramme grammes, kg: kilo kilos kgs, lb: lbs #, t: tonne tonnes metric_ton, oz: ozs,
  C: ℃ degc deg_c degrees_c degree_celsius degrees_celsius centigrade celcius,
  F: ℉ degf deg_f degrees_f degree_fahrenheit degrees_fahrenheit farenheit, K: °k kelvins, R: °ra,
  ml: mls cc cm3 cubic_centimeter cubic_centimeters, l: ℓ dm3 cubic_decimeter cubic_decimeters,
  gal: gals us_gal, qt: qts, floz: fl._oz. fl_ozs us_fl_oz, tbsp: tbs tbsps, tsp: tsps,
  acre: ac, ha: has, ft2: sqft, m2: sqm,
  mps: meter/s, kmh: kph kmph km_per_hour kms_per_hour, mph: mi/h miles/hour, knot: kt kts,
  ms: msec msecs, s: sec secs, min: mins, h: hr hrs, wk: wks, mo: mos, yr: y yrs, us: μs,
  psi: lbf/in2 lbf/in², atm: standard_atmospheres, inHg: inches_hg, hp: bhp, PS: cv,
  BTUh: btu/hr btus/h,
  deg: degs, grad: gon gons grade grades, turn: rev revs revolution revolutions,
  arcmin: arcmins arc_minute arc_minutes, arcsec: arcsecs arc_second arc_seconds,
  lhkm: l/100km liters/100km liters/100_km, ukmpg: mpg_imperial, kml: kmpl, lbf: lb-f,
  kgf: kg-f kilopond kiloponds, rpm: r/min rev/min,
  ukgill: gill gills, m3: cbm, uston: short_ton short_tons, ukton: long_ton long_tons
`)

/** Symbols of units that no table has. With other capitals each is another unit, by a factor of 8 or 10^9. */
export const ABSENT: ReadonlySet<string> = new Set(
  'mPa mHz Mg Mm Kib Mib Gib Tib Pib Pb Kibps Mibps Gibps Kib/s Mib/s Gib/s mBps mB/s'.split(' '),
)

/** Keys of names of which capitals count; in small letters they are others: `mb` is a megabyte. */
export const CASED = wordTable(`
  Cal: kcal, b: bit, Kb: kbit, Mb: Mbit, Gb: Gbit, Tb: Tbit, KBps: kBps, KB/s: kBps
`)
