import { useLayoutEffect, useRef } from 'react'
import type { Line } from '../../tools/answer'
import styles from './value-lines.module.css'

const wholeOf = ({ value }: Line) => value.replace(/[.,].*/, '')

/** What a number lacks of the longest whole in its column: with it, unseen, the decimal marks are aligned. */
const lacking = (wholes: readonly string[], columns: number): string[] =>
  wholes.map((own, at) =>
    wholes
      .reduce(
        (longest, other, index) =>
          (index - at) % columns === 0 && other.length > longest.length ? other : longest,
        own,
      )
      .slice(own.length),
  )

/** An answer in several units, in columns: as large as the longest lets all be. */
export function ValueLines({ lines }: { lines: readonly Line[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const count = lines.length
  const columns = count % 2 === 1 ? 3 : 2
  const wholes = lines.map(wholeOf)
  const lacks = lacking(wholes, columns)
  const lacksBelow = lacking(wholes, 1)
  const characters = Math.max(
    ...lines.map(({ value, unit }, at) => `${lacksBelow[at]}${value} ${unit}`.length),
  )
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
        {lines.map(({ value, unit }, at) => (
          <li key={unit}>
            <b className="numerals" data-lacks={lacks[at]} data-lacks-below={lacksBelow[at]}>
              {value}
            </b>{' '}
            <small>{unit}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
