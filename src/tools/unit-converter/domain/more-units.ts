import { add, divide, parseFraction, ratio } from '#lib/fraction'
import { CATEGORIES, categoryOf, unit, type Category, type Unit } from './units'

// Base: second. SP 811, table 6; a year is the mean one of the Gregorian calendar, 146,097 days in 400 years.
const TIME: readonly Unit[] = [
  unit('ms', 'Milliseconds', '0.001'),
  unit('s', 'Seconds', '1'),
  unit('min', 'Minutes', '60'),
  unit('h', 'Hours', '3600'),
  unit('d', 'Days', '86400'),
  unit('wk', 'Weeks', '604800'),
  unit('mo', 'Months', '2629746'),
  unit('yr', 'Years', '31556952'),
  unit('us', 'Microseconds', '1e-6'),
  unit('ns', 'Nanoseconds', '1e-9'),
]

/** Bits of 1024 to the `power` bytes. IEC 80000-13: a byte is 8 bits; kibi is 1024, mebi 1024² and so on. */
const binary = (power: number) => ({ num: 8n * 1024n ** BigInt(power), den: 1n })

// Base: bit.
const DATA: readonly Unit[] = [
  unit('B', 'Bytes', '8'),
  unit('kB', 'Kilobytes', '8e3'),
  unit('MB', 'Megabytes', '8e6'),
  unit('GB', 'Gigabytes', '8e9'),
  unit('TB', 'Terabytes', '8e12'),
  unit('PB', 'Petabytes', '8e15'),
  unit('KiB', 'Kibibytes', binary(1)),
  unit('MiB', 'Mebibytes', binary(2)),
  unit('GiB', 'Gibibytes', binary(3)),
  unit('TiB', 'Tebibytes', binary(4)),
  unit('PiB', 'Pebibytes', binary(5)),
  unit('bit', 'Bits', '1'),
  unit('kbit', 'Kilobits', '1e3'),
  unit('Mbit', 'Megabits', '1e6'),
  unit('Gbit', 'Gigabits', '1e9'),
  unit('Tbit', 'Terabits', '1e12'),
]

// Base: bit per second.
const DATA_RATE: readonly Unit[] = [
  unit('Mbps', 'Megabits per Second', '1e6'),
  unit('Gbps', 'Gigabits per Second', '1e9'),
  unit('Tbps', 'Terabits per Second', '1e12'),
  unit('kbps', 'Kilobits per Second', '1e3'),
  unit('kBps', 'Kilobytes per Second', '8e3'),
  unit('MBps', 'Megabytes per Second', '8e6'),
  unit('GBps', 'Gigabytes per Second', '8e9'),
  unit('KiBps', 'Kibibytes per Second', binary(1)),
  unit('MiBps', 'Mebibytes per Second', binary(2)),
  unit('GiBps', 'Gibibytes per Second', binary(3)),
  unit('bps', 'Bits per Second', '1'),
  unit('Bps', 'Bytes per Second', '8'),
]

/** Pound-force: 0.45359237 kg × 9.80665 m/s². */
const LBF = '4.4482216152605'

// Base: pascal. SP 811, App. B.8; psi of the exact pound and inch, mercury of 13,595.1 kg/m³.
const PRESSURE: readonly Unit[] = [
  unit('bar', 'Bars', '100000'),
  unit('psi', 'Pounds per Square Inch', ratio(LBF, '0.00064516')),
  unit('Pa', 'Pascals', '1'),
  unit('hPa', 'Hectopascals', '100'),
  unit('kPa', 'Kilopascals', '1000'),
  unit('MPa', 'Megapascals', '1000000'),
  unit('mbar', 'Millibars', '100'),
  unit('atm', 'Atmospheres', '101325'),
  unit('mmHg', 'Millimeters of Mercury', '133.322387415'),
  unit('inHg', 'Inches of Mercury', '3386.388640341'),
  unit('torr', 'Torr', ratio('101325', '760')),
]

// Base: watt. Horsepower of 550 ft·lbf/s; metric of 75 kgf·m/s; BTU of the International Table, 1055.05585262 J.
const POWER: readonly Unit[] = [
  unit('kW', 'Kilowatts', '1000'),
  unit('hp', 'Horsepower', '745.69987158227022'),
  unit('W', 'Watts', '1'),
  unit('MW', 'Megawatts', '1000000'),
  unit('mW', 'Milliwatts', '0.001'),
  unit('PS', 'Metric Horsepower', '735.49875'),
  unit('BTUh', 'British Thermal Units per Hour', ratio('1055.05585262', '3600')),
]

/** π to 50 decimals, with a tiny fraction over a prime added: as with π itself, no multiple has decimals that end. */
const PI = add(
  parseFraction('3.14159265358979323846264338327950288419716939937510'),
  ratio('1e-60', '1000000007'),
)

// Base: degree. SP 811, table 6; only what has π is rounded.
const ANGLE: readonly Unit[] = [
  unit('deg', 'Degrees', '1'),
  unit('rad', 'Radians', divide(parseFraction('180'), PI)),
  unit('grad', 'Gradians', '0.9'),
  unit('turn', 'Turns', '360'),
  unit('arcmin', 'Arcminutes', ratio('1', '60')),
  unit('arcsec', 'Arcseconds', ratio('1', '3600')),
  unit('mrad', 'Milliradians', divide(parseFraction('0.18'), PI)),
]

// Base: kilometer per liter. Mile of 1.609344 km; gallons of 3.785411784 L and 4.54609 L.
const FUEL_ECONOMY: readonly Unit[] = [
  { ...unit('lhkm', 'Liters per 100 Kilometers', '100'), isInverse: true },
  unit('mpg', 'Miles per Gallon (US)', ratio('1.609344', '3.785411784')),
  unit('ukmpg', 'Miles per Gallon (UK)', ratio('1.609344', '4.54609')),
  unit('kml', 'Kilometers per Liter', '1'),
]

// Base: newton. Standard gravity of 9.80665 m/s².
const FORCE: readonly Unit[] = [
  unit('N', 'Newtons', '1'),
  unit('lbf', 'Pounds-force', LBF),
  unit('kN', 'Kilonewtons', '1000'),
  unit('kgf', 'Kilograms-force', '9.80665'),
  unit('dyn', 'Dynes', '0.00001'),
]

// Base: hertz.
const FREQUENCY: readonly Unit[] = [
  unit('Hz', 'Hertz', '1'),
  unit('rpm', 'Revolutions per Minute', ratio('1', '60')),
  unit('kHz', 'Kilohertz', '1000'),
  unit('MHz', 'Megahertz', '1000000'),
  unit('GHz', 'Gigahertz', '1e9'),
]

// Base: liter. Imperial gallon of 4.54609 L and its parts; inch of 25.4 mm; the specified units beside them.
const UK_VOLUME: readonly Unit[] = [
  unit('ukgal', 'Gallons (UK)', '4.54609'),
  ...categoryOf('volume').units.filter(({ key }) => key === 'l'),
  unit('ukqt', 'Quarts (UK)', '1.1365225'),
  unit('ukpt', 'Pints (UK)', '0.56826125'),
  unit('ukfloz', 'Fluid Ounces (UK)', '0.0284130625'),
  unit('ukgill', 'Gills (UK)', '0.1420653125'),
  ...categoryOf('volume').units.filter(({ key }) => key !== 'l'),
  unit('m3', 'Cubic Meters', '1000'),
  unit('in3', 'Cubic Inches', '0.016387064'),
  unit('ft3', 'Cubic Feet', '28.316846592'),
]

// Base: kilogram. SP 811, App. B.8: 2,000 and 2,240 lb of 0.45359237 kg, and a twentieth; the specified units beside them.
const isWithTons = ({ key }: Unit) => ['t', 'kg', 'lb'].includes(key)
const TONS: readonly Unit[] = [
  unit('uston', 'Tons (US)', '907.18474'),
  ...categoryOf('weight').units.filter(isWithTons),
  unit('ukton', 'Tons (UK)', '1016.0469088'),
  unit('uscwt', 'Hundredweights (US)', '45.359237'),
  unit('ukcwt', 'Hundredweights (UK)', '50.80234544'),
  ...categoryOf('weight').units.filter((one) => !isWithTons(one)),
]

/**
 * Categories beyond the specified ones, factors exact: NIST SP 811 (2008), tables 6 and B.8, from the defining
 * values named at each table; IEC 80000-13 (2008) for data.
 */
export const MORE_CATEGORIES: readonly Category[] = [
  { id: 'time', name: 'Time', units: TIME },
  { id: 'data', name: 'Data', units: DATA },
  { id: 'data-rate', name: 'Data Rate', units: DATA_RATE },
  { id: 'pressure', name: 'Pressure', units: PRESSURE },
  { id: 'power', name: 'Power', units: POWER },
  { id: 'angle', name: 'Angle', units: ANGLE },
  { id: 'fuel-economy', name: 'Fuel Economy', units: FUEL_ECONOMY, isPositive: true },
  { id: 'force', name: 'Force', units: FORCE },
  { id: 'frequency', name: 'Frequency', units: FREQUENCY },
  { id: 'uk-volume', name: 'UK Volume', units: UK_VOLUME },
  { id: 'tons', name: 'Tons', units: TONS },
]

export const ALL_CATEGORIES: readonly Category[] = [...CATEGORIES, ...MORE_CATEGORIES]
