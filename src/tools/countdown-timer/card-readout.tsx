import { evenMarks } from '#lib/scale'
import { useTitlePrefix } from '#ui/browser/use-title-prefix'
import { MiniReadout } from '#ui/readout/mini-readout'
import { Ticks } from '#ui/readout/ticks'
import { cardCaption, YOUR_TIMER } from './name.en'

const MINUTES = 5
const MARKS = evenMarks(60, 5)
const LEFT_S = 272

/** An example; a running timer's own time, which the timer puts into the tab's title. */
export default function TimerCardReadout() {
  const runningTime = useTitlePrefix()
  const isExample = runningTime === null
  return (
    <MiniReadout
      tint="countdown-timer"
      caption={isExample ? cardCaption(MINUTES) : YOUR_TIMER}
      long={!isExample}
      words={runningTime !== null && !/\d/.test(runningTime)}
      ticks={<Ticks marks={MARKS} length={60} value={isExample ? LEFT_S / MINUTES : null} />}
    >
      {runningTime ?? '04:32'}
    </MiniReadout>
  )
}
