import { expect, test } from 'vitest'
import { readPrivacy } from '../../../scripts/build/privacy'

const README = `# A

## Privacy

See [this](x.md),
please.

Rates come from
\`cdn.jsdelivr.net\` or \`currency-api.pages.dev\`, by code.

These pages have no advertisements.

| Name | Where | What |
| --- | --- | --- |
| \`a.b\` | cache | files, \`c\` |
| \`d\` | cache | exchange rates |
| \`/sw.js\` | service worker | e |

No cookies.

## License
`
const USUAL = { basePath: '/', adsFrameUrl: '', ratesUrl: '' }

test.each([README, README.replaceAll('\n', '\r\n')])(
  'PL-56: the page on privacy is that part of README, without its marks',
  (readme) => {
    expect(readPrivacy(USUAL, readme)).toEqual({
      before: [
        'See this, please.',
        'Rates come from cdn.jsdelivr.net or currency-api.pages.dev, by code.',
        'These pages have no advertisements.',
      ],
      kept: [
        { name: 'a.b', where: 'cache', what: 'files, c' },
        { name: 'd', where: 'cache', what: 'exchange rates' },
        { name: '/sw.js', where: 'service worker', what: 'e' },
      ],
      after: ['No cookies.'],
    })
  },
)

test('PL-56: with an ad page the page on privacy names its host', () => {
  const build = { ...USUAL, adsFrameUrl: 'https://ads.example/slot?page=1' }
  const { before, kept } = readPrivacy(build)
  const text = before.join('\n')
  expect(text).toContain('in a frame from ads.example')
  expect(text).not.toContain('no advertisements')
  expect(kept).toEqual(readPrivacy(USUAL).kept)
})

test('PL-56: a mirror of the rates is named in place of the two hosts', () => {
  const build = { ...USUAL, ratesUrl: 'https://rates.example/{day}/v1' }
  const text = readPrivacy(build).before.join('\n')
  expect(text).toContain('fetched from rates.example, by currency code only')
  expect(text).not.toMatch(/jsdelivr|pages\.dev/)
})

test('PL-56: without hosts of the rates none are said to be fetched or kept', () => {
  const { before, kept } = readPrivacy({ ...USUAL, ratesUrl: 'none' })
  expect(before.join('\n')).toContain('those saved with this site')
  expect(before.join('\n')).not.toContain('fetched')
  const names = kept.map(({ name }) => name)
  expect(names).toContain('nimble.precache')
  expect(names.filter((name) => name.includes('rates'))).toEqual([])
})

test('PL-56: below a path the service worker has the path', () => {
  const { kept } = readPrivacy({ ...USUAL, basePath: '/tools/' })
  expect(kept.at(-1)?.name).toBe('/tools/sw.js')
})

test.each(['| Name |', 'currency-api.pages.dev', 'no advertisements'])(
  'a README that lacks "%s" ends the build',
  (part) => {
    expect(() => readPrivacy(USUAL, README.replace(part, ''))).toThrow('Privacy')
  },
)
