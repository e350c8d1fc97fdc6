import type { Adapters, PictureReader } from '../domain/adapters'
import type { StyledPicture } from '../domain/render'
import type { QrSettings } from '../domain/settings'
import type { ShapeFile } from './files/domain'
import { openLogo } from './looks/domain'

/** What draws the codes that are no plain squares, by its field of the settings: its code comes with the first of them. */
export const DRAWINGS: Readonly<Record<string, () => Promise<{ styledPicture: StyledPicture }>>> = {
  style: () => import('../domain/scene/styled'),
}

/** The browser functions of the extras' work. */
export type ExtraParts<Source> = Adapters & PictureReader<Source>

/** What the extras do off the page. */
export const extraWork = <Source>(parts: ExtraParts<Source>) => ({
  // The code comes when a file is first made.
  drawShapes: async (settings: QrSettings, file: ShapeFile) =>
    (await import('./files/domain')).drawShapes(settings, file, parts),
  openLogo: (picture: Source) => openLogo(picture, parts),
})
