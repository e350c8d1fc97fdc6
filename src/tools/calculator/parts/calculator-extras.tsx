import { Extra } from '../../../ui/layout/extra'

const loadLine = () => import('./expression-line')

/** Extras beside the keypad; their code is loaded when they are unfolded. */
export function CalculatorExtras() {
  return <Extra title="Expression line, kept history, radians" load={loadLine} />
}
