import type { KeyboardEvent } from 'react'

/** Whether the pressed keys are those that undo the last edit. */
export const isUndo = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'
