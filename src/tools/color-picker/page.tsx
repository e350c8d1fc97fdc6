import { useEffect, useRef, type Ref } from 'react'
import { CopyRow } from '#ui/buttons/copy-row'
import { Announce } from '#ui/feedback/announce'
import { Sharing } from '#ui/feedback/sharing'
import { Stack } from '#ui/layout/columns'
import { HydratedLater } from '#ui/layout/hydrated-later'
import { RowList } from '#ui/layout/row-list'
import { Section } from '#ui/layout/section'
import { COLOR_FORMATS, formatColor } from './domain/formats'
import styles from './page.module.css'
import { ColorInputs } from './view/color-inputs'
import { ColorReadout } from './view/color-readout'
import { ColorExtras } from './extras/list'
import { PaletteGenerator } from './view/palette-generator'
import { Settled } from './view/settled'
import { SpectrumCanvas } from './view/spectrum-canvas'
import { PresetSwatches, RecentColors } from './view/swatches'
import { prepare } from './effects'
import { useColor } from './state'
import * as texts from './texts.en'
import { useLateColor } from './view/use-live'

function PaletteOpened() {
  const opened = useColor((s) => s.opened)
  const words = opened && 'palette' in opened && texts.paletteOpened(opened.palette.length)
  return <Announce text={words} revision={opened?.revision} />
}

function AllFormats({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const color = useLateColor((s) => s.settled)
  const alpha01 = useLateColor((s) => s.alpha01)
  return (
    <Section title={texts.ALL_FORMATS} heading={heading}>
      <Settled>
        <RowList
          pressable
          isWide
          items={COLOR_FORMATS}
          keyOf={(format) => format}
          renderItem={(format) => (
            <CopyRow name={format.toUpperCase()} value={formatColor(color, format, alpha01)} />
          )}
        />
      </Settled>
    </Section>
  )
}

export default function ColorPickerPage() {
  const load = useColor((s) => s.load)
  useEffect(load, [load])
  const formats = useRef<HTMLHeadingElement>(null)
  return (
    <Stack className={styles.parts}>
      <ColorReadout />
      <div className={styles.choice}>
        <SpectrumCanvas />
        <Stack>
          <ColorInputs />
          <PresetSwatches />
        </Stack>
        <PaletteGenerator />
      </div>
      <div className={styles.extras}>
        <PaletteOpened />
        <ColorExtras />
      </div>
      <HydratedLater>
        <AllFormats heading={formats} />
      </HydratedLater>
      {/* Last: where it comes and goes nothing else moves. */}
      <RecentColors next={formats} />
      <Sharing />
    </Stack>
  )
}

export { prepare }

ColorPickerPage.loadOpening = async () => (await import('./opening')).openingOf(useColor.getState)
