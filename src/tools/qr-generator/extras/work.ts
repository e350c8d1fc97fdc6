import type { RenderAdapters, StyledCode } from '../domain/render'
import type { QrSettings } from '../domain/settings'
import type { VectorFile } from './files/domain'
import { openLogo } from './looks/domain/logo'
import type { PictureReader } from './shared/picture-reader'

/**
 * What draws the codes that are no plain squares: its code comes with the first of them. An object, so that the line of
 * the extra can be deleted.
 */
export const STYLE_RENDERERS: Readonly<{
  style?: () => Promise<{ styledCode: StyledCode }>
}> = {
  style: () => import('./looks/domain/styled'),
}

/** What the extras' work is done with. */
export interface WorkAdapters<Source> extends RenderAdapters, PictureReader<Source> {
  /** Lets other work of the worker go first. */
  pause: () => Promise<void>
  /** How many pictures the page has asked for. */
  revision: () => number
}

/** What the extras do off the page. */
export const extraWork = <Source>(adapters: WorkAdapters<Source>) => ({
  // The code comes when a file is first made.
  drawVectorFile: async (settings: QrSettings, file: VectorFile) =>
    (await import('./files/domain')).drawVectorFile(settings, file, adapters),
  /** Reads the picture of the settings back as it is saved. 'outdated': another picture was asked for, or the settings have none. */
  async check(settings: QrSettings, savedPx: number) {
    const own = adapters.revision()
    const { checkScan } = await import('./read-back/domain/scan-check')
    const isOutdated = () => adapters.revision() !== own
    return checkScan(settings, savedPx, { ...adapters, isOutdated })
  },
  openLogo: (picture: Source) => openLogo(picture, adapters),
})
