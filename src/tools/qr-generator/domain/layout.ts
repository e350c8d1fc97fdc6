import { err, ok, type Result } from '#lib/result'
import type { QrError } from './errors'
import type { QrMatrix } from './encode'
import { SIZES_PX } from './settings'

/** Where a symbol stands in its square picture. */
export interface Layout {
  /** Side of the picture. */
  sizePx: number
  /** Side of a module: a whole number, because modules of a fraction are not read (v35 at 256 px). */
  modulePx: number
  /** Left and upper edge of the first module; at least the margin. */
  offsetPx: number
}

/** The largest whole module size that fits, centered. 'size-too-small' if not even one pixel fits. */
export function layOut(
  { side, version }: Pick<QrMatrix, 'side' | 'version'>,
  sizePx: number,
  margin: number,
): Result<Layout, Extract<QrError, { code: 'size-too-small' }>> {
  const span = side + 2 * margin
  const modulePx = Math.floor(sizePx / span)
  if (modulePx === 0) {
    // Every symbol fits into the largest, which the compiler cannot know.
    const fitsAtPx = SIZES_PX.find((px) => px >= span) ?? 512
    return err({ code: 'size-too-small', version, fitsAtPx })
  }
  return ok({ sizePx, modulePx, offsetPx: Math.floor((sizePx - side * modulePx) / 2) })
}

/** How a picture is shown on screen, as a canvas. */
export interface PreviewLayout extends Layout {
  /** How many device pixels a pixel of the canvas takes; with it a module has a whole number of them. */
  scale: number
}

/**
 * A code as large as whole device pixels a module allow in a square of `squarePx` of them. Where the square has room
 * for the pixels of the file, the canvas has the chosen size, as the file has, and is enlarged; else it has the size at
 * which the code is shown. The scale may be a fraction: a module of 2 pixels by 1.5 has 3, and as it is of one color it is
 * no matter which of them the browser takes for each. `spanModules` includes the margin; a square with fewer pixels than
 * that is exceeded.
 */
export function layOutPreview(file: Layout, spanModules: number, squarePx: number): PreviewLayout {
  const shownPx = Math.max(1, Math.floor(squarePx / spanModules))
  if (file.sizePx > squarePx) {
    return { sizePx: spanModules * shownPx, scale: 1, modulePx: shownPx, offsetPx: 0 }
  }
  const { sizePx, modulePx } = file
  return {
    sizePx,
    scale: shownPx / modulePx,
    modulePx,
    offsetPx: Math.floor((sizePx - spanModules * modulePx) / 2),
  }
}
