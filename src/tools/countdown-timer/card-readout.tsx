import { evenMarks } from '#lib/scale'
import { useShareLeft } from '#ui/browser/use-share-left'
import { useTitlePrefix } from '#ui/browser/use-title-prefix'
import { MiniReadout } from '#ui/readout/mini-readout'
import { Ticks } from '#ui/readout/ticks'
import { cardCaption, YOUR_TIMER } from './name.en'

const MINUTES = 5
const TICKS = 60
const MARKS = evenMarks(TICKS, 5)
const EXAMPLE = { time: '04:32', left01: 272 / (MINUTES * 60) }

/** An example; a running timer's own time, which the timer puts into the tab's title, and how much of it is left. */
export default function TimerCardReadout() {
  const runningTime = useTitlePrefix()
  const left01 = useShareLeft()
  const isExample = runningTime === null
  // As in the window: without hours of zero.
  const shown = runningTime?.replace(/^00:/, '') ?? EXAMPLE.time
  const value = (isExample ? EXAMPLE.left01 : left01) * TICKS
  return (
    <MiniReadout
      tint="countdown-timer"
      caption={isExample ? cardCaption(MINUTES) : YOUR_TIMER}
      long={shown.length > EXAMPLE.time.length}
      words={!/\d/.test(shown)}
      ticks={<Ticks marks={MARKS} length={TICKS} value={value} />}
    >
      {shown}
    </MiniReadout>
  )
}
