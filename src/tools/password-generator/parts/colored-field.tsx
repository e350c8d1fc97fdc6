import type { MouseEvent, ReactNode } from 'react'
import styles from './colored-field.module.css'

interface Props {
  id: string
  value: string
  /** The same text, colored. */
  children: ReactNode
  /** A newer one is on its way. */
  stale: boolean
  /** In place of a text that is empty. */
  placeholder?: string
  className?: string | undefined
}

/** A click takes the whole text, unless it was a drag over a part. */
function selectAll({ currentTarget: field }: MouseEvent<HTMLTextAreaElement>) {
  if (field.selectionStart === field.selectionEnd) field.select()
}

/** A read-only field: it holds the text and the selection, in transparent letters over colored ones. */
export function ColoredField(props: Props) {
  const { id, value, children, stale, placeholder, className = '' } = props
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
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          translate="no"
          onClick={selectAll}
        />
      </div>
    </div>
  )
}
