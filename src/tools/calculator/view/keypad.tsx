import { Icon } from '#ui/icon'
import { OPERATOR_SIGNS } from '../domain/notation'
import type { Digit, MemoryKey, Operator } from '../domain/keys'
import { KeyButton, type KeyDefinition } from './key-button'
import styles from './keys.module.css'
import { useCalculator } from '../state'
import { useFingers } from './use-fingers'

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
  variant: 'memory',
  title,
})

const MEMORY: readonly KeyDefinition[] = [
  memory('MC', 'Memory clear'),
  memory('MR', 'Memory recall'),
  memory('M+', 'Memory add'),
  memory('M-', 'Memory subtract'),
  memory('MS', 'Memory store'),
]

const BESIDE_MEMORY: readonly KeyDefinition[] = [
  { id: '%', label: '%', variant: 'memory', name: 'percent' },
  { id: '^', label: 'x^y', variant: 'memory', name: 'x^y, x to the power of y' },
]

/** In rows of four, the same in both modes. */
const KEY_ROWS: readonly (readonly KeyDefinition[])[] = [
  [
    { id: 'C', label: 'C', variant: 'lesser', title: 'Clear all' },
    { id: 'CE', label: 'CE', variant: 'lesser', title: 'Clear entry' },
    { id: 'backspace', label: <Icon name="delete" />, variant: 'lesser', name: 'Backspace' },
    operator('/', 'divided by'),
  ],
  [digit('7'), digit('8'), digit('9'), operator('*', 'times')],
  [digit('4'), digit('5'), digit('6'), operator('-', 'minus')],
  [digit('1'), digit('2'), digit('3'), operator('+', 'plus')],
  [
    { id: 'negate', label: '±', variant: 'digit', name: 'change sign' },
    digit('0'),
    { id: '.', label: '.', variant: 'digit', name: 'decimal point' },
    { id: '=', label: '=', variant: 'equals', name: 'equals' },
  ],
]

const FUNCTIONS: readonly KeyDefinition[] = [
  { id: 'sin', label: 'sin', variant: 'lesser', title: 'Sine of degrees' },
  { id: 'cos', label: 'cos', variant: 'lesser', title: 'Cosine of degrees' },
  { id: 'tan', label: 'tan', variant: 'lesser', title: 'Tangent of degrees' },
  { id: 'log', label: 'log', variant: 'lesser', title: 'Logarithm to base 10' },
  { id: 'ln', label: 'ln', variant: 'lesser', title: 'Natural logarithm' },
  { id: 'sqrt', label: '√', variant: 'lesser', name: 'square root' },
  { id: 'square', label: 'x²', variant: 'lesser', name: 'x², x squared' },
  { id: 'factorial', label: 'n!', variant: 'lesser', name: 'n!, factorial' },
  { id: 'reciprocal', label: '1/x', variant: 'lesser', name: '1/x, one divided by x' },
  { id: 'pi', label: 'π', variant: 'lesser', name: 'pi' },
  { id: 'e', label: 'e', variant: 'lesser', title: 'Euler’s number' },
]

const buttons = (definitions: readonly KeyDefinition[]) =>
  definitions.map((key) => <KeyButton key={key.id} {...key} />)

function Functions() {
  const angle = useCalculator((s) => s.calculator.angle)
  return (
    <div className={styles.functions}>
      <div role="group" aria-label="Scientific functions" className={styles.group}>
        {buttons(FUNCTIONS)}
      </div>
      <span className={styles.unit} title={`Angles are in ${angle}`}>
        {angle === 'degrees' ? 'DEG' : 'RAD'}
      </span>
    </div>
  )
}

/** @param functionsFirst whether the functions stand before the keys, or else after them */
export function Keypad({ functionsFirst }: { functionsFirst: boolean }) {
  const scientific = useCalculator((s) => s.mode === 'scientific')
  const fingers = useFingers()
  return (
    <div
      className={scientific ? `${styles.pad} ${styles.scientific}` : styles.pad}
      // Each is of a digit of its own: all of them count that come before the page is ready.
      data-each-click=""
      {...fingers}
    >
      <div className={styles.memory}>
        <div role="group" aria-label="Memory" className={styles.group}>
          {buttons(MEMORY)}
        </div>
        {buttons(BESIDE_MEMORY)}
      </div>
      {scientific && functionsFirst && <Functions />}
      <div role="group" aria-label="Keys" className={styles.keys}>
        {buttons(KEY_ROWS.flat())}
      </div>
      {scientific && !functionsFirst && <Functions />}
    </div>
  )
}
