import {
  useEffect,
  useId,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type MouseEvent,
} from 'react'
import { classNames } from '#ui/class-names'
import { Announce } from '#ui/feedback/announce'
import { CopyButton } from '#ui/buttons/copy-button'
import { Readout } from '#ui/readout/readout'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useRested } from '#ui/feedback/use-rested'
import { MAX_LENGTH } from '../domain/settings'
import { usePassword } from '../state'
import * as texts from '../texts.en'
import styles from './output.module.css'
import { ColoredPassword, useShown } from './shown-password'
import { StrengthTicks, Verdict } from './strength'

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

/** The read-only field: it holds the text and the selection, in transparent letters over colored ones. */
function Field({ id }: { id: string }) {
  const generated = usePassword((s) => s.generated)
  const isStale = useDelayedBusy(usePassword((s) => s.busy))
  const password = generated?.password ?? ''
  const shown = useShown(password)
  const copySelected = useCopyOf(password)
  const field = useSelectedOnRefusal()
  const classes = classNames(
    styles.output,
    isStale && styles.stale,
    shown.length > MAX_LENGTH && styles.long,
  )
  return (
    <div className={classes}>
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

/** A button that copies the password. */
export function CopyPassword(
  look: Omit<ComponentProps<typeof CopyButton>, 'disabled' | 'value' | 'onCopy'>,
) {
  const password = usePassword((s) => s.generated?.password ?? '')
  const busy = usePassword((s) => s.busy)
  const copy = usePassword((s) => s.copy)
  return <CopyButton {...look} disabled={busy || password === ''} value={password} onCopy={copy} />
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
      ticks={<StrengthTicks />}
    >
      <label htmlFor={id} className="visually-hidden">
        {texts.GENERATED_LABEL}
      </label>
      <Field id={id} />
      <CopyPassword label={texts.COPY} name={texts.COPY_GENERATED} variant="glass" compact />
      <Verdict />
      <Announcement />
    </Readout>
  )
}
