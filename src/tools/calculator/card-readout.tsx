import { evenMarks } from '#lib/scale'
import { figure } from '#lib/writing.en'
import { MiniReadout } from '#ui/readout/mini-readout'
import { Ticks } from '#ui/readout/ticks'
import { CARD_CAPTION } from './name.en'

const MARKS = evenMarks(75, 5)

export default function CalculatorCardReadout() {
  return (
    <MiniReadout
      tint="calculator"
      caption={<bdi>{CARD_CAPTION}</bdi>}
      ticks={<Ticks marks={MARKS} length={75} value={5} />}
    >
      {figure('0.3')}
    </MiniReadout>
  )
}
