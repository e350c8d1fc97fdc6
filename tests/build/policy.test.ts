import { describe, expect, test } from 'vitest'
import { PUBLISHED } from '../../src/site/languages'
import { distPaths, readDistText } from '../e2e/support/dist'
import { PAGES as ROUTES } from '../e2e/support/routes'

const PAGES = distPaths().filter((path) => path.endsWith('.html'))

test('each language has a page for each route and one for unknown addresses', () => {
  expect(PAGES).toHaveLength(PUBLISHED.length * (ROUTES.length + 1))
})

describe.each(PAGES)('PL-05: %s', (path) => {
  const html = readDistText(path)

  test('has no inline script but structured data', () => {
    const inline = [...html.matchAll(/<script\b([^>]*)>/g)]
      .map(([, attributes = '']) => attributes)
      .filter((attributes) => !/\ssrc=/.test(attributes))
    expect(inline).toHaveLength(1)
    expect(inline[0]).toContain('type="application/ld+json"')
  })

  test('has no style element, no style attribute and no event handler', () => {
    expect(html).not.toMatch(/<style\b/)
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
  })

  test('names no insecure address and no script of another host', () => {
    expect(html).not.toContain('http://')
    expect(html).not.toMatch(/<(script|link rel="(stylesheet|modulepreload)"|img)[^>]+https:/)
  })
})
