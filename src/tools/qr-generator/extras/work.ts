import type { Adapters, PictureReader } from '../domain/adapters'
import type { QrSettings } from '../domain/settings'
import type { ShapeFile } from './files/domain'
import { openLogo } from './looks/domain'

/** The browser functions of the extras' work. */
export type ExtraParts<Source> = Adapters & PictureReader<Source>

/** What the extras do off the page. */
export const extraWork = <Source>(parts: ExtraParts<Source>) => ({
  // The code comes when a file is first made.
  drawShapes: async (settings: QrSettings, file: ShapeFile) =>
    (await import('./files/domain')).drawShapes(settings, file, parts),
  openLogo: (picture: Source) => openLogo(picture, parts),
})
