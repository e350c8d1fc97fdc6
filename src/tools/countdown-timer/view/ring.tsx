import { classNames } from '#ui/class-names'
import { RoundTicks } from '#ui/readout/round-ticks'
import { progressPercent } from '../domain/timer'
import { largeTimer } from '../domain/timers'
import { useTimer } from '../state'
import dialStyles from './dial.module.css'

/** A light that goes round once when the visitor starts a timer; not when one of an earlier visit goes on. */
function Sweep() {
  const started = useTimer((s) => s.notice?.kind === 'started' && s.shown)
  return (
    <span
      key={Number(started)}
      className={classNames(dialStyles.sweep, started !== false && dialStyles.swept)}
    />
  )
}

/** The time left as a share of the whole: a scale bent round. The clock gives it in digits. */
export function Ring() {
  const percent = useTimer((s) => {
    const timer = largeTimer(s)
    return timer.phase === 'finished' ? null : progressPercent(timer)
  })
  return (
    <>
      <RoundTicks percent={percent} />
      <Sweep />
    </>
  )
}
