import { useId } from 'react'
import { Announce } from '../../../ui/feedback/announce'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { Readout } from '../../../ui/readout/readout'
import { useDelayedBusy } from '../../../ui/feedback/use-delayed-busy'
import { MAX_LENGTH } from '../domain/settings'
import { usePassword } from '../store'
import { ColoredField } from './colored-field'
import { ColoredPassword, useShown } from './colored-password'
import styles from './password-readout.module.css'
import { StrengthTicks, Verdict } from './verdict'

/** The read-only output field with its copy button. */
function Output() {
  const id = useId()
  const generated = usePassword((s) => s.generated)
  const password = generated?.password ?? ''
  const busy = usePassword((s) => s.busy)
  const copy = usePassword((s) => s.copy)
  const stale = useDelayedBusy(busy)
  const shown = useShown(password)
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Generated password
      </label>
      <ColoredField
        id={id}
        value={shown}
        stale={stale}
        placeholder={generated ? 'No password' : ''}
        className={shown.length > MAX_LENGTH ? `${styles.output} ${styles.long}` : styles.output}
      >
        <ColoredPassword password={shown} />
      </ColoredField>
      <CopyButton
        // 'Copied' is true of one password only.
        key={password}
        label="Copy"
        name="Copy generated password"
        variant="glass"
        compact
        disabled={busy || password === ''}
        onCopy={copy}
      />
    </>
  )
}

/** That there is a new password and how strong it is, not the password itself. */
function Announcement() {
  const generated = usePassword((s) => s.generated)
  const text = generated?.password && `New password, strength: ${generated.strength.text}`
  return <Announce text={text} turn={generated?.password} />
}

export function PasswordReadout() {
  const busy = usePassword((s) => s.busy)
  return (
    <Readout
      className={styles.readout}
      aria-label="Password"
      aria-busy={busy}
      ticks={<StrengthTicks />}
    >
      <Output />
      <Verdict />
      <Announcement />
    </Readout>
  )
}
