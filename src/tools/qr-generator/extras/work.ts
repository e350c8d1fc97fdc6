import type { Adapters } from '../domain/adapters'
import type { QrSettings } from '../domain/settings'
import type { ShapeFile } from './files/domain'
import { looksWork, type LooksParts } from './looks/domain'

/** The browser functions of the extras' work, beside those of the core. */
export type ExtraParts<Source> = LooksParts<Source>

/** What the extras do off the page. */
export const extraWork = <Source>(parts: Adapters & ExtraParts<Source>) => ({
  // The code comes when a file is first made.
  drawShapes: async (settings: QrSettings, file: ShapeFile) =>
    (await import('./files/domain')).drawShapes(settings, file, parts),
  ...looksWork(parts),
})
