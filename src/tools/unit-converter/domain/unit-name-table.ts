import { wordTable } from '#lib/word-table'

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
  in: " ″ ”, ft: ' ′ ’, yd: yds, mi: mis, mil: nm, km: kms, cm: cms, mm: mms,
  mg: mgs, g: gm gms gramme grammes, kg: kilo kilos kgs kilogramme kilogrammes, lb: lbs #,
  t: tonne tonnes metric_ton metric_tonne metric_tonnes, oz: ozs,
  C: ℃ degc deg_c degrees_c degree_celsius degrees_celsius centigrade
  degree_centigrade degrees_centigrade celcius,
  F: ℉ degf deg_f degrees_f degree_fahrenheit degrees_fahrenheit farenheit, K: °k kelvins degrees_kelvin, R: °ra,
  ml: mls cc cm3 cubic_centimeter cubic_centimeters, l: ℓ ltr ltrs dm3 cubic_decimeter cubic_decimeters,
  gal: gals us_gal, qt: qts, floz: fl._oz. fl_ozs us_fl_oz fluid_oz, pt: pts, tbsp: tbs tbsps, tsp: tsps,
  acre: ac, ha: has,
  mps: meter/s m/sec meters/second meters_a_second, kmh: kph kmph km/hr km_per_hour kms_per_hour km_an_hour
  kilometers/hour kilometers_an_hour, mph: mi/h miles/hr miles/hour miles_an_hour, fps: ft/sec feet/s feet/second,
  knot: kt kts,
  ms: msec msecs, s: sec secs, min: mins, h: hr hrs, wk: wks, mo: mos, yr: y yrs, us: μs,
  psi: lbf/in2 lbf/in² lb/in2 lb/in² lbs_per_square_inch, atm: standard_atmospheres, inHg: inches_hg, hp: bhp horse_power, PS: cv,
  BTU: btus, BTUh: btu/hr btus/h btu_per_hour, kWh: kilowatthour kilowatthours,
  MB: megs, GB: gigs, MBps: mb_per_second megabytes/s, Mbps: megabits/s,
  deg: degs, rad: rads, grad: gon gons grade grades, turn: rev revs revolution revolutions,
  arcmin: arcmins arc_minute arc_minutes, arcsec: arcsecs arc_second arc_seconds,
  lhkm: l/100km liters/100km liters/100_km l_per_100_km
  l_per_100km liters_per_100_km liters_per_100km, ukmpg: mpg_imperial, kml: kmpl, lbf: lb-f pound_force pounds_force,
  kgf: kg-f kilogram_force kilograms_force kilopond kiloponds, rpm: r/min rev/min,
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
