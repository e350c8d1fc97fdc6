import { canFillScreen, fillScreen } from '#ui/browser/full-screen'
import { Button } from '#ui/buttons/button'
import { Floating } from '#ui/layout/floating'
import { Readout } from '#ui/readout/readout'
import { largeTimer } from '../../domain/timers'
import { useTimer } from '../../state'
import { COUNTDOWN } from '../../texts.en'
import { PrimaryButton } from '../../view/controls'
import { Clock, READOUT_ID } from '../../view/readout'
import styles from './corner.module.css'
import * as texts from './texts.en'

/** The clock in a window of its own, with the main button. */
function FloatingClock() {
  const phase = useTimer((s) => largeTimer(s).phase)
  return (
    <main className={styles.window}>
      <Readout
        tint="countdown-timer"
        className={styles.readout}
        data-phase={phase}
        aria-label={COUNTDOWN}
      >
        <Clock className={styles.clock} />
      </Readout>
      <PrimaryButton />
    </main>
  )
}

const CLOCK = <FloatingClock />
const SIZE = { width: 320, height: 180 }

function fill() {
  const readout = document.getElementById(READOUT_ID)
  if (readout) void fillScreen(readout)
}

/** Other places for the clock: a window of its own, and all of the screen. */
export default function Corner() {
  return (
    <>
      <Floating title={COUNTDOWN} size={SIZE}>
        {CLOCK}
      </Floating>
      {canFillScreen() && (
        <Button
          variant="glass"
          icon="maximize"
          className={styles.last}
          title={texts.FULL_SCREEN}
          onClick={fill}
        />
      )}
    </>
  )
}
