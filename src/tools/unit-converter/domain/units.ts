import { parseFraction, ratio } from '#lib/fraction'
import type { IconName } from '#lib/icon-name'
import { OWN_VOLUME, OWN_WEIGHT } from './own-units.en'
import { unitsOf, type Category } from './unit'

// Base: meter. Inch, foot, yard and mile of the international yard and pound agreement (1959).
const LENGTH = unitsOf(
  'sp811',
  `mm | Millimeters | 0.001 | | mms
   cm | Centimeters | 0.01 | | cms
   m | Meters | 1
   km | Kilometers | 1000 | | kms
   in | Inches | 0.0254 | | " ″ ”
   ft | Feet | 0.3048 | | ' ′ ’
   yd | Yards | 0.9144 | | yds
   mi | Miles | 1609.344 | | mis
   mil | Nautical Miles | 1852 | nmi | !NM`,
)
const MORE_LENGTH = [
  ...unitsOf(
    'sp811',
    `nm | Nanometers | 1e-9
     um | Micrometers | 1e-6 | µm | μm micron microns
     dm | Decimeters | 0.1
     thou | Thousandths of an Inch | 0.0000254 | | thous`,
  ),
  ...unitsOf(
    'yard1959',
    `ftm | Fathoms | 1.8288 | fathom
     fur | Furlongs | 201.168 | furlong`,
  ),
  ...unitsOf(
    'iau2012',
    `au | Astronomical Units | 149597870700
     ly | Light-years | 9460730472580800 | | light_year light_years lightyear lightyears`,
  ),
  // 5,280 survey feet of 1200/3937 m.
  ...unitsOf('sp811', 'usmi | US Survey Miles | 6336000/3937 | smi | survey_mile survey_miles'),
  ...unitsOf('sp811', 'angstrom | Ångströms | 1e-10 | Å | angstroms'),
]

// Base: kilogram. Avoirdupois pound of 1959; 16 ounces, 14 pounds a stone.
const WEIGHT = unitsOf(
  'sp811',
  `mg | Milligrams | 0.000001 | | mgs
   g | Grams | 0.001 | | gm gms gramme grammes
   kg | Kilograms | 1 | | kilo kilos kgs kilogramme kilogrammes
   oz | Ounces | 0.028349523125 | | ozs
   lb | Pounds | 0.45359237 | | lbs #
   t | Metric Tons | 1000 | | tonne tonnes metric_tonne metric_tonnes ton tons
   st | Stones | 6.35029318`,
)
// 2,000 and 2,240 pounds, and a twentieth.
const MORE_WEIGHT = [
  ...unitsOf(
    'sp811',
    `uston | Tons (US) | 907.18474 | ton (US) | short_ton short_tons
     ukton | Tons (UK) | 1016.0469088 | ton (UK) | long_ton long_tons
     uscwt | Hundredweights (US) | 45.359237 | cwt (US) | short_hundredweight
     ukcwt | Hundredweights (UK) | 50.80234544 | cwt (UK) | long_hundredweight
     ug | Micrograms | 1e-9 | µg | μg mcg mcgs
     ozt | Troy Ounces | 0.0311034768 | oz t | troy_oz ounces_troy ounce_troy oz_troy
     ct | Carats | 0.0002 | | cts
     grain | Grains | 0.00006479891
     quintal | Quintals | 100`,
  ),
  ...OWN_WEIGHT,
]

// Base: kelvin. NIST SP 811, App. B.8.
const TEMPERATURE = unitsOf(
  'sp811',
  `C | Celsius | 1 | °C | ℃ degc deg_c degree_c degrees_c °celsius degree_celsius degrees_celsius centigrade degree_centigrade degrees_centigrade celcius
   F | Fahrenheit | 5/9 | °F | ℉ degf deg_f degree_f degrees_f °fahrenheit degree_fahrenheit degrees_fahrenheit farenheit
   K | Kelvin | 1 | | °k kelvins degrees_kelvin
   R | Rankine | 5/9 | °R | °ra`,
  { C: { offset: parseFraction('273.15') }, F: { offset: ratio('2298.35', '9') } },
)

// Base: liter. US gallon of 231 cubic inches and its parts.
const VOLUME = unitsOf(
  'sp811',
  `ml | Milliliters | 0.001 | | mls cc cm3 cubic_centimeter cubic_centimeters
   l | Liters | 1 | | ℓ ltr ltrs dm3 cubic_decimeter cubic_decimeters
   gal | Gallons (US) | 3.785411784 | | gals us_gal
   qt | Quarts (US) | 0.946352946 | | qts
   pt | Pints (US) | 0.473176473 | | pts
   cup | Cups (US) | 0.2365882365
   floz | Fluid Ounces (US) | 0.0295735295625 | fl oz | fl._oz. fl_ozs us_fl_oz fluid_oz
   tbsp | Tablespoons (US) | 0.01478676478125 | | tbs tbsps
   tsp | Teaspoons (US) | 0.00492892159375 | | tsps`,
)
const MORE_VOLUME = [
  ...unitsOf(
    'sp811',
    `m3 | Cubic Meters | 1000 | m³ | cbm
     in3 | Cubic Inches | 0.016387064 | in³
     ft3 | Cubic Feet | 28.316846592 | ft³
     yd3 | Cubic Yards | 764.554857984 | yd³
     cl | Centiliters | 0.01
     dl | Deciliters | 0.1
     hl | Hectoliters | 100
     metriccup | Cups (metric) | 0.25 | cup (metric)`,
  ),
  // Imperial gallon and its parts.
  ...unitsOf(
    'uk1985',
    `ukgal | Gallons (UK) | 4.54609 | gal (UK) | gals
     ukqt | Quarts (UK) | 1.1365225 | qt (UK) | qts
     ukpt | Pints (UK) | 0.56826125 | pt (UK) | pts
     ukfloz | Fluid Ounces (UK) | 0.0284130625 | fl oz (UK) | fl._oz. fl_ozs fluid_oz
     ukgill | Gills (UK) | 0.1420653125 | gi (UK) | gill gills`,
  ),
  ...unitsOf('sp811', 'bbl | Oil Barrels | 158.987294928 | | barrel barrels'),
  ...OWN_VOLUME,
]

// Base: square meter. Acre of 43,560 square feet.
const AREA = unitsOf(
  'sp811',
  `mm2 | Square Millimeters | 0.000001 | mm²
   cm2 | Square Centimeters | 0.0001 | cm²
   m2 | Square Meters | 1 | m²
   km2 | Square Kilometers | 1000000 | km²
   in2 | Square Inches | 0.00064516 | in²
   ft2 | Square Feet | 0.09290304 | ft²
   yd2 | Square Yards | 0.83612736 | yd²
   acre | Acres | 4046.8564224 | | ac
   ha | Hectares | 10000 | | has`,
)
const MORE_AREA = unitsOf('sp811', 'mi2 | Square Miles | 2589988.110336 | mi²')

// Base: meter per second. A knot is a nautical mile an hour.
const SPEED = unitsOf(
  'sp811',
  `mps | Meters per Second | 1 | m/s | meter/s m/sec meters/second meters_a_second
   kmh | Kilometers per Hour | 1000/3600 | km/h | kph kmph km/hr km_per_hour kms_per_hour km_an_hour kilometers/hour kilometers_an_hour
   mph | Miles per Hour | 1609.344/3600 | | mi/h miles/hr miles/hour miles_an_hour
   fps | Feet per Second | 0.3048 | ft/s | ft/sec feet/s feet/second
   knot | Knots | 1852/3600 | kn | kt kts`,
)

// Base: joule. Thermochemical calorie; BTU as specified (the IT one is 1055.05585262 J).
const ENERGY = unitsOf(
  'sp811',
  `J | Joules | 1
   kJ | Kilojoules | 1000
   cal | Calories | 4.184 | | cals
   kcal | Kilocalories | 4184 | | !Cal calorie calories cal cals food_calorie food_calories
   Wh | Watt Hours | 3600
   kWh | Kilowatt Hours | 3600000 | | kilowatthour kilowatthours
   BTU | British Thermal Units | 1055.06 | | btus`,
  { BTU: { source: 'btu' } },
)
const MORE_ENERGY = [
  ...unitsOf('sp811', 'MJ | Megajoules | 1000000'),
  ...unitsOf('si2019', 'eV | Electronvolts | 1.602176634e-19 | | electron_volt electron_volts'),
]

/** The specified categories, in their order; each has two units at least. */
export const CATEGORIES: readonly (Category & { icon: IconName })[] = [
  { id: 'length', name: 'Length', icon: 'ruler', units: LENGTH, more: MORE_LENGTH },
  { id: 'weight', name: 'Weight', icon: 'weight', units: WEIGHT, more: MORE_WEIGHT },
  { id: 'temperature', name: 'Temperature', icon: 'thermometer', units: TEMPERATURE },
  { id: 'volume', name: 'Volume', icon: 'beaker', units: VOLUME, more: MORE_VOLUME },
  { id: 'area', name: 'Area', icon: 'square-dashed', units: AREA, more: MORE_AREA },
  { id: 'speed', name: 'Speed', icon: 'gauge', units: SPEED },
  { id: 'energy', name: 'Energy', icon: 'zap', units: ENERGY, more: MORE_ENERGY },
]

/** @param more where categories beyond the specified ones may be meant */
export function categoryOf(id: string, more: readonly Category[] = []): Category {
  const category = [...CATEGORIES, ...more].find((candidate) => candidate.id === id)
  if (!category) throw new Error(`no category ${id}`)
  return category
}
