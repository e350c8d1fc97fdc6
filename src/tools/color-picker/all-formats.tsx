import { CopyRow } from '../../ui/copy-row'
import { RowList } from '../../ui/row-list'
import styles from './all-formats.module.css'
import { COLOR_FORMATS, formatColor } from './domain/formats'
import pageStyles from './page.module.css'
import { useColor } from './store'

export function AllFormats() {
  const color = useColor((s) => s.color)
  const copy = useColor((s) => s.copy)
  const rows = COLOR_FORMATS.map((format) => ({
    name: format.toUpperCase(),
    value: formatColor(color, format),
  }))
  return (
    <section className={`${pageStyles.section} ${styles.section}`} aria-labelledby="color-formats">
      <h2 id="color-formats">All Formats</h2>
      <RowList
        pressable
        items={rows}
        keyOf={({ name }) => name}
        renderItem={({ name, value }) => (
          // The key: what was copied is not what another value's row says.
          <CopyRow key={value} name={name} value={value} onCopy={() => copy(value)} />
        )}
      />
    </section>
  )
}
