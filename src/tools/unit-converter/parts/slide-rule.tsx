import { logMarks, logPlace } from '../../../lib/scale'
import { Ticks } from '../../../ui/readout/ticks'
import styles from './converter.module.css'
import { useConversion } from '../store'

const MARKS = logMarks()
const LENGTH = 100
const WHOLES = [2, 3, 4, 5, 6, 7, 8, 9]

/** The leading digits of the result, on a slide rule from 1 to 10. */
export function SlideRule() {
  const result = Number(useConversion()?.result ?? 0)
  return (
    <>
      <svg className={styles.numerals} aria-hidden="true">
        <text y="11">1</text>
        {WHOLES.map((whole) => (
          <text key={whole} x={`${logPlace(whole).toFixed(2)}%`} y="11" textAnchor="middle">
            {whole}
          </text>
        ))}
        <text x="100%" y="11" textAnchor="end">
          10
        </text>
      </svg>
      <Ticks marks={MARKS} length={LENGTH} value={result === 0 ? null : logPlace(result)} />
    </>
  )
}
