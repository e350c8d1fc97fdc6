import { logMarks, logPlace } from '../../../lib/scale'
import { Announce } from '../../../ui/feedback/announce'
import { Panes } from '../../../ui/readout/panes'
import { Readout } from '../../../ui/readout/readout'
import { Ticks } from '../../../ui/readout/ticks'
import { useRested } from '../../../ui/feedback/use-rested'
import { useChosenUnits, useConversion, useUnits } from '../store'
import styles from './converter.module.css'
import { FromPane } from './from-pane'
import { ToPane } from './to-pane'

const MARKS = logMarks()
const LENGTH = 100
const WHOLES = [2, 3, 4, 5, 6, 7, 8, 9]

/** What has changed, for screen readers; the read-only field itself is silent. */
function Announcement() {
  const conversion = useConversion()
  const { category, from, to } = useChosenUnits()
  const isEmpty = useUnits((s) => s.text.trim() === '')
  const chosen = isEmpty ? `${category.name}: ${from.name} to ${to.name}, no value` : ''
  const text = conversion
    ? `${conversion.value} ${from.name} = ${conversion.result} ${to.name}`
    : chosen
  return <Announce text={useRested(text)} />
}

/** The leading digits of the result, on a slide rule from 1 to 10. */
function SlideRule() {
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

/** One sentence with two numbers: the first is typed, the second follows. */
export function Converter() {
  const swapUnits = useUnits((s) => s.swapUnits)
  return (
    <Readout className={styles.readout} aria-label="Conversion" ticks={<SlideRule />}>
      <Announcement />
      <Panes from={<FromPane />} to={<ToPane />} swapName="Swap units" onSwap={swapUnits} />
    </Readout>
  )
}
