import { Announce } from '../../../ui/announce'
import { Button } from '../../../ui/button'
import { ButtonRow } from '../../../ui/button-row'
import { CopyButton } from '../../../ui/copy-button'
import { Zone } from '../../../ui/tool-layout'
import { EmptyPoolAdvice, FailureAdvice } from './no-password'
import styles from '../page.module.css'
import { PasswordOutput } from './password-output'
import { usePassword } from '../store'
import { StrengthMeter } from './strength-meter'

function Verdict() {
  const generated = usePassword((s) => s.generated)
  const failure = usePassword((s) => s.failure)
  if (failure) return <FailureAdvice failure={failure} />
  if (!generated) return <StrengthMeter strength={null} />
  const { password, strength } = generated
  if (password === '') return <EmptyPoolAdvice />
  return <StrengthMeter strength={strength} />
}

/** That there is a new password and how strong it is, not the password itself. */
function Announcement() {
  const generated = usePassword((s) => s.generated)
  const text = generated?.password && `New password, strength: ${generated.strength.text}`
  return <Announce text={text} turn={generated?.password} />
}

function Actions() {
  const password = usePassword((s) => s.generated?.password ?? '')
  const busy = usePassword((s) => s.busy)
  const generate = usePassword((s) => s.generate)
  const copy = usePassword((s) => s.copy)
  return (
    <ButtonRow>
      <Button icon="refresh-cw" onClick={generate}>
        Generate New
      </Button>
      <CopyButton
        // 'Copied' is true of one password only.
        key={password}
        label="Copy Password"
        tone="primary"
        disabled={busy || password === ''}
        onCopy={copy}
      />
    </ButtonRow>
  )
}

export function PasswordResult() {
  const busy = usePassword((s) => s.busy)
  return (
    <Zone zone="result" className={styles.result} aria-label="Password" aria-busy={busy}>
      <PasswordOutput />
      <div className={styles.verdict}>
        <Verdict />
      </div>
      <Announcement />
      <Actions />
    </Zone>
  )
}
