import { useCallback, useId, useLayoutEffect, useRef } from 'react'
import type { Picture, Size } from '#lib/picture'
import { ColorSwatch } from '#ui/readout/color-swatch'
import { Note } from '#ui/layout/note'
import { colorOfPixel, LOUPE_PX, loupePixels, previewSize } from './domain/picture'
import type { PadActions, Point } from '../../domain/place'
import { usePicture, type PictureState } from './state'
import * as texts from './texts.en'
import { BitmapPad } from '../../view/bitmap-pad'
import styles from './view.module.css'

const ACTIONS: PadActions = usePicture.getState()

/** Units of the crosshair: its ring is as large as on the color canvas. */
const WIDTH = 300

const MIDDLE = (LOUPE_PX - 1) / 2

/**
 * The pixels around the crosshair, enlarged, the one that a click selects in the middle. Drawn without a render: that
 * would take longer than a frame.
 */
function Loupe({ pixels }: { pixels: Picture }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const shown = new ImageData(LOUPE_PX, LOUPE_PX)
    function draw({ at }: PictureState, before?: PictureState) {
      if (at === before?.at) return
      shown.data.set(loupePixels(pixels, at))
      ref.current?.getContext('2d')?.putImageData(shown, 0, 0)
    }
    draw(usePicture.getState())
    return usePicture.subscribe(draw)
  }, [pixels])
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

/** The middle of a pixel, in units of the crosshair. */
const placeOf = ({ x, y }: Point, { widthPx, heightPx }: Size, heightInUnits: number): Point => ({
  x: ((x + 0.5) * WIDTH) / widthPx - 0.5,
  y: ((y + 0.5) * heightInUnits) / heightPx - 0.5,
})

interface Props {
  preview: ImageBitmap
  pixels: Picture
}

export function PicturePad({ preview, pixels }: Props) {
  const id = useId()
  const at = usePicture((s) => s.textAt)
  const color = colorOfPixel(pixels, at)
  // The preview itself, once closed, has no size.
  const shown = previewSize(pixels.widthPx, pixels.heightPx)
  const height = (WIDTH * shown.heightPx) / shown.widthPx
  const follow = useCallback(
    (moveTo: (place: Point) => void) =>
      usePicture.subscribe((state) => moveTo(placeOf(state.at, pixels, height))),
    [pixels, height],
  )
  return (
    <div className={styles.picture}>
      <div className={styles.pad}>
        <BitmapPad
          label={texts.PICTURE}
          describedBy={id}
          bitmap={preview}
          size={{ widthPx: WIDTH, heightPx: height }}
          crosshair={placeOf(at, pixels, height)}
          follow={follow}
          value={{ now: at.x, max: pixels.widthPx - 1, text: texts.placeWords(color, at.x, at.y) }}
          actions={ACTIONS}
        />
      </div>
      <div>
        <Loupe pixels={pixels} />
        <Note id={id}>
          <span className={styles.swatch}>
            <ColorSwatch color={color} />
          </span>
          <b className={styles.value}>{color}</b> {texts.HINT}
        </Note>
      </div>
    </div>
  )
}
