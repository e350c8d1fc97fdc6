import { useEffect, useRef } from 'react'
import { Announce } from '#ui/feedback/announce'
import { Extras } from '#ui/layout/extra'
import { FactList } from '#ui/layout/fact-list'
import { durationText } from './domain/time-text'
import { TimerControls } from './view/controls'
import { TimerReadout } from './view/readout'
import { useKeys } from './view/keys'
import { useTimer } from './store'
import { watchTimer, whenResumed } from './store-lazy'
import type { TimerNotice } from './store-state'
import styles from './page.module.css'

const WORDS: Record<TimerNotice['kind'], (left: string) => string> = {
  started: (left) => `Timer started: ${left}`,
  paused: (left) => `Timer paused, ${left} left`,
  resumed: (left) => `Timer resumed, ${left} left`,
  reset: () => 'Timer reset',
  left: (left) => `${left} left`,
}

/** Announces what the visitor has done, and the start of the last minutes and seconds; not every second. */
function TimerAnnouncement() {
  const text = useTimer(({ notice }) => notice && WORDS[notice.kind](durationText(notice.seconds)))
  return <Announce text={text} />
}

const FACTS = {
  'Right on time': 'Stays accurate while the tab is hidden or the computer sleeps.',
  'Use the other tools': 'The timer runs on while you open other tools here, and rings there.',
  Alarm:
    'It sounds until you press New Timer or Reset, or leave this page. Check your volume first.',
  Notification: 'If you allow notifications, you also get one when the time is up.',
  'Reload and other tabs':
    'The timer goes on after a reload. A closed page cannot ring. Of several tabs one rings.',
  Keys: 'Space starts and pauses, R resets, F fills the screen. You can switch these keys off.',
  Phones: 'The screen stays on while the timer runs. A locked phone may hold the alarm back.',
  Private: 'The timer works on your device.',
}

const loadControls = () => import('./extras/more-controls/view')
// One of them that has ended takes the large clock, whose own timer is to be there by then.
const loadSeveral = () => whenResumed().then(() => import('./extras/several/view'))
const loadViews = () => import('./extras/views/view')

/** Extras beside the page's timer; their code is loaded when they are unfolded. */
function TimerExtras() {
  const others = useTimer((s) => s.othersCount)
  const note = others > 0 ? `${others} more` : undefined
  return (
    <Extras
      parts={[
        { title: 'Quick entry, +1 minute, alarm', load: loadControls },
        { title: 'Several timers', note, load: loadSeveral },
        { title: 'Full screen, floating window, keys', load: loadViews },
      ]}
    />
  )
}

export default function CountdownTimerPage() {
  const visit = useTimer((s) => s.visit)
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(visit, [visit])
  useEffect(watchTimer, [])
  useKeys()
  return (
    <>
      <div className={styles.instrument}>
        <TimerReadout primary={primary} />
        <TimerControls primary={primary} />
      </div>
      <TimerAnnouncement />
      <TimerExtras />
      <FactList title="About your timer" facts={FACTS} />
    </>
  )
}

CountdownTimerPage.resume = watchTimer
CountdownTimerPage.loadOpening = async () => {
  // A timer that runs is left alone.
  await whenResumed()
  return (await import('./opening')).openingOf(useTimer.getState)
}
