import type { MouseEvent, ReactNode } from 'react'
import styles from './colored-field.module.css'

interface Props {
  id: string
  value: string
  /** The same text, coloured. */
  children: ReactNode
  /** A newer one is on its way. */
  stale: boolean
  className?: string | undefined
}

/** More of them are set smaller. */
const LONG = 18

/** A click takes the whole text, unless it was a drag over a part. */
function selectAll({ currentTarget: field }: MouseEvent<HTMLTextAreaElement>) {
  if (field.selectionStart === field.selectionEnd) field.select()
}

/** A read-only field: it holds the text and the selection, in transparent letters over coloured ones. */
export function ColoredField({ id, value, children, stale, className = '' }: Props) {
  return (
    <div className={`${styles.frame} ${stale ? styles.stale : ''} ${className}`}>
      <div className={styles.stack} data-long={value.length > LONG ? true : undefined}>
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
