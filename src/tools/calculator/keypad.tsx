import { Icon } from '../../ui/icon'
import { OPERATOR_SIGNS } from './domain/notation'
import type { Digit, MemoryKey, Operator } from './domain/keys'
import { KeyButton, type KeyFace } from './key-button'
import styles from './keys.module.css'
import { useCalculator } from './store'

const digit = (id: Digit): KeyFace => ({ id, face: id, tone: 'digit' })

const operator = (id: Operator, title: string): KeyFace => ({
  id,
  face: OPERATOR_SIGNS[id],
  tone: 'operator',
  title,
})

const memory = (id: MemoryKey, title: string): KeyFace => ({ id, face: id, tone: 'lesser', title })

const MEMORY: readonly KeyFace[] = [
  memory('MC', 'Memory clear'),
  memory('MR', 'Memory recall'),
  memory('M+', 'Memory add'),
  memory('M-', 'Memory subtract'),
  memory('MS', 'Memory store'),
]

const KEYS: readonly KeyFace[] = [
  { id: 'C', face: 'C', tone: 'lesser', title: 'Clear all' },
  { id: 'CE', face: 'CE', tone: 'lesser', title: 'Clear entry' },
  { id: 'backspace', face: <Icon name="delete" />, tone: 'lesser', name: 'Backspace' },
  { id: '%', face: '%', tone: 'lesser', title: 'Percent' },
  digit('7'),
  digit('8'),
  digit('9'),
  operator('/', 'Divide'),
  digit('4'),
  digit('5'),
  digit('6'),
  operator('*', 'Multiply'),
  digit('1'),
  digit('2'),
  digit('3'),
  operator('-', 'Subtract'),
  { id: 'negate', face: '±', tone: 'digit', title: 'Change sign' },
  digit('0'),
  { id: '.', face: '.', tone: 'digit', title: 'Decimal point' },
  operator('+', 'Add'),
  { id: '^', face: 'x^y', tone: 'operator', title: 'x to the power of y' },
  { id: '=', face: '=', tone: 'equals', title: 'Equals' },
]

const SCIENTIFIC: readonly KeyFace[] = [
  { id: 'sin', face: 'sin', tone: 'lesser', title: 'Sine of degrees' },
  { id: 'cos', face: 'cos', tone: 'lesser', title: 'Cosine of degrees' },
  { id: 'tan', face: 'tan', tone: 'lesser', title: 'Tangent of degrees' },
  { id: 'log', face: 'log', tone: 'lesser', title: 'Logarithm to base 10' },
  { id: 'ln', face: 'ln', tone: 'lesser', title: 'Natural logarithm' },
  { id: 'square-root', face: '√', tone: 'lesser', title: 'Square root' },
  { id: 'square', face: 'x²', tone: 'lesser', title: 'x squared' },
  { id: 'factorial', face: 'n!', tone: 'lesser', title: 'Factorial' },
  { id: 'reciprocal', face: '1/x', tone: 'lesser', title: 'One divided by x' },
  { id: 'pi', face: 'π', tone: 'lesser', title: 'Pi' },
  { id: 'e', face: 'e', tone: 'lesser', title: 'Euler’s number' },
]

const buttons = (faces: readonly KeyFace[]) =>
  faces.map((face) => <KeyButton key={face.id} {...face} />)

function ScientificKeys() {
  return (
    <div role="group" aria-label="Scientific functions" className={styles.scientific}>
      {buttons(SCIENTIFIC)}
      <span className={styles.unit} title="Angles are in degrees">
        DEG
      </span>
    </div>
  )
}

export function Keypad() {
  const scientific = useCalculator((s) => s.mode === 'scientific')
  return (
    <>
      <div role="group" aria-label="Memory" className={styles.memory}>
        {buttons(MEMORY)}
      </div>
      <div className={scientific ? `${styles.pad} ${styles.wide}` : styles.pad}>
        {scientific && <ScientificKeys />}
        <div role="group" aria-label="Keys" className={styles.keys}>
          {buttons(KEYS)}
        </div>
      </div>
    </>
  )
}
