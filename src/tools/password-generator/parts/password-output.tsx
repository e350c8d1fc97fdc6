import { useId } from 'react'
import { ColoredField } from './colored-field'
import { CopyButton } from '../../../ui/copy-button'
import { useLate } from '../../../ui/use-late'
import { ColoredPassword } from './colored-password'
import styles from './password-output.module.css'
import { usePassword } from '../store'

/** The read-only output field with its copy button. */
export function PasswordOutput() {
  const id = useId()
  const password = usePassword((s) => s.generated?.password ?? '')
  const busy = usePassword((s) => s.busy)
  const copy = usePassword((s) => s.copy)
  const stale = useLate(busy)
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>Generated password</label>
        <CopyButton
          // 'Copied' is true of one password only.
          key={password}
          label="Copy"
          name="Copy generated password"
          tone="quiet"
          disabled={busy || password === ''}
          onCopy={copy}
        />
      </div>
      <ColoredField id={id} value={password} stale={stale} className={styles.output}>
        <ColoredPassword password={password} />
      </ColoredField>
    </div>
  )
}
