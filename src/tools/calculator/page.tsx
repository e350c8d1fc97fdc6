import { useDeferredValue, useEffect, useState } from 'react'
import { useMedia } from '#ui/browser/use-media'
import { Announce } from '#ui/feedback/announce'
import { classNames } from '#ui/class-names'
import { FactList } from '#ui/layout/fact-list'
import { formatNumber } from './domain/notation'
import { browser } from './effects'
import { CalculatorExtras } from './extras/list'
import styles from './page.module.css'
import { useCalculator, type CalculatorState } from './state'
import * as texts from './texts.en'
import { Display } from './view/display'
import { HistorySheet, HistoryTape } from './view/history'
import { useKeyboard } from './view/keyboard'
import { Keypad } from './view/keypad'
import { ModeBar } from './view/mode-bar'
import { noteText, shownText } from './view/shown-text'

function noticeText({ notice, mode, calculator }: CalculatorState): string | null {
  switch (notice?.kind) {
    case 'memory':
      return texts.memoryIs(formatNumber(calculator.memory))
    case 'memory-cleared':
      return texts.MEMORY_CLEARED
    case 'mode':
      return texts.MODE_CHOSEN[mode]
    case 'copied':
      return texts.COPIED
    case 'unchanged':
      return calculator.note ? noteText(calculator.note) : shownText(calculator)
    default:
      return null
  }
}

/** What a key has done that does not change the display. */
function Announcement() {
  const text = useCalculator(noticeText)
  const revision = useCalculator((s) => s.notice?.revision)
  return <Announce text={text} revision={revision} />
}

/**
 * History, keys and extras: the parts that depend on the mode and the available width. A press is painted on its own
 * button first: what it brings, the keys of a mode or the sheet, takes a slow phone longer than a frame.
 */
function Machine() {
  const scientific = useDeferredValue(useCalculator((s) => s.mode === 'scientific'))
  const tapeShown = useCalculator((s) => s.tapeShown)
  const toggleTape = useCalculator((s) => s.toggleTape)
  const [sheetShown, showSheet] = useState(false)
  const sheetFollows = useDeferredValue(sheetShown)
  // The prerendered page has all beside one another: where the history has no room the styles hide it.
  const large = useMedia('from-large', true)
  const wide = useMedia('from-wide', true)
  const tape = scientific ? wide : large
  // A turned tablet shows the tape; turned back, it does not bring up the sheet again.
  if (tape && sheetShown) showSheet(false)
  return (
    <>
      <div
        className={classNames(
          styles.layout,
          scientific && styles.scientific,
          tape && !tapeShown && styles.alone,
        )}
      >
        {tape && tapeShown && <HistoryTape />}
        <ModeBar
          historyShown={tape ? tapeShown : sheetShown}
          // A second press may come before the sheet lies over the button: it closes it, as on the tape.
          onHistory={tape ? toggleTape : () => showSheet((isShown) => !isShown)}
        />
        <Keypad scientific={scientific} functionsFirst={large} />
        <div className={styles.extras}>
          <CalculatorExtras />
        </div>
      </div>
      {!tape && sheetShown && sheetFollows && <HistorySheet onClose={() => showSheet(false)} />}
    </>
  )
}

export default function CalculatorPage() {
  const open = useCalculator((s) => s.open)
  useKeyboard()
  // Not while the page is prerendered: what is kept is one visitor's.
  useEffect(open, [open])
  return (
    <div className={styles.page}>
      <Display />
      <Machine />
      <Announcement />
      <div className={styles.information}>
        <FactList title={texts.HOW_IT_WORKS} facts={texts.FACTS} />
      </div>
    </div>
  )
}

CalculatorPage.loadOpening = async () =>
  (await import('./opening')).openingOf(useCalculator.getState, browser.unfold)
