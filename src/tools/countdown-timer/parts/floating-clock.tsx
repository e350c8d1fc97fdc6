import { Readout } from '../../../ui/readout/readout'
import { useTimer } from '../store'
import styles from './floating-clock.module.css'
import { PrimaryButton } from './timer-controls'
import { Clock } from './timer-readout'

/** The clock in a window of its own, with the main button. */
export function FloatingClock() {
  const phase = useTimer((s) => s.timer.phase)
  return (
    <main className={styles.window}>
      <Readout className={styles.readout} data-phase={phase} aria-label="Countdown">
        <Clock className={styles.clock} />
      </Readout>
      <PrimaryButton />
    </main>
  )
}
