import type { RefObject } from 'react'

/**
 * Puts a piece at the caret of a field, in place of what is selected there, and the focus behind it.
 * @param edit gets the new text
 */
export function useInsert(
  ref: RefObject<HTMLInputElement | null>,
  edit: (text: string) => void,
): (piece: (isAlone: boolean) => string) => void {
  return (piece) => {
    const field = ref.current
    if (!field) return
    const { selectionStart, selectionEnd, value } = field
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const isAlone = value.slice(0, start) + value.slice(end) === ''
    field.setRangeText(piece(isAlone), start, end, 'end')
    edit(field.value)
    field.focus()
  }
}
