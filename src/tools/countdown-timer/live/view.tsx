import { useRef, useState, type MouseEvent } from 'react'
import { durationText } from '#lib/duration'
import type { IconName } from '#lib/icon-name'
import { secondPresses } from '#lib/second-presses'
import { useLocaleKnown } from '#ui/browser/use-locale-known'
import { Button, OneClickButton } from '#ui/buttons/button'
import { classNames } from '#ui/class-names'
import { Announce } from '#ui/feedback/announce'
import { useNews } from '#ui/feedback/use-news'
import { Icon } from '#ui/icon'
import type {
  LiveActionsProps,
  LiveAnswer,
  LivePartProps,
  LiveScaleProps,
  LiveValueProps,
} from '../../live'
import { linesOf, onText } from '../box/start-text'
import { endsAt, timerFor } from '../box/texts.en'
import { clockText, timeOfDayText } from '../domain/time-text'
import { endsAtMs, isLongest, progressPercent, secondsLeft, type Timer } from '../domain/timer'
import { countsUpFromMs, isSilent, MOST_TIMERS, type ListedTimer } from '../domain/timers'
import { browser } from '../effects'
import { useTimer } from '../state'
import * as texts from '../texts.en'
import { Overtime } from '../view/overtime'
import { lacksRoom, roomLeft, useWindow } from './state'
import { noRoom, START, STOP } from './texts.en'
import styles from './view.module.css'

/** Of the timer in the window; null: none is on, and the answer stands there. */
function useOn<Part>(select: (listed: ListedTimer) => Part): Part | null {
  const id = useWindow((s) => s.id)
  return useTimer(({ timers }) => {
    const on = timers.find((each) => each.id === id)
    return on ? select(on) : null
  })
}

/** Why the window starts nothing; null: it does. */
function useRefusal(): string | null {
  const text = useWindow((s) => s.text)
  const room = useTimer(roomLeft)
  const isRefused = useTimer((s) => lacksRoom({ text }, s))
  return isRefused ? noRoom(room, MOST_TIMERS) : null
}

function Value({ plain, Plain }: LiveValueProps) {
  const on = useOn((listed) => listed)
  const countsFromMs = useTimer((s) => countsUpFromMs(s, on?.timer))
  if (!on) return plain
  if (on.timer.phase !== 'finished') {
    const text = clockText(secondsLeft(on.timer))
    return <Plain role="timer" aria-label={texts.TIME_LEFT} value={text} />
  }
  return (
    <div className={styles.up} role="alert">
      <p>{texts.TIME_IS_UP}</p>
      {on.name && <p className="visually-hidden">{on.name}</p>}
      {countsFromMs !== null && (
        <p className={styles.over} role="timer" aria-label={texts.TIME_LEFT} translate="no">
          <Overtime endedAtMs={countsFromMs} />
        </p>
      )}
    </div>
  )
}

function Scale({ plain, Face }: LiveScaleProps) {
  const percent = useOn(({ timer }) => progressPercent(timer))
  return percent === null ? plain : <Face share01={percent / 100} />
}

function lengthText({ name, timer }: ListedTimer): string {
  const seconds = timer.totalMs / 1000
  return name ? texts.named(name, seconds) : timerFor(durationText(seconds))
}

/** When it ends or has ended; unknown while it is paused. */
function endText({ timer }: ListedTimer): string {
  if (timer.phase === 'paused') return texts.PAUSED
  return timer.phase === 'running'
    ? endsAt(timeOfDayText(endsAtMs(timer)))
    : texts.endedAt(timeOfDayText(timer.endedAtMs))
}

function Facts({ plain }: LivePartProps) {
  const isLocaleKnown = useLocaleKnown()
  const length = useOn(lengthText)
  const end = useOn((listed) => (isLocaleKnown ? endText(listed) : ''))
  const refusal = useRefusal()
  if (length === null) return refusal ?? plain
  return (
    <>
      <span>{length}</span>
      <span>{end}</span>
    </>
  )
}

/** What the main button says, by what is on; `over` is an end that sounds no more. */
const MAIN: readonly { on: Timer['phase'] | 'over'; icon: IconName; text: string }[] = [
  { on: 'settings', icon: 'play', text: START },
  { on: 'running', icon: 'pause', text: texts.MAIN_BUTTON.running },
  { on: 'paused', icon: 'play', text: texts.MAIN_BUTTON.paused },
  { on: 'finished', icon: 'bell-off', text: STOP },
  { on: 'over', icon: 'check', text: texts.CLOSE_NOTICE },
]

/** What was done before there was a window is no news in it. */
function Announcement() {
  const notice = useTimer((s) => s.notice)
  const [known] = useState(notice)
  return <Announce text={notice && notice !== known && texts.noticeText(notice)} />
}

function Actions({ mainRef, open, link }: LiveActionsProps) {
  const id = useOn((listed) => listed.id)
  const phase = useOn(({ timer }) => timer.phase) ?? 'settings'
  const isFullLength = useOn(({ timer }) => isLongest(timer))
  const isOver = useOn(isSilent)
  const refusal = useRefusal()
  const toggle = useTimer((s) => s.toggle)
  const reset = useTimer((s) => s.reset)
  const addMinutes = useTimer((s) => s.addMinutes)
  const start = useWindow((s) => s.start)
  const main = useRef<HTMLButtonElement>(null)
  const { news, announce } = useNews()
  const [isSecond] = useState(secondPresses)

  /** Pause stands where Start was: the second half of a double press is not for it. A new timer may start soon. */
  function dropSecond(event: MouseEvent) {
    if (isSecond(event) && phase !== 'settings') event.stopPropagation()
  }
  function end() {
    // The pressed button may disappear, so the main one takes the focus.
    main.current?.focus()
    if (id !== null) reset(id)
    if (phase === 'finished') announce(isOver ? texts.NOTICE_CLOSED : texts.ALARM_STOPPED)
  }
  function press() {
    if (phase === 'finished') end()
    else if (id !== null) toggle(id)
    else if (refusal) announce(refusal)
    else start()
  }
  function addMinute() {
    if (id === null || isFullLength) return
    addMinutes(1, id)
    announce(texts.minutesAdded(1))
  }
  const on = phase === 'finished' && isOver ? 'over' : phase
  return (
    <>
      {id !== null && (
        <OneClickButton
          variant="glass"
          // At the end it goes, and its room stays: else the others would move by themselves.
          className={classNames(styles.reset, phase === 'finished' && styles.hidden)}
          icon="rotate-ccw"
          aria-label={texts.RESET}
          onClickCapture={dropSecond}
          onPress={end}
        />
      )}
      {id !== null && (
        <Button
          variant="glass"
          aria-label={texts.moreMinutes(1)}
          aria-disabled={isFullLength ?? undefined}
          onClick={addMinute}
        >
          <span className={styles.short}>{texts.A_MINUTE_MORE}</span>
          <span className={styles.long}>{texts.moreMinutes(1)}</span>
        </Button>
      )}
      <OneClickButton
        ref={(button) => {
          main.current = button
          mainRef(button)
        }}
        variant="glass-primary"
        className={styles.main}
        aria-disabled={phase === 'settings' && refusal !== null}
        onClickCapture={dropSecond}
        onPress={press}
      >
        <span className={styles.states}>
          {MAIN.map((state) => (
            <span key={state.on} className={state.on === on ? undefined : styles.hidden}>
              <Icon name={state.icon} size={18} />
              {state.text}
            </span>
          ))}
        </span>
      </OneClickButton>
      {open}
      <span className={id === null ? styles.link : styles.linkBeside}>{link}</span>
      <Announcement />
      <Announce {...news} />
    </>
  )
}

/** Starts and runs timers in the box's window. */
export function createLive(): LiveAnswer {
  useTimer.getState().open()
  browser.prepareAlarm()
  return {
    Value,
    Scale,
    Facts,
    Actions,
    opening() {
      const { text, id } = useWindow.getState()
      const isOn = useTimer.getState().timers.some((each) => each.id === id)
      return isOn && id !== null ? { text: onText(id, linesOf(text)[0] ?? '') } : undefined
    },
    change: useWindow.getState().change,
    stop: useWindow.getState().stop,
  }
}
