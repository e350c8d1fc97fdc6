import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

interface Props {
  title: string
  /** A control at the end of the heading's line. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part of a page under a heading of its own. */
export function Section({ title, action, className, children }: Props) {
  const id = useId()
  return (
    <section
      className={className ? `${styles.section} ${className}` : styles.section}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
