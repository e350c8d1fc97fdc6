import type { MouseEvent, ReactNode } from 'react'
import styles from './colored-field.module.css'

interface Props {
  id: string
  value: string
  /** The same text, colored. */
  children: ReactNode
  /** A newer one is on its way. */
  stale: boolean
  className?: string | undefined
}

/** A click takes the whole text, unless it was a drag over a part. */
function selectAll({ currentTarget: field }: MouseEvent<HTMLTextAreaElement>) {
  if (field.selectionStart === field.selectionEnd) field.select()
}

/** A read-only field: it holds the text and the selection, in transparent letters over colored ones. */
export function ColoredField({ id, value, children, stale, className = '' }: Props) {
  return (
    <div className={`${styles.frame} ${stale ? styles.stale : ''} ${className}`}>
      <div className={styles.stack}>
        <div className={styles.colored} aria-hidden="true">
          {children}
        </div>
        <textarea
          id={id}
          className={styles.plain}
          readOnly
          rows={1}
          value={value}
          spellCheck={false}
          autoComplete="off"
          translate="no"
          onClick={selectAll}
        />
      </div>
    </div>
  )
}
