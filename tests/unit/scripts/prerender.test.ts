import { expect, test } from 'vitest'
import { pageLinks } from '../../../scripts/build/prerender'

type Bundle = Parameters<typeof pageLinks>[0]

// What Rolldown gives for a page in a clone on Windows, as far as it is read.
const bundle = {
  page: {
    type: 'chunk',
    fileName: 'static/js/calculator.js',
    moduleIds: ['C:/clone/src/tools/calculator/page.tsx'],
    imports: [],
    code: '',
    viteMetadata: { importedCss: new Set(['static/assets/calculator.css']) },
  },
} as unknown as Bundle

test.each(['C:/clone', 'C:/clone/'])('the chunk of a page is found in a clone at %s', (root) => {
  const links = pageLinks(bundle, '', { root, base: '/', module: 'src/tools/calculator/page.tsx' })
  expect(links).toContain('rel="modulepreload" crossorigin href="/static/js/calculator.js"')
  expect(links).toContain('rel="stylesheet" crossorigin href="/static/assets/calculator.css"')
})

test('a page without a chunk ends the build', () => {
  expect(() =>
    pageLinks(bundle, '', { root: 'C:/clone', base: '/', module: 'src/nope.tsx' }),
  ).toThrow('no chunk for')
})
