import type { ReactNode } from 'react'
import type { Key } from './domain/keys'
import { ENTER_EVALUATES } from './keyboard'
import styles from './keys.module.css'
import { useCalculator } from './store'

export type KeyTone = 'digit' | 'operator' | 'equals' | 'lesser'

export interface KeyFace {
  id: Key
  /** What stands on the key; its name too, unless `name` is given. */
  face: ReactNode
  tone: KeyTone
  name?: string
  /** Says in words what the sign on the key means. */
  title?: string
}

export function KeyButton({ id, face, tone, name, title }: KeyFace) {
  const press = useCalculator((s) => s.press)
  return (
    <button
      type="button"
      className={`${styles.key} ${styles[tone]}`}
      aria-label={name}
      title={title}
      {...(tone === 'lesser' ? {} : ENTER_EVALUATES)}
      onClick={() => press(id)}
    >
      {face}
    </button>
  )
}
