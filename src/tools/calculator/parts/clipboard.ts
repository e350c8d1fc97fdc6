import { useEffect } from 'react'
import { isField } from './keyboard'
import { useCalculator } from '../store'

const isTextSelected = () => getSelection()?.isCollapsed === false

/** A field has its own copy and paste, and so has a dialog that lies over the page. */
const isElsewhere = ({ target }: ClipboardEvent) =>
  isField(target) || document.querySelector('dialog[open]') !== null

/** Ctrl+C gives the display, Ctrl+V takes a number. Selected text is the browser's. */
export function useClipboard(): void {
  useEffect(() => {
    function handleCopy(event: ClipboardEvent) {
      if (isElsewhere(event) || isTextSelected()) return
      event.clipboardData?.setData('text/plain', useCalculator.getState().copy())
      event.preventDefault()
    }
    function handlePaste(event: ClipboardEvent) {
      if (isElsewhere(event)) return
      useCalculator.getState().paste(event.clipboardData?.getData('text/plain') ?? '')
      event.preventDefault()
    }
    const gone = new AbortController()
    document.addEventListener('copy', handleCopy, { signal: gone.signal })
    document.addEventListener('paste', handlePaste, { signal: gone.signal })
    return () => gone.abort()
  }, [])
}
