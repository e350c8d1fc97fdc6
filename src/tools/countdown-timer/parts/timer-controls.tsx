import { useRef, type KeyboardEvent, type RefObject } from 'react'
import type { IconName } from '../../../lib/icon-name'
import { Button } from '../../../ui/button'
import { ButtonRow } from '../../../ui/button-row'
import { Zone } from '../../../ui/tool-layout'
import { totalSeconds } from '../domain/settings'
import type { Timer } from '../domain/timer'
import styles from '../page.module.css'
import { RunDetails } from './run-details'
import { useTimer, type TimerState } from '../store'
import { TimeSettings } from './time-settings'

interface PrimaryAction {
  text: string
  icon: IconName
  action: 'start' | 'pause' | 'resume' | 'reset'
}

const PRIMARY: Record<Timer['phase'], PrimaryAction> = {
  settings: { text: 'Start Timer', icon: 'play', action: 'start' },
  running: { text: 'Pause', icon: 'pause', action: 'pause' },
  paused: { text: 'Resume', icon: 'play', action: 'resume' },
  finished: { text: 'New Timer', icon: 'timer', action: 'reset' },
}

const canStart = ({ timer, settings }: TimerState) =>
  timer.phase !== 'settings' || totalSeconds(settings) > 0

/** An Enter key held down starts the timer; it does not pause and resume it ever after. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}

/** The main button stays the same element in all phases, so that the focus stays on it. */
function Actions({ primary }: { primary: RefObject<HTMLButtonElement | null> }) {
  const phase = useTimer((s) => s.timer.phase)
  const { text, icon, action } = PRIMARY[phase]
  const act = useTimer((s) => s[action])
  const reset = useTimer((s) => s.reset)
  const enabled = useTimer(canStart)
  return (
    <ButtonRow spread="even">
      <Button
        tone="primary"
        icon={icon}
        ref={primary}
        disabled={!enabled}
        onClick={act}
        onKeyDown={ignoreRepeats}
      >
        {text}
      </Button>
      {phase !== 'settings' && (
        <Button
          icon="rotate-ccw"
          onClick={() => {
            primary.current?.focus()
            reset()
          }}
        >
          Reset
        </Button>
      )}
    </ButtonRow>
  )
}

export function TimerControls() {
  const setting = useTimer((s) => s.timer.phase === 'settings')
  const start = useTimer((s) => s.start)
  const primary = useRef<HTMLButtonElement>(null)
  const startFromField = () => {
    primary.current?.focus()
    start()
  }
  return (
    <Zone
      zone="inputs"
      className={styles.controls}
      aria-label={setting ? 'Timer settings' : 'Timer controls'}
    >
      {setting ? <TimeSettings onEnter={startFromField} /> : <RunDetails />}
      <Actions primary={primary} />
    </Zone>
  )
}
