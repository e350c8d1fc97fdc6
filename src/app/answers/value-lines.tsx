import { useLayoutEffect, useRef } from 'react'
import type { Line } from '../../tools/answer'
import styles from './value-lines.module.css'

/** An answer in several units, in columns: as large as the longest lets all be. */
export function ValueLines({ lines }: { lines: readonly Line[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const count = lines.length
  const longest = Math.max(...lines.map(({ value, unit }) => value.length + unit.length + 1))
  useLayoutEffect(() => {
    // The styles need to know how many rows the lines make.
    const columns = count % 2 === 1 ? 3 : 2
    const sizes = {
      characters: Math.max(longest, 8),
      count,
      columns,
      rows: Math.ceil(count / columns),
    }
    for (const [name, size] of Object.entries(sizes)) {
      ref.current?.style.setProperty(`--${name}`, String(size))
    }
  }, [longest, count])
  return (
    <div ref={ref} className={styles.cell}>
      <ul translate="no" className={styles.lines}>
        {lines.map(({ value, unit }) => (
          <li key={unit}>
            <b className="numerals">{value}</b> <small>{unit}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
