import { Extra } from '../../../ui/layout/extra'
import { useCalculator } from '../store'

const loadLine = () => import('./expression-line')

/** Extras beside the keypad; their code is loaded when they are unfolded. */
export function CalculatorExtras() {
  const openings = useCalculator((s) => s.lineOpenings)
  return (
    <Extra
      key={openings}
      title="Expression line, kept history, radians"
      isOpen={openings > 0}
      load={loadLine}
    />
  )
}
