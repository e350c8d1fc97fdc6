import { useEffect, useRef, type Ref } from 'react'
import { CopyRow } from '#ui/buttons/copy-row'
import { Announce } from '#ui/feedback/announce'
import { Columns, Stack } from '#ui/layout/columns'
import { Extra } from '#ui/layout/extra'
import { RowList } from '#ui/layout/row-list'
import { COLOR_FORMATS, formatColor } from './domain/formats'
import styles from './page.module.css'
import { ColorInputs } from './view/color-inputs'
import { ColorReadout } from './view/color-readout'
import type { EXTRA_PARTS } from './extras/list'
import { PaletteGenerator } from './view/palette-generator'
import { Settled } from './view/settled'
import { SpectrumCanvas } from './view/spectrum-canvas'
import { PresetSwatches, RecentColors } from './view/swatches'
import { prepare, useColor, useLateColor } from './state'

const part = (name: keyof typeof EXTRA_PARTS) => async () => ({
  default: (await import('./extras/list')).EXTRA_PARTS[name],
})

const loadFormats = part('formats')
const loadContrast = part('contrast')
const loadPalette = part('palette')
const loadOklch = part('oklch')
const loadPicture = part('picture')

/** Extras beside picking; each is loaded when it is first unfolded. */
function ColorExtras() {
  const opened = useColor((s) => s.opened)
  return (
    <div className={styles.extras}>
      <Announce
        text={opened && `Palette of ${opened.colors.length} colors opened`}
        turn={opened?.turn}
      />
      <Extra title="Any CSS color, more formats" load={loadFormats} />
      <Extra title="Contrast" load={loadContrast} />
      <Extra title="Palette tools" load={loadPalette} openings={opened?.turn} />
      <Extra title="OKLCH picture" load={loadOklch} />
      <Extra title="From the screen or a picture" load={loadPicture} />
    </div>
  )
}

function AllFormats({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const color = useLateColor((s) => s.settled)
  return (
    <section className={styles.section} aria-labelledby="color-formats">
      <h2 ref={heading} id="color-formats" tabIndex={-1}>
        All Formats
      </h2>
      <Settled>
        <RowList
          pressable
          items={COLOR_FORMATS}
          keyOf={(format) => format}
          renderItem={(format) => (
            <CopyRow name={format.toUpperCase()} value={formatColor(color, format)} />
          )}
        />
      </Settled>
    </section>
  )
}

export default function ColorPickerPage() {
  const load = useColor((s) => s.load)
  useEffect(load, [load])
  const formats = useRef<HTMLHeadingElement>(null)
  return (
    <Stack className={styles.parts}>
      <ColorReadout />
      <Columns>
        <SpectrumCanvas />
        <Stack>
          <ColorInputs />
          <PresetSwatches />
        </Stack>
      </Columns>
      <Columns>
        <PaletteGenerator />
        <AllFormats heading={formats} />
      </Columns>
      <ColorExtras />
      {/* Last: where it comes and goes nothing else moves. */}
      <RecentColors next={formats} />
    </Stack>
  )
}

export { prepare }

ColorPickerPage.loadOpening = async () => (await import('./opening')).openingOf(useColor.getState)
