import { Icon } from '../../../ui/icon'
import { OPERATOR_SIGNS } from '../domain/notation'
import type { Digit, MemoryKey, Operator } from '../domain/keys'
import { KeyButton, type KeyDefinition } from './key-button'
import styles from './keys.module.css'
import { useCalculator } from '../store'

const digit = (id: Digit): KeyDefinition => ({ id, label: id, variant: 'digit' })

const operator = (id: Operator, name: string): KeyDefinition => ({
  id,
  label: OPERATOR_SIGNS[id],
  variant: 'operator',
  name,
})

const memory = (id: MemoryKey, title: string): KeyDefinition => ({
  id,
  label: id,
  variant: 'lesser',
  title,
})

const MEMORY: readonly KeyDefinition[] = [
  memory('MC', 'Memory clear'),
  memory('MR', 'Memory recall'),
  memory('M+', 'Memory add'),
  memory('M-', 'Memory subtract'),
  memory('MS', 'Memory store'),
]

const PERCENT: KeyDefinition = { id: '%', label: '%', variant: 'lesser', name: 'percent' }
const POWER: KeyDefinition = {
  id: '^',
  label: 'x^y',
  variant: 'power',
  name: 'x^y, x to the power of y',
}
const EQUALS: KeyDefinition = { id: '=', label: '=', variant: 'equals', name: 'equals' }
const POINT: KeyDefinition = { id: '.', label: '.', variant: 'digit', name: 'decimal point' }
const NEGATE: KeyDefinition = { id: 'negate', label: '±', variant: 'digit', name: 'change sign' }

const CLEARING: readonly KeyDefinition[] = [
  { id: 'C', label: 'C', variant: 'lesser', title: 'Clear all' },
  { id: 'CE', label: 'CE', variant: 'lesser', title: 'Clear entry' },
  { id: 'backspace', label: <Icon name="delete" />, variant: 'lesser', name: 'Backspace' },
]

const DIVIDE = operator('/', 'divided by')
const MULTIPLY = operator('*', 'times')
const SUBTRACT = operator('-', 'minus')
const ADD = operator('+', 'plus')

const ROW_7 = [digit('7'), digit('8'), digit('9')]
const ROW_4 = [digit('4'), digit('5'), digit('6')]
const ROW_1 = [digit('1'), digit('2'), digit('3')]
const ROW_0 = [NEGATE, digit('0'), POINT]

/** In rows of four; the last key fills its row. */
const STANDARD_KEYS: readonly KeyDefinition[] = [
  ...CLEARING,
  PERCENT,
  ...ROW_7,
  DIVIDE,
  ...ROW_4,
  MULTIPLY,
  ...ROW_1,
  SUBTRACT,
  ...ROW_0,
  ADD,
  POWER,
  EQUALS,
]

/** A row less: two keys are among the functions, so that a phone shows all of them at once. */
const SCIENTIFIC_KEYS: readonly KeyDefinition[] = [
  ...CLEARING,
  DIVIDE,
  ...ROW_7,
  MULTIPLY,
  ...ROW_4,
  SUBTRACT,
  ...ROW_1,
  ADD,
  ...ROW_0,
  EQUALS,
]

const FUNCTIONS: readonly KeyDefinition[] = [
  { id: 'sin', label: 'sin', variant: 'lesser', title: 'Sine of degrees' },
  { id: 'cos', label: 'cos', variant: 'lesser', title: 'Cosine of degrees' },
  { id: 'tan', label: 'tan', variant: 'lesser', title: 'Tangent of degrees' },
  { id: 'log', label: 'log', variant: 'lesser', title: 'Logarithm to base 10' },
  { id: 'ln', label: 'ln', variant: 'lesser', title: 'Natural logarithm' },
  { id: 'square-root', label: '√', variant: 'lesser', name: 'square root' },
  { id: 'square', label: 'x²', variant: 'lesser', name: 'x², x squared' },
  { id: 'factorial', label: 'n!', variant: 'lesser', name: 'n!, factorial' },
  { id: 'reciprocal', label: '1/x', variant: 'lesser', name: '1/x, one divided by x' },
  { id: 'pi', label: 'π', variant: 'lesser', name: 'pi' },
  { id: 'e', label: 'e', variant: 'lesser', title: 'Euler’s number' },
]

const buttons = (definitions: readonly KeyDefinition[]) =>
  definitions.map((label) => <KeyButton key={label.id} {...label} />)

function ScientificKeys() {
  return (
    <div className={styles.scientific}>
      <div role="group" aria-label="Scientific functions" className={styles.functions}>
        {buttons(FUNCTIONS)}
      </div>
      {buttons([POWER, PERCENT])}
      <span className={styles.unit} title="Angles are in degrees">
        DEG
      </span>
    </div>
  )
}

export function Keypad() {
  const scientific = useCalculator((s) => s.mode === 'scientific')
  return (
    <div className={scientific ? `${styles.pad} ${styles.wide}` : styles.pad}>
      <div className={scientific ? styles.above : undefined}>
        <div role="group" aria-label="Memory" className={styles.memory}>
          {buttons(MEMORY)}
        </div>
        {scientific && <ScientificKeys />}
      </div>
      <div role="group" aria-label="Keys" className={styles.keys}>
        {buttons(scientific ? SCIENTIFIC_KEYS : STANDARD_KEYS)}
      </div>
    </div>
  )
}
