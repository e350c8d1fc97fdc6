import { evenMarks } from '../../lib/scale'
import { MiniReadout } from '../../ui/readout/mini-readout'
import { Ticks } from '../../ui/readout/ticks'

const MINUTES = 5
const MARKS = evenMarks(60, 5)
const LEFT_S = 272

export default function TimerCardReadout() {
  const ticks = <Ticks marks={MARKS} length={60} value={LEFT_S / MINUTES} />
  return (
    <MiniReadout caption={`of ${MINUTES} min`} ticks={ticks}>
      04:32
    </MiniReadout>
  )
}
