import { useLayoutEffect, useRef, type ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'canvas'>, 'ref' | 'width' | 'height'> {
  bitmap: ImageBitmap | null | undefined
}

/** Shows a bitmap pixel by pixel; without one it is empty. */
export function BitmapCanvas({ bitmap, ...canvasProps }: Props) {
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    // One that is closed has no width: its owner has replaced it already.
    canvas.width = bitmap?.width ?? 0
    canvas.height = bitmap?.height ?? 0
    if (bitmap?.width) canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return <canvas ref={ref} {...canvasProps} />
}
