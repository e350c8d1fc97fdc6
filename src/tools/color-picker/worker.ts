import type { HexColor } from '#lib/color'
import { ok } from '#lib/result'
import { makePalette, type PaletteType } from './domain/palette'
import { drawSpectrum } from './domain/spectrum'
import type { AnyBitmap, WorkerAdapters } from './domain/adapters'
import { extraWork } from './extras/work'

/** All that is done off the page, which closes each bitmap that it is given. */
export const createColorWorker = <Bitmap extends AnyBitmap, Source>(
  adapters: WorkerAdapters<Bitmap, Source>,
) => ({
  makePalette: async (color: HexColor, type: PaletteType) => ok(makePalette(color, type)),
  /** 300 by 200 pixels. */
  drawSpectrum: async () => {
    const bitmap = adapters.toBitmap(drawSpectrum())
    return adapters.handOver(ok(bitmap), [bitmap])
  },
  ...extraWork(adapters),
})

export type ColorWorker<Bitmap extends AnyBitmap, Source> = ReturnType<
  typeof createColorWorker<Bitmap, Source>
>
