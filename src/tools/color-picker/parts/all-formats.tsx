import type { Ref } from 'react'
import { CopyRow } from '../../../ui/buttons/copy-row'
import { RowList } from '../../../ui/layout/row-list'
import { COLOR_FORMATS, formatColor } from '../domain/formats'
import styles from '../page.module.css'
import { useColor } from '../store'

export function AllFormats({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const color = useColor((s) => s.color)
  const copy = useColor((s) => s.copy)
  const rows = COLOR_FORMATS.map((format) => ({
    name: format.toUpperCase(),
    value: formatColor(color, format),
  }))
  return (
    <section className={styles.section} aria-labelledby="color-formats">
      <h2 ref={heading} id="color-formats" tabIndex={-1}>
        All Formats
      </h2>
      <RowList
        pressable
        items={rows}
        keyOf={({ name }) => name}
        renderItem={({ name, value }) => (
          <CopyRow name={name} value={value} onCopy={() => copy(value)} />
        )}
      />
    </section>
  )
}
