import { describe, expect, test } from 'vitest'
import { scoreStrength } from '../../src/tools/password-generator/domain/strength'
import { MARGINS } from '../../src/tools/qr-generator/domain/settings'
import { TOOLS } from '../../src/tools/registry'
import { distPath, distPaths, readDistText } from '../e2e/support/dist'
import { PAGES } from '../e2e/support/routes'

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** What a visitor without scripts reads: the text of the body. */
const visibleText = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')

describe.each(PAGES)('the built page of $path', ({ path, title }) => {
  const html = readDistText(fileOf(path))
  const tool = TOOLS.find(({ link }) => link === path)

  test('has its own title', () => {
    expect(html).toContain(`>${title} | Nimble - Free Online Tools</title>`)
    expect(html.match(/<title/g)).toHaveLength(1)
  })

  test('PL-06: has every head tag once, and structured data', () => {
    const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
    const metas = Object.fromEntries(tags.map(([, key, content]) => [key, content]))
    const fullTitle = `${title} | Nimble - Free Online Tools`
    expect(Object.keys(metas)).toHaveLength(tags.length)
    expect(metas).toMatchObject({
      description: expect.stringMatching(/\w+/),
      keywords: expect.stringMatching(/\w+, \w+/),
      robots: tool?.available === false ? 'noindex' : 'index,follow',
      'theme-color': '#667eea',
      'og:title': fullTitle,
      'og:description': expect.stringMatching(/\w+/),
      'twitter:card': 'summary',
      'twitter:title': fullTitle,
      'twitter:description': expect.stringMatching(/\w+/),
    })
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)]
    expect(data).toHaveLength(1)
    expect(JSON.parse(data[0]?.[1] ?? '')).toMatchObject({ isAccessibleForFree: true })
  })

  test('has its visible text, in the shell', () => {
    const text = visibleText(html)
    expect(text).toContain(title)
    if (tool) expect(text).toContain(tool.description)
    for (const words of ['Home', 'Powered by React and Web Workers']) expect(text).toContain(words)
  })

  test('names its language and works at the width of the device', () => {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en"[ >]/)
    expect(html).toContain('<meta name="viewport" content="width=device-width')
    expect(html).toContain('<meta name="theme-color" content="#667eea"')
  })

  test('says that the tools need JavaScript', () => {
    expect(html).toMatch(/<noscript>\s*<p>Please turn on JavaScript/)
  })

  test('names only files that are in the build', () => {
    const named = [...html.matchAll(/(?:src|href)="(\/[^"#]*\.[a-z]+)/g)].map((match) => match[1])
    expect(named.length).toBeGreaterThan(5)
    expect(distPaths()).toEqual(expect.arrayContaining(named))
  })
})

test.each(TOOLS.filter(({ available }) => available))(
  'the code of $title is a chunk of its own, which its page alone announces',
  ({ id, link }) => {
    const isOfTool = new RegExp(`href="/static/js/${id}-[\\w-]{8,}\\.chunk\\.js"`)
    for (const { path } of PAGES) {
      const html = readDistText(fileOf(path))
      const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
      expect(
        preloads.some((preload) => isOfTool.test(preload)),
        path,
      ).toBe(path === link)
    }
  },
)

const linkTo = (script: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}">`

const workerScript = (name: string) => distPath(new RegExp(`/${name}\\.worker-[\\w-]+\\.js$`))

const WORKERS: Record<string, string> = {
  '/countdown-timer': 'timer-tick',
  '/currency-converter': 'currency',
  '/qr-generator': 'qr',
  '/color-picker': 'color',
  '/password-generator': 'password',
}

test.each(PAGES)('$path announces its worker, if it has one', ({ path }) => {
  const tags = readDistText(fileOf(path)).match(/<[^>]*\.worker-[^>]*>/g) ?? []
  const worker = WORKERS[path]
  expect(tags).toEqual(worker === undefined ? [] : [linkTo(workerScript(worker))])
})

test.each(PAGES)(
  '$path asks for its styles before its scripts, whose modules can wait',
  ({ path }) => {
    const html = readDistText(fileOf(path))
    const styles = [...html.matchAll(/<link rel="stylesheet"/g)].map(({ index }) => index)
    expect(styles.length).toBeGreaterThan(0)
    expect(Math.max(...styles)).toBeLessThan(html.indexOf('<script src='))
    const modules = [...html.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g)]
    expect(Math.max(...styles)).toBeLessThan(Number(modules[0]?.index))
    for (const [module] of modules) expect(module).toContain(' fetchpriority="low"')
  },
)

test.each(PAGES)(
  'the looks of components on $path outrank the base, not the reverse',
  ({ path }) => {
    const sheets = [
      ...readDistText(fileOf(path)).matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g),
    ]
    const css = sheets.map(([, href = '']) => readDistText(href)).join('')
    // What is named first counts least.
    expect(/@layer ([\w, ]+)/.exec(css)?.[1]).toMatch(/^base\b/)
  },
)

describe('the landing page', () => {
  const html = readDistText('/index.html')
  const text = visibleText(html).replaceAll(/\s+/g, ' ')
  const headings = (level: number) =>
    [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, title = '']) =>
      title.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
    )

  /** The colorful ones first. */
  const CARDS = [
    ...TOOLS.filter(({ id }) => /^(color|qr)-/.test(id)).toReversed(),
    ...TOOLS.filter(({ id }) => id === 'password-generator'),
    ...TOOLS.filter(({ id }) => !/^(color|qr|password)-/.test(id)),
  ]

  test('SH-13: has the title of the hero, the list of tools in order and four reasons', () => {
    expect(headings(1)).toEqual(['Free Online Tools for Everyone'])
    expect(headings(2)).toEqual(['Available Tools', expect.stringMatching(/^Why Choose/)])
    expect(headings(3)).toEqual([
      ...CARDS.map(({ title }) => title),
      'Fast & Responsive',
      'Privacy First',
      'No Installation',
      'Completely Free',
    ])
  })

  test('SH-01: has a card for each tool, with icon, title, description and its way on', () => {
    const cards = html.match(/<article.*?<\/article>/gs) ?? []
    expect(cards).toHaveLength(TOOLS.length)
    for (const [at, { title, description, link, available }] of CARDS.entries()) {
      const card = (cards[at] ?? '').replaceAll('&amp;', '&')
      expect(card).toContain('<use href=')
      for (const words of [title, description]) expect(card).toContain(words)
      expect(card.includes('Try Now') && card.includes(`href="${link}"`), title).toBe(available)
      expect(card.includes('Coming Soon'), title).toBe(!available)
    }
  })

  test('has on its card a password that the page would call as strong', () => {
    const [card = ''] = html.match(/<article(?:(?!<article).)*?Password Generator/s) ?? []
    const words = card.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, '')
    const [, strength, password = ''] =
      /^(Weak|Fair|Good|Strong)(.+)Password Generator$/.exec(words) ?? []
    expect(scoreStrength(password).code).toBe(strength?.toLowerCase())
  })

  test('SH-02: claims that data stays in the browser and nothing personal is collected', () => {
    expect(text).toContain('Your data stays in your browser')
    expect(text).toContain('Nothing personal is collected')
    expect(text).toContain('Convert 200+ currencies, updated daily, including cryptocurrencies.')
  })
})

test('the password page gives its advice before there is a password', () => {
  expect(visibleText(readDistText('/password-generator.html')).replaceAll(/\s+/g, ' ')).toMatch(
    /70.7 bits .*64\+ recommended. About 30 years to guess at a trillion tries per second./,
  )
})

test('the password page has no password: each belongs to one visitor', () => {
  const [, content] = />([^<]*)<\/textarea>/.exec(readDistText('/password-generator.html')) ?? []
  expect(content).toBe('')
})

test('the password page names 4 to 50 characters, not 128, in its text and to search engines', () => {
  const html = readDistText('/password-generator.html')
  const found = [
    /<meta name="description" content="([^"]*)"/,
    /<meta property="og:description" content="([^"]*)"/,
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/,
    /<h1[^>]*>.*?<p[^>]*>([^<]*)</,
  ].map((pattern) => pattern.exec(html)?.[1])
  expect(found).toEqual(found.map(() => expect.stringContaining('4 to 50')))
  expect(html).not.toMatch(/128 characters/)
})

test('the QR page explains levels and privacy', () => {
  const text = visibleText(readDistText('/qr-generator.html'))
  const words = ['About your QR code', 'about 7%', 'about 30%', 'Your text is never sent or stored']
  for (const word of words) expect(text).toContain(word)
})

test('the QR page names a margin that each choice of it has', () => {
  const text = visibleText(readDistText('/qr-generator.html'))
  expect(text).toContain(`A margin of at least ${Math.min(...MARGINS)} modules is included.`)
})

test('the page for unknown addresses has the error screen, a way home and noindex', () => {
  const html = readDistText('/404.html')
  expect(visibleText(html)).toMatch(/Unexpected Application Error!\s+404 Not Found/)
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to all tools<\/a>/)
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test('every icon that a page shows is in the sprite', () => {
  const sprite = distPath(/^\/static\/assets\/icons-[\w-]+\.svg$/)
  const drawn = [...readDistText(sprite).matchAll(/<path id="([^"]+)" d="M/g)].map(([, id]) => id)
  const pages = distPaths().filter((path) => path.endsWith('.html'))
  const shown = pages.flatMap((path) =>
    [...readDistText(path).matchAll(/<use href="([^#"]+)#([^"]+)"/g)].map(([, file, id]) => {
      expect(file).toBe(sprite)
      return id
    }),
  )
  expect(shown.length).toBeGreaterThan(20)
  expect(drawn).toEqual(expect.arrayContaining(shown))
})
