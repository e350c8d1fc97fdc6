import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../../../scripts/bootstrap/paths.mjs'

/** A name in one of the browser's stores, and all that it holds as a text. */
export interface Kept {
  where: 'local storage' | 'session storage' | 'IndexedDB' | 'Cache'
  key: string
  content: string
}

/** Everything that the browser keeps for the page's origin, cookies apart. */
export const keptBy = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const items = (where: Kept['where'], area: Storage) =>
      Object.entries(area).map(([key, value]) => ({ where, key, content: String(value) }))
    const databases = await indexedDB.databases()
    const stores: Kept[] = databases.map(({ name = '' }) => ({
      where: 'IndexedDB',
      key: name,
      content: '',
    }))
    for (const key of await caches.keys()) {
      const requests = await (await caches.open(key)).keys()
      stores.push({ where: 'Cache', key, content: requests.map(({ url }) => url).join('\n') })
    }
    return [
      ...items('local storage', localStorage),
      ...items('session storage', sessionStorage),
      ...stores,
    ]
  })

/** The rows of the README's table of what is kept, as `key, where`. A key may end with `*`. */
export function documentedKeys(): { key: string; where: string }[] {
  const readme = readFileSync(join(rootDir, 'README.md'), 'utf8')
  const privacy = readme.split(/^## /m).find((section) => section.startsWith('Privacy')) ?? ''
  return [...privacy.matchAll(/^\| *`([^`]+)` *\| *([^|]+?) *\|/gm)].map(
    ([, key = '', where = '']) => ({ key, where }),
  )
}

/** Whether a row of the README tells of it. */
export const isDocumented = ({ key, where }: Kept): boolean =>
  documentedKeys().some(
    (row) =>
      row.where.toLowerCase().startsWith(where.toLowerCase()) &&
      (row.key.endsWith('*') ? key.startsWith(row.key.slice(0, -1)) : key === row.key),
  )
