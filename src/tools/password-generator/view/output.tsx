import { classNames } from '#ui/class-names'
import { Announce } from '#ui/feedback/announce'
import { Button } from '#ui/buttons/button'
import { CopyButton } from '#ui/buttons/copy-button'
import { Foot } from '#ui/readout/readout'
import { ReadoutWithStrip, StripContent } from '#ui/readout/strip'
import { useRested } from '#ui/feedback/use-rested'
import { usePassword } from '../state'
import * as texts from '../texts.en'
import styles from './output.module.css'
import { PasswordField, useIsOfMode } from './password-field'
import { ColoredPassword, useShown } from './shown-password'
import { StrengthMeter, StrengthScale, StrengthWord, Verdict } from './strength'

interface ActionsProps {
  /** The buttons of the strip have no words. */
  compact?: boolean
}

function Actions({ compact = false }: ActionsProps) {
  const password = usePassword((s) => s.generated?.password ?? '')
  const busy = usePassword((s) => s.busy)
  const copy = usePassword((s) => s.copy)
  const generate = usePassword((s) => s.generate)
  return (
    <>
      <Button
        variant="glass"
        icon="refresh-cw"
        className={compact ? undefined : styles.generate}
        title={compact ? texts.GENERATE_NEW : undefined}
        onClick={generate}
      >
        {compact ? null : texts.GENERATE_NEW}
      </Button>
      <CopyButton
        variant="glass-primary"
        label={texts.COPY_PASSWORD}
        {...(compact && { compact: 'always', name: texts.COPY_PASSWORD })}
        disabled={busy || password === ''}
        value={password}
        onCopy={copy}
      />
    </>
  )
}

/** On a phone the room is the password's. */
const StripWord = () => (
  <span className={styles.fromSmall}>
    <StrengthWord />
  </span>
)

/** The strip's password, in one line. */
function Shown() {
  const hasNone = usePassword((s) => s.generated?.password === '')
  const shown = useShown(usePassword((s) => s.generated?.password ?? ''))
  return (
    <span className={classNames(styles.shown, !useIsOfMode() && styles.mono)} translate="no">
      {hasNone ? texts.NO_PASSWORD : <ColoredPassword password={shown} />}
    </span>
  )
}

/** That there is a new password and how strong it is, not the password itself; once the last of several has rested. */
function Announcement() {
  const generated = usePassword((s) => s.generated)
  const isRested = useRested(generated?.password) === generated?.password
  const text = generated?.password && texts.newPassword(generated.strength.code)
  return <Announce text={isRested && text} />
}

export function PasswordReadout() {
  const busy = usePassword((s) => s.busy)
  return (
    <ReadoutWithStrip
      tint="password-generator"
      className={styles.readout}
      aria-label={texts.PASSWORD_LABEL}
      aria-busy={busy}
      ticks={<StrengthMeter />}
      strip={
        <StripContent
          value={<Shown />}
          fact={<StripWord />}
          actions={<Actions compact />}
          ticks={<StrengthScale />}
        />
      }
    >
      <PasswordField />
      <Foot facts={<Verdict isBrief={false} again={texts.GENERATE_NEW} />} actions={<Actions />} />
      <Announcement />
    </ReadoutWithStrip>
  )
}
