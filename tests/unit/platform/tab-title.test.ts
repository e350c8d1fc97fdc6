import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The document, whose title is the text of an element. */
const page = {
  title: 'Timer | Nimble',
  text: {
    set nodeValue(text: string) {
      page.title = text
    },
  },
  querySelector: (): { firstChild: object | null } => ({ firstChild: page.text }),
}

/** The module remembers the title: each test is a visit of its own. */
async function visit() {
  vi.resetModules()
  return import('#platform/tab-title')
}

beforeEach(() => {
  page.title = 'Timer | Nimble'
  vi.stubGlobal('document', page)
})
afterEach(() => void vi.unstubAllGlobals())

test('the prefix stands before the title, and the next takes its place', async () => {
  const { prefixTitle } = await visit()
  prefixTitle('00:05:00')
  expect(page.title).toBe('00:05:00 · Timer | Nimble')
  prefixTitle('00:04:59')
  expect(page.title).toBe('00:04:59 · Timer | Nimble')
})

test('without a prefix the title is what it was', async () => {
  const { prefixTitle } = await visit()
  prefixTitle('00:05:00')
  prefixTitle(null)
  expect(page.title).toBe('Timer | Nimble')
  prefixTitle(null)
  expect(page.title).toBe('Timer | Nimble')
})

test('the title of the next page takes the place of the last one’s, behind the prefix', async () => {
  const { prefixTitle, setPageTitle } = await visit()
  prefixTitle('00:05:00')
  setPageTitle('Calculator | Nimble')
  expect(page.title).toBe('00:05:00 · Calculator | Nimble')
  prefixTitle('00:04:59')
  expect(page.title).toBe('00:04:59 · Calculator | Nimble')
  prefixTitle(null)
  expect(page.title).toBe('Calculator | Nimble')
})

test('a document without such a text has the title too', async () => {
  const { prefixTitle } = await visit()
  vi.spyOn(page, 'querySelector').mockReturnValueOnce({ firstChild: null })
  prefixTitle('00:05:00')
  expect(page.title).toBe('00:05:00 · Timer | Nimble')
})

test('without a prefix a page has its own title', async () => {
  const { prefixTitle, setPageTitle } = await visit()
  setPageTitle('Calculator | Nimble')
  expect(page.title).toBe('Calculator | Nimble')
  prefixTitle(null)
  expect(page.title).toBe('Calculator | Nimble')
})
