import type { Row } from './questions'

// In words, as pasted, and in other spellings.

/** Fractions worked out by hand; of angles and roots those that are exact. */
export const CALCULATOR: readonly Row[] = [
  ['１２＋３', '15'],
  ['５％ of 200', '10'],
  ['15% tip on 50', '7.5'],
  ['20% tip on $80', '16'],
  ['5 is what percent of 20', '25'],
  ['what percent of 20 is 5', '25'],
  ['5 as a percentage of 20', '25'],
  ['half of 50', '25'],
  ['a third of 90', '30'],
  ['three quarters of 80', '60'],
  ['10 divided by a half', '20'],
  ['five to the power of three', '125'],
  ['5 as percentage of 20', '25'],
  ['5/20 in %', '25'],
  ['0.25 as a percentage', '25'],
  ['increase 50 by 10%', '55'],
  ['5 million * 3', '15000000'],
  ['10% of 2.5 million', '250000'],
  ['10/5 million', '0.000002'],
  ['¾ of 100', '75'],
  ['1½ + 1', '2.5'],
  ['cbrt(27)', '3'],
  ['cube root of 27', '3'],
  ['log2(8)', '3'],
  ['log10 100', '2'],
  ['asin(1)', '90'],
  ['arccos(0.5)', '60'],
  ['atan 1', '45'],
  ['five plus six', '11'],
  ['twenty-five minus one', '24'],
  ['one plus two', '3'],
  ['sqrt(2', '1.4142135623731'],
  ['(1+2', '3'],
  ['10 modulo 3', '1'],
  ['5 factorial', '120'],
  ['10 — 5', '5'],
  ['10⋅5', '50'],
  ['50 increased by 10%', '55'],
  ['5 per cent of 20', '1'],
  ['"2+3"', '5'],
]

/** Fractions of the definitions, as in the other table. */
export const UNITS: readonly Row[] = [
  ['５ｋｇ in lb', '11.0231131092', 'lb'],
  ['“5 kg in lb”', '11.0231131092', 'lb'],
  ['5 kg = ? lb', '11.0231131092', 'lb'],
  ['half a cup in ml', '118.29411825', 'ml'],
  ['one and a half cups in ml', '354.88235475', 'ml'],
  ['two and three quarters cups in ml', '650.617650375', 'ml'],
  ['two weeks in days', '14', 'd'],
  ['minus 40 C in F', '-40', '°F'],
  ['12 oz. in g', '340.1942775', 'g'],
  ['100 sq. ft. in m2', '9.290304', 'm²'],
  ['11 st 4 in kg', '71.66759446', 'kg'],
  ['1-1/8" in mm', '28.575', 'mm'],
  ['180 cm in feet and inches', '5 ft 10.87 in'],
  ['180 cm to ft in', '5 ft 10.87 in'],
  ['70 kg in stone and pounds', '11 st 0.32 lb'],
]

/** From the same file of rates as the other table. */
export const CURRENCIES: readonly Row[] = [
  ['how many euros are 100 dollars', '88.0226', 'EUR'],
  ['ten dollars in euros', '8.8023', 'EUR'],
  ['eur/usd', '1.1361', 'USD'],
  ['usd>eur', '0.8802', 'EUR'],
  ['usd100 in eur', '88.0226', 'EUR'],
  ['￡5 in eur', '5.8263', 'EUR'],
  ['100 rubles in usd', '1.1833', 'USD'],
]

/** Asked at noon. */
export const TIMERS: readonly Row[] = [
  ['ten minutes timer', '00:10:00'],
  ['set a 10 minute timer', '00:10:00'],
  ['set timer to 10 min', '00:10:00'],
  ['countdown from 10 minutes', '00:10:00'],
  ['timer: 10 min.', '00:10:00'],
  ['egg timer 6 min', '00:06:00'],
  ['pomodoro 25', '00:25:00'],
  ['10 minutes from now', '00:10:00'],
  ['a quarter of an hour', '00:15:00'],
  ['1 1/2 hours', '01:30:00'],
  ['1½ hours', '01:30:00'],
  ['timer 3.5', '00:03:30'],
  ['¾ h', '00:45:00'],
  ['1 hour, 30 minutes', '01:30:00'],
  ['1:30 h', '01:30:00'],
  ['2:30 min', '00:02:30'],
  ['wake me up at 6:45 am', '18:45:00'],
  ['wake me in 20 minutes', '00:20:00'],
  ['alarm for 7:30', '19:30:00'],
  ['midnight', '12:00:00'],
]

/** CSS Color 4: its table of names. */
export const COLORS: readonly Row[] = [
  ['lime hsl', 'hsl(120, 100%, 50%)'],
  ['Steel Blue', '#4682b4'],
  ['color red', '#ff0000'],
  ['background: #369;', '#336699'],
  ['rgb (52, 152, 219)', '#3498db'],
  ['#３４９８ｄｂ', '#3498db'],
]
