import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Row } from './rows'

interface Props {
  /** Enter holds for this text only: typing on cancels it. */
  question: string
  /** Answers to the question; empty while they are computed. */
  rows: readonly Row[]
  /** Enter was pressed for the first question before this was rendered. */
  isEntered: boolean
  open: (rows: readonly Row[]) => void
}

/** Enter opens the marked row: at once, or as soon as the answer is computed. */
export function useEnter({ question, rows, isEntered, open }: Props) {
  const awaited = useRef(isEntered ? question : null)
  useEffect(() => {
    if (awaited.current !== question || rows.length === 0) return
    awaited.current = null
    open(rows)
  }, [question, rows, open])
  // While it is captured, since the combobox would click the row as well.
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (rows.length > 0) open(rows)
    else if (question.trim() !== '') awaited.current = question
  }
}
