import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { usePageBox, type PageBox } from '#ui/browser/use-page-box'
import { classNames } from '#ui/class-names'
import { layOutPreview, type Layout, type PreviewLayout } from '../domain/layout'
import styles from './square.module.css'

/**
 * Where to put the left or upper edge, in CSS pixels of the page: about in the middle, on the border of a
 * device pixel, and of a CSS pixel if there is one nearby, since browsers round to one or the other.
 */
function middle(start: number, length: number, shownPx: number, ratio: number): number {
  const centered = Math.round(start + (length - shownPx / ratio) / 2)
  const whole = [0, 1, -1, 2, -2]
    .map((step) => centered + step)
    .find((edge) => Math.abs(edge * ratio - Math.round(edge * ratio)) < 1e-6)
  return whole ?? Math.round(centered * ratio) / ratio
}

/**
 * In whole device pixels a module and on their borders, or modules would come out unequal. By a
 * transform, since lengths in CSS pixels are rounded. What the canvas has beyond the code hangs over.
 */
function place(canvas: HTMLCanvasElement, preview: PreviewLayout, codePx: number, box: PageBox) {
  const { left, top, width, height, ratio } = box
  const { scale, offsetPx } = preview
  canvas.style.left = `${middle(left, width, codePx, ratio) - left}px`
  canvas.style.top = `${middle(top, height, codePx, ratio) - top}px`
  canvas.style.setProperty('--scale', String(scale / ratio))
  canvas.style.setProperty('--overhang', `${-offsetPx}px`)
}

/** Fills the square, where no module needs whole pixels. */
const layOutSmooth = (bitmapPx: number, squarePx: number): PreviewLayout => ({
  sizePx: squarePx,
  scale: 1,
  modulePx: squarePx / bitmapPx,
  offsetPx: 0,
})

function paint(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  layout: PreviewLayout,
  isSmooth: boolean,
) {
  const { sizePx, modulePx, offsetPx } = layout
  const context = canvas.getContext('2d')
  // Closed: its owner has replaced it already.
  if (!context || bitmap.width === 0) return
  context.imageSmoothingEnabled = isSmooth
  context.imageSmoothingQuality = 'high'
  // The light color is that of the margin's corner.
  context.drawImage(bitmap, 0, 0, 1, 1, 0, 0, sizePx, sizePx)
  const sidePx = bitmap.width * modulePx
  context.drawImage(bitmap, offsetPx, offsetPx, sidePx, sidePx)
}

interface ShownCode {
  /** One pixel a module, unless it `isSmooth`. */
  bitmap: ImageBitmap
  /** The layout of the file. */
  layout: Layout
  isSmooth: boolean
}

interface Props {
  image: ShownCode | null
  /** Background of the code, which the rest of the square has too. */
  light: string
  label: string
  /** The picture is not that of what is entered now. */
  isStale: boolean
  /** What stands there while there is no picture. */
  children: ReactNode
}

interface CanvasProps extends Omit<Props, 'image' | 'children'> {
  code: ShownCode
  /** Where the square around it lies; null until that is known. */
  box: PageBox | null
}

/** Shows a code as large as the square around it allows. Painting is repeatable, so remounts are harmless. */
function CodeCanvas({ box, code, light, label, isStale }: CanvasProps) {
  const { bitmap, layout, isSmooth } = code
  const square = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLCanvasElement>(null)
  const hasPainted = useRef(false)
  useLayoutEffect(() => {
    const canvas = ref.current
    if (!canvas || !box || bitmap.width === 0) return
    const squarePx = Math.floor(Math.min(box.width, box.height) * box.ratio)
    const preview = isSmooth
      ? layOutSmooth(bitmap.width, squarePx)
      : layOutPreview(layout, bitmap.width, squarePx)
    place(canvas, preview, bitmap.width * preview.modulePx * preview.scale, box)
    // Setting a size, even the same one, makes a new buffer.
    const { sizePx } = preview
    if (canvas.width !== sizePx || canvas.height !== sizePx) canvas.width = canvas.height = sizePx
    // At once, since a print, which lays the page out for its paper, waits for no task.
    if (hasPainted.current) return paint(canvas, bitmap, preview, isSmooth)
    hasPainted.current = true
    // The first context of a page takes long on a slow phone: in a task of its own.
    const timer = setTimeout(paint, 0, canvas, bitmap, preview, isSmooth)
    return () => clearTimeout(timer)
  }, [bitmap, layout, isSmooth, box])
  useLayoutEffect(() => {
    // Set here: the security policy lets no prerendered element have a style of its own.
    if (square.current) square.current.style.background = light
  }, [light])
  return (
    <div ref={square} className={classNames(styles.code, isStale && styles.stale)}>
      <canvas ref={ref} role="img" aria-label={label} />
    </div>
  )
}

/** A square with a code. It is measured before there is a picture, which is then drawn at once. */
export function CodeSquare({ image, children, ...shown }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const box = usePageBox(ref)
  return (
    <div ref={ref} className={styles.square}>
      {image ? <CodeCanvas box={box} code={image} {...shown} /> : children}
    </div>
  )
}
