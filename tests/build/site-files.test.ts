import { describe, expect, test } from 'vitest'
import { TOOLS } from '../../src/tools/registry'
import { distPaths, readDist, readDistText } from '../e2e/support/dist'
import { PAGES } from '../e2e/support/routes'
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
  const html = readDistText(path === '/' ? '/index.html' : `${path}.html`)
  const image = /property="og:image" content="https:\/\/nimble\.example([^"]+)"/.exec(html)?.[1]

  test('SH-11: has a share image of 1200 x 630 of its own', () => {
    expect(image).toBe(`/og${path === '/' ? '/landing' : path}.png`)
    expect(pngSize(image ?? '')).toEqual({ width: 1200, height: 630 })
    // A blank picture of that size is a few kB.
    expect(readDist(image ?? '').length).toBeGreaterThan(8_000)
  })
})

test('no two share images are alike', () => {
  const images = distPaths().filter((path) => path.startsWith('/og/'))
  expect(new Set(images.map((path) => readDist(path).toString('base64'))).size).toBe(images.length)
  expect(images).toHaveLength(PAGES.length)
})

test('the sitemap lists the landing page and every available tool', () => {
  const listed = [...readDistText('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
  const available = TOOLS.filter((tool) => tool.available).map(({ link }) => link)
  expect(listed.map(([, address]) => address)).toEqual(
    ['/', ...available].map((path) => `https://nimble.example${path}`),
  )
})

test('robots.txt lets everybody in and names the sitemap', () => {
  const robots = readDistText('/robots.txt')
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: \S/m)
  expect(robots).toMatch(/^Sitemap: https:\/\/nimble\.example\/sitemap\.xml$/m)
})

test('there are icons for tabs, for vectors and for home screens', () => {
  expect(readDist('/favicon.ico').readUInt32LE(0)).toBe(0x00010000)
  expect(readDistText('/favicon.svg')).toMatch(/<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(pngSize('/apple-touch-icon.png')).toEqual({ width: 180, height: 180 })
})
