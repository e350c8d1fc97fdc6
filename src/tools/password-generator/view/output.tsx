import { useEffect, useId, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react'
import { classNames } from '#ui/class-names'
import { Announce } from '#ui/feedback/announce'
import { Button } from '#ui/buttons/button'
import { CopyButton } from '#ui/buttons/copy-button'
import { Foot, Readout } from '#ui/readout/readout'
import { StripContent } from '#ui/readout/strip'
import { useFitted } from '#ui/readout/use-fitted'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useRested } from '#ui/feedback/use-rested'
import { MAX_LENGTH, modeOf } from '../domain/settings'
import { usePassword } from '../state'
import * as texts from '../texts.en'
import styles from './output.module.css'
import { ColoredPassword, useShown } from './shown-password'
import { StrengthMeter, StrengthScale, StrengthWord, Verdict } from './strength'

/** A click takes the whole text, unless it was a drag over a part. */
function selectAll({ currentTarget: field }: MouseEvent<HTMLTextAreaElement>) {
  if (field.selectionStart === field.selectionEnd) field.select()
}

/** Handles a copy by hand. Behind dots, one a character, the password is copied: pasted dots would pass for one. */
function useCopyOf(password: string) {
  const hidden = usePassword((s) => s.hidden)
  const copiedByHand = usePassword((s) => s.copiedByHand)
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    if (selectionStart === selectionEnd) return
    const part = hidden
      ? Array.from(password).slice(selectionStart, selectionEnd).join('')
      : password.slice(selectionStart, selectionEnd)
    copiedByHand(part)
    if (!hidden) return
    event.clipboardData.setData('text/plain', part)
    event.preventDefault()
  }
}

/** Selects the password of the field where the browser does not copy it: the visitor does, by the keys that the page names. */
function useSelectedOnRefusal() {
  const field = useRef<HTMLTextAreaElement>(null)
  const refused = usePassword((s) => s.refused)
  useEffect(() => {
    if (!refused) return
    field.current?.focus()
    field.current?.select()
  }, [refused])
  return field
}

/** Whether the password is made of words or digits, and of no characters that could be mistaken in their face. */
function useIsOfMode() {
  const busy = usePassword((s) => s.busy)
  const isOfMode = usePassword((s) => modeOf(s.settings.form) !== null)
  // What is shown meanwhile is the password before.
  const [isShown, setShown] = useState(isOfMode)
  if (!busy && isShown !== isOfMode) setShown(isOfMode)
  return isShown
}

/** Up to so many characters stand in one line of a phone: two more would be a line of their own. */
const ONE_LINE = 22

/** The read-only field: it holds the text and the selection, in transparent letters over colored ones. */
function Field({ id }: { id: string }) {
  const generated = usePassword((s) => s.generated)
  const isStale = useDelayedBusy(usePassword((s) => s.busy))
  const password = generated?.password ?? ''
  const shown = useShown(password)
  const copySelected = useCopyOf(password)
  const field = useSelectedOnRefusal()
  const fitted = useFitted<HTMLDivElement>(shown)
  const classes = classNames(
    styles.output,
    useIsOfMode() && styles.words,
    isStale && styles.stale,
    shown.length <= ONE_LINE && styles.short,
    shown.length > MAX_LENGTH && styles.long,
  )
  return (
    <div ref={fitted} className={classes}>
      <div>
        <div className={styles.colored} aria-hidden="true">
          <ColoredPassword password={shown} />
        </div>
        <textarea
          ref={field}
          id={id}
          className={styles.plain}
          readOnly
          rows={1}
          value={shown}
          placeholder={generated ? texts.NO_PASSWORD : ''}
          spellCheck={false}
          autoComplete="off"
          translate="no"
          onClick={selectAll}
          onCopy={copySelected}
        />
      </div>
    </div>
  )
}

interface ActionsProps {
  /** Without words: in the strip. */
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

/** The password in one line. */
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
  const text = generated?.password && texts.newPassword(generated.strength.text)
  return <Announce text={isRested && text} />
}

export function PasswordReadout() {
  const id = useId()
  const busy = usePassword((s) => s.busy)
  return (
    <Readout
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
      <label htmlFor={id} className="visually-hidden">
        {texts.GENERATED_LABEL}
      </label>
      <Field id={id} />
      <Foot facts={<Verdict />} actions={<Actions />} />
      <Announcement />
    </Readout>
  )
}
