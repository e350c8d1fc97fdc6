import { evenMarks } from '#lib/scale'
import { MiniReadout } from '#ui/readout/mini-readout'
import { Ticks } from '#ui/readout/ticks'

const MARKS = evenMarks(75, 5)

export default function CalculatorCardReadout() {
  return (
    <MiniReadout
      tint="calculator"
      caption="0.1 + 0.2 ="
      ticks={<Ticks marks={MARKS} length={75} value={5} />}
    >
      0.3
    </MiniReadout>
  )
}
