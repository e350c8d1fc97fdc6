/** The units of CLDR by our keys. */
const TABLE = `
  mm length-millimeter, cm length-centimeter, m length-meter, km length-kilometer, in length-inch, ft length-foot,
  yd length-yard, mi length-mile, mil length-nautical-mile, nm length-nanometer, um length-micrometer,
  dm length-decimeter, ftm length-fathom, fur length-furlong, au length-astronomical-unit, ly length-light-year,
  mg mass-milligram, g mass-gram, kg mass-kilogram, oz mass-ounce, lb mass-pound, t mass-tonne, st mass-stone,
  uston mass-ton, ug mass-microgram, ozt mass-ounce-troy, ct mass-carat, grain mass-grain,
  C temperature-celsius, F temperature-fahrenheit, K temperature-kelvin, R temperature-rankine,
  ml volume-milliliter, l volume-liter, gal volume-gallon, qt volume-quart, pt volume-pint, cup volume-cup,
  floz volume-fluid-ounce, tbsp volume-tablespoon, tsp volume-teaspoon, m3 volume-cubic-meter,
  in3 volume-cubic-inch, ft3 volume-cubic-foot, yd3 volume-cubic-yard, cl volume-centiliter, dl volume-deciliter,
  hl volume-hectoliter, metriccup volume-cup-metric, ukgal volume-gallon-imperial, ukqt volume-quart-imperial,
  ukpt volume-pint-imperial, ukfloz volume-fluid-ounce-imperial, bbl volume-barrel,
  cm2 area-square-centimeter, m2 area-square-meter, km2 area-square-kilometer, in2 area-square-inch,
  ft2 area-square-foot, yd2 area-square-yard, acre area-acre, ha area-hectare, mi2 area-square-mile,
  mps speed-meter-per-second, kmh speed-kilometer-per-hour, mph speed-mile-per-hour, knot speed-knot,
  J energy-joule, kJ energy-kilojoule, cal energy-calorie, kcal energy-kilocalorie, kWh energy-kilowatt-hour,
  BTU energy-british-thermal-unit, eV energy-electronvolt,
  ms duration-millisecond, s duration-second, min duration-minute, h duration-hour, d duration-day, wk duration-week,
  mo duration-month, yr duration-year, us duration-microsecond, ns duration-nanosecond,
  B digital-byte, kB digital-kilobyte, MB digital-megabyte, GB digital-gigabyte, TB digital-terabyte,
  PB digital-petabyte, bit digital-bit, kbit digital-kilobit, Mbit digital-megabit, Gbit digital-gigabit,
  Tbit digital-terabit, bar pressure-bar, psi pressure-pound-force-per-square-inch, Pa pressure-pascal,
  hPa pressure-hectopascal, kPa pressure-kilopascal, MPa pressure-megapascal, mbar pressure-millibar,
  atm pressure-atmosphere, mmHg pressure-millimeter-ofhg, inHg pressure-inch-ofhg,
  kW power-kilowatt, hp power-horsepower, W power-watt, MW power-megawatt, mW power-milliwatt, GW power-gigawatt,
  deg angle-degree, rad angle-radian, turn angle-revolution, arcmin angle-arc-minute, arcsec angle-arc-second,
  lhkm consumption-liter-per-100-kilometer, mpg consumption-mile-per-gallon,
  ukmpg consumption-mile-per-gallon-imperial, N force-newton, lbf force-pound-force, kgf force-kilogram-force,
  Nm torque-newton-meter, lbfft torque-pound-force-foot, Hz frequency-hertz, kHz frequency-kilohertz,
  MHz frequency-megahertz, GHz frequency-gigahertz
`

export const CLDR_UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  TABLE.split(',').map((pair) => pair.trim().split(' ')),
)
