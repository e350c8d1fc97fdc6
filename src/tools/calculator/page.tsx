import { useEffect } from 'react'
import { useMedia } from '#ui/browser/use-media'
import { Announce } from '#ui/feedback/announce'
import { Stack } from '#ui/layout/columns'
import { Extra } from '#ui/layout/extra'
import { FactList } from '#ui/layout/fact-list'
import { displayText } from './domain/calculator'
import { formatNumber } from './domain/format-number'
import { Display, noteText } from './view/display'
import { HistorySheet, HistoryTape } from './view/history'
import { useKeyboard } from './view/keyboard'
import { Keypad } from './view/keypad'
import { ModeBar } from './view/mode-bar'
import styles from './page.module.css'
import { useCalculator, type CalculatorState } from './state'
import { startHistory } from './store-lazy'

function noticeText({ notice, mode, calculator }: CalculatorState): string | null {
  switch (notice?.kind) {
    case 'memory':
      return `Memory: ${formatNumber(calculator.memory)}`
    case 'memory-cleared':
      return 'Memory cleared'
    case 'mode':
      return mode === 'scientific' ? 'Scientific mode' : 'Standard mode'
    case 'copied':
      return 'Copied'
    case 'entered':
      return 'Put into the history'
    case 'unchanged':
      return calculator.note ? noteText(calculator.note) : displayText(calculator)
    default:
      return null
  }
}

/** What a key has done that does not change the display. */
function Announcement() {
  const text = useCalculator(noticeText)
  const turn = useCalculator((s) => s.notice?.turn)
  return <Announce text={text} turn={turn} />
}

const FACTS = {
  'Left to right': 'Every operator works at once: 2\u00a0+\u00a03\u00a0×\u00a04 gives 20.',
  Percent:
    '50\u00a0+\u00a020\u00a0% is 60: a share of the first number. After × and ÷ it is a hundredth.',
  Exact: '0.1 + 0.2 is 0.3. Results show up to 15 digits.',
  'Division by zero': 'Gives 0, and the display says so.',
  Keyboard:
    'Digits . + - * / as on the keys, Enter or = for the result, Escape to clear all, Backspace to delete. Ctrl+C copies the display, Ctrl+V takes a number.',
}

const loadLine = () => import('./extras/expression/view')

/** Extras beside the keypad; their code is loaded when they are unfolded. */
function CalculatorExtras() {
  const openedLines = useCalculator((s) => s.openedLines)
  return (
    <Extra title="Expression line, kept history, radians" openings={openedLines} load={loadLine} />
  )
}

/**
 * Whether there is room for the functions beside the keys, and for the history left of all that. The
 * prerendered page has both: where they have no room the styles hide the history.
 */
function useWidth(scientific: boolean) {
  const large = useMedia('from-large', true)
  const wide = useMedia('from-wide', true)
  return { keys: large, tape: scientific ? wide : large }
}

/** Display, history and keys: the parts that depend on the mode and the available width. */
function Machine() {
  const scientific = useCalculator((s) => s.mode === 'scientific')
  const tapeShown = useCalculator((s) => s.tapeShown)
  const toggleTape = useCalculator((s) => s.toggleTape)
  const sheetShown = useCalculator((s) => s.sheetShown)
  const showSheet = useCalculator((s) => s.showSheet)
  const { keys, tape } = useWidth(scientific)
  useEffect(() => () => showSheet(false), [showSheet])
  useEffect(() => {
    // A turned tablet shows the tape; turned back, it does not bring up the sheet again.
    if (tape) showSheet(false)
  }, [tape, showSheet])
  return (
    <>
      <div className={scientific ? `${styles.layout} ${styles.scientific}` : styles.layout}>
        <Display />
        {tape && <HistoryTape shown={tapeShown} />}
        <ModeBar
          historyShown={tape ? tapeShown : sheetShown}
          // A second press may come before the sheet lies over the button: it closes it, as on the tape.
          onHistory={tape ? toggleTape : () => showSheet(!useCalculator.getState().sheetShown)}
        />
        <Keypad functionsFirst={keys} />
      </div>
      {!tape && sheetShown && <HistorySheet onClose={() => showSheet(false)} />}
    </>
  )
}

export default function CalculatorPage() {
  useKeyboard()
  useEffect(startHistory, [])
  return (
    <div className={styles.page}>
      <Machine />
      <Announcement />
      <Stack className={styles.information}>
        <CalculatorExtras />
        <FactList title="How it works" facts={FACTS} />
      </Stack>
    </div>
  )
}

CalculatorPage.loadOpening = async () =>
  (await import('./opening')).openingOf(useCalculator.getState)
