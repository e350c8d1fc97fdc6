import { useEffect, useRef } from 'react'
import { Announce } from '#ui/feedback/announce'
import { Sharing } from '#ui/feedback/sharing'
import { FactList } from '#ui/layout/fact-list'
import { IdlePart } from '#ui/layout/idle-part'
import { SLOTS, TimerExtras } from './extras/list'
import styles from './page.module.css'
import { useTimer } from './state'
import * as texts from './texts.en'
import { PendingNote } from './view/pending-note'
import { TimerControls } from './view/controls'
import { TimerReadout } from './view/readout'

const { keys: Keys } = SLOTS

/** Announces what the visitor has done, and the start of the last minutes and seconds; not every second. */
function TimerAnnouncement() {
  const text = useTimer(({ notice }) => notice && texts.noticeText(notice))
  return <Announce text={text} />
}

export default function CountdownTimerPage() {
  const mounted = useTimer((s) => s.mounted)
  const hasTimers = useTimer((s) => s.timers.length > 0)
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(mounted, [mounted])
  return (
    <>
      <PendingNote primary={primary} />
      <div className={styles.instrument}>
        <TimerReadout
          primary={primary}
          corner={SLOTS.corner && <IdlePart load={SLOTS.corner} isNeeded props={{}} />}
          filling={SLOTS.filling && <IdlePart load={SLOTS.filling} isNeeded props={{}} />}
        />
        <TimerControls primary={primary} />
      </div>
      {SLOTS.below && (
        <IdlePart load={SLOTS.below} isNeeded={hasTimers} props={{ fallback: primary }} />
      )}
      <TimerAnnouncement />
      {Keys && <Keys />}
      <TimerExtras />
      <Sharing />
      <FactList title={texts.FACTS_TITLE} facts={texts.FACTS} />
    </>
  )
}

CountdownTimerPage.resume = () => useTimer.getState().open()

CountdownTimerPage.loadOpening = async () => {
  // A timer that runs is left alone.
  useTimer.getState().open()
  return (await import('./opening')).openingOf(useTimer.getState)
}
