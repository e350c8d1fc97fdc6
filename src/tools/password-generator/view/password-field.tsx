import { useEffect, useId, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react'
import { classNames } from '#ui/class-names'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useFitted } from '#ui/readout/use-fitted'
import { MAX_LENGTH, modeOf } from '../domain/settings'
import { usePassword } from '../state'
import * as texts from '../texts.en'
import { useMade } from './made'
import styles from './password-field.module.css'
import { ColoredPassword, useShown } from './shown-password'

/** A click takes the whole text, unless it was a drag over a part. */
function selectAll({ currentTarget: field }: MouseEvent<HTMLTextAreaElement>) {
  if (field.selectionStart === field.selectionEnd) field.select()
}

/** Handles a copy by hand. Behind dots, one a character, the password is copied: pasted dots would pass for one. */
function useCopyOf(password: string) {
  const hidden = usePassword((s) => s.hidden)
  const copiedByHand = useMade((s) => s.copiedByHand)
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
  const refused = useMade((s) => s.refused)
  useEffect(() => {
    if (!refused) return
    field.current?.focus()
    field.current?.select()
  }, [refused])
  return field
}

/** Whether the password is made of words or digits, and of no characters that could be mistaken in their face. */
export function useIsOfMode() {
  const busy = useMade((s) => s.busy)
  const isOfMode = useMade((s) => modeOf(s.settings.form) !== null)
  // What is shown meanwhile is the password before.
  const [isShown, setShown] = useState(isOfMode)
  if (!busy && isShown !== isOfMode) setShown(isOfMode)
  return isShown
}

/** Up to so many characters stand in one line of a phone: two more would be a line of their own. */
const ONE_LINE = 22

/** The read-only field: it holds the text and the selection, in transparent letters over colored ones. */
export function PasswordField() {
  const id = useId()
  const generated = useMade((s) => s.generated)
  const isStale = useDelayedBusy(useMade((s) => s.busy))
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
    <>
      <label htmlFor={id} className="visually-hidden">
        {texts.GENERATED_LABEL}
      </label>
      <div ref={fitted} className={classes}>
        <div>
          <div key={shown} className={styles.colored} aria-hidden="true" translate="no">
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
    </>
  )
}
