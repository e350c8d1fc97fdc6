import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import { durationText } from '#lib/duration'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { useStable } from '#ui/browser/use-stable'
import { Announce } from '#ui/feedback/announce'
import { Icon } from '#ui/icon'
import { readoutClass } from '#ui/readout/readout'
import { SmallRing } from '#ui/readout/small-ring'
import type { Answer } from '../../answer'
import type { GoingOnProps } from '../../live'
import { onText } from '../box/start-text'
import { timerFor } from '../box/texts.en'
import { timerAnswer, withName } from '../box/timer-answer'
import { clockText, timerTitle } from '../domain/time-text'
import { progressPercent, secondsLeft } from '../domain/timer'
import { countsUpFromMs, isSilent, isUnseen, type ListedTimer } from '../domain/timers'
import { useTimer } from '../state'
import * as texts from '../texts.en'
import { Overtime } from '../view/overtime'
import styles from './going-on.module.css'
import { useWindow, watchEnds } from './state'
import { STOP, TIMERS } from './texts.en'

/** A timer that is on, as the answer to the question that would start it. */
function answerOf({ id, name, timer }: ListedTimer): Answer {
  const seconds = Math.ceil(timer.setMs / 1000)
  const unnamed = timerAnswer(seconds, timerFor(durationText(seconds)))
  const answer = name ? withName(unnamed, name) : unnamed
  return { ...answer, madeFrom: onText(id, answer.start ?? '') }
}

interface SmallTimerProps {
  listed: ListedTimer
  isInWindow: boolean
  onShow: (listed: ListedTimer) => void
  onStop: (listed: ListedTimer) => void
}

/**
 * An end is stopped where it stands, in a button as wide as before: nothing moves unless somebody presses. Rendered anew
 * by its own second alone: several timers seldom change at one moment.
 */
const SmallTimer = memo(function SmallTimer({
  listed,
  isInWindow,
  onShow,
  onStop,
}: SmallTimerProps) {
  const { timer } = listed
  const title = timerTitle(listed)
  const isOver = isSilent(listed)
  const isUp = isUnseen(listed)
  const isStop = isUp && !isInWindow
  const countsFromMs = useTimer((s) => countsUpFromMs(s, timer))
  const over = countsFromMs !== null && <Overtime endedAtMs={countsFromMs} />
  return (
    <li
      className={readoutClass('countdown-timer', styles.timer)}
      data-phase={isUp ? 'up' : timer.phase}
    >
      <button
        type="button"
        className={styles.show}
        aria-current={isInWindow || undefined}
        onClick={() => (isStop ? onStop : onShow)(listed)}
      >
        {isStop ? (
          <Icon name={isOver ? 'check' : 'bell-off'} size={32} />
        ) : (
          <SmallRing percent={progressPercent(timer)} />
        )}
        <span>
          <span className={styles.name}>{title}</span>{' '}
          {isStop ? (
            <b>{isOver ? texts.CLOSE_NOTICE : STOP}</b>
          ) : (
            <b className="numerals" translate="no">
              {over || clockText(secondsLeft(timer)).replace(/^00:/, '')}
            </b>
          )}
          {isStop && over && (
            <span className={styles.over} aria-hidden="true">
              {over}
            </span>
          )}
          {timer.phase === 'paused' && <span className="visually-hidden"> {texts.PAUSED}</span>}
        </span>
      </button>
    </li>
  )
})

/** So far its ends fade out. */
const FADE_PX = 16

/** Scrolls the row, and nothing else, to one of its timers. */
function bringIntoRow(item: Element | null | undefined) {
  const row = item?.parentElement
  if (!item || !row) return
  const [own, all] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  const [left, right] = [all.left + FADE_PX, all.right - FADE_PX]
  row.scrollLeft += Math.max(0, own.right - right) - Math.max(0, left - own.left)
}

/** A timer that has come, and one whose time is up, are in view: on a phone there is room for three. */
function useTimerInView(
  row: RefObject<HTMLElement | null>,
  timers: readonly ListedTimer[],
  up: number,
) {
  const shown = up >= 0 ? up : timers.length - 1
  const count = useRef(timers.length)
  useEffect(() => {
    const isNew = timers.length > count.current
    count.current = timers.length
    if (isNew || up >= 0) bringIntoRow(row.current?.querySelectorAll('li')[shown])
  }, [row, timers.length, up, shown])
}

/** While the row is in view, the notice of an end would be a second one. */
function useWatch() {
  const row = useRef<HTMLDivElement>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((seen) =>
      setIsInView(seen.some(({ isIntersecting }) => isIntersecting)),
    )
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => (isInView ? watchEnds() : undefined), [isInView])
  return row
}

/** All timers as small dials. A press shows one in the window, or stops it where its time is up. */
export function GoingOn({ show }: GoingOnProps) {
  const timers = useTimer((s) => s.timers)
  const inWindow = useWindow((s) => s.id)
  const row = useWatch()
  // A timer's dial disappears together with its buttons, which may have the focus.
  const focusEvents = useFallbackFocus(row)
  const [stopped, setStopped] = useState({ text: '', revision: 0 })
  const showOne = useStable((listed: ListedTimer) => show(answerOf(listed)))
  const stopOne = useStable(({ id }: ListedTimer) => {
    useTimer.getState().reset(id)
    setStopped(({ revision }) => ({ text: texts.ALARM_STOPPED, revision: revision + 1 }))
  })
  const ends = timers.filter((each) => isUnseen(each) && each.id !== inWindow)
  const titles = ends.map(timerTitle)
  useTimerInView(
    row,
    timers,
    timers.findIndex((each) => ends.includes(each)),
  )
  return (
    <div ref={row} className={styles.row} tabIndex={-1} {...focusEvents}>
      <Announce {...stopped} />
      <p className="visually-hidden" role="alert">
        {titles.length > 0 && texts.timeIsUp(titles.join(', '))}
      </p>
      {timers.length > 0 && (
        <ul aria-label={TIMERS}>
          {timers.map((listed) => (
            <SmallTimer
              key={listed.id}
              listed={listed}
              isInWindow={listed.id === inWindow}
              onShow={showOne}
              onStop={stopOne}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
