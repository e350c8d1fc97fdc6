import { memo, useDeferredValue, type Ref } from 'react'
import { CopyRow } from '../../../ui/buttons/copy-row'
import { RowList } from '../../../ui/layout/row-list'
import type { HexColor } from '../../../lib/color'
import { COLOR_FORMATS, formatColor } from '../domain/formats'
import styles from '../page.module.css'
import { useColor } from '../store'
import { Settled } from './settled'

const Rows = memo(function Rows({ color }: { color: HexColor }) {
  return (
    <RowList
      pressable
      items={COLOR_FORMATS}
      keyOf={(format) => format}
      renderItem={(format) => (
        <CopyRow name={format.toUpperCase()} value={formatColor(color, format)} />
      )}
    />
  )
})

/** The list comes after the color itself, in a task of its own: a click is painted sooner. */
export function AllFormats({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const color = useDeferredValue(useColor((s) => s.settled))
  return (
    <section className={styles.section} aria-labelledby="color-formats">
      <h2 ref={heading} id="color-formats" tabIndex={-1}>
        All Formats
      </h2>
      <Settled>
        <Rows color={color} />
      </Settled>
    </section>
  )
}
