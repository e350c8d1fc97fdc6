import type { ReactNode } from 'react'
import { Key, type KeyVariant } from './key'
import { hasMemory, needsMemory } from '../domain/calculator'
import type { Key as KeyId } from '../domain/keys'
import { ENTER_EVALUATES } from './keyboard'
import styles from './keys.module.css'
import { useCalculator } from '../store'

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

export function KeyButton({ id, label, variant, name, title }: KeyDefinition) {
  const press = useCalculator((s) => s.press)
  const isIdle = useCalculator((s) => needsMemory(id) && !hasMemory(s.calculator))
  return (
    <Key
      variant={variant}
      className={variant === 'equals' ? styles.equals : undefined}
      aria-label={name}
      // Not `disabled`: the key that has just emptied the memory keeps the focus.
      aria-disabled={isIdle || undefined}
      title={name ?? title}
      {...(variant === 'lesser' ? {} : ENTER_EVALUATES)}
      onClick={() => press(id)}
    >
      {label}
    </Key>
  )
}
