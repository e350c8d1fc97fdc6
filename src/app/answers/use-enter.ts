import { useEffect, useRef, type KeyboardEvent } from 'react'
import { isComposing } from '../../ui/browser/is-composing'
import { useStable } from '../../ui/browser/use-stable'
import type { Row } from './rows'
import type { TypedQuestion } from './use-question'

interface Props {
  asked: TypedQuestion
  /** Answers to the question; empty while they are computed. */
  rows: readonly Row[]
  /** Enter was pressed for the first question before this was rendered. */
  isEntered: boolean
  /** Opens the marked row. */
  open: () => void
}

/**
 * Enter opens the marked row: at once, or as soon as the newest text is answered. It holds for that text only, and
 * until the next key.
 * @returns the same function in each render
 */
export function useEnter({ asked, rows, isEntered, open }: Props) {
  const { question, newest, askNow } = asked
  const awaited = useRef(isEntered ? question : null)
  useEffect(() => {
    if (awaited.current !== question || newest() !== question || rows.length === 0) return
    awaited.current = null
    open()
  }, [question, newest, rows, open])
  // While it is captured, since the combobox would click the row as well.
  return useStable((event: KeyboardEvent<HTMLInputElement>) => {
    awaited.current = null
    if (event.key !== 'Enter') return
    // Takes over what is composed; the combobox would click the row.
    if (isComposing(event.nativeEvent)) return event.stopPropagation()
    event.preventDefault()
    if (newest() === question && rows.length > 0) return open()
    if (newest().trim() === '') return
    awaited.current = newest()
    askNow()
  })
}
