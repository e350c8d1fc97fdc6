import { Rack, type RackExtra } from '#ui/layout/rack'
import { useCalculator } from '../state'
import { IN_RADIANS, NOT_KEPT, TILES } from './tiles.en'

const EXTRAS: readonly RackExtra[] = [
  { id: 'expression', ...TILES.expression, load: () => import('./expression/view') },
]

/** Extras beside the keypad; each is loaded when it is first opened. */
export function CalculatorExtras() {
  const isInRadians = useCalculator((s) => s.calculator.angle === 'radians')
  const keeps = useCalculator((s) => s.keepsHistory)
  const chooseAngle = useCalculator((s) => s.chooseAngle)
  const setKeeps = useCalculator((s) => s.setKeepsHistory)
  function reset() {
    chooseAngle('degrees')
    if (!keeps) setKeeps(true)
  }
  const text = isInRadians ? IN_RADIANS : keeps ? null : NOT_KEPT
  return (
    <Rack
      tool="calculator"
      extras={EXTRAS}
      settings={{ expression: text === null ? null : { text, reset } }}
    />
  )
}
