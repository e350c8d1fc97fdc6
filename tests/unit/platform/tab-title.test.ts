import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = { title: 'Timer | Nimble' }

/** The module remembers the title: each test is a visit of its own. */
async function visit() {
  vi.resetModules()
  return (await import('../../../src/platform/tab-title')).prefixTitle
}

beforeEach(() => {
  page.title = 'Timer | Nimble'
  vi.stubGlobal('document', page)
})
afterEach(() => void vi.unstubAllGlobals())

test('the prefix stands before the title, and the next takes its place', async () => {
  const prefixTitle = await visit()
  prefixTitle('00:05:00')
  expect(page.title).toBe('00:05:00 · Timer | Nimble')
  prefixTitle('00:04:59')
  expect(page.title).toBe('00:04:59 · Timer | Nimble')
})

test('without a prefix the title is what it was', async () => {
  const prefixTitle = await visit()
  prefixTitle('00:05:00')
  prefixTitle(null)
  expect(page.title).toBe('Timer | Nimble')
  prefixTitle(null)
  expect(page.title).toBe('Timer | Nimble')
})

test('the title of the next page takes the place of the last one’s', async () => {
  const prefixTitle = await visit()
  prefixTitle('00:05:00')
  page.title = 'Calculator | Nimble'
  prefixTitle('00:04:59')
  expect(page.title).toBe('00:04:59 · Calculator | Nimble')
  prefixTitle(null)
  expect(page.title).toBe('Calculator | Nimble')
})

test('a title written after the last prefix stays', async () => {
  const prefixTitle = await visit()
  prefixTitle('00:05:00')
  page.title = 'Calculator | Nimble'
  prefixTitle(null)
  expect(page.title).toBe('Calculator | Nimble')
})

test('the title of the next page gets the prefix in front of it too', async () => {
  const prefixTitle = await visit()
  const { renewTitle } = await import('../../../src/platform/tab-title')
  renewTitle()
  expect(page.title).toBe('Timer | Nimble')
  prefixTitle('Paused')
  page.title = 'Calculator | Nimble'
  renewTitle()
  expect(page.title).toBe('Paused · Calculator | Nimble')
  prefixTitle(null)
  expect(page.title).toBe('Calculator | Nimble')
})
