import { Extra } from '../../../ui/layout/extra'
import { useCalculator } from '../store'

const loadLine = () => import('./expression-line')

/** Extras beside the keypad; their code is loaded when they are unfolded. */
export function CalculatorExtras() {
  const line = useCalculator((s) => s.line)
  return (
    <Extra
      key={line?.turn}
      title="Expression line, kept history, radians"
      isOpen={line !== null}
      load={loadLine}
    />
  )
}
