import type { ReactNode } from 'react'
import { Key, type KeyTone } from './key'
import { hasMemory, needsMemory } from '../domain/calculator'
import type { Key as KeyId } from '../domain/keys'
import { ENTER_EVALUATES } from './keyboard'
import styles from './keys.module.css'
import { useCalculator } from '../store'

export interface KeyFace {
  id: KeyId
  /** What stands on the key; its name too, unless `name` is given. */
  face: ReactNode
  tone: KeyTone
  /** The sign on the key in words. */
  name?: string
  /** What the letters on the key mean. */
  title?: string
}

export function KeyButton({ id, face, tone, name, title }: KeyFace) {
  const press = useCalculator((s) => s.press)
  const isIdle = useCalculator((s) => needsMemory(id) && !hasMemory(s.calculator))
  return (
    <Key
      tone={tone}
      className={tone === 'equals' ? styles.equals : undefined}
      aria-label={name}
      // Not `disabled`: the key that has just emptied the memory keeps the focus.
      aria-disabled={isIdle || undefined}
      title={name ?? title}
      {...(tone === 'lesser' ? {} : ENTER_EVALUATES)}
      onClick={() => press(id)}
    >
      {face}
    </Key>
  )
}
