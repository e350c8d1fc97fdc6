import { useMemo } from 'react'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { useCalculator } from '../state'
import { TILES } from './tiles.en'

/** The extra that takes what is more than the keypad can hold. */
const TAKES_LINE = 'expression'

const EXTRAS: readonly RackExtra[] = [
  { id: 'expression', ...TILES.expression, load: () => import('./expression/view') },
]

/** Extras beside the keypad; each is loaded when it is first opened. */
export function CalculatorExtras() {
  const openedLines = useCalculator((s) => s.openedLines)
  const asked = useMemo(
    () => (openedLines > 0 ? { extra: TAKES_LINE, turn: openedLines } : null),
    [openedLines],
  )
  return <Rack tool="calculator" extras={EXTRAS} asked={asked} />
}
