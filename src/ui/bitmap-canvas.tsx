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
    // The first context of a page takes long on a slow phone: in a task of its own.
    const timer = setTimeout(() => {
      if (bitmap.width > 0) canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    })
    return () => clearTimeout(timer)
  }, [bitmap])
  return <canvas ref={ref} role="img" aria-label={label} className={className} />
}
