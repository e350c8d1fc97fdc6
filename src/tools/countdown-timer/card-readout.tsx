import { evenMarks } from '../../lib/scale'
import { useTitlePrefix } from '../../ui/browser/use-title-prefix'
import { MiniReadout } from '../../ui/readout/mini-readout'
import { Ticks } from '../../ui/readout/ticks'

const MINUTES = 5
const MARKS = evenMarks(60, 5)
const LEFT_S = 272

/** An example; a running timer's own time, which the timer puts into the tab's title. */
export default function TimerCardReadout() {
  const runningTime = useTitlePrefix()
  if (runningTime !== null) {
    return (
      <MiniReadout
        caption="Your timer"
        long
        ticks={<Ticks marks={MARKS} length={60} value={null} />}
      >
        {runningTime}
      </MiniReadout>
    )
  }
  const ticks = <Ticks marks={MARKS} length={60} value={LEFT_S / MINUTES} />
  return (
    <MiniReadout caption={`timer ${MINUTES} min`} ticks={ticks}>
      04:32
    </MiniReadout>
  )
}
