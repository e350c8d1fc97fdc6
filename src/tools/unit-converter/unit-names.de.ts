import type * as en from './unit-names.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./unit-names.de'), typeof en>
// Written from 682d0eecef50
import type { Category, Unit } from './domain/unit'

type ByKey = Readonly<Record<string, string>>

/** Of the first seven categories; further units have their own, which come with them. */
const NAMES: ByKey = {
  mm: 'Millimeter',
  cm: 'Zentimeter',
  m: 'Meter',
  km: 'Kilometer',
  in: 'Zoll',
  ft: 'Fuß',
  yd: 'Yard|s',
  mi: 'Meile|n',
  mil: 'Seemeile|n',
  nm: 'Nanometer',
  um: 'Mikrometer',
  dm: 'Dezimeter',
  thou: 'Tausendstel Zoll',
  ftm: 'Faden',
  fur: 'Furlong|s',
  au: 'Astronomische Einheit|en',
  ly: 'Lichtjahr|e',
  usmi: 'US-Vermessungsmeile|n',
  angstrom: 'Ångström',
  mg: 'Milligramm',
  g: 'Gramm',
  kg: 'Kilogramm',
  oz: 'Unze|n',
  lb: 'Pfund (lb)',
  t: 'Tonne|n',
  st: 'Stone|s',
  uston: 'US-Tonne|n',
  ukton: 'Britische Tonne|n',
  uscwt: 'Hundredweight|s (US)',
  ukcwt: 'Hundredweight|s (UK)',
  ug: 'Mikrogramm',
  ozt: 'Feinunze|n',
  ct: 'Karat',
  grain: 'Grain|s',
  quintal: 'Doppelzentner',
  C: 'Grad Celsius',
  F: 'Grad Fahrenheit',
  K: 'Kelvin',
  R: 'Grad Rankine',
  ml: 'Milliliter',
  l: 'Liter',
  gal: 'Gallone|n (US)',
  qt: 'Quart|s (US)',
  pt: 'Pint|s (US)',
  cup: 'Tasse|n (US)',
  floz: 'Flüssigunze|n (US)',
  tbsp: 'Esslöffel (US)',
  tsp: 'Teelöffel (US)',
  m3: 'Kubikmeter',
  in3: 'Kubikzoll',
  ft3: 'Kubikfuß',
  yd3: 'Kubikyard|s',
  cl: 'Zentiliter',
  dl: 'Deziliter',
  hl: 'Hektoliter',
  metriccup: 'Tasse|n (metrisch)',
  ukgal: 'Gallone|n (UK)',
  ukqt: 'Quart|s (UK)',
  ukpt: 'Pint|s (UK)',
  ukfloz: 'Flüssigunze|n (UK)',
  ukgill: 'Gill|s (UK)',
  bbl: 'Barrel (Öl)',
  mm2: 'Quadratmillimeter',
  cm2: 'Quadratzentimeter',
  m2: 'Quadratmeter',
  km2: 'Quadratkilometer',
  in2: 'Quadratzoll',
  ft2: 'Quadratfuß',
  yd2: 'Quadratyard|s',
  acre: 'Acre|s',
  ha: 'Hektar',
  mi2: 'Quadratmeile|n',
  mps: 'Meter pro Sekunde',
  kmh: 'Kilometer pro Stunde',
  mph: 'Meile|n pro Stunde',
  fps: 'Fuß pro Sekunde',
  knot: 'Knoten',
  J: 'Joule',
  kJ: 'Kilojoule',
  cal: 'Kalorie|n',
  kcal: 'Kilokalorie|n',
  Wh: 'Wattstunde|n',
  kWh: 'Kilowattstunde|n',
  BTU: 'British Thermal Unit|s',
  MJ: 'Megajoule',
  eV: 'Elektronenvolt',
}

/** Within a sentence, where that differs. */
const WORDS: ByKey = {
  au: 'astronomische Einheit|en',
  ukton: 'britische Tonne|n',
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

// Units that only German has go by the names of their table.
const nameOf = ({ key, name, own }: Unit) => own ?? NAMES[key] ?? name
const nameInSentence = (unit: Unit) => WORDS[unit.key] ?? nameOf(unit)

export const unitName = (unit: Unit) => nameOf(unit).replace('|', '')
export const unitWords = (unit: Unit) => nameInSentence(unit).replace('|', '')
export const unitWordsForOne = (unit: Unit) => nameInSentence(unit).replace(/\|[a-z]+/, '')
export const categoryName = ({ id, name }: Category) => CATEGORIES[id] ?? name
