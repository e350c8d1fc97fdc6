import { useId } from 'react'
import { BitmapPad } from './bitmap-pad'
import { LoadFailure } from './load-failure'
import { Note } from '#ui/layout/note'
import { wholeHue } from '../domain/hsl'
import type { PadActions, Point } from '../domain/place'
import { crosshairOf, SPECTRUM } from '../domain/spectrum'
import styles from './spectrum-canvas.module.css'
import { useColor } from '../state'
import * as texts from '../texts.en'
import { useSettled } from './use-live'

const ACTIONS: PadActions = useColor.getState()

const followCrosshair = (moveTo: (place: Point) => void) =>
  useColor.subscribe((s) => moveTo(crosshairOf(s.color, s.crosshair, s.hueDeg).at))

/** The 300 by 200 hue and lightness canvas. */
export function SpectrumCanvas() {
  const id = useId()
  const color = useSettled((s) => s.color)
  const moved = useSettled((s) => s.crosshair)
  const lastHueDeg = useSettled((s) => s.hueDeg)
  const { bitmap, failed } = useColor((s) => s.spectrum)
  const crosshair = crosshairOf(color, moved, lastHueDeg)
  const hue = wholeHue(crosshair.hueDeg)
  const lightness = Math.round(crosshair.lightness01 * 100)
  const words = crosshair.hasHue
    ? texts.crosshairWords(crosshair.color, hue, lightness)
    : texts.grayCrosshairWords(crosshair.color, lightness)
  return (
    <section className={styles.spectrum}>
      <BitmapPad
        label={texts.CANVAS}
        describedBy={id}
        bitmap={bitmap}
        size={SPECTRUM}
        crosshair={crosshair.at}
        follow={followCrosshair}
        value={{ now: hue, max: 360, text: words }}
        actions={ACTIONS}
      />
      {failed && (
        <div role="alert" className={styles.failure}>
          <LoadFailure text={texts.CANVAS_FAILED} />
        </div>
      )}
      <Note id={id} className={styles.caption}>
        {crosshair.color === color ? texts.CANVAS_HINT : texts.enterSelects(crosshair.color)}
      </Note>
    </section>
  )
}
