import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon'

/** A section that is folded until its title is activated. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
