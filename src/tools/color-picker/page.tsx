import { useEffect, useRef } from 'react'
import { ToolLayout, Zone } from '../../ui/tool-layout'
import { AllFormats } from './parts/all-formats'
import { ColorInputs } from './parts/color-inputs'
import { ColorPreview } from './parts/color-preview'
import styles from './page.module.css'
import { PaletteGenerator } from './parts/palette-generator'
import { PresetSwatches } from './parts/preset-swatches'
import { RecentColors } from './parts/recent-colors'
import { SpectrumCanvas } from './parts/spectrum-canvas'
import { useColor } from './store'

export default function ColorPickerPage() {
  const load = useColor((s) => s.load)
  useEffect(load, [load])
  const formats = useRef<HTMLHeadingElement>(null)
  return (
    <ToolLayout rows={2} className={styles.layout}>
      <ColorPreview />
      <Zone zone="inputs" className={styles.tools}>
        <div className={styles.picker}>
          <SpectrumCanvas />
          <div className={styles.choices}>
            <ColorInputs />
            <PresetSwatches />
          </div>
        </div>
        <PaletteGenerator />
      </Zone>
      <AllFormats heading={formats} />
      <Zone zone="more" className={styles.more}>
        <RecentColors next={formats} />
      </Zone>
    </ToolLayout>
  )
}
