import { useEffect, type Ref } from 'react'
import { figure } from '#lib/writing.en'
import { CopyButton } from '#ui/buttons/copy-button'
import { Announce } from '#ui/feedback/announce'
import { Note } from '#ui/layout/note'
import { useFitted } from '#ui/readout/use-fitted'
import { useLine } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

interface LineProps {
  /** Gets the focus of what the result takes the place of. */
  ref?: Ref<HTMLParagraphElement> | undefined
  text: string
  /** The result with all its digits. */
  copy: string
}

function ResultLine({ ref, text, copy }: LineProps) {
  const equation = `=\u00a0${figure(text)}`
  const fitted = useFitted<HTMLSpanElement>(equation)
  return (
    <div className={styles.line}>
      <p ref={ref} tabIndex={ref ? -1 : undefined} className={`${styles.value} numerals`}>
        <span ref={fitted}>{equation}</span>
      </p>
      <CopyButton
        compact="always"
        label={texts.COPY_RESULT}
        name={texts.COPY_RESULT}
        value={copy}
      />
    </div>
  )
}

interface Props extends Pick<LineProps, 'ref'> {
  /** Null where there is no result. */
  result: { text: string; copy: string } | null
  notes: readonly (string | null)[]
  isAnnounced: boolean
}

/** A result of the expression line with its copy button, and the notes on it. */
export function Result({ ref, result, notes, isAnnounced }: Props) {
  const shownNotes = notes.filter((note) => note !== null)
  const setResult = useLine((s) => s.setResult)
  useEffect(
    () => setResult(result && { ...result, text: figure(result.text) }),
    [result, setResult],
  )
  const words = [result && texts.isResult(result.text), ...shownNotes].filter(Boolean).join('. ')
  return (
    <>
      {result && <ResultLine ref={ref} {...result} />}
      {shownNotes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <Announce text={isAnnounced && words} />
    </>
  )
}
