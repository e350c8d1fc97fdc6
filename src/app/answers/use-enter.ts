import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Row } from './rows'

interface Props {
  /** What Enter is pressed for: typing on calls it off. */
  question: string
  /** Of that question; none while they are on their way. */
  rows: readonly Row[]
  /** Enter was pressed for the first question already. */
  isEntered: boolean
  open: (rows: readonly Row[]) => void
}

/** Enter opens the marked row; where the answer is still on its way, as soon as it is there. */
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
