import { memo, type ReactNode } from 'react'
import { figure } from '#lib/writing.en'
import { useFingers } from '#ui/browser/use-fingers'
import { Icon } from '#ui/icon'
import { hasMemory, needsMemory } from '../domain/calculator'
import { CONSTANTS, FUNCTIONS, MEMORY_KEYS, OPERATORS, type Key } from '../domain/keys'
import { OPERATOR_SIGNS } from '../domain/notation'
import { useCalculator } from '../state'
import * as texts from '../texts.en'
import keyStyles from './key.module.css'
import styles from './keys.module.css'

type Variant = 'digit' | 'operator' | 'equals' | 'lesser' | 'memory' | 'beside'

interface KeyDefinition {
  id: Key
  variant: Variant
}

const keysOf = (ids: readonly Key[], variant: Variant): readonly KeyDefinition[] =>
  ids.map((id) => ({ id, variant }))

const MEMORY = keysOf(MEMORY_KEYS, 'memory')

const BESIDE_MEMORY = keysOf(['%', '^'], 'beside')

/** The keys in rows of four, the same in both modes. */
const KEYS = [
  ...keysOf(['C', 'CE', 'backspace'], 'lesser'),
  ...keysOf(['/'], 'operator'),
  ...keysOf(['7', '8', '9'], 'digit'),
  ...keysOf(['*'], 'operator'),
  ...keysOf(['4', '5', '6'], 'digit'),
  ...keysOf(['-'], 'operator'),
  ...keysOf(['1', '2', '3'], 'digit'),
  ...keysOf(['+'], 'operator'),
  ...keysOf(['negate', '0', '.'], 'digit'),
  ...keysOf(['='], 'equals'),
]

const SCIENTIFIC = keysOf([...FUNCTIONS, ...CONSTANTS], 'lesser')

/** What stands on keys that do not bear their own name. */
const SIGNS: Partial<Record<Key, ReactNode>> = {
  ...OPERATOR_SIGNS,
  '^': (
    <span>
      x<span className={keyStyles.caret}>^</span>
      <sup>y</sup>
    </span>
  ),
  'M-': 'M−',
  backspace: <Icon name="delete" />,
  negate: '±',
  sqrt: '√',
  square: 'x²',
  factorial: 'n!',
  reciprocal: '1/x',
  pi: 'π',
  '.': figure('.'),
}

/** Whether a key writes a part of the calculation, a digit or an operator. */
const isTyped = ({ id, variant }: KeyDefinition) =>
  variant === 'digit' || variant === 'equals' || OPERATORS.some((operator) => operator === id)

/** As high as `--key-height`. About forty are on the page: each is rendered again only when what it shows changes. */
const KeyButton = memo(function KeyButton({ definition }: { definition: KeyDefinition }) {
  const { id, variant } = definition
  const press = useCalculator((s) => s.press)
  const isIdle = useCalculator((s) => needsMemory(id) && !hasMemory(s.calculator))
  const angle = useCalculator((s) => s.calculator.angle)
  const title = texts.KEY_TITLES[id]
  return (
    <button
      type="button"
      className={`${keyStyles.key} ${keyStyles[variant]}`}
      aria-label={texts.KEY_NAMES[id]}
      // Not `disabled`: the key that has just emptied the memory keeps the focus.
      aria-disabled={isIdle || undefined}
      title={typeof title === 'object' ? title[angle] : title}
      // Enter evaluates on these, however they got the focus.
      data-enter={isTyped(definition) ? 'evaluates' : undefined}
      onClick={() => press(id)}
    >
      {SIGNS[id] ?? id}
    </button>
  )
})

const buttons = (definitions: readonly KeyDefinition[]) =>
  definitions.map((definition) => <KeyButton key={definition.id} definition={definition} />)

/** The unit of angles, which it changes. */
function AngleKey() {
  const angle = useCalculator((s) => s.calculator.angle)
  const toggle = useCalculator((s) => s.toggleAngle)
  return (
    <button
      type="button"
      className={`${keyStyles.key} ${keyStyles.lesser}`}
      title={texts.ANGLES_ARE_IN[angle]}
      onClick={toggle}
    >
      {texts.ANGLE_SIGNS[angle]}
    </button>
  )
}

const Functions = () => (
  <div role="group" aria-label={texts.FUNCTIONS_LABEL} className={styles.functions}>
    <AngleKey />
    {buttons(SCIENTIFIC)}
  </div>
)

interface Props {
  scientific: boolean
  /** Whether the functions stand before the keys, or else after them. */
  functionsFirst: boolean
}

export const Keypad = memo(function Keypad({ scientific, functionsFirst }: Props) {
  const fingers = useFingers()
  return (
    <div
      className={scientific ? `${styles.pad} ${styles.scientific}` : styles.pad}
      dir="ltr"
      // Each is of a digit of its own: all of them count that come before the page is ready.
      data-each-click=""
      {...fingers}
    >
      <div className={styles.memory}>
        <div role="group" aria-label={texts.MEMORY_LABEL}>
          {buttons(MEMORY)}
        </div>
        <div>{buttons(BESIDE_MEMORY)}</div>
      </div>
      {scientific && functionsFirst && <Functions />}
      <div role="group" aria-label={texts.KEYS_LABEL} className={styles.keys}>
        {buttons(KEYS)}
      </div>
      {scientific && !functionsFirst && <Functions />}
    </div>
  )
})
