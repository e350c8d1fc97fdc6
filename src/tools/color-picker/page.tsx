import { useEffect, useRef } from 'react'
import { ToolLayout, Zone } from '../../ui/tool-layout'
import { AllFormats } from './all-formats'
import { ColorInputs } from './color-inputs'
import { ColorPreview } from './color-preview'
import styles from './page.module.css'
import { PaletteGenerator } from './palette-generator'
import { PresetSwatches } from './preset-swatches'
import { RecentColors } from './recent-colors'
import { SpectrumCanvas } from './spectrum-canvas'
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
