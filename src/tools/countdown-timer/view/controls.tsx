import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { IconName } from '#lib/icon-name'
import { Button, OneClickButton, type ButtonVariant } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { CopyLink } from '#ui/buttons/copy-link'
import { classNames } from '#ui/class-names'
import { PRESETS, totalSeconds } from '../domain/settings'
import { linkOf } from '../domain/time-text'
import { MAIN_ACTION, type Timer } from '../domain/timer'
import { largeTimer } from '../domain/timers'
import { useTimer, type TimerState } from '../state'
import * as texts from '../texts.en'
import styles from './controls.module.css'

function Presets({ className }: { className: string }) {
  const total = useTimer((s) => totalSeconds(s.draft.settings))
  const choose = useTimer((s) => s.choose)
  return (
    <Chips aria-label={texts.PRESETS_LABEL} className={className}>
      {PRESETS.map((seconds) => (
        <Button
          key={seconds}
          variant="chip"
          aria-pressed={seconds === total}
          onClick={() => choose(seconds)}
        >
          {texts.presetText(seconds)}
        </Button>
      ))}
    </Chips>
  )
}

const ICONS: Record<Timer['phase'], IconName> = {
  settings: 'play',
  running: 'pause',
  paused: 'play',
  finished: 'timer',
}

const isSetting = (state: TimerState) => largeTimer(state).phase === 'settings'

const canStart = (state: TimerState) => !isSetting(state) || totalSeconds(state.draft.settings) > 0

/** An Enter key held down starts the timer; it does not pause and resume it ever after. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}

type ButtonRef = RefObject<HTMLButtonElement | null>

/** The same element in all phases, so that the focus stays on it. */
export function PrimaryButton({
  primary,
  variant = 'primary',
}: {
  primary?: ButtonRef
  variant?: ButtonVariant
}) {
  const phase = useTimer((s) => largeTimer(s).phase)
  const act = useTimer((s) => s[MAIN_ACTION[phase]])
  const enabled = useTimer(canStart)
  return (
    <OneClickButton
      variant={variant}
      icon={ICONS[phase]}
      ref={primary}
      disabled={!enabled}
      onPress={() => act()}
      onKeyDown={ignoreRepeats}
    >
      {texts.MAIN_BUTTON[phase]}
    </OneClickButton>
  )
}

function ResetButton() {
  const reset = useTimer((s) => s.reset)
  const setting = useTimer(isSetting)
  return (
    <Button icon="rotate-ccw" disabled={setting} onClick={reset}>
      {texts.RESET}
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
  const setting = useTimer(isSetting)
  const link = useTimer((s) => linkOf(s.draft.settings))
  const controls = useKeptFocus(setting, primary)
  return (
    <section
      ref={controls}
      className={styles.controls}
      aria-label={setting ? texts.SETTINGS_LABEL : texts.CONTROLS_LABEL}
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
