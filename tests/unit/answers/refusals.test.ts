import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'

const TOO_SMALL = 'Too small to work out here. The expression line of the calculator goes further.'

const TOO_LARGE = 'Too large to work out here. The expression line of the calculator goes further.'
const ONE_OF_SEVERAL = 'Several currencies have this name: write the country too, or the code.'
const NO_UNIT = 'A quantity and a plain number cannot be added: a unit is missing.'
const NOT_IN_BASE = 'Only whole numbers are written in another base, quotients below 10^40.'
const MAY_BE_DATE = 'This may be a date or a sum: write blanks around the signs.'

test.each([
  ['1/0', 'Cannot divide by zero.'],
  ['1 divided by 0', 'Cannot divide by zero.'],
  ['5 mod 0', 'Cannot divide by zero.'],
  // More digits than the 60 that are computed.
  ['2^300 mod 7', 'Too large for a remainder.'],
  ['sin 1e50', 'The angle is too large.'],
  ['2 * tan(-10^41)', 'The angle is too large.'],
  ['9^9^9^9', TOO_LARGE],
  ['5000!', TOO_LARGE],
  ['10^-400', TOO_SMALL],
  ['1e-400', TOO_SMALL],
  ['10^-200 * 10^-200', TOO_SMALL],
  ['2+', 'Something is missing at the end.'],
  ['5 plus', 'Something is missing at the end.'],
  ['5 to the power of', 'Something is missing at the end.'],
  ['what % of 20', 'Something is missing at the end.'],
  ['sqrt', 'Something is missing at the end.'],
  ['asin 2', 'Not defined.'],
  ['5 of 20', "'of' does not fit here."],
  ['10% off of 50', "'of' does not fit here."],
  ['7 % 3', 'Write a remainder as 7 mod 3.'],
  ['1:30 / 0', 'Cannot divide by zero.'],
  ['1:30:00 ÷ 0', 'Cannot divide by zero.'],
  ['6/2(1+2)', 'Brackets are missing: this can be read in two ways.'],
  ['3²²', 'Brackets are missing: this can be read in two ways.'],
  // Half of a million, or a part of two.
  ['1/2 million', 'Brackets are missing: this can be read in two ways.'],
  // Half a percent, or one by two percent.
  ['1/2% of 200', 'Brackets are missing: this can be read in two ways.'],
  ['100 + 3/4 percent', 'Brackets are missing: this can be read in two ways.'],
  ['1⁄2% of 200', 'Brackets are missing: this can be read in two ways.'],
  // Of money, or a share of it.
  ['20 tip on 60', 'Not understood. Try one of these:'],
  ['$10 tip for $50', 'Not understood. Try one of these:'],
  // The box itself puts an `in` between the two.
  ['how many feet is 10', 'Not understood. Try one of these:'],
  ['how many days in 2024', 'Not understood. Try one of these:'],
  ['how many inches are in 1,500?', 'Not understood. Try one of these:'],
  // Of an unknown x.
  ['2x+3', 'Not understood. Try one of these:'],
  ['2x - 3', 'Not understood. Try one of these:'],
  ['2x−3', 'Not understood. Try one of these:'],
  ['5!!', 'Brackets are missing: this can be read in two ways.'],
  ['2²^3', 'Brackets are missing: this can be read in two ways.'],
  // 1.50, and not 150.
  ['1€50 * 2', "'€' does not fit here."],
  ['€5 + $3', "'€' does not fit here."],
  ['2+*3', "'*' does not fit here."],
  ['0x', 'Something is missing at the end.'],
  ['0x3g', 'Not understood. Try one of these:'],
  ['0b12 + 1', 'Not understood. Try one of these:'],
  ['2.5 in hex', NOT_IN_BASE],
  ['2026-12-25', MAY_BE_DATE],
  ['2026/1/5', MAY_BE_DATE],
  ['2026-12-25.', MAY_BE_DATE],
  ['25/12/2026', MAY_BE_DATE],
  ['25-12-2026', MAY_BE_DATE],
  ['2026-12-25 - 2026-11-23', MAY_BE_DATE],
  // No blanks make these sums.
  ['days since 2020-01-01', 'Not understood. Try one of these:'],
  ['how many days between 1/1/2026 and 3/1/2026', 'Not understood. Try one of these:'],
  ['0xff / 2 in binary', NOT_IN_BASE],
  ['2^400 / 3 in hex', NOT_IN_BASE],
  ['2^200 / 2 in hex', NOT_IN_BASE],
  ['2^-1 in hex', NOT_IN_BASE],
  // Rounding hides factors of more digits than a memory holds.
  ['(10^80 + 10^10 - 10^80)! * 10^50 in hex', NOT_IN_BASE],
  ['2^(10^80 + 10^10 - 10^80) * 10^50 in hex', NOT_IN_BASE],
  // Red, green and blue.
  ['52 152 219 to hex', 'Not understood. Try one of these:'],
  ['52,152,219 in hex', 'Not understood. Try one of these:'],
  ['12 binary to decimal', 'Not understood. Try one of these:'],
  ['sqrt -1', 'Not defined.'],
  ['log 0', 'Not defined.'],
  ['tan 90', 'Not defined.'],
  [`${'-'.repeat(200)}1`, 'Too many brackets, signs or powers inside one another.'],
  ['at 25:00', 'Write a time of day as 17:30 or 5:30 pm.'],
  ['at 24', 'Write a time of day as 17:30 or 5:30 pm.'],
  ['tomorrow 1 pm', 'A timer runs for 1 second to 23:59:59.'],
  ['today at 7am', 'That time of day is over.'],
  // Square meters, or minutes and seconds.
  ['100 m 2', 'Not understood. Try one of these:'],
  ['half past 17', 'Not understood. Try one of these:'],
  ['10 to 12 pm', 'Not understood. Try one of these:'],
  ['100 usd to usd', 'Name two different currencies.'],
  ['100 pesos in usd', ONE_OF_SEVERAL],
  ['500 kr', ONE_OF_SEVERAL],
  ['500 shillings', ONE_OF_SEVERAL],
  ['https://example.com is down', 'Not understood. Try one of these:'],
  ['20 usd in crowns', ONE_OF_SEVERAL],
  ['kr 500', ONE_OF_SEVERAL],
  ['usd to pesos', ONE_OF_SEVERAL],
  ['100 dirhams in dinars', ONE_OF_SEVERAL],
  ['100 kuwaiti dinar', 'Not understood. Try one of these:'],
  ['3 crown street', 'Not understood. Try one of these:'],
  ['crown molding 5 ft', 'Not understood. Try one of these:'],
  ['5 constructor', 'Not understood. Try one of these:'],
  ['5 __proto__ in kg', 'Not understood. Try one of these:'],
  ['100 toString to eur', 'Not understood. Try one of these:'],
  ['password 3', 'A password has 4 to 50 characters.'],
  ['3 digit pin', 'A PIN has 4 to 12 digits.'],
  ['passphrase of 21 words', 'A passphrase has 3 to 20 words.'],
  ['timer 2 days', 'A timer runs for 1 second to 23:59:59.'],
  ['1 week timer', 'A timer runs for 1 second to 23:59:59.'],
  ['timer -5', 'A timer runs for 1 second to 23:59:59.'],
  ['timer 2 dozen', 'Write a length as 10 min or 1h30.'],
  ['timer 25h', 'A timer runs for 1 second to 23:59:59.'],
  ['timer 99999', 'A timer runs for 1 second to 23:59:59.'],
  ['timer 0:00', 'A timer runs for 1 second to 23:59:59.'],
  // Lengths that a timer has, but not readable ones.
  ['timer 1,500 s', 'Write a length as 10 min or 1h30.'],
  ['timer 1:5', 'Write a length as 10 min or 1h30.'],
  ['timer 1:60', 'Write a length as 10 min or 1h30.'],
  ['timer 30 s 5 min', 'Write a length as 10 min or 1h30.'],
  ['5 kg in m', 'Kilograms and meters are different kinds of units.'],
  ['5 g ml', 'Grams and milliliters are different kinds of units.'],
  ['km to acres', 'Kilometers and acres are different kinds of units.'],
  ['5 kg + 3 m', 'Kilograms and meters are different kinds of units.'],
  ['5 kg + 3 kg in m', 'Kilograms and meters are different kinds of units.'],
  ['20C + 5C', 'Temperature values are converted here, not added or multiplied.'],
  ['2 * 300 K', 'Temperature values are converted here, not added or multiplied.'],
  ['0 usd in eur', 'Amounts are converted above zero only.'],
  ['-5 usd in eur', 'Amounts are converted above zero only.'],
  ['€0.00 in usd', 'Amounts are converted above zero only.'],
  ['-€5 to usd', 'Amounts are converted above zero only.'],
  // Above zero, and below what is computed.
  ['1e-25 usd in btc', 'Not understood. Try one of these:'],
  ['1E-25 usd in btc', 'Not understood. Try one of these:'],
  ['usd 0 in eur', 'Amounts are converted above zero only.'],
  ['10 µm in mm', 'The converter has no µm.'],
  ['5 microns in mm', 'The converter has no microns.'],
  ['1 sq mile in km2', 'The converter has no sq mile.'],
  ['3 km in furlongs', 'The converter has no furlongs.'],
  ['1 hl in l?', 'The converter has no hl.'],
  ['0 mpg in l/100km', 'Fuel economy is converted above 0 only.'],
  ['0.0 l/100km', 'Fuel economy is converted above 0 only.'],
  ['-5 mpg in km/l', 'Fuel economy is converted above 0 only.'],
  ['− 0.5 l/100km', 'Fuel economy is converted above 0 only.'],
  ['-0 mpg', 'Fuel economy is converted above 0 only.'],
  ['-5 mpg * 2', 'Fuel Economy values are converted here, not added or multiplied.'],
  ['5 l/100km + 2', 'Fuel Economy values are converted here, not added or multiplied.'],
  ['6 ft * 4 ft', 'Quantities can be multiplied by numbers, not by one another.'],
  ['100 km / 2 h', 'Quantities can be multiplied by numbers, not by one another.'],
  ['12 x 8 ft', 'This may be a size or a product: write * for a product.'],
  ['2X4 in in cm', 'This may be a size or a product: write * for a product.'],
  // 6 ft and 3 in, or 3 in less.
  ['6ft-3in', 'Not understood. Try one of these:'],
  ['6 ft -3 in', 'Not understood. Try one of these:'],
  ['8lb-4oz', 'Not understood. Try one of these:'],
  ['5 kg + 3', NO_UNIT],
  ['10 min + 10', NO_UNIT],
  ['5 - 3 kg', NO_UNIT],
  ['3 m / 50 cm in lb', NO_UNIT],
  ['5 kg / 0', 'Cannot divide by zero.'],
  ['5 kg +', 'Something is missing at the end.'],
  ['5 kg * / 3', 'A sign is missing, or one does not fit.'],
  ['1e300 kg * 1e300', 'Too large.'],
  ['5 mPa in Pa', 'Not understood. Try one of these:'],
  ['5 Pa in mPa', 'Not understood. Try one of these:'],
  ['5 mHz in Hz', 'Not understood. Try one of these:'],
  // A thousandth of an inch, or ten kilometers.
  ['1 mil in mm', 'Not understood. Try one of these:'],
  ['5 Mg in g', 'Not understood. Try one of these:'],
  ['5 Mm in km', 'Not understood. Try one of these:'],
  ['5 Gib in GB', 'Not understood. Try one of these:'],
  ['5 Pb in TB', 'Not understood. Try one of these:'],
  ['5 Mibps in MB/s', 'Not understood. Try one of these:'],
  ['5 kB/s in mB/s', 'Not understood. Try one of these:'],
  // 1 + 234/5 or 1234/5, 1 or 200.
  ['1 234/5 m in cm', 'Not understood. Try one of these:'],
  ['1 000/5 m in cm', 'Not understood. Try one of these:'],
  ['2 imperial firkins', 'Not understood. Try one of these:'],
  ['50 dollars - 20 euros', 'Not understood. Try one of these:'],
  // (2 + 3) * 4, or 2 + 3 * 4.
  ['multiply 2+3 by 4', 'Not understood. Try one of these:'],
  ['20 off 80', 'Not understood. Try one of these:'],
  ['5 quarters', 'Not understood. Try one of these:'],
  ['2.2 quarters', 'Not understood. Try one of these:'],
  ['1,2,3', 'Not understood. Try one of these:'],
  ['qr code for', 'Something is missing at the end.'],
  ['fff in feet', 'Not understood. Try one of these:'],
  ['rgb(52, 152', 'Something is missing at the end.'],
  ['#34981', 'A hex color has 3, 4, 6 or 8 digits, 0 to 9 and A to F.'],
  ['#12xyz', 'A hex color has 3, 4, 6 or 8 digits, 0 to 9 and A to F.'],
  ['foo bar', 'Not understood. Try one of these:'],
  ['1+'.repeat(200), 'At most 300 characters.'],
])('%s: %s', (question, problem) => {
  expect(ask(question)).toMatchObject({ answers: [], problem })
})

const openedBeyond = (question: string) =>
  ask(question).beyond.map(({ tool, opening }) => [tool.id, opening])

test('AN-04: a sum that is too large opens the calculator with it, and no other refusal opens anything', () => {
  expect(openedBeyond('5000!')).toEqual([['calculator', { fragment: '5000!' }]])
  expect(openedBeyond('9^9^9^9 =')).toEqual([['calculator', { fragment: '9%5E9%5E9%5E9' }]])
  expect(openedBeyond('10^-400')).toEqual([['calculator', { fragment: '10%5E-400' }]])
  for (const question of ['1/0', '2+', '5!', '', 'foo bar']) {
    expect(openedBeyond(question)).toEqual([])
  }
})

test('AN-11: a number alone is the beginning of a question: nothing is said of it', () => {
  for (const question of ['5', '3.14', 'seven']) {
    expect(ask(question)).toMatchObject({ answers: [], problem: null })
  }
})
