import { Extra } from '../../../ui/layout/extra'

const loadLine = () => import('./expression-line')

/** What goes beyond the keypad; its code comes when it is unfolded. */
export function CalculatorExtras() {
  return <Extra title="Expression line, kept history, radians" load={loadLine} />
}
