import { Readout } from '../../../ui/readout/readout'
import { useTimer } from '../store'
import styles from './floating-clock.module.css'
import { PrimaryButton } from './timer-controls'
import { useClockText } from './timer-readout'

/** The clock in a window of its own, with the main button. */
export function FloatingClock() {
  const phase = useTimer((s) => s.timer.phase)
  const text = useClockText()
  return (
    <main className={styles.window}>
      <Readout className={styles.readout} data-phase={phase} aria-label="Countdown">
        <p className={`numerals ${styles.clock}`} role="timer" aria-label="Time left">
          {text}
        </p>
      </Readout>
      <PrimaryButton />
    </main>
  )
}
