import { ColorSwatch } from '#ui/readout/color-swatch'
import styles from './live-value.module.css'
import { useLive, useLiveText } from '../../view/use-live'

const paintSwatch = (element: HTMLElement, color: string) =>
  element.querySelector('rect')?.setAttribute('fill', color)

/** The color and its value beside a picture, while one drags too: the readout may be out of view. */
export function LiveValue() {
  const [color, swatch] = useLive((s) => s.color, paintSwatch)
  const value = useLiveText<HTMLElement>((s) => s.color)
  return (
    <div className={styles.live}>
      <span ref={swatch} className={styles.swatch}>
        <ColorSwatch color={color} />
      </span>
      <b className={styles.value} translate="no" {...value} />
    </div>
  )
}
