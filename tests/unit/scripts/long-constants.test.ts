import { Decimal } from 'decimal.js'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cutConstants } from '../../../scripts/build/slim-decimal'

const source = readFileSync(
  fileURLToPath(import.meta.resolve('decimal.js').replace(/decimal\.js$/, 'decimal.mjs')),
  'utf8',
)

const RANGE = { precision: 60, maxE: 9e15, minE: -9e15 }

const NUMBERS = [
  '1e-300',
  `1.${'0'.repeat(50)}1`,
  '0.999999',
  '2',
  '6.283185',
  '1000',
  '1e308',
  '9.9e9000000000',
]

const valuesOf = (library: typeof Decimal) => {
  const Exact = library.clone(RANGE)
  const ofAngle = [
    '0.5235987755982988730771072305465838140',
    '1.57',
    '3.1415926535897932384626433832795',
  ]
  return [
    Exact.acos(-1),
    ...ofAngle.flatMap((x) => [Exact.sin(x), Exact.tan(x)]),
    ...NUMBERS.flatMap((x) => [
      Exact.ln(x),
      Exact.log10(x),
      Exact.pow(x, '-2.5'),
      Exact.pow(x, 1e6),
    ]),
  ].map(String)
}

test('results of 60 digits are the same with the constants as they are shipped', async () => {
  const cut = cutConstants(source)
  expect(source.length - cut.length).toBeGreaterThan(1500)
  const url = `data:text/javascript,${encodeURIComponent(cut)}`
  const shipped: { Decimal: typeof Decimal } = await import(/* @vite-ignore */ url)
  expect(valuesOf(shipped.Decimal)).toEqual(valuesOf(Decimal))
})
