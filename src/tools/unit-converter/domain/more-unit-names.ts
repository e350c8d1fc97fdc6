import type { CategoryId, MoreCategoryId } from './category-id'

type Names = Readonly<Record<string, string>>

/** As `OTHER_NAMES` of the first categories. */
export const MORE_NAMES: Readonly<Record<MoreCategoryId, Names>> = {
  time: {
    ms: 'msec msecs',
    s: 'sec secs',
    min: 'mins',
    h: 'hr hrs',
    wk: 'wks',
    mo: 'mos',
    yr: 'y yrs',
    us: 'µs μs',
  },
  data: { bit: 'b', kbit: 'kb', Mbit: 'mb', Gbit: 'gb', Tbit: 'tb' },
  'data-rate': {
    bps: 'b/s bit/s',
    kbps: 'kb/s kbit/s',
    Mbps: 'mb/s mbit/s',
    Gbps: 'gb/s gbit/s',
    Tbps: 'tb/s tbit/s',
    KiBps: 'kib/s',
    MiBps: 'mib/s',
    GiBps: 'gib/s',
  },
  pressure: { psi: 'lbf/in2 lbf/in²', atm: 'standard_atmospheres', inHg: 'inches_hg' },
  power: { hp: 'bhp', PS: 'cv', BTUh: 'btu/h btu/hr btus/h' },
  angle: {
    deg: '° degs',
    grad: 'gon gons grade grades',
    turn: 'rev revs revolution revolutions',
    arcmin: 'arcmins arc_minute arc_minutes',
    arcsec: 'arcsecs arc_second arc_seconds',
  },
  'fuel-economy': {
    lhkm: 'l/100km l/100_km liters/100km litres/100km liters/100_km litres/100_km',
    mpg: 'us_mpg mpg_us mpg_(us)',
    ukmpg: 'uk_mpg mpg_uk mpg_(uk) imperial_mpg mpg_imperial',
    kml: 'km/l kmpl',
  },
  force: { lbf: 'lb-f', kgf: 'kg-f kilopond kiloponds' },
  frequency: { rpm: 'r/min rev/min' },
  'uk-volume': {
    ukgal: 'uk_gal imp_gal imperial_gal',
    ukqt: 'uk_qt imp_qt imperial_qt',
    ukpt: 'uk_pt imp_pt imperial_pt',
    ukfloz: 'uk_fl_oz imp_fl_oz imperial_fl_oz',
    ukgill: 'gill gills',
    m3: 'm³ m^3 cbm cu_m',
    in3: 'in³ in^3 cu_in',
    ft3: 'ft³ ft^3 cu_ft',
  },
  tons: {
    uston: 'short_ton short_tons',
    ukton: 'long_ton long_tons',
    uscwt: 'cwt us_cwt',
    ukcwt: 'uk_cwt imperial_cwt',
  },
}

/** Symbols of units that no table has. With other capitals each is another unit, by a factor of 8 or 10^9. */
export const ABSENT: ReadonlySet<string> = new Set(
  'mPa mHz Mg Mm Kib Mib Gib Tib Pib Pb Kibps Mibps Gibps Kib/s Mib/s Gib/s mBps mB/s'.split(' '),
)

/** Names of which capitals count; in small letters they are others: `kn` is a knot, `mb` a megabyte. */
export const CASED: Readonly<Record<string, readonly [CategoryId, string]>> = {
  kN: ['force', 'kN'],
  mW: ['power', 'mW'],
  Cal: ['energy', 'kcal'],
  b: ['data', 'bit'],
  Kb: ['data', 'kbit'],
  Mb: ['data', 'Mbit'],
  Gb: ['data', 'Gbit'],
  Tb: ['data', 'Tbit'],
  kBps: ['data-rate', 'kBps'],
  KBps: ['data-rate', 'kBps'],
  MBps: ['data-rate', 'MBps'],
  GBps: ['data-rate', 'GBps'],
  Bps: ['data-rate', 'Bps'],
  'B/s': ['data-rate', 'Bps'],
  'kB/s': ['data-rate', 'kBps'],
  'KB/s': ['data-rate', 'kBps'],
  'MB/s': ['data-rate', 'MBps'],
  'GB/s': ['data-rate', 'GBps'],
}

/** How a unit is written behind a number where it is not its key. */
export const MORE_SYMBOLS: Names = {
  us: 'µs',
  bps: 'bit/s',
  kbps: 'kbit/s',
  Mbps: 'Mbit/s',
  Gbps: 'Gbit/s',
  Tbps: 'Tbit/s',
  Bps: 'B/s',
  kBps: 'kB/s',
  MBps: 'MB/s',
  GBps: 'GB/s',
  KiBps: 'KiB/s',
  MiBps: 'MiB/s',
  GiBps: 'GiB/s',
  BTUh: 'BTU/h',
  deg: '°',
  lhkm: 'L/100 km',
  mpg: 'mpg (US)',
  ukmpg: 'mpg (UK)',
  kml: 'km/L',
  ukgal: 'gal (UK)',
  ukqt: 'qt (UK)',
  ukpt: 'pt (UK)',
  ukfloz: 'fl oz (UK)',
  ukgill: 'gi (UK)',
  uston: 'ton (US)',
  ukton: 'ton (UK)',
  uscwt: 'cwt (US)',
  ukcwt: 'cwt (UK)',
}
