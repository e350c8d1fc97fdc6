import { Decimal } from 'decimal.js'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { UNUSED_METHODS, withoutUnused } from '../../../scripts/build/slim-decimal'
import { filesUnder, readSource } from '../../support/source-files'

const source = readFileSync(
  fileURLToPath(import.meta.resolve('decimal.js').replace(/decimal\.js$/, 'decimal.mjs')),
  'utf8',
)

async function ship() {
  const url = `data:text/javascript,${encodeURIComponent(withoutUnused(source))}`
  const shipped: { Decimal: typeof Decimal } = await import(/* @vite-ignore */ url)
  return shipped.Decimal
}

const absent = (from: object, names: string[]) => names.filter((name) => !(name in from))

test('the calculator calls nothing of what is left out', async () => {
  const shipped = await ship()
  const methods = absent(shipped.prototype, Object.getOwnPropertyNames(Decimal.prototype))
  const functions = absent(shipped, Object.keys(Decimal))
  expect(methods).toEqual(expect.arrayContaining([...UNUSED_METHODS, 'sinh', 'toHex']))
  expect(functions).toEqual(expect.arrayContaining(['max', 'hypot', 'log2']))
  const calls = new RegExp(
    String.raw`\b(?:Decimal|Exact|Long)\.(?:${functions.join('|')})\(|\.(?:${methods.join('|')})\(`,
    'g',
  )
  const sources = filesUnder('src/tools/calculator', 'workers').map(readSource)
  expect(sources.flatMap((text) => text.match(calls) ?? [])).toEqual([])
})

test('a text is read as a decimal number, and in no other base', async () => {
  const shipped = await ship()
  for (const text of ['0xff', '0b1', '0o17', '1.2.3']) {
    expect(() => new shipped(text)).toThrow(text)
  }
  const read = ['1_000', '-1.50e3', '-Infinity', 'NaN'].map((text) => String(new shipped(text)))
  expect(read).toEqual(['1000', '-1500', '-Infinity', 'NaN'])
})

const OPERANDS = ['0.5', '-3', '1e-20', '2.718281828', '170', '9.99e40']

const FUNCTIONS = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'cbrt',
  'sqrt',
  'ln',
  'abs',
] as const

const valuesOf = (library: typeof Decimal) => {
  const Exact = library.clone({ precision: 60 })
  const numbers = OPERANDS.map((text) => new Exact(text))
  return [
    Exact.acos(-1),
    Exact.exp(1),
    ...numbers.flatMap((x) => FUNCTIONS.map((name) => x[name]())),
    ...numbers.flatMap((x) => [x.log(10), x.log(2), x.pow(3), x.pow('0.1'), x.modulo(7)]),
    ...numbers.flatMap((x) => [x.plus(1), x.minus(1), x.times(x), x.dividedBy(7), x.negated()]),
    ...numbers.map((x) => x.toSignificantDigits(15)),
  ].map(String)
}

test('all that is left gives what it gave', async () => {
  expect(valuesOf(await ship())).toEqual(valuesOf(Decimal))
})
