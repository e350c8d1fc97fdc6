import { describe, expect, test } from 'vitest'
import { metaAt } from '../../src/site/page-meta'
import { distPaths, readDist, readDistText } from '../e2e/support/dist'
import { documentedKeys } from '../e2e/support/kept'
import { PAGES, TOOL_PAGES } from '../e2e/support/routes'
import { readChunks } from '../support/read-png'

const PNG_SIGNATURE = '89504e470d0a1a0a'

function pngSize(path: string): { width: number; height: number } {
  const file = readDist(path)
  expect(file.toString('hex', 0, 8)).toBe(PNG_SIGNATURE)
  const chunks = readChunks(file)
  expect(chunks.every(({ crcIsRight }) => crcIsRight)).toBe(true)
  expect(chunks.at(-1)?.type).toBe('IEND')
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  return { width: header?.readUInt32BE(0) ?? 0, height: header?.readUInt32BE(4) ?? 0 }
}

describe.each(PAGES)('$path', ({ path }) => {
  test.each(['/og', '/og/plain'])('SH-11: has a share image of 1200 x 630 in %s', (folder) => {
    const image = `${folder}/${metaAt(path).image}.png`
    expect(pngSize(image)).toEqual({ width: 1200, height: 630 })
    // A blank picture of that size is a few kB.
    expect(readDist(image).length).toBeGreaterThan(8_000)
  })
})

test('no two share images are alike, two for the site and two for each tool', () => {
  const images = distPaths().filter((path) => path.startsWith('/og/'))
  expect(new Set(images.map((path) => readDist(path).toString('base64'))).size).toBe(images.length)
  expect(images).toHaveLength(2 * (TOOL_PAGES.length + 1))
})

test('robots.txt lets everybody in', () => {
  const robots = readDistText('/robots.txt')
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: \S/m)
})

// Of standards and libraries, the hosts of the rates, the sample that a form begins with (RFC 2606), and the maps that a
// code of a location may be a link to.
const KNOWN =
  /^(maps\.apple\.com|www\.google\.com|www\.openstreetmap\.org|www\.w3\.org|schema\.org|react\.dev|reactrouter\.com|github\.com|bit\.ly|cdn\.jsdelivr\.net|example\.com)$/

test('PL-53: a build without VITE_SITE_URL names no address of a site', () => {
  const texts = distPaths().filter((path) =>
    /(?<!NOTICES)\.(html|js|css|json|webmanifest|txt)$/.test(path),
  )
  const named = texts.flatMap((path) =>
    [...readDistText(path).matchAll(/https?:\/\/([\w.-]+\.[a-z]{2,})/g)].map(
      ([, host = '']) => `${host} in ${path}`,
    ),
  )
  expect(named.filter((text) => !KNOWN.test(text.split(' ')[0] ?? ''))).toEqual([])
  expect(distPaths().filter((path) => /(sitemap|opensearch)\.xml$/.test(path))).toEqual([])
  expect(readDistText('/index.html')).not.toMatch(/rel="(canonical|search)"|og:(url|image)/)
})

test('there are icons for tabs, for vectors and for home screens', () => {
  expect(readDist('/favicon.ico').readUInt32LE(0)).toBe(0x00010000)
  expect(readDistText('/favicon.svg')).toMatch(/<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(pngSize('/apple-touch-icon.png')).toEqual({ width: 180, height: 180 })
})

test('PL-56: every page leads to the page on what is kept and sent', () => {
  for (const { path } of PAGES) {
    const html = readDistText(path === '/' ? '/index.html' : `${path}.html`)
    expect(html).toMatch(/<footer.*<a href="\/privacy"[^>]*>Privacy<\/a>/)
  }
  const text = readDistText('/privacy.html').replaceAll(/<[^>]+>/g, '|')
  expect(documentedKeys()).not.toEqual([])
  for (const { key, where } of documentedKeys()) expect(text).toContain(`|${key}| |${where}|`)
})
