import { expect, test } from 'vitest'

import { browserTestsLimitMs, checkLimitMs, stagesOf } from '../../../scripts/check/check'
import { checksOf } from '../../../scripts/check/layers'
import { readSource } from '../../support/source-files'

const namesOf = (layer?: string) => checksOf(layer).map(({ name }) => name)

test('npm test runs types, lint, build, unit and browser tests in this order', () => {
  expect(namesOf().slice(0, 6)).toEqual(['types', 'lint', 'format', 'build', 'unit', 'e2e'])
})

test('what is light runs side by side, or beside the browser tests; the unit tests run alone', () => {
  const stages = stagesOf(checksOf(undefined)).map((stage) => stage.map(({ name }) => name))
  expect(stages).toEqual([
    ['types', 'lint', 'format', 'build'],
    ['unit'],
    ['e2e', 'browsers', 'soak', 'bench'],
  ])
})

test('npm test runs the tests in other browsers and a short soak too', () => {
  expect(namesOf()).toEqual(expect.arrayContaining(['browsers', 'soak']))
})

test.each([
  ['types', ['types']],
  ['lint', ['lint', 'format']],
  ['unit', ['build', 'unit']],
  ['e2e', ['build', 'e2e']],
  ['nginx', ['build', 'nginx']],
  ['browsers', ['build', 'browsers']],
  ['nightly', ['build', 'long unit', 'browsers', 'long nginx', 'long soak', 'every benchmark']],
])('the layer %s runs alone, after what it needs', (layer, names) => {
  expect(namesOf(layer)).toEqual(names)
})

test('what follows the layer goes to its own runner only', () => {
  const [build, e2e] = checksOf('e2e', ['-g', 'home'])
  expect(build?.args).not.toContain('home')
  expect(e2e?.args.slice(-2)).toEqual(['-g', 'home'])
})

test('the browser tests run under nginx too, when that is set', () => {
  const [, nginx] = checksOf('nginx')
  const [, e2e] = checksOf('e2e')
  expect(nginx?.args).toEqual(e2e?.args)
  expect(nginx?.env).toEqual({ ...e2e?.env, E2E_SERVER: 'nginx' })
})

test.each(['nothing', 'constructor', ''])('the layer "%s" is refused by name', (layer) => {
  expect(() => checksOf(layer)).toThrow(`There is no layer "${layer}".`)
})

test('browser tests that hang end themselves, with a report, before they are ended', () => {
  const config = readSource('tests/e2e/playwright.config.ts')
  expect(config).toMatch(/globalTimeout: browserTestsLimitMs\b/)
  expect(checkLimitMs).toBeGreaterThan(browserTestsLimitMs + 60_000)
})

test('each long check of the night has a short form in npm test', () => {
  const forms = { 'long soak': ['soak', '--short'], 'every benchmark': ['bench', '--tiny'] }
  for (const [long, [short, option]] of Object.entries(forms)) {
    const night = checksOf('nightly').find(({ name }) => name === long)
    const day = checksOf(undefined).find(({ name }) => name === short)
    expect(night?.args).not.toContain(option)
    expect(day?.args).toContain(option)
    expect(night?.args.slice(0, 2)).toEqual(day?.args.slice(0, 2))
  }
  for (const [long, layer] of Object.entries({ 'long unit': 'unit', 'long nginx': 'nginx' })) {
    const night = checksOf('nightly').find(({ name }) => name === long)
    const day = checksOf(layer).find(({ name }) => name === layer)
    expect(night).toEqual({ ...day, name: long, env: { ...day?.env, NIGHTLY: '1' } })
  }
  const [night, day] = ['nightly', undefined].map((layer) =>
    checksOf(layer).find(({ name }) => name === 'browsers'),
  )
  expect(night?.env).toBeUndefined()
  expect(day?.env).toEqual({ BROWSERS: 'smoke' })
})
