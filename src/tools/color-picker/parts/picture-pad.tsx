import { useId, useLayoutEffect, useRef } from 'react'
import { Note } from '../../../ui/layout/note'
import { colorOfPixel, LOUPE_PX, loupeColors, type Pixels } from '../domain/picture'
import { usePicture } from '../store-picture'
import { BitmapPad } from './bitmap-pad'
import styles from './picture-colors.module.css'

/** Units of the crosshair: its ring is as large as on the color canvas. */
const WIDTH = 300

const MIDDLE = (LOUPE_PX - 1) / 2

/**
 * The pixels around the crosshair, enlarged, the one that a click selects in the middle. On a canvas: an element for
 * each pixel would take longer than a frame.
 */
function Loupe({ pixels }: { pixels: Pixels }) {
  const at = usePicture((s) => s.at)
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = ref.current?.getContext('2d')
    if (!context) return
    context.clearRect(0, 0, LOUPE_PX, LOUPE_PX)
    for (const [index, color] of loupeColors(pixels, at).entries()) {
      if (color === null) continue
      context.fillStyle = color
      context.fillRect(index % LOUPE_PX, Math.floor(index / LOUPE_PX), 1, 1)
    }
  }, [pixels, at])
  return (
    <div className={styles.loupe} aria-hidden="true">
      <canvas ref={ref} width={LOUPE_PX} height={LOUPE_PX} />
      <svg viewBox={`0 0 ${LOUPE_PX} ${LOUPE_PX}`}>
        <rect className={styles.outer} x={MIDDLE} y={MIDDLE} width="1" height="1" />
        <rect className={styles.inner} x={MIDDLE} y={MIDDLE} width="1" height="1" />
      </svg>
    </div>
  )
}

interface Props {
  preview: ImageBitmap
  pixels: Pixels
}

export function PicturePad({ preview, pixels }: Props) {
  const id = useId()
  const at = usePicture((s) => s.at)
  const lookAt = usePicture((s) => s.lookAt)
  const tryOutAt = usePicture((s) => s.tryOutAt)
  const selectAt = usePicture((s) => s.selectAt)
  const moveBy = usePicture((s) => s.moveBy)
  const selectHere = usePicture((s) => s.selectHere)
  const { widthPx, heightPx } = pixels
  const color = colorOfPixel(pixels, at)
  const scale = WIDTH / widthPx
  return (
    <div className={styles.picture}>
      <div className={styles.pad}>
        <BitmapPad
          label="Picture"
          describedBy={id}
          bitmap={preview}
          widthPx={WIDTH}
          heightPx={heightPx * scale}
          crosshair={{ x: (at.x + 0.5) * scale - 0.5, y: (at.y + 0.5) * scale - 0.5 }}
          value={{ now: at.x, max: widthPx - 1, text: `${color} at ${at.x}, ${at.y}` }}
          onTryOut={tryOutAt}
          onSelect={selectAt}
          onHover={lookAt}
          onMove={moveBy}
          onEnter={selectHere}
        />
      </div>
      <div>
        <Loupe pixels={pixels} />
        <Note id={id}>
          <b className={styles.value}>{color}</b> Click, or use the arrow keys and Enter.
        </Note>
      </div>
    </div>
  )
}
