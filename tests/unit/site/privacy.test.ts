import { expect, test } from 'vitest'
import type { Like } from '#lib/texts'
import { hostOf } from '../../../src/site/hosting/settings'
import { privacyText as germanText } from '../../../src/site/privacy.de'
import { privacyText } from '../../../src/site/privacy.en'

const USUAL = { basePath: '/', adsHost: '', ratesHost: '' }

test('PL-56: with an ad page the page on privacy names its host', () => {
  const build = { ...USUAL, adsHost: hostOf('https://ads.example/slot?page=1') }
  const { before, kept } = privacyText(build)
  const text = before.join('\n')
  expect(text).toContain('in a frame from ads.example')
  expect(text).not.toContain('no advertisements')
  expect(kept).toEqual(privacyText(USUAL).kept)
})

test('PL-56: a mirror of the rates is named in place of the two hosts', () => {
  const build = { ...USUAL, ratesHost: hostOf('https://rates.example/{day}/v1') }
  const text = privacyText(build).before.join('\n')
  expect(text).toContain('fetched from rates.example, by currency code only')
  expect(text).not.toMatch(/jsdelivr|pages\.dev/)
})

test('PL-56: without hosts of the rates none are said to be fetched or kept', () => {
  const { before, kept } = privacyText({ ...USUAL, ratesHost: hostOf('none') })
  expect(before.join('\n')).toContain('those saved with this site')
  expect(before.join('\n')).not.toContain('fetched')
  const names = kept.map(({ name }) => name)
  expect(names).toContain('nimble.precache')
  expect(names.filter((name) => name.includes('rates'))).toEqual([])
})

test('PL-56: below a path the service worker has the path', () => {
  const { kept } = privacyText({ ...USUAL, basePath: '/tools/' })
  expect(kept.at(-1)?.name).toBe('/tools/sw.js')
})

const shapeOf = ({ before, kept, after }: Like<ReturnType<typeof privacyText>>) => ({
  paragraphs: [before.length, after.length],
  names: kept.map(({ name }) => name),
})

test.each([USUAL, { ...USUAL, ratesHost: 'none', isOfLanguages: true }])(
  'PL-56: in German the page names the same that is kept, in as many paragraphs: %j',
  (build) => {
    expect(shapeOf(germanText(build))).toEqual(shapeOf(privacyText(build)))
  },
)
