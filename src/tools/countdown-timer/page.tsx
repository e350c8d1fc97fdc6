import { useEffect } from 'react'
import { ToolLayout } from '../../ui/tool-layout'
import { Dial } from './parts/dial'
import styles from './page.module.css'
import { useTimer } from './store'
import { TimerAnnouncement } from './parts/timer-announcement'
import { TimerControls } from './parts/timer-controls'
import { TimerInformation } from './parts/timer-information'

export default function CountdownTimerPage() {
  const phase = useTimer((s) => s.timer.phase)
  const visit = useTimer((s) => s.visit)
  useEffect(() => visit(), [visit])
  return (
    <ToolLayout className={styles.layout} data-phase={phase}>
      <Dial />
      <TimerControls />
      <TimerAnnouncement />
      <TimerInformation />
    </ToolLayout>
  )
}
