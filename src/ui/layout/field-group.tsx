import type { ReactNode } from 'react'
import styles from './field-group.module.css'

/** Controls that answer one question, under a label of their own. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className="label">{label}</legend>
      {children}
    </fieldset>
  )
}
