import { Button } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { Chips } from '../../../ui/buttons/chips'
import { Stack } from '../../../ui/layout/columns'
import { Floating } from '../../../ui/layout/floating'
import { Note } from '../../../ui/layout/note'
import { actOnTimer, canFill, switchKeys, useTimerKeys } from '../store-keys'
import { FloatingClock } from './floating-clock'

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
