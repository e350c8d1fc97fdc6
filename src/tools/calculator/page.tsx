import { useRef } from 'react'
import { Announcement } from './announcement'
import { CalculatorInformation } from './calculator-information'
import { useClipboard } from './clipboard'
import { Display } from './display'
import { HistoryPanel } from './history-panel'
import { useKeyboard } from './keyboard'
import { Keypad } from './keypad'
import { ModeBar } from './mode-bar'
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
