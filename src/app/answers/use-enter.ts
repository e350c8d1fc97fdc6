import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Row } from './rows'

/**
 * Enter opens the marked row; where the answer is still on its way, as soon as it is there.
 * @param question what Enter was pressed for: typing on calls it off
 * @param rows of that question; none while they are on their way
 */
export function useEnter(
  question: string,
  rows: readonly Row[],
  open: (rows: readonly Row[]) => void,
) {
  const awaited = useRef<string | null>(null)
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
