import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Chips } from '#ui/buttons/chips'
import { Stack } from '#ui/layout/columns'
import { Floating } from '#ui/layout/floating'
import { Note } from '#ui/layout/note'
import { Readout } from '#ui/readout/readout'
import { useTimer } from '../../store'
import { actOnTimer, canFill, switchKeys, useTimerKeys } from '../../store-keys'
import styles from './view.module.css'
import { PrimaryButton } from '../../view/controls'
import { Clock } from '../../view/readout'

/** The clock in a window of its own, with the main button. */
function FloatingClock() {
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

const CLOCK = <FloatingClock />
const SIZE = { width: 320, height: 180 }

function KeysSwitch() {
  const areOn = useTimerKeys((s) => s.areOn)
  return (
    <>
      <Chips aria-label="Keys">
        <Button variant="chip" aria-pressed={areOn} onClick={() => switchKeys(!areOn)}>
          Keys Space, R and F
        </Button>
      </Chips>
      <Note>
        <kbd>Space</kbd> starts, pauses and resumes, <kbd>R</kbd> resets, <kbd>F</kbd> fills the
        screen; not while you type, and Space not on a button.
      </Note>
    </>
  )
}

/** Other places for the clock, and its keys. */
export default function ViewControls() {
  return (
    <Stack>
      <ButtonRow>
        {canFill() && <Button onClick={() => actOnTimer('fill')}>Full screen</Button>}
        <Floating title="Countdown" size={SIZE}>
          {CLOCK}
        </Floating>
      </ButtonRow>
      <KeysSwitch />
    </Stack>
  )
}
