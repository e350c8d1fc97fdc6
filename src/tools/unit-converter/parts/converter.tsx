import { Announce } from '../../../ui/feedback/announce'
import { Panes } from '../../../ui/readout/panes'
import { Readout } from '../../../ui/readout/readout'
import { useRested } from '../../../ui/feedback/use-rested'
import { useChosenUnits, useConversion, useUnits } from '../store'
import styles from './converter.module.css'
import { FromPane } from './from-pane'
import { SlideRule } from './slide-rule'
import { ToPane } from './to-pane'

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
