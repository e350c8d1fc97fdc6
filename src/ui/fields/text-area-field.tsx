import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame } from './field'
import styles from './field.module.css'

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string
  hint?: string
}

/** A field of several lines. */
export function TextAreaField({ label, hint, ...textarea }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <textarea
        id={id}
        className={styles.control}
        aria-describedby={describedBy(id, { hint })}
        {...textarea}
      />
    </FieldFrame>
  )
}
