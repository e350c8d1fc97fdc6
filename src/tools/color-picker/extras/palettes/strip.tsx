import type { HexColor } from '#lib/color'
import { Button } from '#ui/buttons/button'
import { ColorSwatch } from '#ui/readout/color-swatch'
import { simulate } from './domain/color-vision'
import type { NamedSwatch } from './domain/scale'
import { useColor } from '../../state'
import { usePalette } from './state'
import * as texts from './texts.en'
import { ColorButton } from '../../view/color-button'
import { CopyValue } from '../../view/copy-value'
import { useBloom } from '../../view/use-bloom'
import styles from './strip.module.css'

function Lock({ index, color }: { index: number; color: HexColor }) {
  const isLocked = usePalette((s) => s.shuffled[index]?.isLocked ?? false)
  const toggleLock = usePalette((s) => s.toggleLock)
  return (
    <Button
      variant="quiet"
      className={styles.lock}
      aria-pressed={isLocked}
      aria-label={texts.lock(color, isLocked)}
      onClick={() => toggleLock(index)}
    >
      {isLocked ? texts.LOCKED : texts.LOCK}
    </Button>
  )
}

/** The swatches with names and values; under each its color as it is seen with the chosen cones. */
export function PaletteStrip({ swatches }: { swatches: readonly NamedSwatch[] }) {
  const source = usePalette((s) => s.source)
  const vision = usePalette((s) => s.vision)
  const select = useColor((s) => s.select)
  const list = useBloom(swatches.map(({ color }) => color).join())
  return (
    <ul ref={list} className={styles.strip} aria-label={texts.SWATCHES}>
      {swatches.map(({ name, color }, index) => (
        // The key is the place: a swatch keeps the focus when it gets the next color.
        <li key={name}>
          <span className={styles.name}>{name}</span>
          <div className={styles.swatch}>
            <ColorButton color={color} name={texts.choose(color)} onClick={() => select(color)} />
          </div>
          {vision !== 'none' && (
            <div className={styles.seen} data-seen={simulate(color, vision)}>
              <ColorSwatch color={simulate(color, vision)} />
            </div>
          )}
          <CopyValue value={color} />
          {source === 'shuffle' && <Lock index={index} color={color} />}
        </li>
      ))}
    </ul>
  )
}
