import type { Page } from '@playwright/test'
import { PUBLISHED } from '../../../src/site/languages'
import { privacyText } from '../../../src/site/privacy.en'

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

/** What the page on privacy names as kept. A key may end with `*`. */
export const documentedKeys = (): { key: string; where: string }[] =>
  privacyText({
    basePath: '/',
    adsHost: '',
    ratesHost: '',
    isOfLanguages: PUBLISHED.length > 1,
  }).kept.map(({ name, where }) => ({ key: name, where }))

/** Whether that page tells of it. */
export const isDocumented = ({ key, where }: Kept): boolean =>
  documentedKeys().some(
    (row) =>
      row.where === where.toLowerCase() &&
      (row.key.endsWith('*') ? key.startsWith(row.key.slice(0, -1)) : key === row.key),
  )
