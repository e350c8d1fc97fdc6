import { memo, type ReactNode } from 'react'
import { hasMemory, needsMemory } from '../domain/calculator'
import { OPERATORS, type Key as KeyId } from '../domain/keys'
import styles from './key.module.css'
import { ENTER_EVALUATES } from './keyboard'
import { useCalculator } from '../state'

type KeyVariant = 'digit' | 'operator' | 'equals' | 'lesser' | 'memory'

export interface KeyDefinition {
  id: KeyId
  /** The text or sign on the key; its name too, unless `name` is given. */
  label: ReactNode
  variant: KeyVariant
  /** The sign on the key in words; letters come first as they are, for control by voice. */
  name?: string
  /** What the letters on the key mean. */
  title?: string
}

/** Whether a key writes a part of the calculation, a digit or an operator. */
const isTyped = (id: KeyId, variant: KeyVariant) =>
  variant === 'digit' || variant === 'equals' || OPERATORS.some((operator) => operator === id)

/** As high as `--key-height`. About forty are on the page: each is rendered again only when what it shows changes. */
export const KeyButton = memo(function KeyButton(definition: KeyDefinition) {
  const { id, label, variant, name, title } = definition
  const press = useCalculator((s) => s.press)
  const isIdle = useCalculator((s) => needsMemory(id) && !hasMemory(s.calculator))
  const angle = useCalculator((s) => s.calculator.angle)
  return (
    <button
      type="button"
      className={`${styles.key} ${styles[variant]}`}
      aria-label={name}
      // Not `disabled`: the key that has just emptied the memory keeps the focus.
      aria-disabled={isIdle || undefined}
      title={title?.replace('degrees', angle)}
      {...(isTyped(id, variant) ? ENTER_EVALUATES : {})}
      onClick={() => press(id)}
    >
      {label}
    </button>
  )
})
