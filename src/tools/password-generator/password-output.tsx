import { useId, type MouseEvent } from 'react'
import { CopyButton } from '../../ui/copy-button'
import { useDelayed } from '../../ui/use-delayed'
import { ColoredPassword } from './colored-password'
import styles from './password-output.module.css'
import { usePassword } from './store'

const STALE_SHOWN_AFTER_MS = 150

/** A click takes the whole password, unless it was a drag over a part. */
function selectAll({ currentTarget: field }: MouseEvent<HTMLTextAreaElement>) {
  if (field.selectionStart === field.selectionEnd) field.select()
}

function Field({ id, password }: { id: string; password: string }) {
  const stale = useDelayed(
    usePassword((s) => s.busy),
    STALE_SHOWN_AFTER_MS,
  )
  return (
    <div className={stale ? `${styles.output} ${styles.stale}` : styles.output}>
      {/* The field holds the text and the selection, in transparent letters over the coloured ones. */}
      <div className={styles.stack} data-long={password.length > 18 ? true : undefined}>
        <div className={styles.colored} aria-hidden="true">
          <ColoredPassword password={password} />
        </div>
        <textarea
          id={id}
          className={styles.plain}
          readOnly
          rows={1}
          value={password}
          spellCheck={false}
          autoComplete="off"
          translate="no"
          onClick={selectAll}
        />
      </div>
    </div>
  )
}

/** The read-only output field with its copy button. */
export function PasswordOutput() {
  const id = useId()
  const password = usePassword((s) => s.generated?.password ?? '')
  const busy = usePassword((s) => s.busy)
  const copy = usePassword((s) => s.copy)
  return (
    <div>
      <div className={styles.outputHead}>
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
      <Field id={id} password={password} />
    </div>
  )
}
