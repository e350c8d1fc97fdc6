import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rootDir } from '../scripts/bootstrap/paths.mjs'
import { KEYWORDS } from '../src/site/keywords.en'
import { TOOLS } from '../src/tools/registry'

const fromRoot = (path: string) => join(rootDir, path)
const textOf = (path: string) => readFileSync(fromRoot(path), 'utf8')

test('SH-12: the seven tools stand in one order, whatever is added behind them', () => {
  expect(TOOLS.slice(0, 7).map(({ link, title }) => [link, title])).toEqual([
    ['/countdown-timer', 'Countdown Timer'],
    ['/calculator', 'Calculator'],
    ['/unit-converter', 'Unit Converter'],
    ['/currency-converter', 'Currency Converter'],
    ['/qr-generator', 'QR Code Generator'],
    ['/color-picker', 'Color Picker'],
    ['/password-generator', 'Password Generator'],
  ])
})

test('ids, addresses and titles are unique, and the address is that of the id', () => {
  for (const key of ['id', 'link', 'title', 'shortName'] as const) {
    expect(new Set(TOOLS.map((tool) => tool[key])).size).toBe(TOOLS.length)
  }
  for (const { id, link } of TOOLS) expect(link).toBe(`/${id}`)
})

describe.each(TOOLS)('the tool $id', ({ id }) => {
  test.each([
    ['its page', `src/tools/${id}/page.tsx`],
    ['an example on its card', `src/tools/${id}/card-readout.tsx`],
    ['tests of its domain and store', `tests/unit/${id}`],
    ['the states of its page for the browser tests', `tests/e2e/states/${id}.ts`],
    ['a share image (npm run og-images)', `public/og/${id}.png`],
    ['one without words', `public/og/plain/${id}.png`],
    ['an icon for its shortcut (npm run app-icons)', `public/icons/${id}.png`],
  ])('has %s', (_what, path) => {
    expect(existsSync(fromRoot(path)), `${path} is there`).toBe(true)
  })

  test.each([
    ['its states among the visits', 'tests/e2e/states/visits.ts', `'./${id}'`],
    ['its work among the acts', 'tests/e2e/support/tool-acts.ts', `async '?${id}'?\\(`],
    ['its fields in the test of privacy', 'tests/e2e/privacy.spec.ts', `'/${id}': `],
  ])('has %s', (_what, path, pattern) => {
    // A failed match would print the whole file.
    expect(new RegExp(pattern).test(textOf(path)), `${path} has ${pattern}`).toBe(true)
  })

  test('has two keywords or more for search engines and the search for tools', () => {
    expect(KEYWORDS[id]?.length ?? 0, 'keywords in src/site/keywords.en.ts').toBeGreaterThan(1)
  })
})

test('the sprite has each icon of the list (npm run icons)', () => {
  const listed = textOf('src/lib/icon-name.ts').matchAll(/\| '(.*)'/g)
  const drawn = textOf('src/ui/icons.svg').matchAll(/<path id="([^"]+)"/g)
  expect(Array.from(drawn, ([, name]) => name)).toEqual(Array.from(listed, ([, name]) => name))
})
