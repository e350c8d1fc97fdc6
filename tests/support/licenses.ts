/** SPDX names. All let us ship the code, or the words, in a product under the MIT license. */
export const productLicenses = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'CC-BY-3.0-US',
  '(MIT OR Apache-2.0)',
]

/** For what only builds and tests, and is not shipped. */
export const toolLicenses = [
  ...productLicenses,
  'MIT-0',
  'MPL-2.0',
  '(MIT OR CC0-1.0)',
  'CC-BY-3.0',
  'CC0-1.0',
  'Python-2.0',
  '(MIT AND Zlib)',
  'MIT OR Apache-2.0',
  // libvips, of the program that uploads the site.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]

/** Packages that name none, and why they may be here. */
export const withoutLicense = new Map([
  ['@fawazahmed0/currency-api', 'exchange rates: numbers and names of currencies, and no code'],
])
