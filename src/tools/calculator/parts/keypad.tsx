import { Icon } from '../../../ui/icon'
import { OPERATOR_SIGNS } from '../domain/notation'
import type { Digit, MemoryKey, Operator } from '../domain/keys'
import { KeyButton, type KeyFace } from './key-button'
import styles from './keys.module.css'
import { useCalculator } from '../store'

const digit = (id: Digit): KeyFace => ({ id, face: id, tone: 'digit' })

const operator = (id: Operator, name: string): KeyFace => ({
  id,
  face: OPERATOR_SIGNS[id],
  tone: 'operator',
  name,
})

const memory = (id: MemoryKey, title: string): KeyFace => ({ id, face: id, tone: 'lesser', title })

const MEMORY: readonly KeyFace[] = [
  memory('MC', 'Memory clear'),
  memory('MR', 'Memory recall'),
  memory('M+', 'Memory add'),
  memory('M-', 'Memory subtract'),
  memory('MS', 'Memory store'),
]

const PERCENT: KeyFace = { id: '%', face: '%', tone: 'lesser', name: 'percent' }
const POWER: KeyFace = { id: '^', face: 'x^y', tone: 'power', name: 'x to the power of y' }
const EQUALS: KeyFace = { id: '=', face: '=', tone: 'equals', name: 'equals' }
const POINT: KeyFace = { id: '.', face: '.', tone: 'digit', name: 'decimal point' }
const NEGATE: KeyFace = { id: 'negate', face: '±', tone: 'digit', name: 'change sign' }

const CLEARING: readonly KeyFace[] = [
  { id: 'C', face: 'C', tone: 'lesser', title: 'Clear all' },
  { id: 'CE', face: 'CE', tone: 'lesser', title: 'Clear entry' },
  { id: 'backspace', face: <Icon name="delete" />, tone: 'lesser', name: 'Backspace' },
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
const STANDARD_KEYS: readonly KeyFace[] = [
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

/** A row less: two keys stand with the functions, so that a phone shows all of them at once. */
const SCIENTIFIC_KEYS: readonly KeyFace[] = [
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

const FUNCTIONS: readonly KeyFace[] = [
  { id: 'sin', face: 'sin', tone: 'lesser', title: 'Sine of degrees' },
  { id: 'cos', face: 'cos', tone: 'lesser', title: 'Cosine of degrees' },
  { id: 'tan', face: 'tan', tone: 'lesser', title: 'Tangent of degrees' },
  { id: 'log', face: 'log', tone: 'lesser', title: 'Logarithm to base 10' },
  { id: 'ln', face: 'ln', tone: 'lesser', title: 'Natural logarithm' },
  { id: 'square-root', face: '√', tone: 'lesser', name: 'square root' },
  { id: 'square', face: 'x²', tone: 'lesser', name: 'x squared' },
  { id: 'factorial', face: 'n!', tone: 'lesser', name: 'factorial' },
  { id: 'reciprocal', face: '1/x', tone: 'lesser', name: 'one divided by x' },
  { id: 'pi', face: 'π', tone: 'lesser', name: 'pi' },
  { id: 'e', face: 'e', tone: 'lesser', title: 'Euler’s number' },
]

const buttons = (faces: readonly KeyFace[]) =>
  faces.map((face) => <KeyButton key={face.id} {...face} />)

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
