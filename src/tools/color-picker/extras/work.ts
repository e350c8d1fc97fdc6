import type { AnyBitmap, WorkerAdapters } from '../domain/adapters'

/** What the extras do off the page; the code of each comes with its first call. */
export const extraWork = <Bitmap extends AnyBitmap, Source>(
  adapters: WorkerAdapters<Bitmap, Source>,
) => ({
  /** Lightness and chroma of an OKLCH hue, 300 by 200 pixels. */
  drawPlane: async (hueDeg: number) =>
    (await import('./oklch/domain/oklch-plane')).sendPlane(adapters, hueDeg),
  /** Error `unreadable`: the browser cannot decode the picture. */
  openPicture: async (source: Source) =>
    (await import('./picture/domain/read-picture')).openPicture(adapters, source),
})
