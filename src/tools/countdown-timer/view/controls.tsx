import type { KeyboardEvent, RefObject } from 'react'
import { durationText } from '#lib/duration'
import type { IconName } from '#lib/icon-name'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button, OneClickButton, type ButtonVariant } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { classNames } from '#ui/class-names'
import { Announce } from '#ui/feedback/announce'
import { useNews } from '#ui/feedback/use-news'
import { PRESETS, totalSeconds } from '../domain/settings'
import { timerTitle } from '../domain/time-text'
import { isLongest, MAIN_ACTION, type Timer } from '../domain/timer'
import { large, largeTimer, MOST_TIMERS } from '../domain/timers'
import { useTimer, type TimerState } from '../state'
import * as texts from '../texts.en'
import styles from './controls.module.css'

function Preset({ seconds }: { seconds: number }) {
  const isSet = useTimer((s) => totalSeconds(s.draft.settings) === seconds)
  const choose = useTimer((s) => s.choose)
  return (
    <Button variant="chip" aria-pressed={isSet} onClick={() => choose(seconds)}>
      {seconds < 3600 ? texts.presetMinutes(seconds / 60) : durationText(seconds)}
    </Button>
  )
}

/** As an element that stays the same, it is not rendered again with what is around it. */
const PRESET_CHIPS = (
  <Chips aria-label={texts.PRESETS_LABEL}>
    {PRESETS.map((seconds) => (
      <Preset key={seconds} seconds={seconds} />
    ))}
  </Chips>
)

const isFullOf = (state: TimerState) => isLongest(largeTimer(state))

/** What one wants most of a timer that is on: some minutes more, or another one beside it. */
function MoreTime({ announce }: { announce: (text: string) => void }) {
  const isFull = useTimer(isFullOf)
  const hasMost = useTimer((s) => s.timers.length >= MOST_TIMERS)
  const addMinutes = useTimer((s) => s.addMinutes)
  const putAside = useTimer((s) => s.putAside)
  function add(count: number) {
    if (isFull) return
    addMinutes(count)
    // Less than that may have been left of the longest length.
    announce(isFullOf(useTimer.getState()) ? texts.LONGEST_TIMER : texts.minutesAdded(count))
  }
  function addTimer() {
    const shown = large(useTimer.getState())
    putAside()
    announce(
      hasMost || !shown ? texts.mostTimers(MOST_TIMERS) : texts.isPutAside(timerTitle(shown)),
    )
  }
  return (
    <div className={styles.more} role="group" aria-label={texts.MORE_TIME_LABEL}>
      {[1, 5].map((count) => (
        <Button key={count} aria-disabled={isFull} onClick={() => add(count)}>
          {texts.moreMinutes(count)}
        </Button>
      ))}
      <Button variant="quiet" icon="plus" aria-disabled={hasMost} onClick={addTimer}>
        {texts.ADD_TIMER}
      </Button>
    </div>
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

export type ButtonRef = RefObject<HTMLButtonElement | null>

interface PrimaryProps {
  primary?: ButtonRef
  variant?: ButtonVariant
  /** The button has its icon alone. */
  compact?: boolean
}

/** The same element in all phases, so that the focus stays on it. */
export function PrimaryButton({ primary, variant = 'primary', compact = false }: PrimaryProps) {
  const phase = useTimer((s) => largeTimer(s).phase)
  const act = useTimer((s) => s[MAIN_ACTION[phase]])
  const enabled = useTimer(canStart)
  const text = texts.MAIN_BUTTON[phase]
  return (
    <OneClickButton
      variant={variant}
      icon={ICONS[phase]}
      ref={primary}
      disabled={!enabled}
      title={compact ? text : undefined}
      onPress={() => act()}
      onKeyDown={ignoreRepeats}
    >
      {compact ? null : text}
    </OneClickButton>
  )
}

/** The two buttons, and at one place the presets or, once a timer is on, what one wants of it: nothing moves. */
export function TimerControls({ primary }: { primary: ButtonRef }) {
  const setting = useTimer(isSetting)
  // A change of the phase hides or disables others, such as Reset.
  const focusEvents = useFallbackFocus(primary, true)
  const reset = useTimer((s) => s.reset)
  const { news, announce } = useNews()
  const isFinished = useTimer((s) => largeTimer(s).phase === 'finished')
  // The words of one timer do not come again with the next.
  if (isFinished && news.text !== '') announce('')
  return (
    <section
      className={styles.controls}
      aria-label={setting ? texts.SETTINGS_LABEL : texts.CONTROLS_LABEL}
      {...focusEvents}
    >
      <div className={styles.actions}>
        <PrimaryButton primary={primary} />
        <Button icon="rotate-ccw" disabled={setting} onClick={() => reset()}>
          {texts.RESET}
        </Button>
      </div>
      <div className={styles.turns}>
        <div className={classNames(!setting && styles.hidden)} inert={!setting}>
          {PRESET_CHIPS}
        </div>
        <div className={classNames(setting && styles.hidden)} inert={setting}>
          <MoreTime announce={announce} />
        </div>
      </div>
      <Announce {...news} />
    </section>
  )
}
