import { useLayoutEffect, useRef } from 'react'
import type { Line } from '../../tools/answer'
import styles from './value-lines.module.css'

const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length))

/** An answer in several units, in columns: as large as the longest lets all be. */
export function ValueLines({ lines }: { lines: readonly Line[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const count = lines.length
  const columns = count % 2 === 1 ? 3 : 2
  const characters =
    longest(lines.map(({ value }) => value)) + 1 + longest(lines.map(({ unit }) => unit))
  useLayoutEffect(() => {
    // The styles need to know how many rows the lines make.
    const sizes = { characters, count, columns, rows: Math.ceil(count / columns) }
    for (const [name, size] of Object.entries(sizes)) {
      ref.current?.style.setProperty(`--${name}`, String(size))
    }
  }, [characters, count, columns])
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
