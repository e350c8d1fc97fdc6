import type * as en from './titles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./titles.de'), typeof en>
// Written from c627c9f3641f
export const appName = (site: string) => `${site} – Kostenlose Online-Tools`
export const LANDING_TITLE = 'Kostenlose Online-Tools für alle'
export const PRIVACY_TITLE = 'Datenschutz'
export const NOT_FOUND_TITLE = 'Seite nicht gefunden'

export const documentTitle = (pageTitle: string, site: string): string =>
  `${pageTitle} | ${appName(site)}`
