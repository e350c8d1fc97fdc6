import { expect, test } from 'vitest'
import { findCycle } from '../../support/import-cycles'
import { checkFile } from '../../support/import-rules'
import { isBarrel } from '../../support/module-imports'

// Made-up files, so that a rule of the architecture test that lets everything pass is found out.

const qr = (file: string) => `src/tools/qr-generator/${file}`
const known = new Set([
  ...['tool.ts', 'registry.ts', 'calculator/store.ts', 'calculator/domain/keys.ts'].map(
    (file) => `src/tools/${file}`,
  ),
  ...['domain/encode.ts', 'effects.ts', 'state.ts', 'worker.ts', 'page.tsx'].map(qr),
  'src/app/shell.tsx',
  'src/lib/result.ts',
  'src/platform/log.ts',
  'src/ui/button.tsx',
  'src/ui/button.module.css',
  'workers/qr.worker.ts',
  'workers/adapters/canvas.ts',
])

test.each([
  ['src/lib/result.ts', `import { log } from '../platform/log'`],
  ['src/lib/result.ts', `import 'react'`],
  ['src/lib/result.ts', `export { log } from '../platform/log'`],
  ['src/lib/result.ts', `export * from '../platform/log'`],
  ['src/lib/result.ts', `import type { Log } from '../platform/log'`],
  ['src/lib/result.ts', `type Log = import('../platform/log').Log`],
  ['src/lib/result.ts', `const log = await import('../platform/log')`],
  ['src/lib/result.ts', `const name = 'react'; const react = await import(name)`],
  ['src/lib/result.ts', `import { gone } from './gone'`],
  ['src/platform/log.ts', `import { Shell } from '../app/shell'`],
  ['src/ui/button.tsx', `import { useQr } from '../tools/qr-generator/state'`],
  ['src/ui/button.tsx', `import { wrap } from 'comlink'`],
  [qr('domain/encode.ts'), `import Decimal from 'decimal.js'`],
  [qr('domain/encode.ts'), `import { log } from '../../../platform/log'`],
  [qr('domain/encode.ts'), `import { keys } from '../../calculator/domain/keys'`],
  [qr('worker.ts'), `import { useQr } from './state'`],
  [qr('effects.ts'), `import { useQr } from './state'`],
  [qr('effects.ts'), `import { api } from '../../../workers/qr.worker'`],
  [qr('effects.ts'), `import type { Api } from '../../../workers/qr.worker'`],
  [qr('state.ts'), `import { useCalculator } from '../calculator/state'`],
  [qr('state.ts'), `new Worker(new URL('../../../workers/qr.worker.ts', import.meta.url))`],
  [qr('page.tsx'), `import { openPicture } from './extras/read/state'`],
  [qr('page.tsx'), `import { log } from '../../platform/log'`],
  [qr('page.tsx'), `import { useCalculator } from '../calculator/state'`],
  [qr('helpers.ts'), ``],
  ['src/app/routes.tsx', `import Page from '../tools/qr-generator/page'`],
  ['src/app/routes.tsx', `const page = import('../tools/qr-generator/page')`],
  ['src/app/routes.tsx', `const pages = import.meta.glob('../tools/*/store.ts')`],
  ['src/config.ts', `import { ok } from './lib/result'`],
  ['src/prerender.tsx', `import { ok } from './lib/result'`],
  ['workers/qr.worker.ts', `import { useQr } from '../src/tools/qr-generator/state'`],
  ['workers/qr.worker.ts', `import { useState } from 'react'`],
  [qr('domain/encode.ts'), `import { draw } from '../../../../workers/adapters/canvas'`],
  ['src/sw.ts', `import { ok } from './lib/result'`],
  ['src/stray.ts', ``],
])('the import table forbids in %s: %s', (path, source) => {
  expect(checkFile(path, source, known)).toHaveLength(1)
})

test.each([
  ['src/ui/button.tsx', `import { ok } from '../lib/result'; import './button.module.css'`],
  [qr('domain/encode.ts'), `import { create } from 'qrcode'`],
  ['src/tools/color-picker/domain/color.ts', `import { useMode } from 'culori/fn'`],
  [qr('worker.ts'), `import type { Qr } from './domain/encode'`],
  [qr('effects.ts'), `const domain = () => import('./domain/encode')`],
  [qr('effects.ts'), `new Worker(new URL('../../../workers/qr.worker.ts', import.meta.url))`],
  [qr('page.tsx'), `import { useQr } from './state'; const page = <p lang="en" />`],
  ['src/app/routes.tsx', `const pages = import.meta.glob('../tools/*/page.tsx')`],
  ['src/site/tags.ts', `const page = new URL('https://nimble.example', base)`],
  ['workers/qr.worker.ts', `import { draw } from './adapters/canvas'; import 'comlink'`],
  ['src/sw.ts', `import { precacheAndRoute } from 'workbox-precaching'`],
])('the import table allows in %s: %s', (path, source) => {
  expect(checkFile(path, source, known)).toEqual([])
})

const edges = (...pairs: [string, string[]][]) => new Map(pairs)

test('a circle is seen, and nothing in a graph without one', () => {
  expect(findCycle(edges(['a', ['b', 'c']], ['b', ['c']], ['c', ['a']]))).toEqual([
    'a',
    'b',
    'c',
    'a',
  ])
  expect(findCycle(edges(['a', ['b', 'c']], ['b', ['c']], ['c', []]))).toBeNull()
})

test('a file that only hands on is a barrel', () => {
  expect(isBarrel('a.ts', `export { a } from './a'\nexport * from './b'\n`)).toBe(true)
  expect(isBarrel('a.ts', `export { a } from './a'\nexport const b = 1\n`)).toBe(false)
  expect(isBarrel('a.ts', `export const b = 1\n`)).toBe(false)
})
