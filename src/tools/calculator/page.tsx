import { useRef } from 'react'
import { Announcement } from './parts/announcement'
import { CalculatorInformation } from './parts/calculator-information'
import { useClipboard } from './parts/clipboard'
import { Display } from './parts/display'
import { HistoryPanel } from './parts/history-panel'
import { useKeyboard } from './parts/keyboard'
import { Keypad } from './parts/keypad'
import { ModeBar } from './parts/mode-bar'
import styles from './page.module.css'
import { useCalculator } from './store'

export default function CalculatorPage() {
  const historyToggle = useRef<HTMLButtonElement>(null)
  const pad = useRef<HTMLDivElement>(null)
  const historyOpen = useCalculator((s) => s.historyOpen)
  const scientific = useCalculator((s) => s.mode === 'scientific')
  useKeyboard({ historyToggle, pad })
  useClipboard()
  const classes = [
    styles.layout,
    historyOpen && styles.withHistory,
    scientific && styles.scientific,
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <ModeBar historyToggle={historyToggle} />
      <Display />
      <div ref={pad} className={styles.pad}>
        <Keypad />
      </div>
      {historyOpen && <HistoryPanel />}
      <Announcement />
      <CalculatorInformation />
    </div>
  )
}
