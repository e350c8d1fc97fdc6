import { afterEach, expect, test, vi } from 'vitest'
import { headTags } from '../../../src/site/head-tags'
import { metaAt } from '../../../src/site/page-meta'
import { writeHead } from '../../../src/site/write-head'

afterEach(() => void vi.unstubAllGlobals())

/** A head with the tags of a page, as far as `writeHead` looks at them. */
function stubHead(path: string) {
  const elements = headTags(metaAt(path)).map(({ name, attributes, text }) => {
    const present = new Map(Object.entries(attributes))
    return {
      name,
      textContent: text,
      getAttribute: (key: string) => present.get(key) ?? null,
      setAttribute: (key: string, value: string) => void present.set(key, value),
    }
  })
  vi.stubGlobal('document', { head: { querySelectorAll: () => elements } })
  return elements
}

test('the tags become those of the next page', () => {
  const elements = stubHead('/')
  writeHead('/calculator')
  const description = elements.find((element) => element.getAttribute('name') === 'description')
  expect(description?.getAttribute('content')).toBe(metaAt('/calculator').description)
  expect(elements.at(-1)?.textContent).toContain('"name":"Calculator"')
})

test('the title is left to what shows it, so that a time in front of it stays', () => {
  const [title] = stubHead('/')
  if (!title) throw new Error('no title')
  title.textContent = '00:05:00 · Calculator | Nimble'
  writeHead('/calculator')
  expect(title.textContent).toBe('00:05:00 · Calculator | Nimble')
})
