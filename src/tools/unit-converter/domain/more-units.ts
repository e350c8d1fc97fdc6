import { add, divide, parseFraction, ratio } from '#lib/fraction'
import { withOwnNames } from './own-names.en'
import { unitsOf, type Category } from './unit'
import { CATEGORIES } from './units'

// Base: second. SP 811, table 6; a year is the mean one of the Gregorian calendar, 146,097 days in 400 years.
const TIME = unitsOf(
  'sp811',
  `ms | Milliseconds | 0.001 | | msec msecs
   s | Seconds | 1 | | sec secs
   min | Minutes | 60 | | mins
   h | Hours | 3600 | | hr hrs
   d | Days | 86400
   wk | Weeks | 604800 | | wks
   mo | Months | 2629746 | | mos mth mths
   yr | Years | 31556952 | | y yrs
   us | Microseconds | 1e-6 | µs | μs
   ns | Nanoseconds | 1e-9`,
  { mo: { source: 'gregorian' }, yr: { source: 'gregorian' } },
)

/** Bits of 1024 to the `power` bytes. IEC 80000-13: a byte is 8 bits; kibi is 1024, mebi 1024² and so on. */
const binary = (power: number) => ({ factor: { num: 8n * 1024n ** BigInt(power), den: 1n } })

const BINARY = { Ki: binary(1), Mi: binary(2), Gi: binary(3), Ti: binary(4), Pi: binary(5) }

// Base: bit. The factors of the binary ones are above.
const DATA = unitsOf(
  'iec80000',
  `B | Bytes | 8
   kB | Kilobytes | 8e3
   MB | Megabytes | 8e6 | | megs
   GB | Gigabytes | 8e9 | | gigs
   TB | Terabytes | 8e12
   PB | Petabytes | 8e15
   KiB | Kibibytes | 1
   MiB | Mebibytes | 1
   GiB | Gibibytes | 1
   TiB | Tebibytes | 1
   PiB | Pebibytes | 1
   bit | Bits | 1 | | !b
   kbit | Kilobits | 1e3 | | !Kb
   Mbit | Megabits | 1e6 | | !Mb
   Gbit | Gigabits | 1e9 | | !Gb
   Tbit | Terabits | 1e12 | | !Tb
   EB | Exabytes | 8e18`,
  { KiB: BINARY.Ki, MiB: BINARY.Mi, GiB: BINARY.Gi, TiB: BINARY.Ti, PiB: BINARY.Pi },
)

// Base: bit per second.
const DATA_RATE = unitsOf(
  'iec80000',
  `Mbps | Megabits per Second | 1e6 | Mbit/s | megabits/s !Mb/s
   Gbps | Gigabits per Second | 1e9 | Gbit/s | !Gb/s
   Tbps | Terabits per Second | 1e12 | Tbit/s | !Tb/s
   kbps | Kilobits per Second | 1e3 | kbit/s | !Kb/s
   kBps | Kilobytes per Second | 8e3 | kB/s | !KBps !KB/s
   MBps | Megabytes per Second | 8e6 | MB/s | mb_per_second megabytes/s
   GBps | Gigabytes per Second | 8e9 | GB/s
   KiBps | Kibibytes per Second | 1 | KiB/s
   MiBps | Mebibytes per Second | 1 | MiB/s
   GiBps | Gibibytes per Second | 1 | GiB/s
   bps | Bits per Second | 1 | bit/s
   Bps | Bytes per Second | 8 | B/s`,
  { KiBps: BINARY.Ki, MiBps: BINARY.Mi, GiBps: BINARY.Gi },
)

/** Pound-force: 0.45359237 kg × 9.80665 m/s². */
const LBF = '4.4482216152605'

// Base: pascal. SP 811, App. B.8; psi of the exact pound and inch, mercury of 13,595.1 kg/m³.
const PRESSURE = unitsOf(
  'sp811',
  `bar | Bars | 100000
   psi | Pounds per Square Inch | ${LBF}/0.00064516 | | lbf/in2 lbf/in² lb/in2 lb/in² lbs_per_square_inch
   Pa | Pascals | 1
   hPa | Hectopascals | 100
   kPa | Kilopascals | 1000
   MPa | Megapascals | 1000000
   mbar | Millibars | 100
   atm | Atmospheres | 101325 | | standard_atmospheres
   mmHg | Millimeters of Mercury | 133.322387415
   inHg | Inches of Mercury | 3386.388640341 | | inches_hg
   torr | Torr | 101325/760`,
)

// Base: watt. Horsepower of 550 ft·lbf/s; metric of 75 kgf·m/s; BTU of the International Table, 1055.05585262 J.
const POWER = unitsOf(
  'sp811',
  `kW | Kilowatts | 1000
   hp | Horsepower | 745.69987158227022 | | bhp horse_power
   W | Watts | 1
   MW | Megawatts | 1000000
   mW | Milliwatts | 0.001
   PS | Metric Horsepower | 735.49875 | | cv
   BTUh | British Thermal Units per Hour | 1055.05585262/3600 | BTU/h | btu/hr btus/h btu_per_hour
   GW | Gigawatts | 1e9`,
)

/** π to 50 decimals, with a tiny fraction over a prime added: as with π itself, no multiple has decimals that end. */
const PI = add(
  parseFraction('3.14159265358979323846264338327950288419716939937510'),
  ratio('1e-60', '1000000007'),
)

// Base: degree. SP 811, table 6; only what has π is rounded.
const ANGLE = unitsOf(
  'sp811',
  `deg | Degrees | 1 | ° | degs
   rad | Radians | 1 | | rads
   grad | Gradians | 0.9 | | gon gons grade grades
   turn | Turns | 360 | | rev revs revolution revolutions
   arcmin | Arcminutes | 1/60 | | arcmins arc_minute arc_minutes
   arcsec | Arcseconds | 1/3600 | | arcsecs arc_second arc_seconds
   mrad | Milliradians | 1`,
  {
    rad: { factor: divide(parseFraction('180'), PI) },
    mrad: { factor: divide(parseFraction('0.18'), PI) },
  },
)

// Base: kilometer per liter. Mile of 1.609344 km; gallons of 3.785411784 L and 4.54609 L.
const FUEL_ECONOMY = unitsOf(
  'sp811',
  `lhkm | Liters per 100 Kilometers | 100 | L/100 km | l/100km liters/100km liters/100_km l_per_100_km l_per_100km liters_per_100_km liters_per_100km
   mpg | Miles per Gallon (US) | 1.609344/3.785411784 | mpg (US)
   ukmpg | Miles per Gallon (UK) | 1.609344/4.54609 | mpg (UK) | mpg_imperial
   kml | Kilometers per Liter | 1 | km/L | kmpl`,
  { lhkm: { isInverse: true }, ukmpg: { source: 'uk1985' } },
)

// Base: newton. Standard gravity of 9.80665 m/s².
const FORCE = unitsOf(
  'sp811',
  `N | Newtons | 1
   lbf | Pounds-force | ${LBF} | | lb-f pound_force pounds_force
   kN | Kilonewtons | 1000
   kgf | Kilograms-force | 9.80665 | | kg-f kilogram_force kilograms_force kilopond kiloponds
   dyn | Dynes | 0.00001`,
)

// Base: newton meter. Foot of 0.3048 m.
const TORQUE = unitsOf(
  'sp811',
  `Nm | Newton Meters | 1 | N·m | n·m n_m n-m n*m newton-meter newton-meters
   lbfft | Pound-feet | ${LBF}*0.3048 | lbf·ft | lb·ft lb_ft lbs_ft lbf_ft lbft ft·lb ft_lb ft_lbs ftlb ftlbs ft·lbf ft_lbf ft_pounds foot_lb foot_lbs foot_pound foot_pounds pound_feet pound_foot
   kgfm | Kilogram-force Meters | 9.80665 | kgf·m | kgf-m kgf_m kgm kg-m kg·m kg_m
   lbfin | Pound-inches | ${LBF}*0.0254 | lbf·in | lb-in lb·in lbf-in in-lb in·lb in-lbs inch_lb inch_lbs inch_pound inch_pounds pound_inches`,
)

// Base: hertz.
const FREQUENCY = unitsOf(
  'sp811',
  `Hz | Hertz | 1
   rpm | Revolutions per Minute | 1/60 | | r/min rev/min
   kHz | Kilohertz | 1000
   MHz | Megahertz | 1000000
   GHz | Gigahertz | 1e9`,
)

/** Categories beyond the specified ones, factors exact. */
export const MORE_CATEGORIES: readonly Category[] = [
  { id: 'time', name: 'Time', units: withOwnNames(TIME) },
  { id: 'data', name: 'Data', units: withOwnNames(DATA) },
  { id: 'data-rate', name: 'Data Rate', units: withOwnNames(DATA_RATE) },
  { id: 'pressure', name: 'Pressure', units: withOwnNames(PRESSURE) },
  { id: 'power', name: 'Power', units: withOwnNames(POWER) },
  { id: 'angle', name: 'Angle', units: withOwnNames(ANGLE) },
  { id: 'fuel-economy', name: 'Fuel Economy', units: withOwnNames(FUEL_ECONOMY), isPositive: true },
  { id: 'force', name: 'Force', units: withOwnNames(FORCE) },
  { id: 'torque', name: 'Torque', units: withOwnNames(TORQUE) },
  { id: 'frequency', name: 'Frequency', units: withOwnNames(FREQUENCY) },
]

export const ALL_CATEGORIES: readonly Category[] = [...CATEGORIES, ...MORE_CATEGORIES]
