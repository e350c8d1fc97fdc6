import { useState } from 'react'
import { classNames } from '#ui/class-names'
import { Announce } from '#ui/feedback/announce'
import { Card } from '#ui/layout/card'
import { ColorButton } from './color-button'
import { CopyValue } from './copy-value'
import { LoadFailure } from './load-failure'
import { SelectField } from '#ui/fields/field'
import { Note } from '#ui/layout/note'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { PALETTE_TYPES, paletteSize, type PaletteType } from '../domain/palette'
import pageStyles from '../page.module.css'
import styles from './palette-generator.module.css'
import settledStyles from './settled.module.css'
import { useColor, type ColorState } from '../state'
import * as texts from '../texts.en'
import { useBloom } from './use-bloom'
import { useLateColor } from './use-live'

const TYPE_OPTIONS = PALETTE_TYPES.map((value) => ({ value, text: texts.PALETTE_NAMES[value] }))

/** The palette is not of the color that is shown, or not of the type. */
const isStale = (s: ColorState) => s.busy || s.color !== s.settled

function Swatches() {
  const palette = useLateColor((s) => s.palette)
  const type = useLateColor((s) => s.paletteType)
  const select = useColor((s) => s.select)
  const stale = useDelayedBusy(useLateColor(isStale))
  const count = palette?.length ?? paletteSize(type)
  const list = useBloom(palette)
  return (
    <ul
      ref={list}
      className={classNames(styles.swatches, stale && settledStyles.stale)}
      data-count={count}
    >
      {palette?.map((color, index) => (
        // The key is the place: a swatch keeps the focus when it gets the color of the next palette.
        <li key={index} className={styles.item}>
          <ColorButton
            color={color}
            name={texts.selectColor(color)}
            onClick={() => select(color)}
          />
          <CopyValue value={color} />
        </li>
      ))}
    </ul>
  )
}

export function PaletteGenerator() {
  const type = useColor((s) => s.paletteType)
  const setType = useColor((s) => s.setPaletteType)
  // Nothing is announced while the page opens.
  const [chosen, setChosen] = useState(false)
  const choose = (next: PaletteType) => {
    setType(next)
    setChosen(true)
  }
  const busy = useLateColor(isStale)
  const failed = useLateColor((s) => s.paletteFailed && !s.busy)
  return (
    <section className={pageStyles.section} aria-labelledby="color-palette" aria-busy={busy}>
      <div className={styles.head}>
        <h2 id="color-palette">{texts.PALETTE_GENERATOR}</h2>
        <SelectField
          label={texts.PALETTE_TYPE}
          value={type}
          options={TYPE_OPTIONS}
          onChange={choose}
        />
      </div>
      <div className={styles.palette}>
        {failed ? (
          <Card role="alert" className={styles.failure}>
            <LoadFailure text={texts.PALETTE_FAILED} />
          </Card>
        ) : (
          <Swatches />
        )}
      </div>
      <Announce text={chosen && texts.paletteChosen(type, paletteSize(type))} />
      <Note>{texts.PALETTE_HINT}</Note>
    </section>
  )
}
