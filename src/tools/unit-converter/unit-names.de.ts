import type * as en from './unit-names.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./unit-names.de'), typeof en>
// Written from 682d0eecef50
import type { Category, OwnName, Unit } from './domain/unit'

type ByKey = Readonly<Record<string, string>>

/** Of the first seven categories; further units have their own, which come with them. */
const NAMES: Readonly<Record<string, OwnName>> = {
  mm: ['Millimeter'],
  cm: ['Zentimeter'],
  m: ['Meter'],
  km: ['Kilometer'],
  in: ['Zoll'],
  ft: ['Fuß'],
  yd: ['Yards', 'Yard'],
  mi: ['Meilen', 'Meile'],
  mil: ['Seemeilen', 'Seemeile'],
  nm: ['Nanometer'],
  um: ['Mikrometer'],
  dm: ['Dezimeter'],
  thou: ['Tausendstel Zoll'],
  ftm: ['Faden'],
  fur: ['Furlongs', 'Furlong'],
  au: ['Astronomische Einheiten', 'astronomische Einheit'],
  ly: ['Lichtjahre', 'Lichtjahr'],
  usmi: ['US-Vermessungsmeilen', 'US-Vermessungsmeile'],
  angstrom: ['Ångström'],
  mg: ['Milligramm'],
  g: ['Gramm'],
  kg: ['Kilogramm'],
  oz: ['Unzen', 'Unze'],
  lb: ['Pfund (lb)'],
  t: ['Tonnen', 'Tonne'],
  st: ['Stones', 'Stone'],
  uston: ['US-Tonnen', 'US-Tonne'],
  ukton: ['Britische Tonnen', 'britische Tonne'],
  uscwt: ['Hundredweights (US)', 'Hundredweight (US)'],
  ukcwt: ['Hundredweights (UK)', 'Hundredweight (UK)'],
  ug: ['Mikrogramm'],
  ozt: ['Feinunzen', 'Feinunze'],
  ct: ['Karat'],
  grain: ['Grains', 'Grain'],
  quintal: ['Doppelzentner'],
  C: ['Grad Celsius'],
  F: ['Grad Fahrenheit'],
  K: ['Kelvin'],
  R: ['Grad Rankine'],
  ml: ['Milliliter'],
  l: ['Liter'],
  gal: ['Gallonen (US)', 'Gallone (US)'],
  qt: ['Quarts (US)', 'Quart (US)'],
  pt: ['Pints (US)', 'Pint (US)'],
  cup: ['Tassen (US)', 'Tasse (US)'],
  floz: ['Flüssigunzen (US)', 'Flüssigunze (US)'],
  tbsp: ['Esslöffel (US)'],
  tsp: ['Teelöffel (US)'],
  m3: ['Kubikmeter'],
  in3: ['Kubikzoll'],
  ft3: ['Kubikfuß'],
  yd3: ['Kubikyards', 'Kubikyard'],
  cl: ['Zentiliter'],
  dl: ['Deziliter'],
  hl: ['Hektoliter'],
  metriccup: ['Tassen (metrisch)', 'Tasse (metrisch)'],
  ukgal: ['Gallonen (UK)', 'Gallone (UK)'],
  ukqt: ['Quarts (UK)', 'Quart (UK)'],
  ukpt: ['Pints (UK)', 'Pint (UK)'],
  ukfloz: ['Flüssigunzen (UK)', 'Flüssigunze (UK)'],
  ukgill: ['Gills (UK)', 'Gill (UK)'],
  bbl: ['Barrel (Öl)'],
  mm2: ['Quadratmillimeter'],
  cm2: ['Quadratzentimeter'],
  m2: ['Quadratmeter'],
  km2: ['Quadratkilometer'],
  in2: ['Quadratzoll'],
  ft2: ['Quadratfuß'],
  yd2: ['Quadratyards', 'Quadratyard'],
  acre: ['Acres', 'Acre'],
  ha: ['Hektar'],
  mi2: ['Quadratmeilen', 'Quadratmeile'],
  mps: ['Meter pro Sekunde'],
  kmh: ['Kilometer pro Stunde'],
  mph: ['Meilen pro Stunde', 'Meile pro Stunde'],
  fps: ['Fuß pro Sekunde'],
  knot: ['Knoten'],
  J: ['Joule'],
  kJ: ['Kilojoule'],
  cal: ['Kalorien', 'Kalorie'],
  kcal: ['Kilokalorien', 'Kilokalorie'],
  Wh: ['Wattstunden', 'Wattstunde'],
  kWh: ['Kilowattstunden', 'Kilowattstunde'],
  BTU: ['British Thermal Units', 'British Thermal Unit'],
  MJ: ['Megajoule'],
  eV: ['Elektronenvolt'],
}

/** Within a sentence, where that differs. */
const WORDS: ByKey = {
  au: 'astronomische Einheiten',
  ukton: 'britische Tonnen',
}

const CATEGORIES: ByKey = {
  length: 'Länge',
  weight: 'Gewicht',
  temperature: 'Temperatur',
  volume: 'Volumen',
  area: 'Fläche',
  speed: 'Geschwindigkeit',
  energy: 'Energie',
  time: 'Zeit',
  data: 'Datenmenge',
  'data-rate': 'Datenrate',
  pressure: 'Druck',
  power: 'Leistung',
  angle: 'Winkel',
  'fuel-economy': 'Verbrauch',
  force: 'Kraft',
  torque: 'Drehmoment',
  frequency: 'Frequenz',
}

const nameOf = ({ key, own }: Unit) => own ?? NAMES[key]

// Units that only German has go by the names of their table.
export const unitName = (unit: Unit) => nameOf(unit)?.[0] ?? unit.name
export const unitWords = (unit: Unit) => WORDS[unit.key] ?? unitName(unit)
export const unitWordsForOne = (unit: Unit) => nameOf(unit)?.[1] ?? unitName(unit)
export const categoryName = ({ id, name }: Category) => CATEGORIES[id] ?? name
