import { ColorSwatch } from '../../../ui/color-swatch'
import { CopyButton } from '../../../ui/copy-button'
import { SelectField } from '../../../ui/field'
import { Zone } from '../../../ui/tool-layout'
import styles from './color-preview.module.css'
import { COLOR_FORMATS, formatColor } from '../domain/formats'
import { readableOn } from '../domain/readable-on'
import { useColor } from '../store'

const FORMAT_OPTIONS = COLOR_FORMATS.map((value) => ({ value, text: value.toUpperCase() }))

function Swatch({ value }: { value: string }) {
  const color = useColor((s) => s.color)
  return (
    <div className={styles.swatch}>
      <ColorSwatch color={color} />
      <output className={`${styles.value} ${styles[readableOn(color)]}`}>{value}</output>
    </div>
  )
}

/** The selected color, large, with its value in the chosen format. */
export function ColorPreview() {
  const color = useColor((s) => s.color)
  const format = useColor((s) => s.format)
  const setFormat = useColor((s) => s.setFormat)
  const copy = useColor((s) => s.copy)
  const value = formatColor(color, format)
  return (
    <Zone zone="result" className={styles.preview} aria-label="Selected color">
      <Swatch value={value} />
      <div className={styles.controls}>
        <SelectField label="Format" value={format} options={FORMAT_OPTIONS} onChange={setFormat} />
        {/* The key: what was copied is not the value of another color. */}
        <CopyButton key={value} label="Copy Color" tone="primary" onCopy={() => copy(value)} />
      </div>
    </Zone>
  )
}
