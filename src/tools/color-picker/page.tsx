import { useEffect, useRef } from 'react'
import { Columns, Stack } from '../../ui/layout/columns'
import { AllFormats } from './parts/all-formats'
import { ColorExtras } from './parts/color-extras'
import { ColorInputs } from './parts/color-inputs'
import { ColorReadout } from './parts/color-readout'
import { PaletteGenerator } from './parts/palette-generator'
import { SpectrumCanvas } from './parts/spectrum-canvas'
import { PresetSwatches, RecentColors } from './parts/swatches'
import { prepare, useColor } from './store'

export default function ColorPickerPage() {
  const load = useColor((s) => s.load)
  useEffect(load, [load])
  const formats = useRef<HTMLHeadingElement>(null)
  return (
    <Stack>
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
