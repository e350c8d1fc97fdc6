import { Announce } from '../../../ui/feedback/announce'
import { displayText, hasMemory } from '../domain/calculator'
import { formatNumber } from '../domain/format-number'
import { useCalculator, type CalculatorState } from '../store'

function noticeText({ notice, mode, calculator }: CalculatorState): string | null {
  switch (notice?.kind) {
    case 'memory':
      return hasMemory(calculator) ? `Memory: ${formatNumber(calculator.memory)}` : 'Memory cleared'
    case 'mode':
      return mode === 'scientific' ? 'Scientific mode' : 'Standard mode'
    case 'copied':
      return 'Copied'
    case 'entered':
      return 'Put into the history'
    case 'unchanged':
      return displayText(calculator)
    default:
      return null
  }
}

/** What a key has done that does not change the display. */
export function Announcement() {
  const text = useCalculator(noticeText)
  const turn = useCalculator((s) => s.notice?.turn)
  return <Announce text={text} turn={turn} />
}
