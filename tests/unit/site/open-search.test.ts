import { expect, test } from 'vitest'
import { openSearch } from '../../../src/site/open-search'

test('AN-39: the description for address bars has the question behind #, with the entities that XML wants', () => {
  const xml = openSearch('https://nimble.example/a&b')
  expect(xml).toContain('template="https://nimble.example/a&amp;b/#q={searchTerms}"')
  const [, name = ''] = /<ShortName>(.*)<\/ShortName>/.exec(xml) ?? []
  expect(name.length).toBeLessThanOrEqual(16)
  expect(name).not.toBe('')
})
