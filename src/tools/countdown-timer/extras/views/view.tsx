import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Chips } from '#ui/buttons/chips'
import { Stack } from '#ui/layout/columns'
import { Floating } from '#ui/layout/floating'
import { Note } from '#ui/layout/note'
import { Readout } from '#ui/readout/readout'
import { largeTimer } from '../../domain/timers'
import { useTimer } from '../../state'
import { COUNTDOWN } from '../../texts.en'
import styles from './view.module.css'
import { PrimaryButton } from '../../view/controls'
import { Clock, READOUT_ID } from '../../view/readout'
import * as texts from './texts.en'

/** The clock in a window of its own, with the main button. */
function FloatingClock() {
  const phase = useTimer((s) => largeTimer(s).phase)
  return (
    <main className={styles.window}>
      <Readout className={styles.readout} data-phase={phase} aria-label={COUNTDOWN}>
        <Clock className={styles.clock} />
      </Readout>
      <PrimaryButton />
    </main>
  )
}

const CLOCK = <FloatingClock />
const SIZE = { width: 320, height: 180 }

function KeysSwitch() {
  const areOn = useTimer((s) => s.options.keysAreOn)
  const setOptions = useTimer((s) => s.setOptions)
  return (
    <>
      <Chips aria-label={texts.KEYS}>
        <Button
          variant="chip"
          aria-pressed={areOn}
          onClick={() => setOptions({ keysAreOn: !areOn })}
        >
          {texts.KEYS_SWITCH}
        </Button>
      </Chips>
      <Note>{texts.KEYS_NOTE}</Note>
    </>
  )
}

/** Other places for the clock, and its keys. */
export default function ViewControls() {
  const canFillScreen = useTimer((s) => s.canFillScreen)
  const fillScreen = useTimer((s) => s.fillScreen)
  function fill() {
    const readout = document.getElementById(READOUT_ID)
    if (readout) fillScreen(readout)
  }
  return (
    <Stack>
      <ButtonRow>
        {canFillScreen() && <Button onClick={fill}>{texts.FULL_SCREEN}</Button>}
        <Floating title={COUNTDOWN} size={SIZE}>
          {CLOCK}
        </Floating>
      </ButtonRow>
      <KeysSwitch />
    </Stack>
  )
}
