import ExpressionLine from './expression/view'

/** What stands beside the keypad in one section; all of it is loaded when that is first unfolded. */
export default function CalculatorExtras() {
  return <ExpressionLine />
}
