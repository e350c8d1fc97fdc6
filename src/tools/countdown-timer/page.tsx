import { useCallback, useEffect, useRef } from 'react'
import { TimerAnnouncement } from './parts/timer-announcement'
import { TimerControls } from './parts/timer-controls'
import { TimerExtras } from './parts/timer-extras'
import { TimerInformation } from './parts/timer-information'
import { TimerReadout } from './parts/timer-readout'
import { useKeys } from './parts/use-keys'
import { useTimer } from './store'
import { watchTimer, whenResumed } from './store-lazy'
import styles from './page.module.css'

export default function CountdownTimerPage() {
  const visit = useTimer((s) => s.visit)
  const start = useTimer((s) => s.start)
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(visit, [visit])
  useEffect(watchTimer, [])
  useKeys(primary)
  const focusMain = useCallback(() => primary.current?.focus(), [])
  const startFromField = () => {
    focusMain()
    start()
  }
  return (
    <>
      <div className={styles.instrument}>
        <TimerReadout onEnter={startFromField} onGone={focusMain} />
        <TimerControls primary={primary} />
      </div>
      <TimerAnnouncement />
      <TimerExtras />
      <TimerInformation />
    </>
  )
}

CountdownTimerPage.resume = watchTimer
CountdownTimerPage.loadOpening = async () => {
  // A timer that runs is left alone.
  await whenResumed()
  return (await import('./opening')).openingOf(useTimer.getState)
}
