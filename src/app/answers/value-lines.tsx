import { useLayoutEffect, useRef } from 'react'
import type { Line } from '../../tools/answer'
import { classNames } from '#ui/class-names'
import styles from './value-lines.module.css'

/** In characters: longer lines stand below each other on a phone. */
const LONGEST_BESIDE = 12

/** An answer in several units, in columns: as large as the longest lets all be. */
export function ValueLines({ lines }: { lines: readonly Line[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const longest = Math.max(...lines.map(({ value, unit }) => value.length + unit.length + 1))
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--characters', String(Math.max(longest, 8)))
    ref.current?.style.setProperty('--count', String(lines.length))
    // The styles need to know how many rows the lines make in two columns.
    ref.current?.style.setProperty('--in-two', String(Math.ceil(lines.length / 2)))
    ref.current?.style.setProperty('--in-three', String(Math.ceil(lines.length / 3)))
  }, [longest, lines.length])
  return (
    <div ref={ref} className={styles.cell}>
      <ul
        translate="no"
        className={classNames(
          styles.lines,
          longest > LONGEST_BESIDE && styles.wide,
          lines.length % 2 === 1 && styles.odd,
        )}
      >
        {lines.map(({ value, unit }) => (
          <li key={unit}>
            <b className="numerals">{value}</b> <small>{unit}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
