import { logMarks, logPlace } from '#lib/scale'
import { figure } from '#lib/writing.en'
import { MiniReadout } from '#ui/readout/mini-readout'
import { Ticks } from '#ui/readout/ticks'
import { CARD_CAPTION } from './name.en'

const MARKS = logMarks()
/** Kilometers of a mile, exactly. NIST SP 811, App. B.8. */
const KILOMETERS = 1.609344

export default function UnitsCardReadout() {
  const ticks = <Ticks marks={MARKS} length={100} value={logPlace(KILOMETERS)} />
  return (
    <MiniReadout tint="unit-converter" caption={CARD_CAPTION} long ticks={ticks}>
      {figure(String(KILOMETERS))}
    </MiniReadout>
  )
}
