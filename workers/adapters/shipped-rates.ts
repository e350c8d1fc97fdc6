/** A file of its own in the build: fetched only when it is needed. */
export const SHIPPED_RATES_URL = new URL(
  '../../src/tools/currency-converter/saved-rates.json',
  import.meta.url,
).href
