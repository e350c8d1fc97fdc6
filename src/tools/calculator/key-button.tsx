import type { ReactNode } from 'react'
import { Key, type KeyTone } from '../../ui/key'
import type { Key as KeyId } from './domain/keys'
import { ENTER_EVALUATES } from './keyboard'
import styles from './keys.module.css'
import { useCalculator } from './store'

export interface KeyFace {
  id: KeyId
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
    <Key
      tone={tone}
      className={tone === 'equals' ? styles.equals : undefined}
      aria-label={name}
      title={title}
      {...(tone === 'lesser' ? {} : ENTER_EVALUATES)}
      onClick={() => press(id)}
    >
      {face}
    </Key>
  )
}
