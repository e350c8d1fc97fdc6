import { useId, useImperativeHandle, useRef, type Ref } from 'react'
import { useStore } from 'zustand'
import { LONGEST_LINE } from '#ui/fields/longest-line'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { DOWNLOAD } from '../texts.en'
import type { LiveCode, WifiEntry } from './state'
import * as texts from './texts.en'
import styles from './wifi-form.module.css'

interface FieldProps {
  code: LiveCode
  field: keyof WifiEntry
  ref?: Ref<HTMLInputElement>
}

/** Its label stands in it, above what is typed: there is no other room. */
function Field({ code, field, ref }: FieldProps) {
  const id = useId()
  const value = useStore(code.store, (s) => s.wifi?.[field] ?? '')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.WIFI_LABELS[field]}</label>
      <input
        ref={ref}
        id={id}
        value={value}
        {...UNCORRECTED}
        autoComplete="off"
        maxLength={LONGEST_LINE}
        onChange={(event) => code.enter({ [field]: event.target.value })}
      />
    </div>
  )
}

/** What Enter in the question does: the first field that is empty takes the focus. */
export interface FormHandle {
  click: () => void
}

interface Props {
  code: LiveCode
  ref: Ref<FormHandle>
}

/** Name and password of a network, of which the code is made in the window as they are typed. Enter saves it. */
export function WifiForm({ code, ref }: Props) {
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({
    click: () => (name.current?.value ? password : name).current?.focus(),
  }))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.isReady()) void code.download()
      }}
    >
      <Field ref={name} code={code} field="name" />
      <Field ref={password} code={code} field="password" />
      {/* With two fields the browser submits by a button alone. */}
      <button type="submit" hidden>
        {DOWNLOAD}
      </button>
    </form>
  )
}
