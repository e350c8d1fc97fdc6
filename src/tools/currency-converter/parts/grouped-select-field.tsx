import { useEffect, useId, useRef, type ReactNode } from 'react'
import fieldStyles from '../../../ui/field.module.css'
import styles from './grouped-select-field.module.css'

interface Props {
  label: string
  value: string
  /** @param byKey a key chose it: one of several perhaps, on the way to another */
  onChange: (value: string, byKey: boolean) => void
  onLeave: () => void
  /** `optgroup`s and `option`s; kept from render to render where they are many. */
  children: ReactNode
}

/** A native select whose options the page draws itself. */
export function GroupedSelectField({ label, value, onChange, onLeave, children }: Props) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const byKey = useRef(false)

  // Before hydration a visitor may have chosen already.
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen && chosen !== value) onChange(chosen, false)
    // eslint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, on mount
  }, [])

  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        className={`${fieldStyles.control} ${styles.select}`}
        value={value}
        autoComplete="off"
        onKeyDown={() => (byKey.current = true)}
        onPointerDown={() => (byKey.current = false)}
        onChange={(event) => onChange(event.target.value, byKey.current)}
        onBlur={onLeave}
      >
        {children}
      </select>
    </div>
  )
}
