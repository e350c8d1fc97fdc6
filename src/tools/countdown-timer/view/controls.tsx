import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { IconName } from '#lib/icon-name'
import { Button, OneClickButton } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { CopyLink } from '#ui/buttons/copy-link'
import { classNames } from '#ui/class-names'
import { PRESETS, totalSeconds } from '../domain/settings'
import { durationText, linkOf } from '../domain/time-text'
import { MAIN_ACTION, type Timer } from '../domain/timer'
import { useTimer } from '../store'
import type { TimerState } from '../store-state'
import styles from './controls.module.css'

const presetText = (seconds: number) => durationText(seconds).replace(/minutes?/, 'min')

function Presets({ className }: { className: string }) {
  const total = useTimer((s) => totalSeconds(s.settings))
  const choose = useTimer((s) => s.choose)
  return (
    <Chips aria-label="Quick presets" className={className}>
      {PRESETS.map((seconds) => (
        <Button
          key={seconds}
          variant="chip"
          aria-pressed={seconds === total}
          onClick={() => choose(seconds)}
        >
          {presetText(seconds)}
        </Button>
      ))}
    </Chips>
  )
}

const PRIMARY: Record<Timer['phase'], { text: string; icon: IconName }> = {
  settings: { text: 'Start Timer', icon: 'play' },
  running: { text: 'Pause', icon: 'pause' },
  paused: { text: 'Resume', icon: 'play' },
  finished: { text: 'New Timer', icon: 'timer' },
}

const canStart = ({ timer, settings }: TimerState) =>
  timer.phase !== 'settings' || totalSeconds(settings) > 0

/** An Enter key held down starts the timer; it does not pause and resume it ever after. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}

type ButtonRef = RefObject<HTMLButtonElement | null>

/** The same element in all phases, so that the focus stays on it. */
export function PrimaryButton({ primary }: { primary?: ButtonRef }) {
  const { text, icon } = useTimer((s) => PRIMARY[s.timer.phase])
  const act = useTimer((s) => s[MAIN_ACTION[s.timer.phase]])
  const enabled = useTimer(canStart)
  return (
    <OneClickButton
      variant="primary"
      icon={icon}
      ref={primary}
      disabled={!enabled}
      onPress={act}
      onKeyDown={ignoreRepeats}
    >
      {text}
    </OneClickButton>
  )
}

function ResetButton() {
  const reset = useTimer((s) => s.reset)
  const setting = useTimer((s) => s.timer.phase === 'settings')
  return (
    <Button icon="rotate-ccw" disabled={setting} onClick={reset}>
      Reset
    </Button>
  )
}

/** Gives the focus of what a change of the phase hides or disables, such as Reset, to the main button. */
function useKeptFocus(setting: boolean, primary: ButtonRef) {
  const controls = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    const isLost = activeElement?.matches(setting ? ':disabled' : '[aria-pressed]')
    if (isLost && controls.current?.contains(activeElement)) primary.current?.focus()
  }, [setting, primary])
  return controls
}

/** The two buttons and the presets, at one place in all phases. */
export function TimerControls({ primary }: { primary: ButtonRef }) {
  const setting = useTimer((s) => s.timer.phase === 'settings')
  const link = useTimer((s) => linkOf(s.settings))
  const controls = useKeptFocus(setting, primary)
  return (
    <section
      ref={controls}
      className={styles.controls}
      aria-label={setting ? 'Timer settings' : 'Timer controls'}
    >
      <div className={styles.actions}>
        <PrimaryButton primary={primary} />
        <div className={styles.others}>
          <ResetButton />
          <CopyLink settings={link} compact="always" />
        </div>
      </div>
      <Presets className={classNames(styles.presets, !setting && styles.hidden)} />
    </section>
  )
}
