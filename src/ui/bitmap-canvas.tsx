import { useLayoutEffect, useRef } from 'react'

interface Props {
  bitmap: ImageBitmap
  label: string
  className?: string | undefined
}

/** Shows a bitmap at its own size. Painting is repeatable, so remounts are harmless. */
export function BitmapCanvas({ bitmap, label, className }: Props) {
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const canvas = ref.current
    // Closed: its owner has replaced it already.
    if (!canvas || bitmap.width === 0) return
    // Setting a size, even the same one, makes a new buffer.
    if (canvas.width !== bitmap.width) canvas.width = bitmap.width
    if (canvas.height !== bitmap.height) canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return <canvas ref={ref} role="img" aria-label={label} className={className} />
}
